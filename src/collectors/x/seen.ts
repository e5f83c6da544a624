import { createHash } from 'node:crypto'
import { toDate, toRecord } from '../json.ts'
import type { Lookups } from '../limits.ts'
import type { XQuery } from './plan.ts'

const KIND = 'x_seen'
/** X's index takes some minutes for the last posts; what is read twice is dropped by its id. */
const OVERLAP_MS = 10 * 60_000

/** A query was answered to its end, by one scan or by several that joined. */
export interface Seen {
  readonly from: Date
  readonly until: Date
}

export interface Window {
  /** What X is asked for begins here. */
  readonly askFrom: Date
  /** With what earlier scans saw, the query is covered from here once it is complete. */
  readonly coveredFrom: Date
  readonly resumed: boolean
}

/**
 * What is left to ask of a window that begins at `start`. Earlier scans count only when they reach back to `start`
 * and forward into the window: else there would be a hole. `wantedSince` may be before `start`, where X does not
 * reach any more but earlier scans did.
 */
export function resume(seen: Seen | undefined, start: Date, wantedSince: Date): Window {
  if (seen === undefined || seen.from > start || seen.until < start) {
    return { askFrom: start, coveredFrom: start, resumed: false }
  }
  return {
    askFrom: new Date(Math.max(start.getTime(), seen.until.getTime() - OVERLAP_MS)),
    // What is older than was wanted may have been cleared away since.
    coveredFrom: new Date(Math.max(seen.from.getTime(), wantedSince.getTime())),
    resumed: true,
  }
}

/** What one workspace's queries have seen: another workspace may not have stored those posts. */
export interface SeenQueries {
  recall(query: XQuery, workspaceId: string, notBefore: Date): Promise<Seen | undefined>
  remember(query: XQuery, workspaceId: string, seen: Seen): Promise<void>
}

export function createSeenQueries(lookups: Lookups, account: string): SeenQueries {
  /** The label tells `=US` from `US`, which X is asked for in the same words and we keep different posts of. */
  const keyOf = ({ q, label }: XQuery, workspaceId: string) =>
    `${account} ${createHash('sha256')
      .update(JSON.stringify([workspaceId, q, label]))
      .digest('hex')}`
  return {
    async recall(query, workspaceId, notBefore) {
      const value = toRecord(await lookups.recall(KIND, keyOf(query, workspaceId), notBefore))
      const from = toDate(value['from'])
      const until = toDate(value['until'])
      return from === undefined || until === undefined ? undefined : { from, until }
    },
    async remember(query, workspaceId, { from, until }) {
      const value = { from: from.toISOString(), until: until.toISOString() }
      await lookups.remember(KIND, keyOf(query, workspaceId), value, until)
    },
  }
}
