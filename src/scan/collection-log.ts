import type { StoreCounts } from '../../db/store-posts.ts'
import type { CandidateRejectionReason, CollectorSink } from '../collectors/collector.ts'
import type { CoverageSpan, Post } from '../model/index.ts'

/** Posts are kept in batches of this many while their collector goes on, so that a scan's memory stays small. */
const STORE_BATCH = 1000
/** With more of them waiting the next call waits too: a platform may be faster than the disk. */
const MAX_BATCHES_WAITING = 1

/** What one collector has done so far. */
export interface CollectionTally {
  readonly requests: number
  /** Calls that it expects to make in all, at most; never fewer than it made. */
  readonly callsPlanned: number
  /** Posts that passed its checks. */
  readonly posts: number
}

/** What one collector reports, until it is closed: whatever comes later is not this scan's any more. */
export class CollectionLog implements CollectorSink {
  readonly coverage: CoverageSpan[] = []
  readonly rejected: Record<string, number> = {}
  requests = 0
  attempts = 0
  delivered = 0
  stored = 0
  updated = 0
  readonly #store: (posts: readonly Post[]) => Promise<StoreCounts>
  readonly #moved: (tally: CollectionTally) => void
  #expected = 0
  #waiting: Post[] = []
  #storing: Promise<void> = Promise.resolve()
  #batchesWaiting = 0
  #failure: { readonly error: unknown } | undefined
  #closed = false

  constructor(
    store: (posts: readonly Post[]) => Promise<StoreCounts>,
    moved: (tally: CollectionTally) => void,
  ) {
    this.#store = store
    this.#moved = moved
  }

  get fetched(): number {
    return this.delivered + Object.values(this.rejected).reduce((sum, count) => sum + count, 0)
  }

  /** Takes nothing more and keeps the rest of what was delivered; throws what storing threw. */
  async close(): Promise<void> {
    this.#closed = true
    this.#flush()
    await this.#storing
    if (this.#failure !== undefined) throw this.#failure.error
  }

  /** Resolves once all that was delivered so far is stored; throws what storing threw, or that it is too late. */
  async flushed(): Promise<void> {
    if (this.#closed) throw new Error('this collection has ended')
    this.#flush()
    await this.#storing
    if (this.#failure !== undefined) throw this.#failure.error
  }

  deliver(posts: readonly Post[]): void {
    if (this.#closed) return
    this.delivered += posts.length
    this.#waiting.push(...posts)
    if (this.#waiting.length >= STORE_BATCH) this.#flush()
    this.#report()
  }

  reject(reason: CandidateRejectionReason): void {
    if (!this.#closed) this.#refuse(reason, 1)
  }

  reportCoverage(span: CoverageSpan): void {
    if (!this.#closed) this.coverage.push(span)
  }

  expectCalls(calls: number): void {
    if (this.#closed) return
    this.#expected += calls
    this.#report()
  }

  async onCall({ retry }: { readonly retry: boolean }): Promise<void> {
    if (this.#closed) return
    this.attempts++
    if (!retry) this.requests++
    this.#report()
    if (this.#batchesWaiting > MAX_BATCHES_WAITING) await this.#storing
  }

  get tally(): CollectionTally {
    const callsPlanned = this.#closed ? this.requests : Math.max(this.#expected, this.requests)
    return { requests: this.requests, callsPlanned, posts: this.delivered }
  }

  #report(): void {
    this.#moved(this.tally)
  }

  #refuse(reason: CandidateRejectionReason, count: number): void {
    this.rejected[reason] = (this.rejected[reason] ?? 0) + count
  }

  #flush(): void {
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    this.#batchesWaiting++
    this.#storing = this.#storing
      .then(async () => {
        if (this.#failure !== undefined) return
        const { stored, updated, refused } = await this.#store(batch)
        this.stored += stored
        this.updated += updated
        this.delivered -= refused.length
        if (refused.length > 0) this.#refuse('forgotten_author', refused.length)
      })
      .catch((error: unknown) => {
        this.#failure ??= { error }
      })
      .finally(() => {
        this.#batchesWaiting--
      })
  }
}
