import pLimit from 'p-limit'
import type { Clock } from '../lib/clock.ts'
import { CollectorError, type CollectorSink, type CollectRequest } from './collector.ts'
import { type HttpAnswer, readAnswer } from './http-answer.ts'
import { isTransportError, noTimeLeft, pausedTooLong, timedOut, unreachable } from './http-errors.ts'
import { type Limits, type LookupCache, type RateLimitQueue, toWaitSeconds } from './limits.ts'
import type { ThreadLedger } from './threads.ts'

export interface CollectorDeps {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly limits: Limits
  readonly lookups: LookupCache
  readonly threads: ThreadLedger
  /** 0 to 1, for the jitter between attempts. */
  readonly random?: () => number
}

/** What an HTTP call needs from the scan or recheck that it is part of. */
export interface CallWork {
  readonly request: Pick<CollectRequest, 'deadline' | 'signal'>
  readonly sink: Pick<CollectorSink, 'onCall'>
}

/** What a query needs from its scan. */
export interface CollectWork extends CallWork {
  readonly request: CollectRequest
  readonly sink: CollectorSink
}

export interface HttpCall {
  readonly baseUrl: string
  /** Starts with a slash; its segments are already percent-encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  /** Form fields; they make the call a POST. */
  readonly form?: Readonly<Record<string, string>>
  /** The caller is retrying a failed call. */
  readonly isRetry?: boolean
}

export type RetryDecision = 'final' | 'retry' | { readonly waitSeconds: number }

export interface HttpPolicy {
  /** The platform's name in messages. */
  readonly service: string
  readonly timeoutMs: number
  readonly concurrency: number
  /**
   * The rate limit that the calls count against: all processes with the same credential share its pace and
   * pauses.
   */
  readonly queue: RateLimitQueue
  /** Minimum time between the starts of two calls; read before each call, so it may change. */
  readonly spacingMs: () => number
  readonly retries: number
  /** False if a call that timed out, or whose response broke off, may have been billed. */
  readonly retriesAreFree: boolean
  /** Counted after decompression. */
  readonly maxBodyBytes?: number
  readonly decideRetry: (answer: HttpAnswer, now: Date) => RetryDecision
  /**
   * Called before each attempt, retries included; an error thrown here ends the call before anything is sent.
   */
  readonly beforeAttempt?: (work: CallWork) => Promise<void>
  /**
   * Called with the response of every attempt before the next call may start, to record the pause that it
   * asks for. A `Retry-After` has already been recorded.
   */
  readonly afterAnswer?: (answer: HttpAnswer) => Promise<void>
}

export interface HttpClient {
  /**
   * The platform's last response, whatever its status. Throws a CollectorError if there was none
   * (`unreachable`, `call_timed_out`, `answer_too_large`, `malformed_answer`, `paused`, `no_time_left`), and
   * the signal's reason on abort.
   */
  call(call: HttpCall, work: CallWork): Promise<HttpAnswer>
}

const FIRST_BACKOFF_MS = 500

/**
 * The only place that calls fetch. Only `baseUrl`, which comes from the settings, determines the host: paths
 * and queries cannot change it, and redirects are returned, never followed.
 */
export function createHttpClient(policy: HttpPolicy, deps: CollectorDeps): HttpClient {
  const { clock, limits, random = Math.random } = deps
  const limitConcurrency = pLimit(policy.concurrency)

  async function waitForSlot({ request }: CallWork): Promise<void> {
    request.signal.throwIfAborted()
    const at = clock.now()
    const slot = { spacingMs: policy.spacingMs(), at, latest: request.deadline }
    const { startAt, pausedUntil } = await limits.reserveSlot(policy.queue, slot)
    if (pausedUntil >= request.deadline) throw pausedTooLong(policy.service, pausedUntil, at)
    if (startAt >= request.deadline) throw noTimeLeft(policy.service)
    if (startAt > at) await clock.sleep(startAt.getTime() - at.getTime(), request.signal)
  }

  /** Returns failures that may be retried and throws all others. */
  async function attempt(
    call: HttpCall,
    retry: boolean,
    work: CallWork,
  ): Promise<HttpAnswer | CollectorError> {
    const { signal } = work.request
    await waitForSlot(work)
    signal.throwIfAborted()
    await policy.beforeAttempt?.(work)
    await work.sink.onCall({ retry })
    // Wall-clock time, because a socket does not follow an injected clock.
    const timeout = AbortSignal.timeout(policy.timeoutMs)
    let answer: HttpAnswer
    let responseBegan = false
    try {
      const response = await deps.fetch(urlOf(call), {
        method: call.form === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...call.headers },
        body: call.form === undefined ? null : new URLSearchParams(call.form),
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      responseBegan = response.ok
      answer = await readAnswer(response, policy)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof CollectorError || !isTransportError(error)) throw error
      const failure = timeout.aborted ? timedOut(policy.service) : unreachable(policy.service, error)
      if (!policy.retriesAreFree && (responseBegan || timeout.aborted)) throw failure
      return failure
    }
    const answeredAt = clock.now()
    const requestedPauseMs = answer.status >= 400 ? retryAfterMsOf(answer, answeredAt) : 0
    if (requestedPauseMs > 0)
      await limits.pause(policy.queue, new Date(answeredAt.getTime() + requestedPauseMs))
    await policy.afterAnswer?.(answer)
    return answer
  }

  function decide(outcome: HttpAnswer | CollectorError): RetryDecision {
    return outcome instanceof CollectorError ? 'retry' : policy.decideRetry(outcome, clock.now())
  }

  return {
    async call(call, work) {
      const { signal, deadline } = work.request
      for (let repeats = 0; ; repeats++) {
        const retry = repeats > 0 || call.isRetry === true
        const outcome = await orAborted(
          limitConcurrency(() => attempt(call, retry, work)),
          signal,
        )
        const verdict = decide(outcome)
        const askedMs = outcome instanceof CollectorError ? 0 : retryAfterMsOf(outcome, clock.now())
        const waitMs = verdict === 'final' ? 0 : Math.max(askedMs, waitMsOf(verdict, repeats, random))
        const fits = clock.now().getTime() + waitMs < deadline.getTime()
        if (verdict === 'final' || repeats >= policy.retries || !fits) {
          if (outcome instanceof CollectorError) throw outcome
          return outcome
        }
        await clock.sleep(waitMs, signal)
      }
    },
  }
}

/** The wait in milliseconds: exponential backoff with equal jitter, unless the platform named one. */
function waitMsOf(verdict: Exclude<RetryDecision, 'final'>, repeats: number, random: () => number): number {
  if (verdict !== 'retry') return verdict.waitSeconds * 1000
  return FIRST_BACKOFF_MS * 2 ** repeats * (0.5 + random() / 2)
}

/** The wait that `Retry-After` (seconds or an HTTP date) asks for, in milliseconds; 0 if there is none. */
function retryAfterMsOf({ headers }: HttpAnswer, now: Date): number {
  const asked = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(asked)) return toWaitSeconds(Number(asked)) * 1000
  const until = / GMT$/.test(asked) ? Date.parse(asked) : Number.NaN
  return until > now.getTime() ? toWaitSeconds((until - now.getTime()) / 1000) * 1000 : 0
}

function urlOf({ baseUrl, path, query = {} }: HttpCall): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const url = `${baseUrl.replace(/\/+$/, '')}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
  // A handle or cursor must not lead to another host, or out of the configured path.
  if (!new URL(url).href.startsWith(new URL(`${baseUrl.replace(/\/+$/, '')}/`).href)) {
    throw new Error('a path led out of the configured base URL')
  }
  return url
}

/**
 * The work's result, or the signal's reason on abort: an aborted scan must not wait for work it shares with
 * another.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
