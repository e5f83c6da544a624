import { decodeHTMLStrict } from 'entities/decode'
import type { PostDraft } from '../../posts/ingest.ts'
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
import type { XAccounts } from './accounts.ts'
import { type Addressing, addressingOf, onlyCarries, references } from './addressing.ts'

export interface XItem {
  readonly candidate: Candidate
  /** The post that its thread began with; undefined for what answers nothing. */
  readonly rootId: string | undefined
  /** It holds a known account's name only because the thread has carried it there: it is wanted for a word alone. */
  readonly onlyCarries: boolean
}

export interface XPage {
  readonly items: readonly XItem[]
  /** Of the posts, rejected ones included. */
  readonly ids: readonly string[]
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
export function readXPage(body: unknown, accounts: XAccounts): XPage | undefined {
  const answer = toRecord(body)
  const items = toRecords(answer['data'])
  const errors = toRecords(answer['errors'])
  const hasErrors = errors.length > 0
  const results = toCount(toRecord(answer['meta'])['result_count'])
  if (items.length === 0 && !hasErrors && results !== 0) return undefined
  const users = new Map(toRecords(toRecord(answer['includes'])['users']).map((user) => [user['id'], user]))
  // X still finds posts of suspended authors, and tells of them only beside the posts.
  const goneAuthors = new Set(
    errors
      .filter((error) => error['parameter'] === 'author_id' && isAboutGone(error))
      .map((error) => error['resource_id'] ?? error['value']),
  )
  return {
    items: items.map((item) => {
      const author = toRecord(users.get(item['author_id']))
      const isPublic = author['protected'] !== true && !goneAuthors.has(item['author_id'])
      return toXItem(item, { username: toUsername(author['username']), isPublic }, accounts)
    }),
    ids: items.flatMap(({ id }) => toPostId(id) ?? []),
    postsRead: items.length,
    moments: items.map((item) => toDate(item['created_at'])),
    nextToken: toFilledText(toRecord(answer['meta'])['next_token']),
    onlyErrors: items.length === 0 && hasErrors,
  }
}

function toXItem(
  item: JsonRecord,
  { username, isPublic }: { readonly username: string | undefined; readonly isPublic: boolean },
  accounts: XAccounts,
): XItem {
  const addressing = addressingOf(item)
  const id = toPostId(item['id'])
  const rootId = rootOf(item)
  return {
    candidate: isPublic ? toXCandidate(item, username, { addressing, accounts }) : { rejected: 'not_public' },
    rootId: rootId === id ? undefined : rootId,
    onlyCarries: onlyCarries(addressing, accounts),
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
  const gone = toRecords(answer['errors']).filter(isAboutGone)
  return {
    candidateOf: (id, username) => {
      const item = items.get(id)
      return item === undefined ? undefined : toXCandidate(item, toUsername(username))
    },
    goneIds: new Set(gone.flatMap((error) => toFilledText(error['resource_id'] ?? error['value']) ?? [])),
  }
}

/**
 * Whether an error means that a post or user is gone; a field that failed to load, or a failure inside X, does not.
 */
function isAboutGone(error: JsonRecord): boolean {
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

const nobody: XAccounts = { own: [], competitors: [] }

/**
 * Maps one post; its author's name comes from the expansion and may be unknown. The names that a reply carries along are
 * left out of its text. What answers and quotes nothing is a mention where it names a known account of its author's accord.
 */
export function toXCandidate(
  item: JsonRecord,
  username: string | undefined,
  {
    addressing = addressingOf(item),
    accounts = nobody,
  }: { readonly addressing?: Addressing; readonly accounts?: XAccounts } = {},
): Candidate {
  const kinds = references(item).map(({ type }) => type)
  if (kinds.includes('retweeted')) return { rejected: 'repost' }
  if (isWithheld(item)) return { rejected: 'withheld' }
  const id = toPostId(item['id'])
  const url = id === undefined ? undefined : `https://x.com/${username ?? 'i/web'}/status/${id}`
  const text = longText(item) ?? toText(item['text']) ?? ''
  const { carriedText } = addressing
  return {
    draft: {
      platform: 'x',
      id,
      authorHandle: username,
      text: decodeHTMLStrict(text.startsWith(carriedText) ? text.slice(carriedText.length) : text),
      url,
      commentsUrl: url,
      publishedAt: toText(item['created_at']),
      metrics: metricsOf(toRecord(item['public_metrics'])),
      sourceMethod: 'api',
      ...placeOf(item, username, { addressing, accounts }),
    },
  }
}

/** Where a post stands that is more than a post; a quote and a mention begin a thread of their own. */
function placeOf(
  item: JsonRecord,
  username: string | undefined,
  { addressing, accounts }: { readonly addressing: Addressing; readonly accounts: XAccounts },
): Pick<PostDraft, 'kind' | 'parentId' | 'threadId' | 'commentsUrl'> {
  const replied = references(item).find(({ type }) => type === 'replied_to')
  if (replied !== undefined) {
    const threadId = rootOf(item)
    return {
      kind: 'reply',
      parentId: toPostId(replied['id']),
      threadId,
      ...(threadId === undefined ? {} : { commentsUrl: `https://x.com/i/web/status/${threadId}` }),
    }
  }
  const threadId = toPostId(item['id'])
  if (references(item).some(({ type }) => type === 'quoted')) return { kind: 'quote', threadId }
  const known = [...accounts.own, ...accounts.competitors]
  const names = addressing.explicit.some((name) => known.includes(name))
  const isTheirs = username !== undefined && known.includes(username.toLowerCase())
  return names && !isTheirs ? { kind: 'mention', threadId } : {}
}

function rootOf(item: JsonRecord): string | undefined {
  return toPostId(item['conversation_id'])
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
