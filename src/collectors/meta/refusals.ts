import { CollectorError } from '../collector.ts'
import type { Verdict } from '../http.ts'
import { type HttpAnswer, platformWords } from '../http-answer.ts'
import { toNumber, toRecord, toText } from '../json.ts'
import { queryProblem } from '../query-run.ts'
import { regainSecondsOf } from './usage.ts'

export const NO_SUCH_HASHTAG = 'no_such_hashtag'

/** Codes of refusals that close Facebook or Instagram alone; the other product may go on. */
const productCodes: ReadonlySet<string> = new Set(['permission_missing', 'product_limit'])

export function closesOneProduct({ code }: CollectorError): boolean {
  return productCodes.has(code)
}

/** The HTTP status says little here (400 even for throttling): the body's code decides. */
export function judgeMetaAnswer(answer: HttpAnswer): Verdict {
  if (answer.status === 200 || wantsLessData(answer)) return 'final'
  const { code } = errorOf(answer)
  return code === 1 || code === 2 || (code === undefined && answer.status >= 500) ? 'retry' : 'final'
}

/** Answered with a smaller page instead of the same call again. */
export function wantsLessData(answer: HttpAnswer): boolean {
  const { code, message } = errorOf(answer)
  return code === 1 && /reduce the amount of data/i.test(message)
}

/** What an answer other than 200 means for the query, its product, or the whole platform. */
export function metaRefusal(answer: HttpAnswer, label: string): CollectorError {
  const cause = platformWords(answer)
  const { code, subcode, message } = errorOf(answer)
  const ended = (status: CollectorError['status'], name: string, sentence: string) =>
    new CollectorError({ status, code: name }, sentence, { cause })
  if (code === 102 || code === 190) {
    return ended('auth_required', 'token_refused', 'Meta refused the access token; it must be renewed.')
  }
  if (code === 4 || code === 17 || code === 32 || code === 613) {
    return new CollectorError(
      { status: 'rate_limited', code: 'rate_limited', retryAfterSeconds: regainSecondsOf(answer.headers) },
      "Meta's limit for this app or token is reached.",
      { cause },
    )
  }
  if (code === 80001 || code === 80002) {
    return productLimit(regainSecondsOf(answer.headers), cause)
  }
  if (code === 10 || code === 3 || (code !== undefined && code >= 200 && code <= 299)) {
    return ended(
      'auth_required',
      'permission_missing',
      'The app lacks the permission or the review that Meta wants for this product.',
    )
  }
  if (code === 368) return ended('blocked', 'policy_block', 'Meta blocked this app for policy reasons.')
  if (code === 100 && /app ?secret ?_?proof/i.test(message)) {
    return ended('auth_required', 'proof_refused', 'Meta refused the app secret.')
  }
  if (code === 110 || (code === 100 && subcode === 33)) {
    return queryProblem(
      'not_readable',
      `Meta does not show this to us or does not have it (${label}).`,
      cause,
    )
  }
  if (code === 18) {
    return queryProblem(
      'hashtag_limit',
      `Instagram's limit of hashtags in seven days is reached (${label}).`,
      cause,
    )
  }
  if (code === 24) return queryProblem(NO_SUCH_HASHTAG, `Instagram has no such hashtag (${label}).`, cause)
  if (code === undefined || code === 1 || code === 2) {
    return ended(
      'failed',
      answer.status === 200 ? 'unexpected_content' : 'server_error',
      'Meta had no usable answer.',
    )
  }
  return queryProblem('query_refused', `Meta refused the query (${label}).`, cause)
}

/** Facebook's or Instagram's own limit is reached, told by an answer or foreseen from its usage headers. */
export function productLimit(retryAfterSeconds: number, cause?: unknown): CollectorError {
  return new CollectorError(
    { status: 'rate_limited', code: 'product_limit', retryAfterSeconds },
    "Meta's limit for this product is reached.",
    { cause },
  )
}

function errorOf(answer: HttpAnswer) {
  const error = toRecord(toRecord(answer.body)['error'])
  return {
    code: toNumber(error['code']),
    subcode: toNumber(error['error_subcode']),
    message: toText(error['message']) ?? '',
  }
}
