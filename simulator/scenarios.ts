export const platformNames = ['reddit', 'x', 'youtube', 'meta'] as const
export type PlatformName = (typeof platformNames)[number]

/**
 * The failures that can be simulated, with their default amounts. A name ending in a count means "the first
 * `amount` calls fail, then all succeed"; Infinity never recovers.
 */
const amounts = {
  ok: 0,
  /** Milliseconds before each answer. */
  slow: 1000,
  /** Calls answered with the platform's 5xx. */
  server_error: 2,
  /** Calls whose connection is dropped before any answer. */
  reset: Number.POSITIVE_INFINITY,
  /** Calls whose body ends half-way although the connection ends well. */
  broken_json: Number.POSITIVE_INFINITY,
  /** Calls whose connection is cut in the middle of the body. */
  truncated: Number.POSITIVE_INFINITY,
  /** Bytes of a body padded with blanks. */
  oversized: 24 * 1024 * 1024,
  /** The same size after decompression, a few kilobytes on the wire. */
  gzip_bomb: 64 * 1024 * 1024,
  /** Calls answered 200 with an HTML page. */
  html: Number.POSITIVE_INFINITY,
  /** Accounts exist, posts do not. */
  empty: 0,
  /** Calls answered 429 (Meta: code 4) in the platform's first shape. */
  rate_limited: Number.POSITIVE_INFINITY,
  /** The same in the second shape: Reddit's HTML page, X's legacy body. */
  rate_limited_other: Number.POSITIVE_INFINITY,
  /** Calls refused although the credential is valid: 401, Meta's expired token (190), YouTube's bad key. */
  unauthorized: Number.POSITIVE_INFINITY,
  /** API calls until the first Reddit token expires; later tokens last. */
  short_token: 2,
  /** Seconds that each Reddit token lives. */
  token_seconds: 2,
  /** Calls left of Reddit's window, which ends 20 seconds after the first. */
  window_ends: 11,
  /** Token requests refused with 429. */
  token_rate_limited: Number.POSITIVE_INFINITY,
  /** Calls answered 403: Reddit's HTML page of the network edge, X's client-forbidden. */
  blocked: Number.POSITIVE_INFINITY,
  /** Every further page begins with the last item of the page before. */
  duplicates: 0,
  /** 402 in X's two shapes. */
  credits: Number.POSITIVE_INFINITY,
  credits_other: Number.POSITIVE_INFINITY,
  /** Only this vocabulary is accepted; the other parameter is a 400. */
  only_tweet: 0,
  only_post: 0,
  /** X: calls that every window of every endpoint allows. */
  small_window: 1,
  /** X: pages hold half of the requested number. */
  half_pages: 0,
  /** X: pages hold this many more posts than requested, and all are billed. */
  generous_pages: 20,
  /** X: searches find nothing and always name a next page. */
  endless_pages: 0,
  /** Searches left of YouTube's daily bucket. */
  search_quota: 0,
  /** Units left of YouTube's daily bucket for everything else. */
  daily_quota: 0,
  /** YouTube's search and lists still name videos that have become private or unlisted. */
  stale_index: 0,
  /** YouTube refuses every page token. */
  stale_pages: 0,
  /** Calls answered with YouTube's per-minute 429. */
  per_minute: 1,
  /** Calls answered with YouTube's unfounded delegation 403. */
  transient: 1,
  access_not_configured: Number.POSITIVE_INFINITY,
  /** YouTube: pages of comments hold this many although more were asked for, unless ordered by relevance. */
  short_pages: 20,
  /** YouTube, Meta: every page of comments is the first one and names itself as the next. */
  stuck_pages: 0,
  /** YouTube: comments further back than this many cannot be paged to. */
  deep_pages: 200,
  /** Calls for comments answered with YouTube's processingFailure. */
  processing_failure: 1,
  /** YouTube lists replies newest first. */
  newest_replies: 0,
  /** YouTube ignores `searchTerms` and gives all threads. */
  search_terms_ignored: 0,
  /** YouTube: a picture beneath a video is not named, as before November 2026. */
  no_pictures: 0,
  /** YouTube lists threads of community posts with a channel's, without a video. */
  community_threads: 0,
  /** YouTube refuses a request for comments of which one is gone, instead of leaving it out. */
  missing_refused: 0,
  /** Meta: code 10 on pages; code 10 on everything of Instagram. */
  no_page_access: Number.POSITIVE_INFINITY,
  no_instagram_access: Number.POSITIVE_INFINITY,
  /** Meta: code 10 on hashtags only, which need an approval of their own. */
  no_hashtag_access: Number.POSITIVE_INFINITY,
  /** Meta: comments are asked for with a person's token: none come, and their number does. */
  user_token: 0,
  /** Meta: the token has no task on the company's Page, which is then read like a stranger's. */
  no_page_task: 0,
  /** Meta: code 283 where what people wrote to the company's Page is read. */
  no_user_content: Number.POSITIVE_INFINITY,
  /** Meta: a first page of comments is empty and names a next one. */
  hollow_pages: 0,
  /** Meta: code 10 on Instagram's comments, tags and mentions. */
  no_comment_access: Number.POSITIVE_INFINITY,
  /** Meta: Instagram names nobody who comments. */
  no_comment_names: 0,
  /** Meta: an app in development sees no comment of Instagram, and cursors nevertheless. */
  development_mode: 0,
  /** Meta: code 368 on everything. */
  policy_blocked: Number.POSITIVE_INFINITY,
  /** Meta: items of a batch that are answered in time; the others are null. */
  batch_timeout: 1,
  /** Meta: codes 80001 and 80002, 7 minutes to regain. */
  pages_limited: Number.POSITIVE_INFINITY,
  instagram_limited: Number.POSITIVE_INFINITY,
  /** Meta: the largest `limit` that does not ask for too much data. */
  reduce_data: 25,
  /** Meta: the usage header says 79, 81 and then 96 percent. */
  usage_climbing: 0,
} as const satisfies Record<string, number>

export type ScenarioName = keyof typeof amounts

const everywhere = [
  'ok',
  'slow',
  'server_error',
  'reset',
  'broken_json',
  'truncated',
  'oversized',
  'gzip_bomb',
  'html',
  'empty',
  'rate_limited',
  'unauthorized',
] as const satisfies readonly ScenarioName[]

export const scenarioNames: Readonly<Record<PlatformName, readonly ScenarioName[]>> = {
  reddit: [
    ...everywhere,
    'rate_limited_other',
    'short_token',
    'token_seconds',
    'token_rate_limited',
    'window_ends',
    'blocked',
    'duplicates',
  ],
  x: [
    ...everywhere,
    'rate_limited_other',
    'blocked',
    'credits',
    'credits_other',
    'only_tweet',
    'only_post',
    'small_window',
    'half_pages',
    'generous_pages',
    'endless_pages',
  ],
  youtube: [
    ...everywhere,
    'search_quota',
    'daily_quota',
    'stale_index',
    'stale_pages',
    'per_minute',
    'transient',
    'access_not_configured',
    'duplicates',
    'short_pages',
    'stuck_pages',
    'deep_pages',
    'processing_failure',
    'newest_replies',
    'search_terms_ignored',
    'no_pictures',
    'community_threads',
    'missing_refused',
  ],
  meta: [
    ...everywhere,
    'no_page_access',
    'no_instagram_access',
    'no_hashtag_access',
    'policy_blocked',
    'batch_timeout',
    'pages_limited',
    'instagram_limited',
    'reduce_data',
    'usage_climbing',
    'stuck_pages',
    'user_token',
    'no_page_task',
    'no_user_content',
    'hollow_pages',
    'no_comment_access',
    'no_comment_names',
    'development_mode',
  ],
}

export interface Scenario {
  readonly name: ScenarioName
  readonly amount: number
}

/**
 * Reads `<base>`, `<base>.<scenario>`, `<base>.<scenario>-<amount>` and any of them with `.<tag>` behind; the
 * tag only makes the credential, and with it all counts, the caller's own. Null: not a form of this
 * credential.
 */
export function parseScenario(platform: PlatformName, credential: string, base: string): Scenario | null {
  if (credential === base) return { name: 'ok', amount: 0 }
  if (!credential.startsWith(`${base}.`)) return null
  const [spec = ''] = credential.slice(base.length + 1).split('.')
  const [word = '', amount = ''] = spec.split('-')
  const name = scenarioNames[platform].find((known) => known === word)
  if (name === undefined || !/^\d*$/.test(amount)) return null
  return { name, amount: amount === '' ? amounts[name] : Number(amount) }
}
