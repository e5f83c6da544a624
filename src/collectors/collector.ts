import type {
  CollectorName,
  CollectorPlan,
  CollectorStatus,
  CoverageSpan,
  Handles,
  Platform,
  Post,
} from '../model/index.ts'
import type { RejectionReason } from '../posts/ingest.ts'
import type { BudgetReader } from './budget.ts'

/**
 * What to collect for a workspace. Times are the requested window; a platform may not reach that far back.
 */
export interface CollectRequest {
  /** The workspace that stores the posts: what one workspace has stored, another may still lack. */
  readonly workspaceId: string
  readonly words: readonly string[]
  readonly handles: Handles
  readonly competitorUrls: readonly string[]
  readonly since: Date
  readonly until: Date
  /** When `signal` will abort: a wait that would end later is not started. */
  readonly deadline: Date
  /** When comments are no longer asked for, if that is before the deadline. */
  readonly commentsUntil?: Date
  /**
   * Aborts at the scan's deadline. The collector then stops as soon as it can; posts already delivered are
   * kept.
   */
  readonly signal: AbortSignal
}

/** Why a post that a platform returned was left out. Such posts are counted, never repaired. */
export type CandidateRejectionReason =
  | RejectionReason
  | 'in_future'
  | 'outside_window'
  | 'no_word_matched'
  | 'repost'
  | 'removed'
  | 'promoted'
  | 'moderator_notice'
  | 'visitor_post'
  | 'not_public'
  | 'withheld'
  | 'excluded_word'
  | 'forgotten_author'
  | 'duplicate'

/** Of what is said underneath posts: a report adds to what was reported, a count that it lacks stays as it was. */
export interface CommentCounts {
  /** Threads and lists of comments that were asked for; 0 where comments are read and nothing was asked yet. */
  readonly asked?: number
  /** Comments that the platform gave, each once. */
  readonly received?: number
  /** Those of them that were delivered and hold a word of the list, in themselves or in their thread. */
  readonly matched?: number
}

/** Receives a collector's reports while it works; its record is built from them even if it is cut off. */
export interface CollectorSink {
  /** Posts that passed the collector's own checks. They are kept whatever happens later in the scan. */
  deliver(posts: readonly Post[]): void
  reject(reason: CandidateRejectionReason): void
  /**
   * Resolves once everything delivered so far is stored; rejects if storing failed, which the scan notices by
   * itself. A collector may advance its high-water mark only over stored posts. Absent if the sink cannot
   * tell.
   */
  flushed?(): Promise<void>
  reportCoverage(span: CoverageSpan): void
  countComments(counts: CommentCounts): void
  /** At most this many more calls are expected; for progress reports. */
  expectCalls(calls: number): void
  /**
   * A call to the platform is about to start; `retry` if it repeats a failed one. If this returns a promise,
   * the call waits for it: delivered posts are still being stored.
   */
  onCall(call: { readonly retry: boolean }): void | Promise<void>
}

/**
 * A platform's refusal or failure. The message is this service's own sentence, never the platform's words.
 */
export class CollectorError extends Error {
  readonly status: Exclude<CollectorStatus, 'ok' | 'empty' | 'not_configured'>
  readonly code: string
  readonly retryAfterSeconds: number | null

  constructor(
    problem: { status: CollectorError['status']; code: string; retryAfterSeconds?: number | null },
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'CollectorError'
    this.status = problem.status
    this.code = problem.code
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null
  }
}

/**
 * What a scan needs of a platform's API. `collect` resolves when it has read everything it was asked for, or
 * with the problems that left gaps (a private subreddit, a spent budget); it throws a CollectorError if the
 * platform as a whole refused.
 */
export interface PostSource {
  readonly name: CollectorName
  readonly platforms: readonly Platform[]
  collect(
    request: CollectRequest,
    sink: CollectorSink,
  ): Promise<{ readonly problems: readonly CollectorError[] }>
}

/** What a plan is made from. */
export type PlanRequest = Pick<
  CollectRequest,
  'workspaceId' | 'words' | 'handles' | 'competitorUrls' | 'since' | 'until'
>

/** Plans what a scan would do now, from the stored ledgers and without calling the platform. */
export interface ScanPlanner {
  plan(request: PlanRequest): Promise<CollectorPlan>
}

/** Identifies a stored post to its platform. */
export interface StoredRef {
  readonly platform: Platform
  readonly id: string
  readonly url: string
  readonly authorHandle?: string
  /** ISO 8601. If posts can only be found in a list, it tells whether the list reached that far back. */
  readonly publishedAt?: string
  /** The post that its thread begins with; absent where it belongs to none. */
  readonly threadId?: string
}

/** The state of stored posts; a ref in neither list was not checked (budget spent, no way to read it). */
export interface RecheckOutcome {
  /** Still public, in their current version. */
  readonly found: readonly Post[]
  /** Removed, deleted, made private. */
  readonly gone: readonly StoredRef[]
  /**
   * Ids of threads that are gone although some of the posts below them are not: their words leave these posts'
   * `context`.
   */
  readonly goneThreads?: readonly string[]
  readonly problems: readonly CollectorError[]
}

/** Rechecks stored posts in batches. Throws a CollectorError if the platform refused. */
export interface Rechecker {
  recheck(
    refs: readonly StoredRef[],
    work: {
      readonly request: Pick<CollectRequest, 'deadline' | 'signal'>
      readonly sink: Pick<CollectorSink, 'onCall'>
    },
  ): Promise<RecheckOutcome>
}

/** One platform's API. */
export interface Collector extends PostSource, ScanPlanner, BudgetReader, Rechecker {}
