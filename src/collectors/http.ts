import pLimit from 'p-limit'
import type { Clock } from '../lib/clock.ts'
import { CollectorError, type CollectorSink, type CollectRequest } from './collector.ts'
import { type HttpAnswer, readAnswer } from './http-answer.ts'
import { type Lane, type Limits, type Lookups, toWaitSeconds } from './limits.ts'

export interface CollectorDeps {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly limits: Limits
  readonly lookups: Lookups
  /** 0 to 1, for the jitter between attempts. */
  readonly random?: () => number
}

/** What a call needs of the work that it serves. */
export interface CallWork {
  readonly request: Pick<CollectRequest, 'deadline' | 'signal'>
  readonly sink: Pick<CollectorSink, 'called'>
}

/** What a query needs of its scan. */
export interface CollectWork extends CallWork {
  readonly request: CollectRequest
  readonly sink: CollectorSink
}

export interface HttpCall {
  readonly baseUrl: string
  /** Begins with a slash; its segments are already encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  /** Makes it a POST of form fields. */
  readonly form?: Readonly<Record<string, string>>
  /** The caller repeats a call that failed. */
  readonly repeats?: boolean
}

export type Verdict = 'final' | 'retry' | { readonly waitSeconds: number }

export interface HttpPolicy {
  /** The platform's name in our sentences. */
  readonly service: string
  readonly timeoutMs: number
  readonly concurrency: number
  /** Whose calls these are: all processes with the same credential share its pace and its pauses. */
  readonly lane: Lane
  /** Least time between the starts of two calls; asked before each call, so it may change. */
  readonly spacingMs: () => number
  readonly retries: number
  /** False where a call that we gave up on, or whose answer broke off, may have been billed. */
  readonly freeToRepeat: boolean
  /** Counted after decompression. */
  readonly maxBodyBytes?: number
  readonly judge: (answer: HttpAnswer, now: Date) => Verdict
  /** Called when an attempt may start, repeats included; what it throws ends the call before anything is sent. */
  readonly beforeAttempt?: (work: CallWork) => Promise<void>
  /**
   * Called with the answer of every attempt before another call takes its place: where the silence that it asks for
   * is noted for all. A `Retry-After` is noted already.
   */
  readonly afterAnswer?: (answer: HttpAnswer) => Promise<void>
}

export interface HttpClient {
  /**
   * The platform's last answer, whatever its status. Throws a CollectorError when there was none (`unreachable`,
   * `call_timed_out`, `answer_too_large`, `malformed_answer`, `paused`, `no_time_left`), and the signal's reason on abort.
   */
  call(call: HttpCall, work: CallWork): Promise<HttpAnswer>
}

const FIRST_BACKOFF_MS = 500
/** The code of a call whose turn would come after its work has ended. */
export const NO_TIME_LEFT = 'no_time_left'

/**
 * The one place that calls fetch. Only `baseUrl`, which comes from the settings, says what host is called: paths
 * and queries cannot change it, and redirects are answers, never followed.
 */
export function createHttpClient(policy: HttpPolicy, deps: CollectorDeps): HttpClient {
  const { clock, limits, random = Math.random } = deps
  const atOnce = pLimit(policy.concurrency)

  async function waitForTurn({ request }: CallWork): Promise<void> {
    request.signal.throwIfAborted()
    const at = clock.now()
    const turn = { spacingMs: policy.spacingMs(), at, latest: request.deadline }
    const { startAt, pausedUntil } = await limits.takeTurn(policy.lane, turn)
    if (pausedUntil >= request.deadline) throw paused(policy.service, pausedUntil, at)
    if (startAt >= request.deadline) throw noTimeLeft(policy.service)
    if (startAt > at) await clock.sleep(startAt.getTime() - at.getTime(), request.signal)
  }

  /** Failures that an attempt may be repeated for are returned, everything else is thrown. */
  async function attempt(
    call: HttpCall,
    retry: boolean,
    work: CallWork,
  ): Promise<HttpAnswer | CollectorError> {
    const { signal } = work.request
    await waitForTurn(work)
    signal.throwIfAborted()
    await policy.beforeAttempt?.(work)
    await work.sink.called({ retry })
    // Wall time: it guards a socket, which knows nothing of an injected clock.
    const timeout = AbortSignal.timeout(policy.timeoutMs)
    let answer: HttpAnswer
    let wasServed = false
    try {
      const response = await deps.fetch(urlOf(call), {
        method: call.form === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...call.headers },
        body: call.form === undefined ? null : new URLSearchParams(call.form),
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      wasServed = response.ok
      answer = await readAnswer(response, policy)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof CollectorError || !isTransportError(error)) throw error
      const failure = timeout.aborted ? timedOut(policy.service) : unreachable(policy.service, error)
      if (!policy.freeToRepeat && (wasServed || timeout.aborted)) throw failure
      return failure
    }
    const answeredAt = clock.now()
    const askedMs = answer.status >= 400 ? retryAfterMsOf(answer, answeredAt) : 0
    if (askedMs > 0) await limits.pause(policy.lane, new Date(answeredAt.getTime() + askedMs))
    await policy.afterAnswer?.(answer)
    return answer
  }

  function verdictOn(outcome: HttpAnswer | CollectorError): Verdict {
    return outcome instanceof CollectorError ? 'retry' : policy.judge(outcome, clock.now())
  }

  return {
    async call(call, work) {
      const { signal, deadline } = work.request
      for (let repeats = 0; ; repeats++) {
        const retry = repeats > 0 || call.repeats === true
        const outcome = await abortable(
          atOnce(() => attempt(call, retry, work)),
          signal,
        )
        const verdict = verdictOn(outcome)
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

/** Exponential backoff with equal jitter, unless the platform named the wait. */
function waitMsOf(verdict: Exclude<Verdict, 'final'>, repeats: number, random: () => number): number {
  if (verdict !== 'retry') return verdict.waitSeconds * 1000
  return FIRST_BACKOFF_MS * 2 ** repeats * (0.5 + random() / 2)
}

/** What the answer asks for, in seconds or as an HTTP date; 0 where it asks for nothing. */
function retryAfterMsOf({ headers }: HttpAnswer, now: Date): number {
  const asked = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(asked)) return toWaitSeconds(Number(asked)) * 1000
  const until = / GMT$/.test(asked) ? Date.parse(asked) : Number.NaN
  return until > now.getTime() ? toWaitSeconds((until - now.getTime()) / 1000) * 1000 : 0
}

function urlOf({ baseUrl, path, query = {} }: HttpCall): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const url = `${baseUrl.replace(/\/+$/, '')}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
  // Whatever a handle or a cursor holds, the call stays on the host and below the path of the settings.
  if (!new URL(url).href.startsWith(new URL(`${baseUrl.replace(/\/+$/, '')}/`).href)) {
    throw new Error('a path led out of the configured base URL')
  }
  return url
}

function paused(service: string, until: Date, at: Date): CollectorError {
  const retryAfterSeconds = Math.ceil((until.getTime() - at.getTime()) / 1000)
  return new CollectorError(
    { status: 'rate_limited', code: 'paused', retryAfterSeconds },
    `${service} asked for a pause that outlasts the scan.`,
  )
}

function noTimeLeft(service: string): CollectorError {
  return new CollectorError(
    { status: 'timeout', code: NO_TIME_LEFT },
    `The pace that ${service} wants left no time for all calls.`,
  )
}

function timedOut(service: string): CollectorError {
  return new CollectorError(
    { status: 'timeout', code: 'call_timed_out' },
    `${service} did not answer in time.`,
  )
}

/** fetch rejects with a TypeError or an abort, a broken stream with a coded error; anything else is our fault. */
function isTransportError(error: unknown): boolean {
  return (
    error instanceof TypeError || error instanceof DOMException || (error instanceof Error && 'code' in error)
  )
}

/** fetch's own message may quote a URL or a header with a token: only its code is kept. */
function unreachable(service: string, error: unknown): CollectorError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'network failure'
  return new CollectorError({ status: 'failed', code: 'unreachable' }, `${service} could not be reached.`, {
    cause: new Error(code),
  })
}

/** What another scan is at work on must not keep an aborted one waiting. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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
