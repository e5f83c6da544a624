import { CollectorError } from '../collector.ts'
import type { CollectorDeps, RetryDecision } from '../http.ts'
import { type HttpAnswer, platformError } from '../http-answer.ts'
import { toNumber, toRecord, toText } from '../json.ts'
import { type RateLimitQueue, toWaitSeconds } from '../limits.ts'
import { queryProblem } from '../query-run.ts'

const DEFAULT_WAIT_SECONDS = 60
/** Statuses that Reddit's own client retries. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 500, 502, 503, 504, 520, 522])

export function decideRedditRetry(answer: HttpAnswer): RetryDecision {
  if (answer.status === 429) return { waitSeconds: waitSecondsOf(answer) }
  return TRANSIENT_STATUSES.has(answer.status) ? 'retry' : 'final'
}

/** The error for a response other than 200: of the query, or of the platform if it is about this client. */
export function redditRefusal(answer: HttpAnswer, label: string): CollectorError {
  const cause = platformError(answer)
  switch (answer.status) {
    case 302:
      return isNoSuchPlace(answer)
        ? queryProblem('not_found', `Reddit knows no such place (${label}).`, cause)
        : noUsableAnswer(answer, label)
    case 401:
      return new CollectorError(
        { status: 'auth_required', code: 'token_refused' },
        'Reddit refused a freshly issued token.',
        { cause },
      )
    case 403:
      return answer.isHtml
        ? edgeBlocked()
        : queryProblem(
            'not_readable',
            `Reddit does not show this to us: ${whyClosed(answer)} (${label}).`,
            cause,
          )
    case 404:
      return queryProblem(
        'not_found',
        reasonOf(answer) === 'banned'
          ? `Reddit has banned this (${label}).`
          : `Reddit has this no longer or never had it (${label}).`,
        cause,
      )
    case 429:
      return rateLimited(answer)
    case 451:
      return queryProblem('withheld_by_law', `Reddit withholds this for legal reasons (${label}).`, cause)
    default:
      return answer.status >= 400 && answer.status < 500 && answer.status !== 408
        ? queryProblem('query_refused', `Reddit refused the query (${label}).`, cause)
        : noUsableAnswer(answer, label)
  }
}

/** The error for an outage, or for a 200 with unexpected content. */
export function noUsableAnswer(answer: HttpAnswer, label: string): CollectorError {
  return new CollectorError(
    { status: 'failed', code: answer.status === 200 ? 'unexpected_content' : 'server_error' },
    `Reddit had no usable answer (${label}).`,
    { cause: platformError(answer) },
  )
}

/**
 * Whether Reddit says that what was asked for is private, banned, withheld, gone or unknown: of a multireddit one
 * subreddit may be.
 */
export function isClosed(answer: HttpAnswer): boolean {
  if (answer.isHtml) return false
  return [403, 404, 451].includes(answer.status) || isNoSuchPlace(answer)
}

/** Reddit leads from an unknown place to its search for places. Any other redirect, as of an outage, says nothing of it. */
function isNoSuchPlace({ status, headers }: HttpAnswer): boolean {
  return (
    status === 302 && /^(?:https?:\/\/[^/?#]*)?\/subreddits\/search\b/.test(headers.get('location') ?? '')
  )
}

function reasonOf({ body }: HttpAnswer): string | undefined {
  return toText(toRecord(body)['reason'])
}

function whyClosed(answer: HttpAnswer): string {
  switch (reasonOf(answer)) {
    case 'private':
      return 'it is private'
    case 'quarantined':
      return 'it is quarantined'
    case 'gold_only':
      return 'it is for premium members'
    case 'banned':
      return 'it was banned'
    default:
      return 'it is private or closed'
  }
}

/** Reddit's edge network returns a page instead of JSON if it refuses the sender itself. */
export function edgeBlocked(): CollectorError {
  return new CollectorError(
    { status: 'blocked', code: 'edge_blocked' },
    "Reddit's network protection refuses this server.",
  )
}

export function rateLimited(answer: HttpAnswer): CollectorError {
  return new CollectorError(
    { status: 'rate_limited', code: 'rate_limited', retryAfterSeconds: waitSecondsOf(answer) },
    'Reddit asked us to slow down.',
    { cause: platformError(answer) },
  )
}

function waitSecondsOf({ headers }: HttpAnswer): number {
  const seconds =
    toNumber(headers.get('retry-after')) ?? Number.parseFloat(headers.get('x-ratelimit-reset') ?? '')
  return toWaitSeconds(Number.isNaN(seconds) ? DEFAULT_WAIT_SECONDS : seconds)
}

/** Pauses the queue, for all processes, as long as a response asks for. */
export async function applyRedditPause(
  answer: HttpAnswer,
  queue: RateLimitQueue,
  { clock, limits }: Pick<CollectorDeps, 'clock' | 'limits'>,
): Promise<void> {
  const seconds = pauseSecondsOf(answer)
  if (seconds !== undefined) await limits.pause(queue, new Date(clock.now().getTime() + seconds * 1000))
}

/**
 * The pause in seconds (1 to 86,400) after a 429, or when the ten-minute quota is nearly spent; else
 * undefined.
 */
export function pauseSecondsOf(answer: HttpAnswer): number | undefined {
  if (answer.status === 429) return waitSecondsOf(answer)
  const remaining = Number.parseFloat(answer.headers.get('x-ratelimit-remaining') ?? '')
  const resetSeconds = Number.parseFloat(answer.headers.get('x-ratelimit-reset') ?? '')
  return remaining < 10 && resetSeconds > 0 ? toWaitSeconds(resetSeconds) : undefined
}
