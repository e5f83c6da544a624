import { decodeHTMLStrict } from 'entities/decode'
import {
  definedOnly,
  type JsonRecord,
  toCount,
  toDate,
  toFilledText,
  toRecord,
  toRecords,
  toText,
} from '../json.ts'
import type { Candidate } from '../post-gate.ts'

export interface XPage {
  readonly candidates: readonly Candidate[]
  /** The posts that X bills for this page. */
  readonly postsRead: number
  readonly moments: readonly (Date | undefined)[]
  readonly nextToken: string | undefined
  /** True for a 200 with errors and without any post. */
  readonly onlyErrors: boolean
}

/**
 * A page of search results in either dialect. An empty page has no `data` and a result count of 0; errors may
 * accompany valid posts. Undefined for a body with none of these: read as an empty page, it would mean that
 * nobody posted.
 */
export function readXPage(body: unknown): XPage | undefined {
  const answer = toRecord(body)
  const items = toRecords(answer['data'])
  const hasErrors = toRecords(answer['errors']).length > 0
  const results = toCount(toRecord(answer['meta'])['result_count'])
  if (items.length === 0 && !hasErrors && results !== 0) return undefined
  const names = new Map(
    toRecords(toRecord(answer['includes'])['users']).map((user) => [
      user['id'],
      toUsername(user['username']),
    ]),
  )
  return {
    candidates: items.map((item) => toXCandidate(item, names.get(item['author_id']))),
    postsRead: items.length,
    moments: items.map((item) => toDate(item['created_at'])),
    nextToken: toFilledText(toRecord(answer['meta'])['next_token']),
    onlyErrors: items.length === 0 && hasErrors,
  }
}

export interface XLookup {
  /** The post with this id, if X still shows it. X sends no author here, so the stored name is passed in. */
  candidateOf(id: string, username: string | undefined): Candidate | undefined
  /** Ids that X reports as missing or not visible: deleted, protected, suspended. */
  readonly goneIds: ReadonlySet<string>
}

/** Reads the response of X's lookup by ids: posts, and errors for ids that it cannot return. */
export function readXLookup(body: unknown): XLookup {
  const answer = toRecord(body)
  const items = new Map(toRecords(answer['data']).map((item) => [item['id'], item]))
  const gone = toRecords(answer['errors']).filter(isAboutGonePost)
  return {
    candidateOf: (id, username) => {
      const item = items.get(id)
      return item === undefined ? undefined : toXCandidate(item, toUsername(username))
    },
    goneIds: new Set(gone.flatMap((error) => toFilledText(error['resource_id'] ?? error['value']) ?? [])),
  }
}

/**
 * Whether an error means that the post is gone; a field that failed to load, or a failure inside X, does not.
 */
function isAboutGonePost(error: JsonRecord): boolean {
  const kind = problemKind(error)
  return (
    kind === 'resource-not-found' ||
    kind === 'not-authorized-for-resource' ||
    /\bsuspended\b/i.test(toText(error['detail']) ?? '')
  )
}

/** The last segment of a problem's type URL, whose host may be the old or the new one. */
export function problemKind(problem: JsonRecord): string {
  return (toText(problem['type']) ?? '').split('/').at(-1) ?? ''
}

/** The id becomes part of a link, so it must be 1 to 30 digits. */
function toPostId(value: unknown): string | undefined {
  const id = toText(value)
  return id !== undefined && /^\d{1,30}$/.test(id) ? id : undefined
}

/** The name becomes part of a link, so it must be 1 to 30 word characters. */
function toUsername(value: unknown): string | undefined {
  const name = toText(value)
  return name !== undefined && /^\w{1,30}$/.test(name) ? name : undefined
}

/** Maps one post; its author's name comes from the expansion and may be unknown. */
export function toXCandidate(item: JsonRecord, username: string | undefined): Candidate {
  const references = toRecords(item['referenced_tweets'] ?? item['referenced_posts'])
  if (references.some(({ type }) => type === 'retweeted')) return { rejected: 'repost' }
  if (isWithheld(item)) return { rejected: 'withheld' }
  const id = toPostId(item['id'])
  const url = id === undefined ? undefined : `https://x.com/${username ?? 'i/web'}/status/${id}`
  return {
    draft: {
      platform: 'x',
      id,
      authorHandle: username,
      text: decodeHTMLStrict(longText(item) ?? toText(item['text']) ?? ''),
      url,
      commentsUrl: url,
      publishedAt: toText(item['created_at']),
      metrics: metricsOf(toRecord(item['public_metrics'])),
      sourceMethod: 'api',
    },
  }
}

/** The full text of a long post, whose `text` is truncated; undefined for a short one. */
function longText(item: JsonRecord): string | undefined {
  return (
    toFilledText(toRecord(item['note_tweet'])['text']) ?? toFilledText(toRecord(item['note_post'])['text'])
  )
}

/** A post withheld in any country counts, because this service's readers may be anywhere. */
function isWithheld(item: JsonRecord): boolean {
  const withheld = toRecord(item['withheld'])
  const countries = withheld['country_codes']
  return withheld['copyright'] === true || (Array.isArray(countries) && countries.length > 0)
}

function metricsOf(counts: JsonRecord): Record<string, number> {
  return definedOnly({
    likes: toCount(counts['like_count']),
    reposts: toCount(counts['retweet_count'] ?? counts['repost_count']),
    replies: toCount(counts['reply_count']),
    quotes: toCount(counts['quote_count']),
    bookmarks: toCount(counts['bookmark_count']),
    views: toCount(counts['impression_count']),
  })
}
