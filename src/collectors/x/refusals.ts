import { CollectorError } from '../collector.ts'
import type { Verdict } from '../http.ts'
import { type HttpAnswer, platformWords } from '../http-answer.ts'
import { toNumber, toRecord, toText } from '../json.ts'
import { queryProblem } from '../query-run.ts'

/** X counts in windows of this length. */
const WINDOW_SECONDS = 900

export function judgeXAnswer(answer: HttpAnswer, now: Date): Verdict {
  if (answer.status === 429 && kindOf(answer) !== 'usage-capped') {
    return { waitSeconds: secondsUntilReset(answer, now) }
  }
  return answer.status >= 500 ? 'retry' : 'final'
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

/** The last segment of the problem's type; the host before it is sometimes the old one. */
function kindOf(answer: HttpAnswer): string {
  return (toText(toRecord(answer.body)['type']) ?? '').split('/').at(-1) ?? ''
}

/** Whole seconds, at least 1; the header is a unix time. */
function secondsUntilReset({ headers }: HttpAnswer, now: Date): number {
  const reset = toNumber(headers.get('x-rate-limit-reset'))
  return reset === undefined ? WINDOW_SECONDS : Math.max(1, Math.ceil(reset - now.getTime() / 1000))
}
