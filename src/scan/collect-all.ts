import pLimit from 'p-limit'
import type { StoreCounts } from '../../db/store-posts.ts'
import type { Clock } from '../clock.ts'
import {
  type Collector,
  CollectorError,
  type CollectorSink,
  type CollectRequest,
} from '../collectors/collector.ts'
import type { CollectorRecord, CoverageSpan, Post } from '../model.ts'

/** The four platforms do not share limits, so they all run at once; more collectors would take turns. */
const CONCURRENT_COLLECTORS = 4

export interface CollectAllOptions {
  readonly clock: Clock
  /** Aborts when the scan must not go on (its lease is lost, the process ends): no record is made then. */
  readonly stop: AbortSignal
  /** Keeps what a collector delivered, before its record is made. */
  store(posts: readonly Post[]): Promise<StoreCounts>
  /** Called with each record as its collector finishes. */
  finished(record: CollectorRecord): Promise<void>
  /** An error that is nobody's plan: for the log. */
  unexpected(collector: Collector, error: unknown): void
}

/**
 * Runs the collectors side by side until all have finished or the request's signal (the deadline) aborts. One
 * that is late is recorded as `timeout`; what it delivered until then is kept. Rejects when `stop` aborts, after
 * keeping what was delivered.
 */
export async function collectAll(
  collectors: readonly Collector[],
  request: CollectRequest,
  options: CollectAllOptions,
): Promise<CollectorRecord[]> {
  const limit = pLimit({ concurrency: CONCURRENT_COLLECTORS, rejectOnClear: true })
  return await Promise.all(
    collectors.map((collector) => limit(() => collectOne(collector, request, options))),
  )
}

async function collectOne(
  collector: Collector,
  request: CollectRequest,
  options: CollectAllOptions,
): Promise<CollectorRecord> {
  const startedAt = options.clock.now()
  const log = new CollectionLog()
  const signal = AbortSignal.any([request.signal, options.stop])
  const ending = await Promise.race([
    runToItsEnd(collector, { ...request, signal }, log, options),
    aborted(signal).then(() => timedOut),
  ])
  log.close()
  const counts = await options.store(log.posts)
  options.stop.throwIfAborted()
  const completedAt = options.clock.now()
  const record: CollectorRecord = {
    collector: collector.name,
    platforms: [...collector.platforms],
    status: ending.status,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    durationMs: completedAt.getTime() - startedAt.getTime(),
    requests: log.requests,
    attempts: log.attempts,
    fetched: log.posts.length + log.rejectedTotal,
    stored: counts.stored,
    updated: counts.updated,
    rejected: log.rejected,
    coverage: log.coverage,
    retryAfterSeconds: ending.retryAfterSeconds,
    error: ending.error,
  }
  await options.finished(record)
  return record
}

async function runToItsEnd(
  collector: Collector,
  request: CollectRequest,
  log: CollectionLog,
  options: CollectAllOptions,
): Promise<Ending> {
  try {
    const { problems } = await collector.collect(request, log)
    return endOf(problems, log)
  } catch (error) {
    return endOfError(error, request.signal, () => options.unexpected(collector, error))
  }
}

type Ending = Pick<CollectorRecord, 'status' | 'retryAfterSeconds' | 'error'>

const timedOut: Ending = {
  status: 'timeout',
  retryAfterSeconds: null,
  error: {
    code: 'deadline',
    message: 'The scan ended before this collector had finished; what it had delivered was kept.',
  },
}

function endOf(problems: readonly CollectorError[], log: CollectionLog): Ending {
  const [first] = problems
  if (first === undefined) {
    return { status: log.posts.length > 0 ? 'ok' : 'empty', retryAfterSeconds: null, error: null }
  }
  return { ...endOfProblem(first), status: 'partial' }
}

function endOfProblem(problem: CollectorError): Ending {
  return {
    status: problem.status,
    retryAfterSeconds: problem.retryAfterSeconds,
    error: { code: problem.code, message: problem.message },
  }
}

function endOfError(error: unknown, signal: AbortSignal, unexpected: () => void): Ending {
  if (error instanceof CollectorError) return endOfProblem(error)
  if (signal.aborted) return timedOut
  unexpected()
  return {
    status: 'failed',
    retryAfterSeconds: null,
    error: { code: 'unexpected', message: 'This collector failed unexpectedly; the failure was logged.' },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** What one collector reports, until it is closed: whatever comes later is not this scan's any more. */
class CollectionLog implements CollectorSink {
  readonly posts: Post[] = []
  readonly coverage: CoverageSpan[] = []
  readonly rejected: Record<string, number> = {}
  requests = 0
  attempts = 0
  #closed = false

  get rejectedTotal(): number {
    return Object.values(this.rejected).reduce((sum, count) => sum + count, 0)
  }

  close(): void {
    this.#closed = true
  }

  deliver(posts: readonly Post[]): void {
    if (!this.#closed) this.posts.push(...posts)
  }

  reject(reason: string): void {
    if (!this.#closed) this.rejected[reason] = (this.rejected[reason] ?? 0) + 1
  }

  cover(span: CoverageSpan): void {
    if (!this.#closed) this.coverage.push(span)
  }

  called({ retry }: { readonly retry: boolean }): void {
    if (this.#closed) return
    this.attempts++
    if (!retry) this.requests++
  }
}
