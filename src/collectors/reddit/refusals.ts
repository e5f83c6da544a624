import { CollectorError } from '../collector.ts'
import type { CollectorDeps, Verdict } from '../http.ts'
import { type HttpAnswer, platformWords } from '../http-answer.ts'
import { toNumber, toRecord, toText } from '../json.ts'
import { type Lane, toWaitSeconds } from '../limits.ts'
import { queryProblem } from '../query-run.ts'

const WAIT_WITHOUT_HINT_SECONDS = 60
/** Reddit's own client repeats these. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 500, 502, 503, 504, 520, 522])

export function judgeRedditAnswer(answer: HttpAnswer): Verdict {
  if (answer.status === 429) return { waitSeconds: waitSecondsOf(answer) }
  return TRANSIENT.has(answer.status) ? 'retry' : 'final'
}

/** What an answer other than 200 means for the query, or for the platform when it is about us. */
export function redditRefusal(answer: HttpAnswer, label: string): CollectorError {
  const cause = platformWords(answer)
  switch (answer.status) {
    case 302:
      return queryProblem('not_found', `Reddit knows no such place (${label}).`, cause)
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
      return answer.status < 500 && answer.status !== 408 && answer.status !== 200
        ? queryProblem('query_refused', `Reddit refused the query (${label}).`, cause)
        : noUsableAnswer(answer, label)
  }
}

/** An outage, or a 200 with something else than what was asked for. */
export function noUsableAnswer(answer: HttpAnswer, label: string): CollectorError {
  return new CollectorError(
    { status: 'failed', code: answer.status === 200 ? 'unexpected_content' : 'server_error' },
    `Reddit had no usable answer (${label}).`,
    { cause: platformWords(answer) },
  )
}

/** True when one closed or missing subreddit may have closed a whole sum of them. */
export function refusesPlace({ status, isHtml }: HttpAnswer): boolean {
  return [302, 403, 404, 451].includes(status) && !isHtml
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

/** Reddit's edge answers with a page instead of JSON when it refuses the sender as such. */
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
    { cause: platformWords(answer) },
  )
}

function waitSecondsOf({ headers }: HttpAnswer): number {
  const seconds =
    toNumber(headers.get('retry-after')) ?? Number.parseFloat(headers.get('x-ratelimit-reset') ?? '')
  return toWaitSeconds(Number.isNaN(seconds) ? WAIT_WITHOUT_HINT_SECONDS : seconds)
}

/** Keeps the silence that an answer asks for, of all calls of the lane, whichever process makes them. */
export async function obeyReddit(
  answer: HttpAnswer,
  lane: Lane,
  { clock, limits }: Pick<CollectorDeps, 'clock' | 'limits'>,
): Promise<void> {
  const seconds = pauseSecondsOf(answer)
  if (seconds !== undefined) await limits.pause(lane, new Date(clock.now().getTime() + seconds * 1000))
}

/** Seconds without any call that an answer asks for: it was refused, or the ten-minute allowance is all but spent. */
export function pauseSecondsOf(answer: HttpAnswer): number | undefined {
  if (answer.status === 429) return waitSecondsOf(answer)
  const remaining = Number.parseFloat(answer.headers.get('x-ratelimit-remaining') ?? '')
  const resetSeconds = Number.parseFloat(answer.headers.get('x-ratelimit-reset') ?? '')
  return remaining < 10 && resetSeconds > 0 ? toWaitSeconds(resetSeconds) : undefined
}
