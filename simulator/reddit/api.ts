import { type RedditPost, upTo } from '../dataset/dataset.ts'
import {
  type ApiReply,
  type ApiRequest,
  authorization,
  type Caller,
  html,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { escapeHtml, integerIn, offendingParameter } from '../parameters.ts'
import type { Scenario } from '../scenarios.ts'
import {
  badRequest,
  notFound,
  redirect,
  tooMany,
  tooManyHtml,
  unauthorized,
  userAgentProblem,
} from './replies.ts'
import { linksTo, redditSearch, sameName } from './search.ts'
import { commentThing, listing, postThing } from './shapes.ts'
import type { RedditTokens } from './web.ts'

const WINDOW_SECONDS = 600
const CALLS_PER_WINDOW = 1000
const SEARCH_DEPTH = 250
const LISTING_DEPTH = 1000
const common = ['limit', 'after', 'before', 'count', 'show', 'sr_detail', 'raw_json']
const hoursOf = { hour: 1, day: 24, week: 168, month: 744, year: 8784, all: Number.POSITIVE_INFINITY }

/** The API host: search, listings, `/api/info`. Tokens come from the other host, see reddit-web.ts. */
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
  if (call > scenario.amount) return null
  if (scenario.name === 'rate_limited') return tooMany('scenario')
  if (scenario.name === 'rate_limited_other') return tooManyHtml('scenario')
  if (scenario.name === 'unauthorized') return unauthorized('scenario')
  if (scenario.name === 'blocked') return html(403, 'Blocked', "You've been blocked by network security.")
  return null
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
  if ([...q].length > 512) throw badRequest(`q has ${[...q].length} characters, 512 are allowed`)
  if (/^https?:\/\/\S+$/.test(q)) return redirect(`/submit?url=${encodeURIComponent(q)}`)
  if (query.has('type') && query.get('type') !== 'link') throw badRequest('only type=link is simulated')
  const hours = Object.entries(hoursOf).find(([name]) => name === (query.get('t') ?? 'all'))?.[1]
  if (hours === undefined) throw badRequest(`t=${query.get('t')} is unknown`)
  const matches = redditSearch(q)
  const since = caller.now.getTime() - hours * 3_600_000
  const restricted = sub !== undefined && ['true', 'on', '1'].includes(query.get('restrict_sr') ?? '')
  const found = visible(caller).filter(
    (post) =>
      post.removedBy === null &&
      !post.stickied &&
      post.publishedAt.getTime() >= since &&
      (!post.adult || query.get('include_over_18') === 'on') &&
      (!restricted || sameName(post.subreddit, sub)) &&
      matches(post),
  )
  return page(request, caller, sorted(found, query.get('sort') ?? 'relevance').slice(0, SEARCH_DEPTH))
}

function answerSubreddits(request: ApiRequest, caller: Caller, names: readonly string[]): ApiReply {
  checkParameters(request.query, common)
  const { subreddits } = caller.dataset.reddit
  const asked = names.map((name) => subreddits.find((known) => sameName(known.name, name)))
  if (asked.some((known) => known?.access === 'private')) {
    return json(403, { reason: 'private', message: 'Forbidden', error: 403 })
  }
  if (asked.some((known) => known?.access === 'banned')) {
    return json(404, { reason: 'banned', message: 'Not Found', error: 404 })
  }
  if (asked.every((known) => known === undefined)) {
    return redirect(`/subreddits/search?q=${encodeURIComponent(names[0] ?? '')}`)
  }
  const posts = visible(caller).filter((post) => names.some((name) => sameName(post.subreddit, name)))
  const pinned = names.length === 1 ? posts.filter((post) => post.stickied) : []
  return page(request, caller, [...pinned, ...posts.filter((post) => !post.stickied)])
}

function answerUser(request: ApiRequest, caller: Caller, name: string, what: string): ApiReply {
  checkParameters(request.query, [...common, 'sort', 't'])
  const world = caller.dataset.reddit
  const own = visible(caller).filter((post) => post.author !== null && sameName(post.author, name))
  const said = upTo(world.comments, caller.now).filter((comment) => sameName(comment.author, name))
  if (own.length + said.length === 0 && caller.scenario.name !== 'empty') return notFound('no such user')
  if (what === 'submitted') return page(request, caller, own)
  const comments = said.map((comment) => commentThing(comment, world))
  const posts = what === 'overview' ? own.map((post) => postThing(post, world, caller.now)) : []
  return respond(request, listing([...posts, ...comments], null))
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
  const world = caller.dataset.reddit
  const known = ids.flatMap((id) => {
    const post = world.posts.find((one) => `t3_${one.id}` === id)
    const comment = world.comments.find((one) => `t1_${one.id}` === id)
    if (post !== undefined) return [postThing(post, world, caller.now)]
    return comment === undefined ? [] : [commentThing(comment, world)]
  })
  return respond(request, listing(known, null))
}

/** One page behind `after`, an unknown `after` giving an empty one as the platform does. */
function page(request: ApiRequest, caller: Caller, posts: readonly RedditPost[]): ApiReply {
  const { query } = request
  const limit = integerIn(query, 'limit', { min: 1, max: 100, fallback: 25 }, (reason) => {
    throw badRequest(reason)
  })
  const after = query.get('after') ?? ''
  if (after !== '' && (query.get('before') ?? '') !== '')
    throw badRequest('after and before exclude each other')
  const at = posts.findIndex((post) => `t3_${post.id}` === after)
  if (after !== '' && at < 0) return respond(request, listing([], null))
  const start = at + (caller.scenario.name === 'duplicates' && at >= 0 ? 0 : 1)
  const shown = posts.slice(0, LISTING_DEPTH).slice(start, start + limit)
  const last = shown.at(-1)
  const more = start + limit < Math.min(posts.length, LISTING_DEPTH) && last !== undefined
  const things = shown.map((post) => postThing(post, caller.dataset.reddit, caller.now))
  return respond(request, listing(things, more ? `t3_${last.id}` : null))
}

/** Without raw_json=1 every text comes HTML-escaped. */
function respond(request: ApiRequest, body: Record<string, unknown>): ApiReply {
  if (request.query.get('raw_json') === '1') return json(200, body)
  const escaped: unknown = JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? escapeHtml(value) : value,
  )
  return json(200, escaped)
}

function visible(caller: Caller): RedditPost[] {
  return upTo(caller.dataset.reddit.posts, caller.now)
}

/** `new` is newest first; every other order is by score here. */
function sorted(posts: readonly RedditPost[], order: string): RedditPost[] {
  if (!['relevance', 'hot', 'top', 'new', 'comments'].includes(order)) throw badRequest(`sort=${order}`)
  return order === 'new' ? [...posts] : posts.toSorted((one, other) => other.score - one.score)
}

function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, known)
  if (offending !== null) throw badRequest(`parameter ${offending} is unknown or stands twice`)
}
