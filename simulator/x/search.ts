import { upTo, type XPost, type XWorld } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { pageToken } from '../parameters.ts'
import { type Matcher, parseQuery, QueryError, type Searchable } from '../query.ts'
import { askedOf, checkParameters, fieldParameters, pageOf, windowOf } from './parameters.ts'
import { invalid } from './replies.ts'
import { answerPosts } from './shapes.ts'

const DAY_MS = 86_400_000
const endpoints = {
  recent: { queryLength: 512, bounds: { min: 10, max: 100 }, days: 7 },
  all: { queryLength: 1024, bounds: { min: 10, max: 500 }, days: 7300 },
}
const operators = ['from', 'to', 'url', 'lang', 'is', 'has', 'retweets_of', 'conversation_id']
const floors = ['min_likes', 'min_replies', 'min_reposts']

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
  const page = pageOf(query, ordered, endpoints[kind].bounds, caller.scenario)
  if (scenario === 'endless_pages') {
    return json(200, { meta: { result_count: 0, next_token: pageToken('x', caller.call) } })
  }
  return json(200, { ...answerPosts(page.posts, asked, caller.dataset.x), meta: page.meta })
}

export const searchParameters = ['query', 'start_time', 'end_time', 'since_id', 'until_id']

/** The results of a search, newest first; throws X's refusal of an invalid query. */
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
    // Keyword search returns no pure reposts and no posts of protected accounts.
    (post) =>
      inWindow(post) &&
      post.reference?.type !== 'retweeted' &&
      world.accounts.find((one) => one.username === post.author)?.state !== 'protected' &&
      matches(searchable(post, world)),
  )
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
