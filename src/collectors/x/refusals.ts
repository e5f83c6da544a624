import { CollectorError } from '../collector.ts'
import type { RetryDecision } from '../http.ts'
import { type HttpAnswer, platformError } from '../http-answer.ts'
import { toNumber, toRecord } from '../json.ts'
import { toWaitSeconds } from '../limits.ts'
import { queryProblem } from '../query-run.ts'
import { problemKind } from './map.ts'

/** The length of X's rate-limit windows. */
const WINDOW_SECONDS = 900

/** A 429 is not retried here: the pause of the queue that it causes is the wait. */
export function decideXRetry(answer: HttpAnswer): RetryDecision {
  return answer.status >= 500 ? 'retry' : 'final'
}

/** Whether X asks for a pause. The monthly cap is also a 429, but a pause does not help. */
export function isRateLimited(answer: HttpAnswer): boolean {
  return answer.status === 429 && kindOf(answer) !== 'usage-capped'
}

/**
 * When the pause of this endpoint ends, if its window is used up, by this call or before it; else undefined.
 */
export function pauseUntil(answer: HttpAnswer, now: Date): Date | undefined {
  const usedUp = answer.headers.get('x-rate-limit-remaining') === '0'
  const isReset = answer.headers.has('x-rate-limit-reset')
  return isRateLimited(answer) || (usedUp && isReset && answer.status !== 429)
    ? new Date(now.getTime() + secondsUntilReset(answer, now) * 1000)
    : undefined
}

/** The error for a response other than 200: of the query, or of the platform if it is about this client. */
export function xRefusal(answer: HttpAnswer, now: Date): CollectorError {
  const cause = platformError(answer)
  if (kindOf(answer) === 'usage-capped') {
    return new CollectorError(
      { status: 'blocked', code: 'usage_capped' },
      "The X account's monthly cap of posts is reached.",
      { cause },
    )
  }
  switch (answer.status) {
    case 400:
      return queryProblem('query_refused', 'X refused the query.', cause)
    case 401:
      return new CollectorError(
        { status: 'auth_required', code: 'token_refused' },
        'X refused the bearer token.',
        {
          cause,
        },
      )
    case 402:
      return new CollectorError(
        { status: 'blocked', code: 'credits_exhausted' },
        'The X account has no credits left; its owner must top them up.',
        { cause },
      )
    case 403:
      return kindOf(answer) === 'client-forbidden'
        ? new CollectorError(
            { status: 'auth_required', code: 'app_not_enrolled' },
            'X does not let this app search; it must be enrolled in a project first.',
            { cause },
          )
        : queryProblem('not_readable', 'X does not show this to us.', cause)
    case 429:
      return new CollectorError(
        { status: 'rate_limited', code: 'rate_limited', retryAfterSeconds: secondsUntilReset(answer, now) },
        'X asked us to slow down.',
        { cause },
      )
    default:
      return new CollectorError(
        { status: 'failed', code: answer.status >= 500 ? 'server_error' : 'unexpected_content' },
        'X had no usable answer.',
        { cause },
      )
  }
}

function kindOf(answer: HttpAnswer): string {
  return problemKind(toRecord(answer.body))
}

/** Seconds (1 to 86,400) until the time in `x-rate-limit-reset`, a Unix time; 900 if there is none. */
function secondsUntilReset({ headers }: HttpAnswer, now: Date): number {
  const reset = toNumber(headers.get('x-rate-limit-reset'))
  return toWaitSeconds(reset === undefined ? WINDOW_SECONDS : reset - now.getTime() / 1000)
}
