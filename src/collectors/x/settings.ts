import type { XDialect } from './dialect.ts'

export const X_BASE_URL = 'https://api.x.com'
export const X_MAX_POSTS_PER_SCAN = 200
/** Five whole scans, or a day of hourly ones that ask only for what is new: $5 a day, $15 with authors. */
export const X_MAX_POSTS_PER_DAY = 1000
/** Reading a stored post again costs as much as finding it: it must be asked for. */
export const X_REFRESH_POSTS_PER_DAY = 0

export interface XSettings {
  readonly bearerToken: string
  readonly baseUrl: string
  /** Every post read is paid for. */
  readonly maxPostsPerScan: number
  /** Of one UTC day and one token, whatever reads them. */
  readonly maxPostsPerDay: number
  /** The part of them that may go to stored posts; 0: stored posts are not read again. */
  readonly refreshPostsPerDay: number
  /** Posts that nobody confirms are kept so many days; null: without end. */
  readonly retentionDays: number | null
  /** `never` saves the price of an author a post; posts then come without a handle. */
  readonly authorExpansion: 'always' | 'never'
  /** True: windows beyond seven days are searched in the full archive. */
  readonly archive: boolean
  /** Which field names to begin with; the other set is tried once if X refuses them. */
  readonly dialect: XDialect
}
