import type { Metrics, Platform, TrendStatus } from '../model/index.ts'

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
export interface StoredTrend {
  readonly id: string
  readonly topic: string
  readonly mentions: number
  readonly uniqueAuthors: number
  readonly score: number
  readonly engagement: number
  readonly platforms: readonly Platform[]
  /** Undefined where the ranking was stored without it, as are those below. */
  readonly independentMentions?: number | undefined
  readonly status?: TrendStatus | undefined
  /** ISO 8601: its first and last known post, the first of which may lie before the window. */
  readonly firstSeenAt?: string | undefined
  readonly lastSeenAt?: string | undefined
}
