import type { DueThread, DueThreadFilter, Platform, ThreadVisit } from '../model/index.ts'
import { beginningOf } from '../text/truncate.ts'

/** What scans of all processes have read of threads. */
export interface ThreadLedger {
  /**
   * The threads to be read, at most `limit`: first what earlier scans had to leave, the longest waiting first, then those
   * whose number of comments has changed most. Posts of the running scan count once `sink.flushed` has resolved.
   */
  due(
    workspaceId: string,
    platform: Platform,
    filter: DueThreadFilter,
    limit: number,
  ): Promise<readonly DueThread[]>
  note(workspaceId: string, platform: Platform, visits: readonly ThreadVisit[], at: Date): Promise<void>
  /** Which of these ids are stored: what an answer need not be asked for again. */
  storedAmong(workspaceId: string, platform: Platform, ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** In characters: a title is understood by its beginning, and it is not the comment's author who wrote it. */
const CONTEXT_CHARACTERS = 200

/** A thread's title or caption as the `context` of its comments: its first lines, short. */
export function contextOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const beginning = beginningOf(line, CONTEXT_CHARACTERS - 1)
  return beginning === line ? line : `${beginning}…`
}
