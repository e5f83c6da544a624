import type { Metrics, Platform, RankedTrend } from '../model/index.ts'

/** A stored post as the checks need it. */
export interface StoredPost {
  readonly platform: Platform
  readonly id: string
  readonly url: string
  readonly commentsUrl?: string | undefined
  readonly authorHandle?: string | undefined
  readonly publishedAt: string
  readonly metrics: Metrics
  /** Its text as it is stored and, last, as it is shown, in NFC: one where both are the same. */
  readonly texts: readonly string[]
}

/** A trend of the current ranking as the checks need it. */
export type StoredTrend = Pick<
  RankedTrend,
  | 'id'
  | 'topic'
  | 'mentions'
  | 'independentMentions'
  | 'uniqueAuthors'
  | 'score'
  | 'engagement'
  | 'platforms'
  | 'status'
  | 'firstSeenAt'
  | 'lastSeenAt'
>
