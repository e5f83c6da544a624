import type { XDialect } from './dialect.ts'

export const X_BASE_URL = 'https://api.x.com'
export const X_MAX_POSTS_PER_SCAN = 200
/** Five full scans, or a day of hourly ones that read only new posts: $5 a day, $15 with authors. */
export const X_MAX_POSTS_PER_DAY = 1000
/** What people say to the company costs as much as posts: the operator decides. 100 are $0.50, $1.50 with authors. */
export const X_VOICE_POSTS_PER_SCAN = 0
/** Rechecking a post costs as much as finding it, so it is off by default. */
export const X_REFRESH_POSTS_PER_DAY = 0

export interface XSettings {
  readonly bearerToken: string
  readonly baseUrl: string
  /** Every post that is read is billed. */
  readonly maxPostsPerScan: number
  /** Replies and mentions, beyond those; 0: none is read. */
  readonly voicePostsPerScan: number
  /** Per UTC day and token, for scans and rechecks together. */
  readonly maxPostsPerDay: number
  /** The part of it that rechecks may use; 0: stored posts are not rechecked. */
  readonly refreshPostsPerDay: number
  /** Days that a post is kept without being confirmed; null: without limit. */
  readonly retentionDays: number | null
  /** `never` saves the price of an author per post; posts then have no handle. */
  readonly authorExpansion: 'always' | 'never'
  /** True: windows beyond seven days are searched in the full archive. */
  readonly archive: boolean
  /** The field names to try first; if X refuses them, the other set is tried once. */
  readonly dialect: XDialect
}
