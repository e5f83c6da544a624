import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { StoreCounts } from '../../db/store-posts.ts'
import { CollectorError, type CollectRequest, type PostSource } from '../collectors/collector.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { CollectorRecord, CollectorStatus, Post } from '../model/index.ts'
import { CollectionLog, type CollectionTally } from './collection-log.ts'

/** All four at once, because their platforms share no limits; further collectors would queue. */
const CONCURRENT_COLLECTORS = 4
/** After the deadline a collector has this long to report its coverage; it makes no calls any more. */
const REPORT_GRACE_MS = 250

export interface CollectAllOptions {
  readonly clock: Clock
  /** Aborts when the scan must not go on (its lease is lost, the process ends): no record is made then. */
  readonly stop: AbortSignal
  /** Stores what a collector delivered in batches, all of it before its record is made. */
  store(posts: readonly Post[]): Promise<StoreCounts>
  /** Called at each step of a collector; `status` once it has ended. */
  onProgress(collector: PostSource, tally: CollectionTally, status?: CollectorStatus): void
  /** Called with each record as its collector finishes. */
  onRecord(record: CollectorRecord): Promise<void>
  /** Called with errors that are no CollectorError, for the log. */
  onUnexpectedError(collector: PostSource, error: unknown): void
}

/**
 * Runs the collectors concurrently until all have finished or the request's signal (the deadline) aborts. A
 * collector that is late is recorded as `timeout`, and what it has delivered is kept. Rejects when `stop`
 * aborts, after storing what was delivered.
 */
export async function collectAll(
  collectors: readonly PostSource[],
  request: CollectRequest,
  options: CollectAllOptions,
): Promise<CollectorRecord[]> {
  const limit = pLimit({ concurrency: CONCURRENT_COLLECTORS, rejectOnClear: true })
  const broken = new AbortController()
  const stop = AbortSignal.any([options.stop, broken.signal])
  const running = collectors.map((collector) =>
    limit(() => collectOne(collector, request, { ...options, stop })).catch((error: unknown) => {
      broken.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(running)
  return await Promise.all(running)
}

async function collectOne(
  collector: PostSource,
  request: CollectRequest,
  options: CollectAllOptions,
): Promise<CollectorRecord> {
  const startedAt = options.clock.now()
  const log = new CollectionLog(options.store, (tally) => options.onProgress(collector, tally))
  const signal = AbortSignal.any([request.signal, options.stop])
  const running = runCollector(collector, { ...request, signal }, log, options)
  const outcome = await Promise.race([running, timedOutAfter(running, signal)]).finally(() => log.close())
  options.stop.throwIfAborted()
  const completedAt = options.clock.now()
  const record: CollectorRecord = {
    collector: collector.name,
    platforms: [...collector.platforms],
    status: outcome.status,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    durationMs: completedAt.getTime() - startedAt.getTime(),
    requests: log.requests,
    attempts: log.attempts,
    fetched: log.fetched,
    stored: log.stored,
    updated: log.updated,
    rejected: log.rejected,
    comments: log.comments,
    coverage: log.coverage,
    retryAfterSeconds: outcome.retryAfterSeconds,
    error: outcome.error,
    problems: outcome.problems,
  }
  await options.onRecord(record)
  options.onProgress(collector, log.tally, record.status)
  return record
}

async function runCollector(
  collector: PostSource,
  request: CollectRequest,
  log: CollectionLog,
  options: CollectAllOptions,
): Promise<Outcome> {
  try {
    const { problems } = await collector.collect(request, log)
    return outcomeOf(problems, log)
  } catch (error) {
    return outcomeOfError(error, request.signal, () => options.onUnexpectedError(collector, error))
  }
}

type Outcome = Pick<CollectorRecord, 'status' | 'retryAfterSeconds' | 'error' | 'problems'>

const timedOut: Outcome = failure('timeout', {
  code: 'deadline',
  message: 'The scan ended before this collector had finished; what it had delivered was kept.',
})

/** Not `empty`: a collector that called nobody cannot say that there was nothing. */
const nothingToCollect = {
  code: 'nothing_to_ask',
  message: 'The workspace names nothing that this collector can be asked for.',
}

function failure(
  status: CollectorStatus,
  error: { readonly code: string; readonly message: string },
  retryAfterSeconds: number | null = null,
): Outcome {
  return { status, retryAfterSeconds, error, problems: [error] }
}

function outcomeOf(problems: readonly CollectorError[], log: CollectionLog): Outcome {
  const [first] = problems
  if (first === undefined) {
    const calledNothing = log.requests === 0 && log.fetched === 0 && log.coverage.length === 0
    if (calledNothing) return failure('partial', nothingToCollect)
    const status = log.delivered > 0 ? 'ok' : 'empty'
    return { status, retryAfterSeconds: null, error: null, problems: [] }
  }
  return {
    ...outcomeOfProblem(first),
    status: 'partial',
    problems: problems.map(({ code, message }) => ({ code, message })),
  }
}

function outcomeOfProblem({ status, code, message, retryAfterSeconds }: CollectorError): Outcome {
  return failure(status, { code, message }, retryAfterSeconds)
}

function outcomeOfError(error: unknown, signal: AbortSignal, unexpected: () => void): Outcome {
  if (error instanceof CollectorError) return outcomeOfProblem(error)
  if (signal.aborted) return timedOut
  // Our own database was lost, not the platform: the scan is resumed, and this attempt leaves no record.
  if (error instanceof ServiceError) throw error
  unexpected()
  return failure('failed', {
    code: 'unexpected',
    message: 'This collector failed unexpectedly; the failure was logged.',
  })
}

/** Resolves after the abort, once the collector has reported its coverage or the grace period is over. */
async function timedOutAfter(running: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  await untilAborted(signal)
  await Promise.race([running, delay(REPORT_GRACE_MS)])
  return timedOut
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
