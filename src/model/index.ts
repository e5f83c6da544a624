import { z } from 'zod'

/** The contract's vocabulary: for each resource one zod schema and the type of the same name. */

/** An http(s) URI by RFC 3986; zod's own `url` also takes what JSON Schema's `uri` refuses. */
export const Uri = z
  .string()
  .url()
  .refine((text) => /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/.test(text), 'Invalid url')

/** A date, or a time with its zone: without it a time would mean another moment on every machine. */
export const IsoTime = z
  .string()
  .date()
  .or(z.string().datetime({ offset: true }))

export const platforms = ['reddit', 'facebook', 'instagram', 'x', 'youtube'] as const
export const Platform = z.enum(platforms)
export type Platform = z.infer<typeof Platform>

export const lookbackWindows = [7, 30, 90, 180, 365] as const
export type LookbackDays = (typeof lookbackWindows)[number]
const [first, second, ...others] = lookbackWindows
export const LookbackDays = z.union([
  z.literal(first),
  z.literal(second),
  ...others.map((days) => z.literal(days)),
] as const)

const HandleList = z.array(z.string())
export const Handles = z
  .object({
    reddit: HandleList.optional(),
    facebook: HandleList.optional(),
    instagram: HandleList.optional(),
    x: HandleList.optional(),
  })
  .strict()
export type Handles = z.infer<typeof Handles>

export const Workspace = z
  .object({
    id: z.string(),
    name: z.string(),
    productName: z.string(),
    productUrl: Uri,
    words: z.array(z.string()).describe('The word list (WordBank)'),
    competitorUrls: z.array(Uri).describe('Competitor watchlist'),
    handles: Handles,
    lookbackDays: LookbackDays.describe('Default window in days'),
  })
  .strict()
  .describe('What is collected, and for whom')
export type Workspace = z.infer<typeof Workspace>

/** Metric names each platform can give. A withheld metric is null, one the source never gives is absent. */
export const metricNames = {
  reddit: ['score', 'upvoteRatio', 'comments', 'crossposts'],
  x: ['likes', 'reposts', 'replies', 'quotes', 'bookmarks', 'views'],
  facebook: ['reactions', 'comments', 'shares'],
  instagram: ['likes', 'comments', 'views'],
  youtube: ['views', 'likes', 'comments'],
} as const satisfies Record<Platform, readonly string[]>

export const Metrics = z.record(z.number().nullable())
export type Metrics = z.infer<typeof Metrics>

const sourceMethods = ['api', 'feed', 'import'] as const
export const SourceMethod = z.enum(sourceMethods)
export type SourceMethod = z.infer<typeof SourceMethod>

/** What may be said against a post's text; an open list for clients. src/posts/content-flags/content-flags.ts has the rules. */
export const contentFlags = [
  'instruction_like',
  'hidden_characters',
  'shortened_link',
  'markup',
  'lookalike_letters',
] as const
export type ContentFlag = (typeof contentFlags)[number]

export const Post = z
  .object({
    platform: Platform,
    id: z.string(),
    authorHandle: z.string().optional(),
    text: z.string(),
    url: Uri.describe('Original source link'),
    commentsUrl: Uri.optional(),
    publishedAt: z.string().datetime(),
    matchedTerms: z.array(z.string()).optional(),
    metrics: Metrics.optional().describe(
      'null: withheld by the platform; absent: never given; never zero by default',
    ),
    firstSeenAt: z.string().datetime().optional(),
    lastSeenAt: z.string().datetime().optional(),
    sourceMethod: SourceMethod.optional(),
    scanId: z.string().optional().describe('The scan that read it last'),
    metricsObservedAt: z.string().datetime().optional().describe('When the platform gave these metrics'),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('SHA-256 of the text as it is stored; text is a display copy without hidden characters'),
    contentFlags: z
      .array(z.string())
      .optional()
      .describe(`What to beware of: ${contentFlags.join(', ')}, …; absent: nothing found`),
  })
  .passthrough()
export type Post = z.infer<typeof Post>

export const trendStatuses = ['new', 'rising', 'steady', 'fading', 'insufficient_data'] as const
export const TrendStatus = z.enum(trendStatuses)
export type TrendStatus = z.infer<typeof TrendStatus>

/** A post in a concise trend: what it takes to cite it, and to find it in full. */
export const CitedPost = z
  .object({
    platform: Platform,
    id: z.string(),
    url: Uri,
    publishedAt: z.string().datetime(),
    quote: z.string().optional().describe('An exact part of its text'),
  })
  .passthrough()
export type CitedPost = z.infer<typeof CitedPost>

export const Trend = z
  .object({
    id: z.string(),
    topic: z.string(),
    score: z.number().describe('0 to 100 on fixed scales; explain holds its parts'),
    status: TrendStatus.optional(),
    mentions: z.number().int().describe('Posts in the window'),
    uniqueAuthors: z.number().int(),
    platforms: z.array(Platform),
    engagement: z
      .number()
      .describe(
        'Sum of the known reactions, comments and shares; 0 if none is known, see engagementCoverage',
      ),
    summary: z.string().optional(),
    postIds: z.array(z.string()).optional().describe('Ids of supporting posts'),
    idea: z.object({}).passthrough().optional().describe('Absent when evidence is thin'),
    thin: z.literal(true).optional().describe('Concise: too little evidence for an idea'),
    confidence: z.string().optional().describe('Concise: how far the evidence carries, as idea has it'),
    posts: z.array(CitedPost).optional().describe('Concise: representative posts, the first ones that fit'),
    postsLeftOut: z.number().int().optional().describe('Concise: representative posts that are not shown'),
    limitationsLeftOut: z.number().int().optional().describe('Concise: limitations that are not shown'),
  })
  .passthrough()
  .describe('A ranked topic')
export type Trend = z.infer<typeof Trend>

export const collectorNames = ['reddit', 'x', 'youtube', 'meta'] as const
export const CollectorName = z.enum(collectorNames)
export type CollectorName = z.infer<typeof CollectorName>

/** What each collector can see: Facebook and Instagram answer through one API. */
export const collectorPlatforms = {
  reddit: ['reddit'],
  x: ['x'],
  youtube: ['youtube'],
  meta: ['facebook', 'instagram'],
} as const satisfies Record<CollectorName, readonly Platform[]>

/** Only `empty` means "looked and found nothing". */
const collectorStatuses = [
  'ok',
  'empty',
  'partial',
  'rate_limited',
  'auth_required',
  'blocked',
  'timeout',
  'not_configured',
  'failed',
] as const
export const CollectorStatus = z.enum(collectorStatuses)
export type CollectorStatus = z.infer<typeof CollectorStatus>

/** How far back one query reached. `reachedBackTo` null: it ended before it saw any post. */
export const CoverageSpan = z
  .object({
    platform: Platform,
    query: z.string(),
    wantedSince: z.string().datetime(),
    reachedBackTo: z.string().datetime().nullable(),
    complete: z.boolean(),
    note: z.string().optional(),
  })
  .passthrough()
export type CoverageSpan = z.infer<typeof CoverageSpan>

const CollectorProblem = z.object({ code: z.string(), message: z.string() })

export const CollectorRecord = z
  .object({
    collector: CollectorName,
    platforms: z.array(Platform),
    status: CollectorStatus,
    startedAt: z.string().datetime(),
    completedAt: z.string().datetime(),
    durationMs: z.number().int(),
    requests: z.number().int().describe('Calls made'),
    attempts: z.number().int().describe('Calls made, retries included'),
    fetched: z.number().int(),
    stored: z.number().int(),
    updated: z.number().int(),
    rejected: z.record(z.number().int()),
    coverage: z.array(CoverageSpan),
    retryAfterSeconds: z.number().int().nullable(),
    error: CollectorProblem.nullable(),
    problems: z.array(CollectorProblem).optional().describe('All that left a gap; error is the first'),
  })
  .passthrough()
export type CollectorRecord = z.infer<typeof CollectorRecord>

export const ScanRun = z
  .object({
    id: z.string(),
    mode: z.literal('live'),
    startedAt: z.string().datetime(),
    completedAt: z.string().datetime(),
    collectors: z.array(CollectorRecord),
    posts: z.array(Post),
    trends: z.array(Trend),
  })
  .passthrough()
  .describe('How each collector fared, the posts it brought, the ranking after it')
export type ScanRun = z.infer<typeof ScanRun>

/** As seen from outside. `abandoned`: its process died; it is taken up again, or failed after its last attempt. */
const scanStates = ['running', 'abandoned', 'completed', 'failed'] as const

/** A CollectorRecord in short: its queries are counted instead of listed, so that there is an end to it. */
export const ScanCollector = z
  .object({
    collector: z.string(),
    status: z.string(),
    queries: z.number().int(),
    queriesComplete: z.number().int().describe('Reached back far enough'),
  })
  .passthrough()
export type ScanCollector = z.infer<typeof ScanCollector>

export const ScanState = z
  .object({
    id: z.string(),
    idempotencyKey: z.string().nullable(),
    state: z.enum(scanStates),
    startedAt: z.string().datetime(),
    completedAt: z.string().datetime().nullable(),
    attempts: z.number().int(),
    collectors: z.array(ScanCollector).describe('That have ended'),
    pending: z.array(z.string()).describe('Collectors still at work or to come'),
    notConfigured: z.array(z.string()).describe('Collectors that look nowhere'),
    postsTotal: z.number().int().describe('So far'),
    postsNew: z.number().int(),
    replayableUntil: z
      .string()
      .datetime()
      .nullable()
      .describe('Until then run_scan with its idempotencyKey returns it whole'),
  })
  .passthrough()
  .describe('Its state, the collectors that ended, the posts so far')
export type ScanState = z.infer<typeof ScanState>

export const ErrorResponse = z.object({ error: z.string().describe('Human-readable message') }).strict()
export type ErrorResponse = z.infer<typeof ErrorResponse>

export const WorkspaceResponse = z.object({ workspace: Workspace }).strict()
const WindowDays = z.number().int().describe('Window looked at')
export const TrendsResponse = z
  .object({ windowDays: WindowDays, trends: z.array(Trend).describe('Best first') })
  .strict()
export const TrendResponse = z
  .object({
    windowDays: WindowDays,
    trend: Trend,
    posts: z
      .array(Post)
      .describe('Posts the trend names, with citedAs: representative, quote or counterEvidence'),
    missing: z.array(z.string()).describe('Ids it names that are not stored'),
  })
  .strict()
export type TrendResponse = z.infer<typeof TrendResponse>
export const EvidenceResponse = z
  .object({
    windowDays: WindowDays.describe('Window looked at; 0: all'),
    total: z.number().int().min(0).describe('All posts that match'),
    posts: z.array(Post).describe('Newest first'),
  })
  .strict()
export const PostsResponse = z
  .object({
    posts: z.array(Post).describe('As asked'),
    missing: z.array(z.string()).describe('Ids that are not stored'),
  })
  .strict()
export type PostsResponse = z.infer<typeof PostsResponse>
export const ScanStateResponse = z
  .object({
    scan: ScanState,
    nextScanMayStartAt: z.string().datetime().describe('Past: now'),
    secondsUntilNextScan: z.number().int().min(0).describe('0: now'),
  })
  .strict()

export const ScanResponse = z.object({ run: ScanRun }).strict()
export type ScanResponse = z.infer<typeof ScanResponse>

/** Who sees to it that a user has agreed to a scan: the client that calls, or the service, too. */
export const confirmScansChoices = ['client', 'required'] as const
export const ConfirmScans = z.enum(confirmScansChoices)
export type ConfirmScans = z.infer<typeof ConfirmScans>

export const plans = ['free_preview', 'weekly', 'pro'] as const
export const Plan = z.enum(plans)
export type Plan = z.infer<typeof Plan>
