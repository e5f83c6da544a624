import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { StoreCounts } from '../../db/store-posts.ts'
import { CollectorError, type CollectRequest, type PostSource } from '../collectors/collector.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { CollectorRecord, CollectorStatus, Post } from '../model/index.ts'
import { CollectionLog, type CollectionTally } from './collection-log.ts'

/** The four platforms do not share limits, so they all run at once; more collectors would take turns. */
const CONCURRENT_COLLECTORS = 4
/** A collector that is cut off has this long to report the reach of its queries; it makes no calls any more. */
const LAST_WORDS_MS = 250

export interface CollectAllOptions {
  readonly clock: Clock
  /** Aborts when the scan must not go on (its lease is lost, the process ends): no record is made then. */
  readonly stop: AbortSignal
  /** Keeps what a collector delivered, a batch at a time, all of it before its record is made. */
  store(posts: readonly Post[]): Promise<StoreCounts>
  /** Called often, with what a collector has done so far; `status` once it has ended. */
  moved(collector: PostSource, tally: CollectionTally, status?: CollectorStatus): void
  /** Called with each record as its collector finishes. */
  finished(record: CollectorRecord): Promise<void>
  /** An error that is nobody's plan: for the log. */
  unexpected(collector: PostSource, error: unknown): void
}

/**
 * Runs the collectors side by side until all have finished or the request's signal (the deadline) aborts. One
 * that is late is recorded as `timeout`; what it delivered until then is kept. Rejects when `stop` aborts, after
 * keeping what was delivered.
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
  const log = new CollectionLog(options.store, (tally) => options.moved(collector, tally))
  const signal = AbortSignal.any([request.signal, options.stop])
  const running = runToItsEnd(collector, { ...request, signal }, log, options)
  const ending = await Promise.race([running, cutOff(running, signal)]).finally(() => log.close())
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
    fetched: log.fetched,
    stored: log.stored,
    updated: log.updated,
    rejected: log.rejected,
    coverage: log.coverage,
    retryAfterSeconds: ending.retryAfterSeconds,
    error: ending.error,
    problems: ending.problems,
  }
  await options.finished(record)
  options.moved(collector, log.tally, record.status)
  return record
}

async function runToItsEnd(
  collector: PostSource,
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

type Ending = Pick<CollectorRecord, 'status' | 'retryAfterSeconds' | 'error' | 'problems'>

const timedOut: Ending = failedWith('timeout', {
  code: 'deadline',
  message: 'The scan ended before this collector had finished; what it had delivered was kept.',
})

/** Only who looked can have found nothing. */
const nothingToAsk = {
  code: 'nothing_to_ask',
  message: 'The workspace names nothing that this collector can be asked for.',
}

function failedWith(
  status: CollectorStatus,
  error: { readonly code: string; readonly message: string },
  retryAfterSeconds: number | null = null,
): Ending {
  return { status, retryAfterSeconds, error, problems: [error] }
}

function endOf(problems: readonly CollectorError[], log: CollectionLog): Ending {
  const [first] = problems
  if (first === undefined) {
    const isUnasked = log.requests === 0 && log.fetched === 0 && log.coverage.length === 0
    if (isUnasked) return failedWith('partial', nothingToAsk)
    const status = log.delivered > 0 ? 'ok' : 'empty'
    return { status, retryAfterSeconds: null, error: null, problems: [] }
  }
  return {
    ...endOfProblem(first),
    status: 'partial',
    problems: problems.map(({ code, message }) => ({ code, message })),
  }
}

function endOfProblem({ status, code, message, retryAfterSeconds }: CollectorError): Ending {
  return failedWith(status, { code, message }, retryAfterSeconds)
}

function endOfError(error: unknown, signal: AbortSignal, unexpected: () => void): Ending {
  if (error instanceof CollectorError) return endOfProblem(error)
  if (signal.aborted) return timedOut
  // Our own database was lost, not the platform: the scan is taken up again, and nothing is told of this try.
  if (error instanceof ServiceError) throw error
  unexpected()
  return failedWith('failed', {
    code: 'unexpected',
    message: 'This collector failed unexpectedly; the failure was logged.',
  })
}

/** Resolves some moments after the abort, once the collector has said what it did not see. */
async function cutOff(running: Promise<Ending>, signal: AbortSignal): Promise<Ending> {
  await aborted(signal)
  await Promise.race([running, delay(LAST_WORDS_MS)])
  return timedOut
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
