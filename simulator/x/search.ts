import { upTo, type XPost, type XWorld } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { pageToken } from '../parameters.ts'
import { type Matcher, MENTION, parseQuery, QueryError, type Searchable } from '../query.ts'
import type { ScenarioName } from '../scenarios.ts'
import { askedOf, checkParameters, fieldParameters, pageOf, windowOf } from './parameters.ts'
import { invalid } from './replies.ts'
import { answerPosts } from './shapes.ts'
import { answeredBy, conversationOf, mentionsOf, quotes, shownText } from './threads.ts'

const DAY_MS = 86_400_000
const endpoints = {
  recent: { queryLength: 512, bounds: { min: 10, max: 100 }, days: 7 },
  all: { queryLength: 1024, bounds: { min: 10, max: 500 }, days: 7300 },
}
const operators = [
  'from',
  'to',
  'url',
  'lang',
  'is',
  'has',
  'retweets_of',
  'conversation_id',
  'in_reply_to_tweet_id',
  'in_reply_to_status_id',
  'quotes_of_tweet_id',
  'quotes_of_status_id',
]
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
  { dataset, now, scenario }: Pick<Caller, 'dataset' | 'now' | 'scenario'>,
  rule: { readonly queryLength: number; readonly days: number },
): XPost[] {
  const source = query.get('query') ?? ''
  const length = [...source].length
  if (length === 0 || length > rule.queryLength) {
    const allowed = `must be between 1 and ${rule.queryLength} characters, not ${length}`
    throw invalid('query', source, `Rules length ${allowed}`)
  }
  const matches = parsed(source)
  const inWindow = windowOf(query, now, new Date(now.getTime() - rule.days * DAY_MS), { exclusive: true })
  const world = dataset.x
  return upTo(world.posts, now).filter(
    // Keyword search returns no pure reposts and no posts of protected accounts.
    (post) =>
      inWindow(post) &&
      post.reference?.type !== 'retweeted' &&
      world.accounts.find((one) => one.username === post.author)?.state !== 'protected' &&
      matches(searchable(post, world, scenario.name)),
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
      not_standalone: 'Rules must contain at least one positive, non-stopword clause',
      ambiguous_and:
        'Ambiguous use of and as a keyword. Use a space to logically join two clauses, or "and" to find occurrences of and in text',
      syntax: 'missing EOF or a clause that can stand alone',
    } satisfies Record<QueryError['code'], string>
    throw invalid('query', source, `There were errors processing your request: ${messages[error.code]} ${at}`)
  }
}

function searchable(post: XPost, world: XWorld, scenario: ScenarioName): Searchable {
  const reference = post.reference
  const target = world.posts.find((other) => other.id === reference?.id)
  const accountOf = (name: string | undefined) => world.accounts.find((one) => one.username === name)
  const same = (one: string | undefined, other: string) =>
    one?.toLowerCase() === other.replace(/^@/, '').toLowerCase()
  const fields: Record<string, (value: string) => boolean> = {
    [MENTION]: (value) => mentionsOf(post).includes(value.toLowerCase()),
    from: (value) => same(post.author, value),
    to: (value) => {
      const answered = answeredBy(post, world)
      return same(answered, value) || (answered !== undefined && accountOf(answered)?.id === value)
    },
    retweets_of: (value) => reference?.type === 'retweeted' && same(target?.author, value),
    url: (value) => linksOf(post.text).some((link) => link.includes(value.toLowerCase())),
    lang: (value) => post.language === value,
    conversation_id: (value) =>
      conversationOf(post, world) === value && !(scenario === 'no_roots' && post.id === value),
    in_reply_to_tweet_id: (value) => reference?.type === 'replied_to' && reference.id === value,
    quotes_of_tweet_id: (value) => quotes(post, value, world),
    has: (value) => hasOf(post, value),
    min_likes: (value) => post.likes >= Number(value),
    min_replies: (value) => post.replies >= Number(value),
    min_reposts: (value) => post.reposts >= Number(value),
    is: (value) => isOf(post, value, accountOf(post.author)?.verified ?? false),
  }
  return {
    // Some searches find the names of those who write and are answered as well.
    text:
      scenario === 'names_match'
        ? [shownText(post), post.author, accountOf(post.author)?.name ?? ''].join('\n')
        : post.text,
    field: (name, value) => fields[name.replace('_status_', '_tweet_')]?.(value) ?? false,
  }
}

function isOf({ reference, alsoQuotes }: XPost, value: string, verified: boolean): boolean {
  if (value === 'verified') return verified
  if (value === 'quote') return reference?.type === 'quoted' || alsoQuotes !== undefined
  if (value === 'reply') return reference?.type === 'replied_to'
  return value === 'retweet' && reference?.type === 'retweeted'
}

function linksOf(text: string): string[] {
  return (text.match(/https?:\/\/\S+/g) ?? []).map((link) => link.toLowerCase())
}

function hasOf(post: XPost, what: string): boolean {
  if (what === 'links') return linksOf(post.text).length > 0
  if (what === 'hashtags') return /#[\p{L}\p{N}]/u.test(post.text)
  return what === 'mentions' && mentionsOf(post).length > 0
}
