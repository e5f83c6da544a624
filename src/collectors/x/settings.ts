import type { XDialect } from './dialect.ts'

export const X_BASE_URL = 'https://api.x.com'
export const X_MAX_POSTS_PER_SCAN = 200

export interface XSettings {
  readonly bearerToken: string
  readonly baseUrl: string
  /** Every post read is paid for. */
  readonly maxPostsPerScan: number
  /** Which field names to begin with; the other set is tried once if X refuses them. */
  readonly dialect: XDialect
}
