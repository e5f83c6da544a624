import pLimit from 'p-limit'
import type { Clock } from '../clock.ts'
import { CollectorError, type CollectorSink, type CollectRequest } from './collector.ts'
import { type HttpAnswer, readAnswer } from './http-answer.ts'

export interface CollectorDeps {
  readonly fetch: typeof fetch
  readonly clock: Clock
  /** 0 to 1, for the jitter between attempts. */
  readonly random?: () => number
}

/** What a call needs of the scan that it serves. */
export interface CollectWork {
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
  /** Least time between the starts of two calls; asked before each call, so it may change. */
  readonly spacingMs: () => number
  readonly retries: number
  /** False where a call that we gave up on may have been billed. */
  readonly repeatTimedOut: boolean
  /** Counted after decompression. */
  readonly maxBodyBytes?: number
  readonly judge: (answer: HttpAnswer, now: Date) => Verdict
}

export interface HttpClient {
  /**
   * The platform's last answer, whatever its status. Throws a CollectorError when there was none (`unreachable`,
   * `call_timed_out`, `answer_too_large`, `malformed_answer`, `paused`), and the signal's reason on abort.
   */
  call(call: HttpCall, work: CollectWork): Promise<HttpAnswer>
  /** No call starts before this moment. One whose scan ends earlier is refused with `paused`. */
  pauseUntil(moment: Date): void
}

const FIRST_BACKOFF_MS = 500

/**
 * The one place that calls fetch: one client for each platform and credential, so that all scans of the process
 * share its pace. Redirects are answers, never followed.
 */
export function createHttpClient(policy: HttpPolicy, deps: CollectorDeps): HttpClient {
  const { clock, random = Math.random } = deps
  const limit = pLimit(policy.concurrency)
  let lastStartMs = Number.NEGATIVE_INFINITY
  let pausedUntilMs = Number.NEGATIVE_INFINITY

  async function waitForTurn({ request }: CollectWork): Promise<void> {
    request.signal.throwIfAborted()
    const nowMs = clock.now().getTime()
    if (pausedUntilMs > nowMs && pausedUntilMs >= request.deadline.getTime()) {
      const retryAfterSeconds = Math.ceil((pausedUntilMs - nowMs) / 1000)
      throw new CollectorError(
        { status: 'rate_limited', code: 'paused', retryAfterSeconds },
        `${policy.service} asked for a pause that outlasts the scan.`,
      )
    }
    lastStartMs = Math.max(nowMs, lastStartMs + policy.spacingMs(), pausedUntilMs)
    if (lastStartMs > nowMs) await clock.sleep(lastStartMs - nowMs, request.signal)
  }

  /** Failures that an attempt may be repeated for are returned, everything else is thrown. */
  async function attempt(
    call: HttpCall,
    retry: boolean,
    work: CollectWork,
  ): Promise<HttpAnswer | CollectorError> {
    const { signal } = work.request
    await waitForTurn(work)
    work.sink.called({ retry })
    // Wall time: it guards a socket, which knows nothing of an injected clock.
    const timeout = AbortSignal.timeout(policy.timeoutMs)
    try {
      const response = await deps.fetch(urlOf(call), {
        method: call.form === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...call.headers },
        body: call.form === undefined ? null : new URLSearchParams(call.form),
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      })
      return await readAnswer(response, policy)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof CollectorError || !isTransportError(error)) throw error
      return timeout.aborted ? timedOut(policy.service) : unreachable(policy.service, error)
    }
  }

  function verdictOn(outcome: HttpAnswer | CollectorError): Verdict {
    if (!(outcome instanceof CollectorError)) return policy.judge(outcome, clock.now())
    return outcome.status === 'timeout' && !policy.repeatTimedOut ? 'final' : 'retry'
  }

  return {
    async call(call, work) {
      const { signal, deadline } = work.request
      for (let repeats = 0; ; repeats++) {
        const retry = repeats > 0 || call.repeats === true
        const outcome = await abortable(
          limit(() => attempt(call, retry, work)),
          signal,
        )
        const verdict = verdictOn(outcome)
        const waitMs = verdict === 'final' ? 0 : waitMsOf(verdict, repeats, random)
        const fits = clock.now().getTime() + waitMs < deadline.getTime()
        if (verdict === 'final' || repeats >= policy.retries || !fits) {
          if (outcome instanceof CollectorError) throw outcome
          return outcome
        }
        await clock.sleep(waitMs, signal)
      }
    },
    pauseUntil(moment) {
      pausedUntilMs = Math.max(pausedUntilMs, moment.getTime())
    },
  }
}

/** Exponential backoff with equal jitter, unless the platform named the wait. */
function waitMsOf(verdict: Exclude<Verdict, 'final'>, repeats: number, random: () => number): number {
  if (verdict !== 'retry') return verdict.waitSeconds * 1000
  return FIRST_BACKOFF_MS * 2 ** repeats * (0.5 + random() / 2)
}

function urlOf({ baseUrl, path, query = {} }: HttpCall): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${baseUrl.replace(/\/+$/, '')}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
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

/** A queue that another scan fills must not keep an aborted one waiting. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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
