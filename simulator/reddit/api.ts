import type { RedditComment, RedditPost } from '../dataset/dataset.ts'
import {
  type ApiReply,
  type ApiRequest,
  authorization,
  type Caller,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { escapeHtml, integerIn } from '../parameters.ts'
import type { Scenario } from '../scenarios.ts'
import {
  badRequest,
  checkParameters,
  closed,
  notFound,
  redirect,
  scenarioRefusal,
  tooMany,
  tooManyHtml,
  unauthorized,
  userAgentProblem,
} from './replies.ts'
import { linksTo, pinnedFirst, sameName, searchPosts, sorted, visible, visibleComments } from './search.ts'
import { commentThing, listing, postThing, type Thing } from './shapes.ts'
import type { RedditTokens } from './web.ts'

const WINDOW_SECONDS = 600
const CALLS_PER_WINDOW = 1000
const ENDING_WINDOW_SECONDS = 20
const SEARCH_DEPTH = 250
const LISTING_DEPTH = 1000
const common = ['limit', 'after', 'before', 'count', 'show', 'sr_detail', 'raw_json']

/** The API host: search, listings, `/api/info`. Tokens come from the other host, see web.ts. */
export function createRedditApi(tokens: RedditTokens): PlatformApi {
  const windowOf = perKey(() => ({ startedAt: 0, used: 0 }))

  function identify(request: ApiRequest, now: Date): Identity | ApiReply {
    const problem = userAgentProblem(request)
    if (problem !== null) return tooManyHtml(problem)
    const token = authorization(request, 'bearer')
    if (token === null) return unauthorized('no Authorization: bearer header')
    return tokens.use(token, now) ?? unauthorized('the token is unknown, expired or used up')
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    const window = windowOf(caller.credential)
    const seconds = Math.floor(caller.now.getTime() / 1000)
    if (caller.scenario.name === 'window_ends' && caller.call === 1) {
      window.startedAt = seconds - WINDOW_SECONDS + ENDING_WINDOW_SECONDS
      window.used = CALLS_PER_WINDOW - caller.scenario.amount
    }
    if (seconds - window.startedAt >= WINDOW_SECONDS) {
      window.startedAt = seconds
      window.used = 0
    }
    window.used += 1
    const rateHeaders = {
      'x-ratelimit-remaining': Math.max(0, CALLS_PER_WINDOW - window.used).toFixed(1),
      'x-ratelimit-used': String(window.used),
      'x-ratelimit-reset': String(window.startedAt + WINDOW_SECONDS - seconds),
    }
    const refusal = refusalOf(caller.scenario, caller.call, window.used)
    const reply = refusal ?? refusable(() => route(request, caller))
    return { ...reply, headers: { ...(reply.headers['retry-after'] ? {} : rateHeaders), ...reply.headers } }
  }

  return { identify, answer, unavailable: () => ({ status: 503, headers: {}, body: '' }) }
}

function refusalOf(scenario: Scenario, call: number, used: number): ApiReply | null {
  if (used > CALLS_PER_WINDOW) return tooMany('the window of 1000 calls is used up')
  return scenarioRefusal(scenario, call)
}

function route(request: ApiRequest, caller: Caller): ApiReply {
  if (request.method !== 'GET') return json(405, { message: 'Method Not Allowed', error: 405 })
  const search = /^(?:\/r\/([^/]+))?\/search$/.exec(request.path)
  if (search !== null) return answerSearch(request, caller, search[1])
  const sub = /^\/r\/([^/]+)\/new$/.exec(request.path)
  if (sub?.[1] !== undefined) return answerSubreddits(request, caller, sub[1].split('+'))
  const user = /^\/user\/([^/]+)\/(submitted|comments|overview)$/.exec(request.path)
  if (user?.[1] !== undefined) return answerUser(request, caller, user[1], user[2] ?? '')
  const domain = /^\/domain\/([^/]+)\/new$/.exec(request.path)
  if (domain?.[1] !== undefined) return answerDomain(request, caller, domain[1])
  if (request.path === '/api/info') return answerInfo(request, caller)
  return notFound(`no endpoint ${request.path}`)
}

function answerSearch(request: ApiRequest, caller: Caller, sub: string | undefined): ApiReply {
  const { query } = request
  checkParameters(query, [...common, 'q', 'sort', 't', 'restrict_sr', 'type', 'include_over_18', 'category'])
  const q = query.get('q') ?? ''
  if (q === '') throw badRequest('q is missing')
  if (/^https?:\/\/\S+$/.test(q)) return redirect(`/submit?url=${encodeURIComponent(q)}`)
  if (query.has('type') && query.get('type') !== 'link') throw badRequest('only type=link is simulated')
  const restricted = sub !== undefined && ['true', 'on', '1'].includes(query.get('restrict_sr') ?? '')
  const found = searchPosts(q, query, caller).filter((post) => !restricted || sameName(post.subreddit, sub))
  return page(request, caller, sorted(found, query).slice(0, SEARCH_DEPTH))
}

function answerSubreddits(request: ApiRequest, caller: Caller, names: readonly string[]): ApiReply {
  checkParameters(request.query, common)
  const { subreddits } = caller.dataset.reddit
  const asked = names.map((name) => subreddits.find((known) => sameName(known.name, name)))
  for (const known of asked) {
    if (known !== undefined && known.access !== 'public') return closed(known.access)
  }
  if (asked.every((known) => known === undefined)) {
    return redirect(`/subreddits/search?q=${encodeURIComponent(names[0] ?? '')}`)
  }
  const posts = visible(caller).filter((post) => names.some((name) => sameName(post.subreddit, name)))
  return page(request, caller, pinnedFirst(posts, names))
}

function answerUser(request: ApiRequest, caller: Caller, name: string, what: string): ApiReply {
  checkParameters(request.query, [...common, 'sort', 't'])
  const own = visible(caller).filter((post) => post.author !== null && sameName(post.author, name))
  const said = visibleComments(caller).filter((comment) => sameName(comment.author, name))
  if (own.length + said.length === 0 && caller.scenario.name !== 'empty') return notFound('no such user')
  if (what === 'submitted') return page(request, caller, own)
  const comments = said.map((comment) => commentItem(comment, caller))
  if (what === 'comments') return pageOf(request, caller, comments)
  const both = [...own.map((post) => postItem(post, caller)), ...comments]
  const newestFirst = both.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
  return pageOf(request, caller, newestFirst)
}

function answerDomain(request: ApiRequest, caller: Caller, domain: string): ApiReply {
  checkParameters(request.query, common)
  const posts = visible(caller).filter((post) => linksTo(post, domain) && post.removedBy === null)
  return page(request, caller, posts)
}

function answerInfo(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['id', 'raw_json'])
  const ids = (request.query.get('id') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 100) throw badRequest('id takes 1 to 100 fullnames')
  const shown = new Map(
    [
      ...visible(caller).map((post) => postItem(post, caller)),
      ...visibleComments(caller).map((comment) => commentItem(comment, caller)),
    ].map((item) => [item.name, item]),
  )
  const things = ids.flatMap((id) => shown.get(id)?.thing() ?? [])
  return respond(request, listing(things, null))
}

/** An item of a listing, expanded to its full shape only when it is returned. */
interface Item {
  readonly name: string
  readonly publishedAt: Date
  readonly thing: () => Thing
}

function postItem(post: RedditPost, { dataset, now }: Caller): Item {
  const thing = () => postThing(post, dataset.reddit, now)
  return { name: `t3_${post.id}`, publishedAt: post.publishedAt, thing }
}

function commentItem(comment: RedditComment, { dataset }: Caller): Item {
  const thing = () => commentThing(comment, dataset.reddit)
  return { name: `t1_${comment.id}`, publishedAt: comment.publishedAt, thing }
}

function page(request: ApiRequest, caller: Caller, posts: readonly RedditPost[]): ApiReply {
  const items = posts.map((post) => postItem(post, caller))
  return pageOf(request, caller, items)
}

/** The page after `after`; an unknown `after` gives an empty one, as on the platform. */
function pageOf(request: ApiRequest, caller: Caller, items: readonly Item[]): ApiReply {
  const { query } = request
  const limit = integerIn(query, 'limit', { min: 1, max: 100, fallback: 25 }, (reason) => {
    throw badRequest(reason)
  })
  const after = query.get('after') ?? ''
  if (after !== '' && (query.get('before') ?? '') !== '')
    throw badRequest('after and before exclude each other')
  const at = items.findIndex(({ name }) => name === after)
  if (after !== '' && at < 0) return respond(request, listing([], null))
  const start = at + (caller.scenario.name === 'duplicates' && at >= 0 ? 0 : 1)
  const shown = items.slice(0, LISTING_DEPTH).slice(start, start + limit)
  const last = shown.at(-1)
  const more = start + limit < Math.min(items.length, LISTING_DEPTH) && last !== undefined
  const things = shown.map(({ thing }) => thing())
  return respond(request, listing(things, more ? last.name : null))
}

/** Without raw_json=1 every text is HTML-escaped. */
function respond(request: ApiRequest, body: Record<string, unknown>): ApiReply {
  if (request.query.get('raw_json') === '1') return json(200, body)
  const escaped: unknown = JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? escapeHtml(value) : value,
  )
  return json(200, escaped)
}
