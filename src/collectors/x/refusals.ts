import { CollectorError } from '../collector.ts'
import type { Verdict } from '../http.ts'
import { type HttpAnswer, platformWords } from '../http-answer.ts'
import { toNumber, toRecord } from '../json.ts'
import { toWaitSeconds } from '../limits.ts'
import { queryProblem } from '../query-run.ts'
import { problemKind } from './map.ts'

/** X counts in windows of this length. */
const WINDOW_SECONDS = 900

/** A limit is not waited for here: the pause of the lane that it asks for is the wait. */
export function judgeXAnswer(answer: HttpAnswer): Verdict {
  return answer.status >= 500 ? 'retry' : 'final'
}

/** X wants a pause; the cap of a month is no such thing. */
export function isRateLimited(answer: HttpAnswer): boolean {
  return answer.status === 429 && kindOf(answer) !== 'usage-capped'
}

/** Until when X wants silence on this endpoint: its window is used up, by this call or already before it. */
export function pauseWantedBy(answer: HttpAnswer, now: Date): Date | undefined {
  const usedUp = answer.headers.get('x-rate-limit-remaining') === '0'
  const isReset = answer.headers.has('x-rate-limit-reset')
  return isRateLimited(answer) || (usedUp && isReset && answer.status !== 429)
    ? new Date(now.getTime() + secondsUntilReset(answer, now) * 1000)
    : undefined
}

/** What an answer other than 200 means for the query, or for the platform when it is about us. */
export function xRefusal(answer: HttpAnswer, now: Date): CollectorError {
  const cause = platformWords(answer)
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

/** The header is a unix time. */
function secondsUntilReset({ headers }: HttpAnswer, now: Date): number {
  const reset = toNumber(headers.get('x-rate-limit-reset'))
  return toWaitSeconds(reset === undefined ? WINDOW_SECONDS : reset - now.getTime() / 1000)
}
