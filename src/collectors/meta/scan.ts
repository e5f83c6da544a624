import type { DueThread } from '../../model/index.ts'
import type { CollectorError } from '../collector.ts'
import type { CollectWork } from '../http.ts'
import { type JsonRecord, toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import type { Candidate, PostGate } from '../post-gate.ts'
import { type Progress, queryProblem } from '../query-run.ts'
import type { GraphClient } from './client.ts'
import type { CommentMemory } from './comments/memory.ts'
import type { MetaMemory } from './ledger.ts'
import { unexpectedContent } from './refusals.ts'

/** What the queries of one scan share. */
export interface MetaScan {
  readonly graph: GraphClient
  readonly memory: MetaMemory
  readonly comments: Pick<CommentMemory, 'noteAccountId'>
  readonly gate: PostGate
  readonly work: CollectWork
  readonly now: () => Date
  /** Filled by accounts: the ids that their media have there, by link; under a hashtag they have others. */
  readonly mediaIds: Map<string, string>
  /** Filled by Pages: posts that came without a number of comments. */
  readonly uncounted: DueThread[]
}

/** Admits one page of a list that is newest first. */
export async function admitPage(
  items: readonly JsonRecord[],
  page: {
    readonly timeField: 'created_time' | 'timestamp'
    readonly toCandidate: (item: JsonRecord) => Candidate
  },
  progress: Progress,
  { gate }: MetaScan,
): Promise<void> {
  await gate.admit(items.map(page.toCandidate), { needsWord: false })
  // Old pinned posts may come first, so the last item tells how far the page reaches.
  progress.reachedBackTo = toDate(items.at(-1)?.[page.timeField]) ?? progress.reachedBackTo
}

/**
 * The items of a list. Throws `unexpected_content` if there is none: that is not the same as an empty list.
 */
export function itemsOf(body: JsonRecord): readonly JsonRecord[] {
  if (!Array.isArray(body['data'])) throw unexpectedContent()
  return toRecords(body['data'])
}

/**
 * The cursor of the next page, undefined on the last one. `next` itself is a URL that contains the token and
 * is never followed; throws if it comes without a cursor.
 */
export function cursorOf(paging: unknown): string | undefined {
  const { next, cursors } = toRecord(paging)
  if (next === undefined) return undefined
  const after = toFilledText(toRecord(cursors)['after']) ?? cursorIn(next)
  if (after === undefined) throw noCursor()
  return after
}

/** An empty page may name the next one by its URL alone. */
function cursorIn(next: unknown): string | undefined {
  const url = toFilledText(next)
  if (url === undefined || !URL.canParse(url)) return undefined
  return toFilledText(new URL(url).searchParams.get('after'))
}

/** The problem of a list that has more pages but no cursor: what was read stays, the rest is a gap. */
export function noCursor(): CollectorError {
  return queryProblem('no_cursor', 'Meta named no cursor by which its next page can be asked for.')
}
