export const REDDIT_TOKEN_BASE_URL = 'https://www.reddit.com'
export const REDDIT_API_BASE_URL = 'https://oauth.reddit.com'
/** At 650 ms a call, and slower when Reddit answers slowly, these fit a scan of 45 s. */
export const REDDIT_MAX_CALLS_PER_SCAN = 40

/** An app that Reddit approved. */
export interface RedditAppSettings {
  readonly access: 'app'
  readonly clientId: string
  readonly clientSecret: string
  /** `<platform>:<app id>:<version> (by /u/<owner>)`; Reddit throttles anything that hides who asks. */
  readonly userAgent: string
  readonly tokenBaseUrl: string
  readonly apiBaseUrl: string
  /** The token's included, repeats after a failure not. */
  readonly maxCallsPerScan: number
}

/** The keyless Atom feeds: an operator's explicit choice, about one call a minute and no counts. */
export interface RedditFeedSettings {
  readonly access: 'feed'
  readonly userAgent: string
  readonly webBaseUrl: string
}

export type RedditSettings = RedditAppSettings | RedditFeedSettings
