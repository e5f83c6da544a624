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
  /** Billed as read. */
  readonly postsRead: number
  readonly moments: readonly (Date | undefined)[]
  readonly nextToken: string | undefined
  /** A 200 that brought errors and not a single post. */
  readonly onlyErrors: boolean
}

/**
 * A page of recent search in either dialect. An empty one has no `data` and counts 0 results; errors may stand beside
 * good posts. Undefined for a body with none of these: taken for an empty page, it would say that nobody wrote.
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

export interface XLookUp {
  /** The post with this id, if X still shows it; it comes without its author's name. */
  candidateOf(id: string, username: string | undefined): Candidate | undefined
  /** Ids that X says it has not, or does not show: deleted, protected, suspended. */
  readonly goneIds: ReadonlySet<string>
}

/** The posts of a look-up by ids, and errors for the ids that it cannot give. */
export function readXLookUp(body: unknown): XLookUp {
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

/** A field that could not be loaded or a fault inside X says nothing of the post. */
function isAboutGonePost(error: JsonRecord): boolean {
  const kind = problemKind(error)
  return (
    kind === 'resource-not-found' ||
    kind === 'not-authorized-for-resource' ||
    /\bsuspended\b/i.test(toText(error['detail']) ?? '')
  )
}

/** The last segment of a problem's type; the host before it is sometimes the old one. */
export function problemKind(problem: JsonRecord): string {
  return (toText(problem['type']) ?? '').split('/').at(-1) ?? ''
}

/** It becomes part of a link, so it must look like an id. */
function toPostId(value: unknown): string | undefined {
  const id = toText(value)
  return id !== undefined && /^\d{1,30}$/.test(id) ? id : undefined
}

/** It becomes part of a link, so it must look like a name. */
function toUsername(value: unknown): string | undefined {
  const name = toText(value)
  return name !== undefined && /^\w{1,30}$/.test(name) ? name : undefined
}

/** One post; its author's name comes from the expansion and may be unknown. */
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

/** `text` is cut on long posts; the whole stands in a note of its own. */
function longText(item: JsonRecord): string | undefined {
  return (
    toFilledText(toRecord(item['note_tweet'])['text']) ?? toFilledText(toRecord(item['note_post'])['text'])
  )
}

/** Withheld anywhere counts: this service's readers may sit in any country. */
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
