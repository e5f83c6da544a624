import { CollectorError } from '../collector.ts'
import type { RetryDecision } from '../http.ts'
import { type HttpAnswer, platformError } from '../http-answer.ts'
import { toRecord, toRecords, toText } from '../json.ts'
import { queryProblem } from '../query-run.ts'
import { type QuotaBucket, secondsUntilQuotaDay } from './quota-day.ts'

export type Refusal =
  | 'day_spent'
  | 'minute_spent'
  | 'key_refused'
  | 'api_not_enabled'
  | 'transient'
  | 'server_error'
  | 'unexpected_content'
  | 'not_found'
  | 'comments_disabled'
  | 'comments_forbidden'
  | 'processing_failure'
  | 'query_refused'

/** What nobody may read below one video, or a video that is gone: a fact of it, and no failure. */
export const closedCodes: ReadonlySet<string> = new Set<Refusal>([
  'comments_disabled',
  'comments_forbidden',
  'not_found',
])

export const PER_MINUTE_WAIT_SECONDS = 60

/** A spent per-minute quota is not retried here: it pauses all calls of the key, see the client. */
export function decideYouTubeRetry(answer: HttpAnswer): RetryDecision {
  if (answer.status === 200) return 'final'
  const refusal = refusalOf(answer)
  return refusal === 'transient' || refusal === 'server_error' ? 'retry' : 'final'
}

/** The error for a response other than 200: of the query, or of the platform if it is about this client. */
export function youTubeRefusal(answer: HttpAnswer, bucket: QuotaBucket, now: Date): CollectorError {
  const cause = platformError(answer)
  const code = refusalOf(answer)
  const ended = (
    status: CollectorError['status'],
    message: string,
    retryAfterSeconds: number | null = null,
  ) => new CollectorError({ status, code, retryAfterSeconds }, message, { cause })
  switch (code) {
    case 'day_spent':
      return daySpent(bucket, now, cause)
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
    case 'comments_disabled':
      return queryProblem(code, 'Comments on this video are switched off.', cause)
    case 'comments_forbidden':
      return queryProblem(code, 'YouTube shows these comments to members alone.', cause)
    case 'processing_failure':
      return queryProblem(code, 'YouTube failed to list these comments.', cause)
    case 'query_refused':
      return queryProblem(code, 'YouTube refused the query.', cause)
  }
}

export const daySpentSentences = {
  searches: "The day's YouTube searches are used up; they start anew at midnight Pacific time.",
  units: "The day's units of the YouTube quota are used up; they start anew at midnight Pacific time.",
} as const satisfies Record<QuotaBucket, string>

/**
 * The error for a spent daily quota, reported by YouTube or by the ledger; it resets at midnight Pacific
 * time.
 */
export function daySpent(bucket: QuotaBucket, now: Date, cause?: Error): CollectorError {
  return new CollectorError(
    { status: 'rate_limited', code: 'day_spent', retryAfterSeconds: secondsUntilQuotaDay(now) },
    daySpentSentences[bucket],
    { cause },
  )
}

/** The error for a 200 with unexpected content. */
export function unexpectedContent(): CollectorError {
  return new CollectorError(
    { status: 'failed', code: 'unexpected_content' satisfies Refusal },
    'YouTube had no usable answer.',
  )
}

/** Google reports one refusal in up to three places, of which the details are the most exact. */
export function refusalOf(answer: HttpAnswer): Refusal {
  const error = toRecord(toRecord(answer.body)['error'])
  const details = toRecords(error['details'])
  const reasons = [...details, ...toRecords(error['errors'])].map((item) => toText(item['reason']))
  const has = (...wanted: readonly string[]) => reasons.some((reason) => wanted.includes(reason ?? ''))
  if (has('accessNotConfigured', 'SERVICE_DISABLED')) return 'api_not_enabled'
  if (answer.status === 401 || has(...keyReasons)) return 'key_refused'
  if (has('quotaExceeded', 'dailyLimitExceeded')) return 'day_spent'
  if (answer.status === 429 || has('rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED')) {
    const limits = details.map((detail) => toText(toRecord(detail['metadata'])['quota_limit']) ?? '')
    return /per ?day/i.test([toText(error['message']) ?? '', ...limits].join(' '))
      ? 'day_spent'
      : 'minute_spent'
  }
  // On a call with only an API key this refusal is a transient failure of Google's.
  if (has('accountDelegationForbidden')) return 'transient'
  if (has('commentsDisabled')) return 'comments_disabled'
  if (has('processingFailure')) return 'processing_failure'
  const domains = toRecords(error['errors']).map((item) => toText(item['domain']) ?? '')
  if (has('forbidden') && domains.some((domain) => domain.startsWith('youtube.comment'))) {
    return 'comments_forbidden'
  }
  if (answer.status === 200) return 'unexpected_content'
  if (answer.status >= 500) return 'server_error'
  return answer.status === 404 ? 'not_found' : 'query_refused'
}

const keyReasons = [
  'API_KEY_INVALID',
  'API_KEY_SERVICE_BLOCKED',
  'API_KEY_IP_ADDRESS_BLOCKED',
  'API_KEY_HTTP_REFERRER_BLOCKED',
  'keyInvalid',
  'keyExpired',
  'ipRefererBlocked',
]
