import { CollectorError } from '../collector.ts'
import type { RetryDecision } from '../http.ts'
import { type HttpAnswer, platformError } from '../http-answer.ts'
import { toNumber, toRecord, toText } from '../json.ts'
import { queryProblem } from '../query-run.ts'
import { type MetaProduct, type Pauses, predictedPauses, regainSecondsOf } from './usage.ts'

export const ACCOUNT_NOT_READABLE = 'account_not_readable'
export const HASHTAG_LIMIT = 'hashtag_limit'
export const NO_SUCH_HASHTAG = 'no_such_hashtag'
export const NOT_READABLE = 'not_readable'
export const PERMISSION_MISSING = 'permission_missing'
export const NO_PAGE_TASK = 'no_page_task'

/** The features that Meta approves an app for one by one. */
export type Feature = 'pages' | 'accounts' | 'hashtags' | 'pageComments' | 'mediaComments'

export const productOf = {
  pages: 'facebook',
  accounts: 'instagram',
  hashtags: 'instagram',
  pageComments: 'facebook',
  mediaComments: 'instagram',
} as const satisfies Record<Feature, MetaProduct>

const approvals = {
  pages: 'posts of Facebook pages needs the feature "Page Public Content Access"',
  accounts:
    'Instagram accounts needs "instagram_basic", "instagram_manage_insights" and "pages_read_engagement"',
  hashtags:
    'Instagram hashtags needs the feature "Instagram Public Content Access" and the permission "instagram_basic"',
  pageComments:
    'what is said to Facebook pages needs "pages_read_engagement" and "pages_read_user_content" for own pages, and for others the feature "Page Public Content Access"',
  mediaComments:
    'comments and tags on Instagram needs "instagram_basic", "instagram_manage_comments" and "pages_read_engagement"',
} as const satisfies Record<Feature, string>

const NO_USABLE_ANSWER = 'Meta had no usable answer.'

const appLimits: ReadonlySet<number | undefined> = new Set([4, 17, 32, 613])
const productLimits: ReadonlyMap<number | undefined, MetaProduct> = new Map([
  [80001, 'facebook'],
  [80002, 'instagram'],
])

/** Codes of refusals that affect only one feature or its product. */
const featureCodes: ReadonlySet<string> = new Set([PERMISSION_MISSING, 'product_limit'])

export function endsFeatureOnly({ code, status }: CollectorError): boolean {
  return featureCodes.has(code) || status === 'failed'
}

/** The pauses in seconds that a response asks for, by its error or its usage headers. */
export function pausesOf(answer: HttpAnswer): Pauses {
  const { code } = errorOf(answer)
  const product = productLimits.get(code)
  return {
    ...predictedPauses(answer.headers),
    ...(appLimits.has(code) ? { app: regainSecondsOf(answer.headers) } : {}),
    ...(product === undefined ? {} : { [product]: regainSecondsOf(answer.headers, product) }),
  }
}

/** Decides by the code in the body, because the HTTP status says little (400 even for throttling). */
export function decideMetaRetry(answer: HttpAnswer): RetryDecision {
  if (answer.status === 200 || wantsLessData(answer)) return 'final'
  // Calls made while throttled lengthen the block.
  if (Object.keys(pausesOf(answer)).length > 0) return 'final'
  const { code } = errorOf(answer)
  return code === 1 || code === 2 || (code === undefined && answer.status >= 500) ? 'retry' : 'final'
}

/** Whether Meta asks for a smaller page. */
export function wantsLessData(answer: HttpAnswer): boolean {
  const { code, message } = errorOf(answer)
  return code === 1 && /reduce the amount of data/i.test(message)
}

/** The error for a response other than 200: of the query, its feature or product, or the whole platform. */
export function metaRefusal(
  answer: HttpAnswer,
  { feature, label }: { readonly feature: Feature; readonly label: string },
): CollectorError {
  const cause = platformError(answer)
  const { code, message } = errorOf(answer)
  const ended = (status: CollectorError['status'], name: string, sentence: string) =>
    new CollectorError({ status, code: name }, sentence, { cause })
  if (code === 102 || code === 190) {
    return ended('auth_required', 'token_refused', 'Meta refused the access token; it must be renewed.')
  }
  if (appLimits.has(code)) {
    return new CollectorError(
      { status: 'rate_limited', code: 'rate_limited', retryAfterSeconds: regainSecondsOf(answer.headers) },
      "Meta's limit for this app or token is reached.",
      { cause },
    )
  }
  const limited = productLimits.get(code)
  if (limited !== undefined) return productLimit(regainSecondsOf(answer.headers, limited), cause)
  if (code === 200 && feature === 'pageComments') {
    return queryProblem(NO_PAGE_TASK, `Meta shows this only to those who manage the page (${label}).`, cause)
  }
  if (code === 10 || code === 3 || (code !== undefined && code >= 200 && code <= 299)) {
    return ended(
      'auth_required',
      PERMISSION_MISSING,
      `Meta has not approved the app for this: reading ${approvals[feature]}.`,
    )
  }
  if (code === 368) return ended('blocked', 'policy_block', 'Meta blocked this app for policy reasons.')
  if (code === 100 && /app ?secret ?_?proof/i.test(message)) {
    return ended('auth_required', 'proof_refused', 'Meta refused the app secret.')
  }
  const unseen = `Meta does not show this to us or does not have it (${label}).`
  if (code === 110) return queryProblem(ACCOUNT_NOT_READABLE, unseen, cause)
  const isUnread = feature === 'mediaComments' && isMissingComment(answer)
  const isUnloaded = feature === 'pageComments' && isUnloadedPost(answer)
  if (isMissingObject(answer) || isUnread || isUnloaded) return queryProblem(NOT_READABLE, unseen, cause)
  if (code === 18) {
    return queryProblem(
      HASHTAG_LIMIT,
      `Instagram's limit of hashtags in seven days is reached (${label}).`,
      cause,
    )
  }
  if (code === 24) return queryProblem(NO_SUCH_HASHTAG, `Instagram has no such hashtag (${label}).`, cause)
  if (code === undefined || code === 1 || code === 2) {
    return answer.status === 200
      ? unexpectedContent(cause)
      : ended('failed', 'server_error', NO_USABLE_ANSWER)
  }
  return queryProblem('query_refused', `Meta refused the query (${label}).`, cause)
}

/** The error for a response that does not have the documented form. */
export function unexpectedContent(cause?: unknown): CollectorError {
  return new CollectorError({ status: 'failed', code: 'unexpected_content' }, NO_USABLE_ANSWER, { cause })
}

/** Whether an object was removed, is not visible, or never existed; Meta does not say which. */
export function isMissingObject(answer: HttpAnswer): boolean {
  const { code, subcode } = errorOf(answer)
  return code === 100 && subcode === 33
}

/** Whether a comment on Instagram was removed. */
export function isMissingComment(answer: HttpAnswer): boolean {
  return errorOf(answer).code === 24
}

/** Whether a Page's post was removed, or the app may not read it: the edges of posts refuse both in this one sentence. */
function isUnloadedPost(answer: HttpAnswer): boolean {
  const { code, message } = errorOf(answer)
  return code === 100 && /object does not exist/i.test(message)
}

/** The error for a limit of Facebook or Instagram, reported by a response or predicted from usage headers. */
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
