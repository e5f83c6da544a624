import { z } from 'zod'
import { CollectorName, Platform } from './platform.ts'
import { Post } from './post.ts'
import { Trend } from './trend.ts'

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

/**
 * What a query for comments asks for: what is said below posts that are known, or the newest of accounts, communities
 * or channels, mentions and reviews included.
 */
export const commentQueryKinds = ['threads', 'comments'] as const
/** What a query asks a platform for: words of the list; all of an account, of a community, or that links to a site; or comments. */
export const queryKinds = ['words', 'account', 'community', 'site', ...commentQueryKinds] as const
export const QueryKind = z.enum(queryKinds)
export type QueryKind = z.infer<typeof QueryKind>
/** Kinds of queries for posts themselves. */
export type PostQueryKind = Exclude<QueryKind, (typeof commentQueryKinds)[number]>

/** Whether queries of a kind are for comments: their coverage says nothing of posts. */
export function isCommentQuery(kind: QueryKind): boolean {
  return commentQueryKinds.some((other) => other === kind)
}

/**
 * How far back one query reached. `reachedBackTo` null: it ended before it saw any post. `kinds` and `words` are absent
 * in answers that were kept before there were any.
 */
export const CoverageSpan = z
  .object({
    platform: Platform,
    query: z.string(),
    kinds: z.array(QueryKind).optional().describe('What it asked for'),
    words: z.array(z.string()).optional().describe('The words of the list that it asked for'),
    wantedSince: z.string().datetime(),
    reachedBackTo: z.string().datetime().nullable(),
    complete: z.boolean(),
    note: z.string().optional(),
  })
  .passthrough()
export type CoverageSpan = z.infer<typeof CoverageSpan>

const CollectorProblem = z.object({ code: z.string(), message: z.string() })

/** What a collector asked for and got of what is said underneath posts. Null: unknown. */
export const CommentRecord = z
  .object({
    asked: z.number().int().describe('Threads and lists asked for'),
    received: z.number().int().nullable().describe('Comments that came'),
    matched: z.number().int().nullable().describe('With a word of the list, in themselves or their thread'),
  })
  .passthrough()
export type CommentRecord = z.infer<typeof CommentRecord>

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
    comments: CommentRecord.nullable().optional().describe('Null: none were read'),
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
    rankedAt: z
      .string()
      .datetime()
      .nullable()
      .optional()
      .describe('When trends were ranked; null: not ranked'),
    limitations: z.array(z.string()).optional().describe('What to know of trends'),
    posts: z.array(Post),
    trends: z.array(Trend),
  })
  .passthrough()
  .describe('How collectors fared, their posts, the ranking after')
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
    comments: CommentRecord.nullable().optional().describe('Null: none were read'),
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
  .describe('Its state so far')
export type ScanState = z.infer<typeof ScanState>
