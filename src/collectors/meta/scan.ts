import type { CollectWork } from '../http.ts'
import { type JsonRecord, toDate, toFilledText, toRecord } from '../json.ts'
import type { Candidate, PostGate } from '../post-gate.ts'
import type { Progress } from '../query-run.ts'
import type { GraphClient } from './client.ts'
import type { MetaMemory } from './ledger.ts'

/** What every query of one scan works with. */
export interface MetaScan {
  readonly graph: GraphClient
  readonly memory: MetaMemory
  readonly gate: PostGate
  readonly work: CollectWork
  readonly now: () => Date
}

/** Hands on one page of a list that is newest first. */
export function admitPage(
  items: readonly JsonRecord[],
  page: {
    readonly timeField: 'created_time' | 'timestamp'
    readonly toCandidate: (item: JsonRecord) => Candidate
  },
  progress: Progress,
  { gate }: MetaScan,
): void {
  gate.admit(items.map(page.toCandidate), { needsWord: false })
  // Pinned posts may stand first whatever their age, so the last one says how far the page reached.
  progress.reachedBackTo = toDate(items.at(-1)?.[page.timeField]) ?? progress.reachedBackTo
}

/** The cursor of the next page; `next` itself is a URL with our token in it and is never followed. */
export function cursorOf(paging: unknown): string | undefined {
  const { next, cursors } = toRecord(paging)
  return next === undefined ? undefined : toFilledText(toRecord(cursors)['after'])
}
