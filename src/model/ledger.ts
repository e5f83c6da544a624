import type { Platform } from './platform.ts'
import type { QueryKind } from './scan.ts'

/** What queries of one kind did on one platform, all scans of a workspace together. */
export interface LedgerEntry {
  readonly platform: Platform
  readonly kind: QueryKind
  /**
   * ISO 8601: the earliest moment that any of them reached, and the last time that one was asked, reached or not. The
   * same moment where none ever reached anything, such as a subreddit that lets nobody in.
   */
  readonly from: string
  readonly until: string
  /** The UTC days (`YYYY-MM-DD`) that one of them reached: half of the day at least, or any of today. */
  readonly days: readonly string[]
  /** Those of them that no scan reached with all of its queries of the kind; absent: none. */
  readonly partlyDays?: readonly string[] | undefined
}

/** What scans have recorded: at most one entry for each platform and kind. */
export type Ledger = readonly LedgerEntry[]
