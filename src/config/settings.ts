import { z } from 'zod'
import { commentShare } from '../collectors/meta/hourly-budget.ts'
import {
  META_BASE_URL,
  META_COMMENT_CALLS_PER_SCAN,
  META_GRAPH_VERSION,
  pageEdges,
} from '../collectors/meta/settings.ts'
import {
  REDDIT_API_BASE_URL,
  REDDIT_COMMENT_CALLS_PER_SCAN,
  REDDIT_MAX_CALLS_PER_SCAN,
  REDDIT_TOKEN_BASE_URL,
} from '../collectors/reddit/settings.ts'
import {
  X_BASE_URL,
  X_MAX_POSTS_PER_DAY,
  X_MAX_POSTS_PER_SCAN,
  X_REFRESH_POSTS_PER_DAY,
  X_VOICE_POSTS_PER_SCAN,
} from '../collectors/x/settings.ts'
import {
  YOUTUBE_BASE_URL,
  YOUTUBE_COMMENT_UNITS_PER_SCAN,
  YOUTUBE_MAX_SEARCHES_PER_SCAN,
  YOUTUBE_RETENTION_DAYS,
  YOUTUBE_SEARCHES_PER_DAY,
  YOUTUBE_UNITS_PER_DAY,
} from '../collectors/youtube/settings.ts'
import { parseAddressRange } from '../http/client-address.ts'
import { DEFAULT_CONNECTION_LIMITS } from '../http/connections.ts'
import type { CollectorName } from '../model/index.ts'
import { logLevels } from '../process/log.ts'

/** Some 23 days: a longer delay overflows Node's timers, which then fire at once. */
const MAX_SECONDS = 2_000_000
const seconds = (fallback: number, minimum = 1) =>
  z.coerce.number({ invalid_type_error: 'must be a number' }).min(minimum).max(MAX_SECONDS).default(fallback)
const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number({ invalid_type_error: 'must be a number' }).int().min(minimum).max(maximum)
const httpUrl = z
  .string()
  .url()
  .refine((url) => /^https?:\/\//.test(url), 'must begin with http:// or https://')
  .transform((url) => url.replace(/\/+$/, ''))
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const addressRanges = z
  .string()
  .default('')
  .transform((list, context) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .flatMap((entry) => {
        const range = parseAddressRange(entry)
        if (range !== undefined) return [range]
        context.addIssue({
          code: 'custom',
          message: 'must be addresses or ranges such as 10.0.0.1 or 10.0.0.0/8, separated by commas',
        })
        return []
      }),
  )

/** Checked here because the driver would crash on an invalid escape. */
function isDecodable(url: string): boolean {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' }
  try {
    decodeURIComponent(`${username}:${password}`)
    return true
  } catch {
    return false
  }
}

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((url) => URL.canParse(url), 'must be a URL')
  .refine(isDecodable, 'must have each % of its user and password written as %25')

const retentionDays = wholeNumber(1, 3650)

/** Every setting of the service: the names of the environment, their forms and defaults. */
export const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8787),
  /** Where clients reach the service, as links and discovery give it. Default: http://HOST:PORT. */
  BASE_URL: httpUrl.optional(),
  /** Absent: an embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: databaseUrl.optional(),
  /** A replica of it, for reads of evidence. */
  DATABASE_READ_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(10),
  DATABASE_TIMEOUT_SECONDS: seconds(15),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
  /** Whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: addressRanges,
  /** Who besides this machine may read the metrics. */
  METRICS_READERS: addressRanges,
  /** Who may set plans on the pages. */
  PLAN_ADMINS: z
    .string()
    .default('')
    .transform((list, context) => {
      const ids = list.split(',').map((id) => id.trim())
      const given = ids.filter((id) => id !== '')
      if (given.every((id) => /^usr_[0-9a-f]{16}$/.test(id))) return given
      context.addIssue({
        code: 'custom',
        message: 'must be ids of users, as "npm run admin -- user list" shows them, separated by commas',
      })
      return []
    }),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(DEFAULT_CONNECTION_LIMITS.connections),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(
    DEFAULT_CONNECTION_LIMITS.connectionsOfAddress,
  ),
  SCAN_INTERVAL_SECONDS: seconds(3600, 0),
  IDEMPOTENCY_RETENTION_SECONDS: seconds(86_400),
  SCAN_DEADLINE_SECONDS: seconds(45),
  DRAIN_SECONDS: seconds(20, 0),
  RANKING_MAX_AGE_SECONDS: seconds(3600),
  RANKING_TIMEOUT_SECONDS: seconds(120),
  /** Rankings at once, each in a thread. Absent: as many as there are cores but one, which is left to the answers. */
  RANKING_THREADS: wholeNumber(1, 64).optional(),
  /** What the objects of one such thread may take. */
  RANKING_THREAD_MB: wholeNumber(64, 65_536).default(1536),
  /** Of each workspace, as JSON text; PostgreSQL stores it compressed. 0: none is kept. */
  KEPT_RANKINGS_MB: wholeNumber(0, 100_000).default(100),
  /** How often the service rechecks stored posts; 0: never, an operator does it. */
  EVIDENCE_REFRESH_HOURS: z.coerce
    .number({ invalid_type_error: 'must be a number' })
    .min(0)
    .max(720)
    .default(24),
  /** Not below the days of which every reading is kept. */
  METRICS_HISTORY_DAYS: wholeNumber(30, 36_500).default(365),
  REDDIT_RETENTION_DAYS: retentionDays.optional(),
  X_RETENTION_DAYS: retentionDays.optional(),
  YOUTUBE_RETENTION_DAYS: retentionDays.default(YOUTUBE_RETENTION_DAYS),
  FACEBOOK_RETENTION_DAYS: retentionDays.optional(),
  INSTAGRAM_RETENTION_DAYS: retentionDays.optional(),
  YOUTUBE_COUNTS_IN_SCORE: flag.default('false'),
  CHECK_OUTPUT: flag.default('false'),

  REDDIT_CLIENT_ID: z.string().min(1).optional(),
  REDDIT_CLIENT_SECRET: z.string().min(1).optional(),
  REDDIT_USER_AGENT: z.string().min(1).optional(),
  REDDIT_TOKEN_BASE_URL: httpUrl.default(REDDIT_TOKEN_BASE_URL),
  REDDIT_API_BASE_URL: httpUrl.default(REDDIT_API_BASE_URL),
  /** The first call is the token's. */
  REDDIT_MAX_CALLS_PER_SCAN: wholeNumber(2, 1000).default(REDDIT_MAX_CALLS_PER_SCAN),
  REDDIT_COMMENT_CALLS_PER_SCAN: wholeNumber(0, 1000).default(REDDIT_COMMENT_CALLS_PER_SCAN),
  /** Reads Reddit's feeds without an app: one call a scan and no counts. Not used beside a client id. */
  REDDIT_KEYLESS_FEED: flag.default('false'),
  REDDIT_KEYLESS_COMMENTS: flag.default('false'),

  X_BEARER_TOKEN: z.string().min(1).optional(),
  X_BASE_URL: httpUrl.default(X_BASE_URL),
  X_MAX_POSTS_PER_SCAN: wholeNumber(10, 100_000).default(X_MAX_POSTS_PER_SCAN),
  X_VOICE_POSTS_PER_SCAN: wholeNumber(0, 100_000)
    .refine((posts) => posts === 0 || posts >= 10, "must be 0 or at least 10, X's smallest page")
    .default(X_VOICE_POSTS_PER_SCAN),
  X_MAX_POSTS_PER_DAY: wholeNumber(10, 3_000_000).default(X_MAX_POSTS_PER_DAY),
  X_REFRESH_POSTS_PER_DAY: wholeNumber(0, 3_000_000).default(X_REFRESH_POSTS_PER_DAY),
  X_AUTHOR_EXPANSION: z.enum(['always', 'never']).default('always'),
  X_ARCHIVE: flag.default('false'),
  X_DIALECT: z.enum(['tweet', 'post']).default('tweet'),

  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_BASE_URL: httpUrl.default(YOUTUBE_BASE_URL),
  YOUTUBE_MAX_SEARCHES_PER_SCAN: wholeNumber(1, 100).default(YOUTUBE_MAX_SEARCHES_PER_SCAN),
  YOUTUBE_COMMENT_UNITS_PER_SCAN: wholeNumber(0, 10_000).default(YOUTUBE_COMMENT_UNITS_PER_SCAN),
  YOUTUBE_SEARCHES_PER_DAY: wholeNumber(1, 1_000_000).default(YOUTUBE_SEARCHES_PER_DAY),
  YOUTUBE_UNITS_PER_DAY: wholeNumber(1, 1_000_000_000).default(YOUTUBE_UNITS_PER_DAY),

  META_ACCESS_TOKEN: z.string().min(1).optional(),
  META_APP_SECRET: z.string().min(1).optional(),
  META_IG_USER_ID: z.string().min(1).optional(),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v26.0')
    .default(META_GRAPH_VERSION),
  META_BASE_URL: httpUrl.default(META_BASE_URL),
  META_PAGE_EDGE: z.enum(pageEdges).default('posts'),
  /** Not more than comments may take of an hour. */
  META_COMMENT_CALLS_PER_SCAN: wholeNumber(0, commentShare.cap).default(META_COMMENT_CALLS_PER_SCAN),
})

/** Every setting, parsed. */
export type Settings = z.output<typeof Settings>
type SettingName = keyof Settings

/** The settings that each collector cannot do without. Given in part, they stop the start. */
export const requiredSettings = {
  reddit: ['REDDIT_CLIENT_ID', 'REDDIT_CLIENT_SECRET', 'REDDIT_USER_AGENT'],
  x: ['X_BEARER_TOKEN'],
  youtube: ['YOUTUBE_API_KEY'],
  meta: ['META_ACCESS_TOKEN', 'META_APP_SECRET'],
} as const satisfies Record<CollectorName, readonly SettingName[]>
