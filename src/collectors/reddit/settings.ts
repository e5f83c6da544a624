export const REDDIT_TOKEN_BASE_URL = 'https://www.reddit.com'
export const REDDIT_API_BASE_URL = 'https://oauth.reddit.com'

export interface RedditSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** `<platform>:<app id>:<version> (by /u/<owner>)`; Reddit throttles anything that hides who asks. */
  readonly userAgent: string
  readonly tokenBaseUrl: string
  readonly apiBaseUrl: string
}
