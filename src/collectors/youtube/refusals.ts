import { CollectorError } from '../collector.ts'
import type { Verdict } from '../http.ts'
import { type HttpAnswer, platformWords } from '../http-answer.ts'
import { toRecord, toRecords, toText } from '../json.ts'
import { queryProblem } from '../query-run.ts'
import { secondsUntilQuotaDay } from './quota-day.ts'

type Refusal =
  | 'day_spent'
  | 'minute_spent'
  | 'key_refused'
  | 'api_not_enabled'
  | 'transient'
  | 'server_error'
  | 'unexpected_content'
  | 'not_found'
  | 'query_refused'

const PER_MINUTE_WAIT_SECONDS = 60

export function judgeYouTubeAnswer(answer: HttpAnswer): Verdict {
  if (answer.status === 200) return 'final'
  const refusal = refusalOf(answer)
  if (refusal === 'minute_spent') return { waitSeconds: PER_MINUTE_WAIT_SECONDS }
  return refusal === 'transient' || refusal === 'server_error' ? 'retry' : 'final'
}

/** What an answer other than 200 means for the query, or for the platform when it is about us. */
export function youTubeRefusal(answer: HttpAnswer, now: Date): CollectorError {
  const cause = platformWords(answer)
  const code = refusalOf(answer)
  const ended = (
    status: CollectorError['status'],
    message: string,
    retryAfterSeconds: number | null = null,
  ) => new CollectorError({ status, code, retryAfterSeconds }, message, { cause })
  switch (code) {
    case 'day_spent':
      return ended(
        'rate_limited',
        "YouTube's quota of the day is spent; it starts anew at midnight Pacific time.",
        secondsUntilQuotaDay(now),
      )
    case 'minute_spent':
      return ended('rate_limited', 'YouTube asked us to slow down.', PER_MINUTE_WAIT_SECONDS)
    case 'key_refused':
      return ended('auth_required', 'YouTube refused the API key.')
    case 'api_not_enabled':
      return ended('auth_required', "The YouTube Data API is not enabled in the key's project.")
    case 'transient':
    case 'server_error':
    case 'unexpected_content':
      return ended('failed', 'YouTube had no usable answer.')
    case 'not_found':
      return queryProblem(code, 'YouTube has no such channel or list.', cause)
    case 'query_refused':
      return queryProblem(code, 'YouTube refused the query.', cause)
  }
}

/** Google words one refusal in up to three places; the details are the most exact. */
function refusalOf(answer: HttpAnswer): Refusal {
  const error = toRecord(toRecord(answer.body)['error'])
  const reasons = [...toRecords(error['details']), ...toRecords(error['errors'])].map((item) =>
    toText(item['reason']),
  )
  const has = (...wanted: readonly string[]) => reasons.some((reason) => wanted.includes(reason ?? ''))
  const message = toText(error['message']) ?? ''
  if (has('accessNotConfigured', 'SERVICE_DISABLED')) return 'api_not_enabled'
  if (has('API_KEY_INVALID', 'keyInvalid', 'keyExpired', 'ipRefererBlocked') || answer.status === 401) {
    return 'key_refused'
  }
  if (has('quotaExceeded', 'dailyLimitExceeded')) return 'day_spent'
  if (answer.status === 429 || has('rateLimitExceeded', 'userRateLimitExceeded')) {
    return /per day/i.test(message) ? 'day_spent' : 'minute_spent'
  }
  // On a call that carries only a key this refusal is a fault of theirs that passes.
  if (has('accountDelegationForbidden')) return 'transient'
  if (answer.status === 200) return 'unexpected_content'
  if (answer.status >= 500) return 'server_error'
  return answer.status === 404 ? 'not_found' : 'query_refused'
}
