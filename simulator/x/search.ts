import { upTo, type XPost, type XWorld } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { integerIn, offendingParameter, offsetOf, pageToken, timestampOf } from '../parameters.ts'
import { type Matcher, parseQuery, QueryError, type Searchable } from '../query.ts'
import type { ScenarioName } from '../scenarios.ts'
import { invalid } from './replies.ts'
import { type Asked, answerPosts, postFields, postFieldsNew, userFields } from './shapes.ts'

const DAY_MS = 86_400_000
const endpoints = {
  recent: { queryLength: 512, bounds: { min: 10, max: 100 }, days: 7 },
  all: { queryLength: 1024, bounds: { min: 10, max: 500 }, days: 7300 },
}
const operators = ['from', 'to', 'url', 'lang', 'is', 'has', 'retweets_of', 'conversation_id']
const floors = ['min_likes', 'min_replies', 'min_reposts']

export const fieldParameters = ['expansions', 'tweet.fields', 'post.fields', 'user.fields', 'media.fields']

/** `GET /2/tweets/search/recent` and `/2/tweets/search/all`. */
export function answerSearch(request: ApiRequest, caller: Caller, kind: keyof typeof endpoints): ApiReply {
  const { query } = request
  const scenario = caller.scenario.name
  const paging = ['max_results', 'next_token', 'pagination_token', 'sort_order', ...fieldParameters]
  checkParameters(query, [...searchParameters, ...paging])
  const asked = askedOf(query, scenario)
  const found = findPosts(query, caller, endpoints[kind])
  const order = query.get('sort_order') ?? 'recency'
  if (order !== 'recency' && order !== 'relevancy')
    throw invalid('sort_order', order, `[${order}] is not one of [recency,relevancy]`)
  const ordered = order === 'recency' ? found : found.toSorted((one, other) => other.likes - one.likes)
  const page = pageOf(query, ordered, endpoints[kind].bounds, scenario)
  if (scenario === 'endless_pages') {
    return json(200, { meta: { result_count: 0, next_token: pageToken('x', caller.call) } })
  }
  return json(200, { ...answerPosts(page.posts, asked, caller.dataset.x), meta: page.meta })
}

export const searchParameters = ['query', 'start_time', 'end_time', 'since_id', 'until_id']

/** Newest first, what a search finds; throws the refusal of a query that X does not take. */
export function findPosts(
  query: URLSearchParams,
  { dataset, now }: Pick<Caller, 'dataset' | 'now'>,
  rule: { readonly queryLength: number; readonly days: number },
): XPost[] {
  const source = query.get('query') ?? ''
  const length = [...source].length
  if (length === 0 || length > rule.queryLength) {
    const allowed = `must be between 1 and ${rule.queryLength} characters, not ${length}`
    throw invalid('query', source, `Rules length ${allowed}`)
  }
  const matches = parsed(source)
  const inWindow = windowOf(query, now, new Date(now.getTime() - rule.days * DAY_MS))
  const world = dataset.x
  return upTo(world.posts, now).filter(
    // Keyword search gives no pure reposts and nothing of protected accounts.
    (post) =>
      inWindow(post) &&
      post.reference?.type !== 'retweeted' &&
      world.accounts.find((one) => one.username === post.author)?.state !== 'protected' &&
      matches(searchable(post, world)),
  )
}

export function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, known)
  if (offending === null) return
  const message = `The query parameter [${offending}] is not one of [${known.join(',')}]`
  throw invalid(offending, query.get(offending) ?? '', message)
}

/** Which fields are wanted and in which vocabulary; `post.fields` chooses the newer one. */
export function askedOf(query: URLSearchParams, scenario: ScenarioName): Asked {
  const vocabulary = query.has('post.fields') ? 'post' : 'tweet'
  const unwanted = scenario === 'only_tweet' ? 'post.fields' : scenario === 'only_post' ? 'tweet.fields' : ''
  const both = query.has('post.fields') && query.has('tweet.fields') ? 'post.fields' : unwanted
  if (query.has(both)) {
    const known = fieldParameters.filter((name) => name !== both)
    throw invalid(
      both,
      query.get(both) ?? '',
      `The query parameter [${both}] is not one of [${known.join(',')}]`,
    )
  }
  const expansions = [
    'author_id',
    `referenced_${vocabulary}s.id`,
    'in_reply_to_user_id',
    'attachments.media_keys',
  ]
  return {
    vocabulary,
    postFields: listOf(query, `${vocabulary}.fields`, vocabulary === 'post' ? postFieldsNew : postFields),
    userFields: listOf(query, 'user.fields', userFields),
    expansions: listOf(query, 'expansions', expansions),
  }
}

function listOf(query: URLSearchParams, name: string, known: readonly string[]): Set<string> {
  const values = (query.get(name) ?? '').split(',').filter((value) => value !== '')
  const unknown = values.find((value) => !known.includes(value))
  if (unknown === undefined) return new Set(values)
  throw invalid(
    name,
    values.join(','),
    `The \`${name}\` query parameter value [${unknown}] is not one of [${known.join(',')}]`,
  )
}

/** start_time is inclusive, end_time exclusive and 30 s back by default; ids bound the window as well. */
export function windowOf(query: URLSearchParams, now: Date, floor: Date): (post: XPost) => boolean {
  const start = timeOf(query, 'start_time') ?? floor
  const end = timeOf(query, 'end_time') ?? new Date(now.getTime() - 30_000)
  const given = query.get('start_time') ?? ''
  if (start < floor) {
    const earliest = `${floor.toISOString().slice(0, 16)}Z`
    throw invalid(
      'start_time',
      given,
      `Invalid 'start_time':'${given}'. 'start_time' must be on or after ${earliest}`,
    )
  }
  if (end.getTime() > now.getTime() - 10_000) {
    const text = query.get('end_time') ?? ''
    throw invalid(
      'end_time',
      text,
      `Invalid 'end_time':'${text}'. 'end_time' must be a minimum of 10 seconds prior to the request time.`,
    )
  }
  if (start >= end)
    throw invalid(
      'start_time',
      given,
      `Invalid 'start_time':'${given}'. 'start_time' must be before 'end_time'`,
    )
  const since = idOf(query, 'since_id')
  const until = idOf(query, 'until_id')
  return (post) =>
    post.publishedAt >= start &&
    post.publishedAt < end &&
    (since === null || BigInt(post.id) > since) &&
    (until === null || BigInt(post.id) < until)
}

function timeOf(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name)
  if (text === null) return null
  const time = timestampOf(text)
  if (time === null)
    throw invalid(
      name,
      text,
      `The \`${name}\` query parameter value [${text}] is not a valid RFC3339 date-time`,
    )
  return time
}

function idOf(query: URLSearchParams, name: string): bigint | null {
  const text = query.get(name)
  if (text === null) return null
  if (!/^\d{1,19}$/.test(text))
    throw invalid(name, text, `The \`${name}\` query parameter value [${text}] is not valid`)
  return BigInt(text)
}

/** `next_token` and `pagination_token` mean the same. The end is an answer without next_token. */
export function pageOf(
  query: URLSearchParams,
  posts: readonly XPost[],
  bounds: { readonly min: number; readonly max: number },
  scenario: ScenarioName,
): { posts: XPost[]; meta: Record<string, unknown> } {
  const raw = query.get('max_results') ?? ''
  const wanted = integerIn(query, 'max_results', { ...bounds, fallback: 10 }, () => {
    throw invalid(
      'max_results',
      raw,
      `The \`max_results\` query parameter value [${raw}] is not between ${bounds.min} and ${bounds.max}`,
    )
  })
  const size = scenario === 'half_pages' ? Math.ceil(wanted / 2) : wanted
  const token = query.get('next_token') ?? query.get('pagination_token')
  const start = token === null ? 0 : offsetOf('x', token)
  if (start === null)
    throw invalid(
      'next_token',
      token ?? '',
      `The \`next_token\` query parameter value [${token}] is not valid`,
    )
  const page = posts.slice(start, start + size)
  const ids = page.map((post) => BigInt(post.id)).sort((one, other) => (one < other ? -1 : 1))
  const meta = {
    ...(ids.length === 0 ? {} : { newest_id: String(ids.at(-1)), oldest_id: String(ids[0]) }),
    result_count: page.length,
    ...(start + size < posts.length ? { next_token: pageToken('x', start + size) } : {}),
  }
  return { posts: page, meta }
}

function parsed(source: string): Matcher {
  try {
    return parseQuery(source, {
      or: 'OR',
      fields: new Set([...operators, ...floors]),
      stems: false,
      strict: true,
    })
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const at = `(at position ${error.position})`
    const messages = {
      unknown_operator: `Reference to invalid operator '${error.operator}'. Operator is not available in current product or product packaging. Please refer to complete available operator list at https://docs.x.com`,
      ambiguous_and:
        'Ambiguous use of and as a keyword. Use a space to logically join two clauses, or "and" to find occurrences of and in text',
      syntax: 'missing EOF or a clause that can stand alone',
    } satisfies Record<QueryError['code'], string>
    throw invalid('query', source, `There were errors processing your request: ${messages[error.code]} ${at}`)
  }
}

function searchable(post: XPost, world: XWorld): Searchable {
  const reference = post.reference
  const target = world.posts.find((other) => other.id === reference?.id)
  const same = (one: string | undefined, other: string) =>
    one?.toLowerCase() === other.replace(/^@/, '').toLowerCase()
  return {
    text: post.text,
    field(name, value) {
      if (name === 'from') return same(post.author, value)
      if (name === 'to') return reference?.type === 'replied_to' && same(target?.author, value)
      if (name === 'retweets_of') return reference?.type === 'retweeted' && same(target?.author, value)
      if (name === 'url') return linksOf(post.text).some((link) => link.includes(value.toLowerCase()))
      if (name === 'lang') return post.language === value
      if (name === 'conversation_id') return post.id === value || reference?.id === value
      if (name === 'has') return hasOf(post, value)
      if (name === 'min_likes') return post.likes >= Number(value)
      if (name === 'min_replies') return post.replies >= Number(value)
      if (name === 'min_reposts') return post.reposts >= Number(value)
      const kinds = { retweet: 'retweeted', reply: 'replied_to', quote: 'quoted' }
      if (value === 'verified') {
        return world.accounts.find((one) => one.username === post.author)?.verified ?? false
      }
      return Object.entries(kinds).some(([word, kind]) => word === value && reference?.type === kind)
    },
  }
}

function linksOf(text: string): string[] {
  return (text.match(/https?:\/\/\S+/g) ?? []).map((link) => link.toLowerCase())
}

function hasOf(post: XPost, what: string): boolean {
  if (what === 'links') return linksOf(post.text).length > 0
  if (what === 'hashtags') return /#[\p{L}\p{N}]/u.test(post.text)
  return what === 'mentions' && /@\w/.test(post.text)
}
