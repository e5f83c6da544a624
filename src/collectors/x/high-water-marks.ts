import { createHash } from 'node:crypto'
import { toDate, toRecord } from '../json.ts'
import type { LookupCache } from '../limits.ts'
import type { XQuery } from './plan.ts'

const KIND = 'x_seen'
/** X needs some minutes to index the latest posts; posts that are read twice are deduplicated by id. */
const INDEXING_OVERLAP_MS = 10 * 60_000

/** The range that a query has been read for completely, by one scan or by several adjacent ones. */
export interface HighWaterMark {
  readonly from: Date
  readonly until: Date
}

export interface Window {
  /** The start of the range to request from X. */
  readonly askFrom: Date
  /** Together with earlier scans, the query is covered from here once it is complete. */
  readonly coveredFrom: Date
  readonly resumed: boolean
}

/**
 * The rest to request of a window that starts at `start`. A mark counts only if it reaches back to `start`
 * and forward into the window; otherwise there would be a gap. `wantedSince` may be before `start`, where X
 * no longer reaches but earlier scans did.
 */
export function resumeFrom(mark: HighWaterMark | undefined, start: Date, wantedSince: Date): Window {
  if (mark === undefined || mark.from > start || mark.until < start) {
    return { askFrom: start, coveredFrom: start, resumed: false }
  }
  return {
    askFrom: new Date(Math.max(start.getTime(), mark.until.getTime() - INDEXING_OVERLAP_MS)),
    // Posts older than the window may have been deleted since.
    coveredFrom: new Date(Math.max(mark.from.getTime(), wantedSince.getTime())),
    resumed: true,
  }
}

/** High-water marks by workspace and query: another workspace may not have stored the same posts. */
export interface HighWaterMarks {
  get(query: XQuery, workspaceId: string, notBefore: Date): Promise<HighWaterMark | undefined>
  set(query: XQuery, workspaceId: string, mark: HighWaterMark): Promise<void>
}

export function createHighWaterMarks(lookups: LookupCache, account: string): HighWaterMarks {
  /**
   * The label distinguishes `=US` from `US`: X gets the same query for both, but different posts are kept.
   */
  const keyOf = ({ q, label }: XQuery, workspaceId: string) =>
    `${account} ${createHash('sha256')
      .update(JSON.stringify([workspaceId, q, label]))
      .digest('hex')}`
  return {
    async get(query, workspaceId, notBefore) {
      const value = toRecord(await lookups.get(KIND, keyOf(query, workspaceId), notBefore))
      const from = toDate(value['from'])
      const until = toDate(value['until'])
      return from === undefined || until === undefined ? undefined : { from, until }
    },
    async set(query, workspaceId, { from, until }) {
      const value = { from: from.toISOString(), until: until.toISOString() }
      await lookups.set(KIND, keyOf(query, workspaceId), value, until)
    },
  }
}
