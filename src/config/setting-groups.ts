import type { MetaSettings } from '../collectors/meta/settings.ts'
import type { RedditSettings } from '../collectors/reddit/settings.ts'
import type { XSettings } from '../collectors/x/settings.ts'
import type { YouTubeSettings } from '../collectors/youtube/settings.ts'
import { REFRESH_AFTER_HOURS, type RetentionPolicies } from '../evidence/retention-policy.ts'
import type { Platform } from '../model/index.ts'
import type { Settings } from './settings.ts'

/** Undefined: that collector is not configured. */
export interface CollectorSettings {
  readonly reddit: RedditSettings | undefined
  readonly x: XSettings | undefined
  readonly youtube: YouTubeSettings | undefined
  readonly meta: MetaSettings | undefined
}

/** The retention policy of each platform, from its setting. */
export function readRetentionPolicies(settings: Settings): RetentionPolicies {
  const policy = (platform: Platform, retentionDays: number | undefined) => ({
    refreshAfterHours: REFRESH_AFTER_HOURS[platform],
    retentionDays: retentionDays ?? null,
  })
  return {
    reddit: policy('reddit', settings.REDDIT_RETENTION_DAYS),
    x: policy('x', settings.X_RETENTION_DAYS),
    youtube: policy('youtube', settings.YOUTUBE_RETENTION_DAYS),
    facebook: policy('facebook', settings.FACEBOOK_RETENTION_DAYS),
    instagram: policy('instagram', settings.INSTAGRAM_RETENTION_DAYS),
  }
}

/** The settings that the keyless feed needs. */
export const keylessFeedSettings = ['REDDIT_KEYLESS_FEED', 'REDDIT_USER_AGENT'] as const

/** Whether Reddit is read by its keyless feed: chosen by the operator, and no app's credentials given. */
export function readsKeylessFeed(settings: Settings): boolean {
  const { REDDIT_CLIENT_ID, REDDIT_CLIENT_SECRET, REDDIT_KEYLESS_FEED } = settings
  return REDDIT_KEYLESS_FEED && REDDIT_CLIENT_ID === undefined && REDDIT_CLIENT_SECRET === undefined
}

function readReddit(s: Settings): RedditSettings | undefined {
  if (s.REDDIT_USER_AGENT === undefined) return undefined
  const { REDDIT_USER_AGENT: userAgent, REDDIT_TOKEN_BASE_URL: tokenBaseUrl } = s
  if (readsKeylessFeed(s))
    return {
      access: 'feed',
      userAgent,
      webBaseUrl: tokenBaseUrl,
      readsComments: s.REDDIT_KEYLESS_COMMENTS,
    }
  if (s.REDDIT_CLIENT_ID === undefined || s.REDDIT_CLIENT_SECRET === undefined) return undefined
  return {
    access: 'app',
    clientId: s.REDDIT_CLIENT_ID,
    clientSecret: s.REDDIT_CLIENT_SECRET,
    userAgent,
    tokenBaseUrl,
    apiBaseUrl: s.REDDIT_API_BASE_URL,
    maxCallsPerScan: s.REDDIT_MAX_CALLS_PER_SCAN,
    commentCallsPerScan: s.REDDIT_COMMENT_CALLS_PER_SCAN,
  }
}

/** Each collector's own settings; undefined where it is not configured. */
export function readCollectors(s: Settings): CollectorSettings {
  return {
    reddit: readReddit(s),
    x: s.X_BEARER_TOKEN
      ? {
          bearerToken: s.X_BEARER_TOKEN,
          baseUrl: s.X_BASE_URL,
          maxPostsPerScan: s.X_MAX_POSTS_PER_SCAN,
          voicePostsPerScan: s.X_VOICE_POSTS_PER_SCAN,
          maxPostsPerDay: s.X_MAX_POSTS_PER_DAY,
          refreshPostsPerDay: s.X_REFRESH_POSTS_PER_DAY,
          retentionDays: s.X_RETENTION_DAYS ?? null,
          authorExpansion: s.X_AUTHOR_EXPANSION,
          archive: s.X_ARCHIVE,
          dialect: s.X_DIALECT,
        }
      : undefined,
    youtube: s.YOUTUBE_API_KEY
      ? {
          apiKey: s.YOUTUBE_API_KEY,
          baseUrl: s.YOUTUBE_BASE_URL,
          maxSearchesPerScan: s.YOUTUBE_MAX_SEARCHES_PER_SCAN,
          commentUnitsPerScan: s.YOUTUBE_COMMENT_UNITS_PER_SCAN,
          searchesPerDay: s.YOUTUBE_SEARCHES_PER_DAY,
          unitsPerDay: s.YOUTUBE_UNITS_PER_DAY,
        }
      : undefined,
    meta:
      s.META_ACCESS_TOKEN && s.META_APP_SECRET
        ? {
            accessToken: s.META_ACCESS_TOKEN,
            appSecret: s.META_APP_SECRET,
            ...(s.META_IG_USER_ID === undefined ? {} : { igUserId: s.META_IG_USER_ID }),
            graphVersion: s.META_GRAPH_VERSION,
            baseUrl: s.META_BASE_URL,
            pageEdge: s.META_PAGE_EDGE,
            commentCallsPerScan: s.META_COMMENT_CALLS_PER_SCAN,
          }
        : undefined,
  }
}
