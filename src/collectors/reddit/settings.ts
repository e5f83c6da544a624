export const REDDIT_TOKEN_BASE_URL = 'https://www.reddit.com'
export const REDDIT_API_BASE_URL = 'https://oauth.reddit.com'
/** At 650 ms per call, more if Reddit responds slowly, these fit into a scan of 45 s. */
export const REDDIT_MAX_CALLS_PER_SCAN = 40
/** Beside those for posts; 13 seconds of a scan. */
export const REDDIT_COMMENT_CALLS_PER_SCAN = 20

/** An app that Reddit approved. */
export interface RedditAppSettings {
  readonly access: 'app'
  readonly clientId: string
  readonly clientSecret: string
  /**
   * `<platform>:<app id>:<version> (by /u/<owner>)`; Reddit throttles clients that do not identify
   * themselves.
   */
  readonly userAgent: string
  readonly tokenBaseUrl: string
  readonly apiBaseUrl: string
  /** Including the call for the token, without retries. */
  readonly maxCallsPerScan: number
  /** For comments, after posts; 0: none are read. */
  readonly commentCallsPerScan: number
}

/** The keyless Atom feeds, an explicit choice of the operator: about one call a minute, no counts. */
export interface RedditFeedSettings {
  readonly access: 'feed'
  readonly userAgent: string
  readonly webBaseUrl: string
  /** The one feed of a scan is that of the newest comments of the workspace's subreddits, if it names any. */
  readonly readsComments: boolean
}

export type RedditSettings = RedditAppSettings | RedditFeedSettings
