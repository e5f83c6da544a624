import type { StoreCounts } from '../../db/store-posts.ts'
import type { CandidateRejectionReason, CollectorSink, CommentCounts } from '../collectors/collector.ts'
import type { CommentRecord, CoverageSpan, Post } from '../model/index.ts'

/** Posts in a batch that is stored while the collector goes on, so that a scan's memory stays small. */
const BATCH_POSTS = 1000
/** With more batches unstored the next call waits: a platform may be faster than the disk. */
const MAX_PENDING_BATCHES = 1

/** What one collector has done so far. */
export interface CollectionTally {
  readonly requests: number
  /** Upper bound of its calls in all; never less than `requests`. */
  readonly callsPlanned: number
  /** Posts that passed its checks. */
  readonly posts: number
}

/**
 * Collects what one collector reports. Once it is closed, reports are ignored: they are not this scan's any
 * more.
 */
export class CollectionLog implements CollectorSink {
  readonly coverage: CoverageSpan[] = []
  readonly rejected: Record<string, number> = {}
  /** null: it reads none, or did not come to them. */
  comments: CommentRecord | null = null
  requests = 0
  attempts = 0
  delivered = 0
  stored = 0
  updated = 0
  readonly #store: (posts: readonly Post[]) => Promise<StoreCounts>
  readonly #onProgress: (tally: CollectionTally) => void
  #plannedCalls = 0
  #buffer: Post[] = []
  #storing: Promise<void> = Promise.resolve()
  #pendingBatches = 0
  #failure: { readonly error: unknown } | undefined
  #closed = false

  constructor(
    store: (posts: readonly Post[]) => Promise<StoreCounts>,
    onProgress: (tally: CollectionTally) => void,
  ) {
    this.#store = store
    this.#onProgress = onProgress
  }

  get fetched(): number {
    return this.delivered + Object.values(this.rejected).reduce((sum, count) => sum + count, 0)
  }

  /** Stores the rest of what was delivered and ignores later reports. Throws what storing threw. */
  async close(): Promise<void> {
    this.#closed = true
    this.#flush()
    await this.#storing
    if (this.#failure !== undefined) throw this.#failure.error
  }

  /**
   * Resolves once all that was delivered so far is stored. Throws what storing threw, or when it is closed.
   */
  async flushed(): Promise<void> {
    if (this.#closed) throw new Error('this collection has ended')
    this.#flush()
    await this.#storing
    if (this.#failure !== undefined) throw this.#failure.error
  }

  deliver(posts: readonly Post[]): void {
    if (this.#closed) return
    this.delivered += posts.length
    this.#buffer.push(...posts)
    if (this.#buffer.length >= BATCH_POSTS) this.#flush()
    this.#report()
  }

  reject(reason: CandidateRejectionReason): void {
    if (!this.#closed) this.#countRejected(reason, 1)
  }

  reportCoverage(span: CoverageSpan): void {
    if (!this.#closed) this.coverage.push(span)
  }

  countComments({ asked, received, matched }: CommentCounts): void {
    if (this.#closed) return
    const known = this.comments
    this.comments = {
      asked: (known?.asked ?? 0) + (asked ?? 0),
      received: sumOf(known?.received, received),
      matched: sumOf(known?.matched, matched),
    }
  }

  expectCalls(calls: number): void {
    if (this.#closed) return
    this.#plannedCalls += calls
    this.#report()
  }

  async onCall({ retry }: { readonly retry: boolean }): Promise<void> {
    if (this.#closed) return
    this.attempts++
    if (!retry) this.requests++
    this.#report()
    if (this.#pendingBatches > MAX_PENDING_BATCHES) await this.#storing
  }

  get tally(): CollectionTally {
    const callsPlanned = this.#closed ? this.requests : Math.max(this.#plannedCalls, this.requests)
    return { requests: this.requests, callsPlanned, posts: this.delivered }
  }

  #report(): void {
    this.#onProgress(this.tally)
  }

  #countRejected(reason: CandidateRejectionReason, count: number): void {
    this.rejected[reason] = (this.rejected[reason] ?? 0) + count
  }

  #flush(): void {
    const batch = this.#buffer
    this.#buffer = []
    if (batch.length === 0) return
    this.#pendingBatches++
    this.#storing = this.#storing
      .then(async () => {
        if (this.#failure !== undefined) return
        const { stored, updated, refused } = await this.#store(batch)
        this.stored += stored
        this.updated += updated
        this.delivered -= refused.length
        if (refused.length > 0) this.#countRejected('forgotten_author', refused.length)
      })
      .catch((error: unknown) => {
        this.#failure ??= { error }
      })
      .finally(() => {
        this.#pendingBatches--
      })
  }
}

/** What nobody has counted is unknown, and not zero. */
function sumOf(known: number | null | undefined, more: number | undefined): number | null {
  return more === undefined ? (known ?? null) : (known ?? 0) + more
}
