import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'
import type { EvidenceFilter } from './posts.ts'

/** How many posts a filter with words had, and what tells how many it has a while later. Times in milliseconds. */
export interface FoundTotal {
  readonly total: number
  /** Of the evidence then. */
  readonly version: string
  readonly sinceMs: number | undefined
  readonly untilMs: number | undefined
  /** When the oldest of them were published, the oldest first: these leave the window first. */
  readonly leavingMs: readonly number[]
  /** When the first of those was published that are later than the window. */
  readonly enteringMs: number | undefined
}

/** Of the oldest posts: as many may leave a window before it is counted again. In 1 KB. */
export const LEAVING_POSTS = 100
/** Of each database: 500 KB. */
const MAX_TOTALS = 500

const totals = new WeakMap<Db, LRUCache<string, FoundTotal>>()

/** Whether the version of the evidence moves whenever the posts of the filter do: what is derived has a key of its own. */
export function isCountable({ derived, among, storedAfter }: EvidenceFilter): boolean {
  return derived === undefined && among === undefined && storedAfter === undefined
}

/** The total of the filter now if the evidence is still of the remembered version; undefined where that does not tell. */
export function recallTotal(
  db: Db,
  filter: EvidenceFilter,
): Pick<FoundTotal, 'total' | 'version'> | undefined {
  const known = totals.get(db)?.get(keyOf(filter))
  if (known === undefined) return undefined
  const { total, version, sinceMs, untilMs, leavingMs, enteringMs } = known
  const since = filter.since?.getTime() ?? 0
  const until = filter.until?.getTime() ?? 0
  if (since < (sinceMs ?? 0) || until < (untilMs ?? 0)) return undefined
  if (untilMs !== undefined && enteringMs !== undefined && enteringMs <= until) return undefined
  const left = sinceMs === undefined ? 0 : leavingMs.filter((publishedMs) => publishedMs < since).length
  return left === LEAVING_POSTS ? undefined : { total: total - left, version }
}

export function rememberTotal(db: Db, filter: EvidenceFilter, found: FoundTotal): void {
  const known = totals.get(db) ?? new LRUCache({ max: MAX_TOTALS })
  totals.set(db, known)
  known.set(keyOf(filter), found)
}

/** Windows of the same length move with the clock and are one. */
function keyOf({ workspaceId, since, until, platform, q, kind, thread }: EvidenceFilter): string {
  const window = [since === undefined, until === undefined, Number(until ?? 0) - Number(since ?? 0)]
  const isMoving = since !== undefined && until !== undefined
  return JSON.stringify([workspaceId, platform, q, kind, thread, isMoving ? window : [since, until]])
}
