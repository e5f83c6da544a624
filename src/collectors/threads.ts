import type { DueThreadFilter, DueThreads, Platform, ThreadVisit } from '../model/index.ts'
import { beginningOf } from '../text/truncate.ts'

/** What scans of all processes have read of threads. */
export interface ThreadLedger {
  /**
   * The threads to be read, at most `limit` behind the first `skip`: first what earlier scans had to leave, the longest
   * waiting first, then those whose number of comments has changed most. All are counted as long as one is listed. Posts of
   * the running scan count once `sink.flushed` has resolved.
   */
  due(
    workspaceId: string,
    platform: Platform,
    filter: DueThreadFilter,
    limit: number,
    skip?: number,
  ): Promise<DueThreads>
  note(workspaceId: string, platform: Platform, visits: readonly ThreadVisit[], at: Date): Promise<void>
  /** How many threads below posts that hold a word are left out of `due` because they were found closed. */
  countClosed(
    workspaceId: string,
    platform: Platform,
    filter: { readonly since: Date; readonly closedAfter: Date },
  ): Promise<number>
  /** Threads of these that were found closed have shown a comment: they are due again. */
  reopen(workspaceId: string, platform: Platform, ids: readonly string[]): Promise<void>
  /** Of the `most` largest threads below posts that hold a word those whose most liked comments wait to be read: their ids. */
  largest(
    workspaceId: string,
    platform: Platform,
    filter: Omit<DueThreadFilter, 'authors'> & { readonly topReadAfter: Date },
    most: number,
  ): Promise<readonly string[]>
  /** The most liked comments of these threads were read. */
  noteTopReads(workspaceId: string, platform: Platform, ids: readonly string[], at: Date): Promise<void>
  /** The links of the newest stored posts that hold a word of the list, of some time: where a workspace is spoken of. */
  linksOfHits(workspaceId: string, platform: Platform, since: Date): Promise<readonly string[]>
  /** The accounts that an administrator has listed as the company's own, as they were written. */
  companyAccounts(workspaceId: string, platform: Platform): Promise<readonly string[]>
  /** What those of these posts that are stored say, and who does, by their id: what is said above a comment. */
  textsOf(
    workspaceId: string,
    platform: Platform,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly text: string; readonly authorHandle: string | undefined }>>
  /** Which of these ids are stored: what an answer need not be asked for again. */
  storedAmong(workspaceId: string, platform: Platform, ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** Of a list of due threads that was cut: its end is no silence. Undefined where all are listed. */
export function moreAreDue({ due, waiting }: DueThreads): string | undefined {
  const more = waiting - due.length
  return more > 0 ? `${more} more threads are due than one scan lists; the next ones go on.` : undefined
}

/** What waits to be read, for a plan, and how many of these threads a scan asks for at most, where that is not all. */
export function describeWaiting(
  { waiting, unread }: DueThreads,
  mostAsked: number,
  what: 'threads' | 'posts' = 'threads',
): string {
  const all = `${unread} comments of ${waiting} known ${what} are unread`
  return mostAsked < waiting ? `${all}, of which a scan asks for at most ${mostAsked}` : all
}

/** In characters: a title is understood by its beginning, and it is not the comment's author who wrote it. */
const CONTEXT_CHARACTERS = 200

/**
 * A thread's title or caption as the `context` of its comments: its first lines, at most 200 characters; empty where nothing
 * of it can be shown so.
 */
export function contextOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const beginning = beginningOf(line, CONTEXT_CHARACTERS - 1)
  if (beginning === '') return ''
  return beginning === line ? line : `${beginning}…`
}
