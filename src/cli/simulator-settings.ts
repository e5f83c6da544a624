import { credentials, redditUserAgent } from '../../simulator/credentials.ts'
import type { Simulator } from '../../simulator/server.ts'

/** The settings that point every collector at a simulator, as the environment would give them. */
export function simulatorSettings({ baseUrls }: Pick<Simulator, 'baseUrls'>): Record<string, string> {
  return {
    REDDIT_CLIENT_ID: credentials.reddit.clientId,
    REDDIT_CLIENT_SECRET: credentials.reddit.clientSecret,
    REDDIT_USER_AGENT: redditUserAgent,
    REDDIT_TOKEN_BASE_URL: baseUrls['reddit-www'],
    REDDIT_API_BASE_URL: baseUrls['reddit-oauth'],
    X_BEARER_TOKEN: credentials.x.bearerToken,
    X_BASE_URL: baseUrls.x,
    YOUTUBE_API_KEY: credentials.youtube.apiKey,
    YOUTUBE_BASE_URL: baseUrls.youtube,
    META_ACCESS_TOKEN: credentials.meta.accessToken,
    META_APP_SECRET: credentials.meta.appSecret,
    META_IG_USER_ID: credentials.meta.igUserId,
    META_BASE_URL: baseUrls.meta,
  }
}
