import type { CollectorName, CollectorStatus, CoverageSpan, Handles, Platform, Post } from '../model/index.ts'

/** What a workspace wants collected. Times are the wanted window; platforms may reach less far back. */
export interface CollectRequest {
  /** Whose evidence the posts go to: what one workspace has stored, another may still lack. */
  readonly workspaceId: string
  readonly words: readonly string[]
  readonly handles: Handles
  readonly competitorUrls: readonly string[]
  readonly since: Date
  readonly until: Date
  /** When `signal` will abort: a wait that would end later is not begun. */
  readonly deadline: Date
  /** Aborts at the scan's deadline. A collector stops as soon as it can; what it delivered is kept. */
  readonly signal: AbortSignal
}

/** Why a post that a platform returned was left out. Counted, never patched up. */
export type RejectReason =
  | 'no_date'
  | 'no_text'
  | 'no_url'
  | 'no_id'
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

/** Where a collector reports while it works; its record is built from this, also when it is cut off. */
export interface CollectorSink {
  /** Posts that passed the collector's own checks. They are kept whatever happens later. */
  deliver(posts: readonly Post[]): void
  reject(reason: RejectReason): void
  /**
   * Resolves once all that was delivered so far is stored; rejects when it could not be, which the scan finds out
   * by itself. Only what is kept need not be asked for again. Absent where nobody can tell.
   */
  kept?(): Promise<void>
  cover(span: CoverageSpan): void
  /** So many more calls are expected, at most: for whoever watches the scan. */
  expect(calls: number): void
  /**
   * One call to the platform begins; `retry` when it repeats a failed one. Where this is a promise, the call waits
   * for it: what was delivered is still being stored.
   */
  called(call: { readonly retry: boolean }): void | Promise<void>
}

/** A platform's refusal or fault, already read: our sentence, never the platform's words. */
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
 * What a scan needs of a platform's API. `collect` resolves when it saw all it was asked for, or with the problems that
 * left gaps (a private subreddit, a spent budget); it throws a CollectorError when the platform as a whole said no.
 */
export interface Collecting {
  readonly name: CollectorName
  readonly platforms: readonly Platform[]
  collect(
    request: CollectRequest,
    sink: CollectorSink,
  ): Promise<{ readonly problems: readonly CollectorError[] }>
}

/** What a plan is made from. */
export type PlanRequest = Pick<CollectRequest, 'words' | 'handles' | 'competitorUrls' | 'since' | 'until'>

/** Something that a scan would ask, and with how many calls at most. */
export interface PlannedStep {
  readonly platform: Platform
  readonly label: string
  readonly calls: number
}

/** What a platform counts. */
export type CostUnit = 'posts' | 'authors' | 'searches' | 'units' | 'hashtags' | 'calls'

/** What a scan would spend of one budget, at most. */
export interface PlannedCost {
  readonly unit: CostUnit
  readonly amount: number
  /** Null where nothing limits it but the pace. */
  readonly left: number | null
  /** US dollars by the platform's public prices; null where it takes none. */
  readonly usd: number | null
}

export interface CollectorPlan {
  readonly steps: readonly PlannedStep[]
  readonly costs: readonly PlannedCost[]
  /** What the scan will not see although the workspace names it, and why. */
  readonly notCovered: readonly { readonly platform: Platform; readonly what: string; readonly why: string }[]
}

/** What a scan would do now; it reads ledgers and calls nothing. */
export interface Planning {
  plan(request: PlanRequest): Promise<CollectorPlan>
}

/** A stored post, as far as a platform needs to know it to find it again. */
export interface StoredRef {
  readonly platform: Platform
  readonly id: string
  readonly url: string
  readonly authorHandle?: string
  /** ISO 8601. Where a list is all there is to find a post in, it tells whether the list reached that far. */
  readonly publishedAt?: string
}

/** What became of stored posts; each ref that is in no list was not asked for (a budget, a missing edge). */
export interface LookUpOutcome {
  /** Still there, as they are now. */
  readonly found: readonly Post[]
  /** Removed, deleted, made private. */
  readonly gone: readonly StoredRef[]
  readonly problems: readonly CollectorError[]
}

/** Reads stored posts again, by the platform's batch look-ups. Throws a CollectorError when it said no. */
export interface LookingUp {
  lookUp(
    refs: readonly StoredRef[],
    work: {
      readonly request: Pick<CollectRequest, 'deadline' | 'signal'>
      readonly sink: Pick<CollectorSink, 'called'>
    },
  ): Promise<LookUpOutcome>
}

/** One platform's API. */
export interface Collector extends Collecting, Planning, LookingUp {}
