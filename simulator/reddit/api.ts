import type { RedditPost } from '../dataset/dataset.ts'
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
import type { Scenario } from '../scenarios.ts'
import { commentThing } from './comment-shapes.ts'
import { commentItem, common, createCommentListing, pageOf, postItem, respond } from './listings.ts'
import { answerMoreChildren, MORE_CHILDREN_PATH } from './more-children.ts'
import {
  badRequest,
  checkParameters,
  notFound,
  redirect,
  scenarioRefusal,
  tooMany,
  tooManyHtml,
  unauthorized,
  userAgentProblem,
} from './replies.ts'
import {
  linksTo,
  pinnedFirst,
  sameName,
  searchPosts,
  shownComments,
  sorted,
  subredditRefusal,
  visible,
  visibleComments,
} from './search.ts'
import { listing } from './shapes.ts'
import { answerThread } from './threads.ts'
import type { RedditTokens } from './web.ts'

const WINDOW_SECONDS = 600
const CALLS_PER_WINDOW = 1000
const ENDING_WINDOW_SECONDS = 20
const SEARCH_DEPTH = 250

/** The API host: search, listings, `/api/info`. Tokens come from the other host, see web.ts. */
export function createRedditApi(tokens: RedditTokens): PlatformApi {
  const windowOf = perKey(() => ({ startedAt: 0, used: 0 }))
  const newestComments = createCommentListing()
  const inFlight = perKey(() => ({ moreChildren: 0 }))

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
    const reply = refusal ?? refusable(() => route(request, caller, newestComments))
    return { ...reply, headers: { ...(reply.headers['retry-after'] ? {} : rateHeaders), ...reply.headers } }
  }

  /** One request for the rest of a tree at a time. */
  function begin(request: ApiRequest, credential: string): ApiReply | (() => void) {
    if (request.path !== MORE_CHILDREN_PATH) return () => {}
    const running = inFlight(credential)
    if (running.moreChildren > 0) return tooMany('another morechildren is in flight')
    running.moreChildren += 1
    return () => {
      running.moreChildren -= 1
    }
  }

  return { identify, begin, answer, unavailable: () => ({ status: 503, headers: {}, body: '' }) }
}

function refusalOf(scenario: Scenario, call: number, used: number): ApiReply | null {
  if (used > CALLS_PER_WINDOW) return tooMany('the window of 1000 calls is used up')
  return scenarioRefusal(scenario, call)
}

function route(
  request: ApiRequest,
  caller: Caller,
  newestComments: ReturnType<typeof createCommentListing>,
): ApiReply {
  if (request.path === MORE_CHILDREN_PATH) return answerMoreChildren(request, caller)
  if (request.method !== 'GET') return json(405, { message: 'Method Not Allowed', error: 405 })
  const search = /^(?:\/r\/([^/]+))?\/search$/.exec(request.path)
  if (search !== null) return answerSearch(request, caller, search[1])
  const sub = /^\/r\/([^/]+)\/new$/.exec(request.path)
  if (sub?.[1] !== undefined) return answerSubreddits(request, caller, sub[1].split('+'))
  const user = /^\/user\/([^/]+)\/(submitted|comments|overview)$/.exec(request.path)
  if (user?.[1] !== undefined) return answerUser(request, caller, user[1], user[2] ?? '')
  const domain = /^\/domain\/([^/]+)\/new$/.exec(request.path)
  if (domain?.[1] !== undefined) return answerDomain(request, caller, domain[1])
  const newest = /^\/r\/([^/]+)\/comments$/.exec(request.path)
  if (newest?.[1] !== undefined) return newestComments(request, caller, newest[1].split('+'))
  const thread = /^(?:\/r\/([^/]+))?\/comments\/([^/]+)(?:\/[^/]+(?:\/([^/]+))?)?$/.exec(request.path)
  if (thread?.[2] !== undefined)
    return answerThread(request, caller, { sub: thread[1], article: thread[2], comment: thread[3] })
  if (request.path === '/api/info') return answerInfo(request, caller)
  return notFound(`no endpoint ${request.path}`)
}

function answerSearch(request: ApiRequest, caller: Caller, sub: string | undefined): ApiReply {
  const { query } = request
  checkParameters(query, [...common, 'q', 'sort', 't', 'restrict_sr', 'type', 'include_over_18', 'category'])
  const q = query.get('q') ?? ''
  if (q === '') throw badRequest('q is missing')
  if (/^https?:\/\/\S+$/.test(q)) return redirect(`/submit?url=${encodeURIComponent(q)}`)
  // Comments cannot be searched for: the type is ignored.
  if (!['link', 'comment'].includes(query.get('type') ?? 'link'))
    throw badRequest('only type=link is simulated')
  const restricted = sub !== undefined && ['true', 'on', '1'].includes(query.get('restrict_sr') ?? '')
  const found = searchPosts(q, query, caller).filter((post) => !restricted || sameName(post.subreddit, sub))
  return page(request, caller, sorted(found, query).slice(0, SEARCH_DEPTH))
}

function answerSubreddits(request: ApiRequest, caller: Caller, names: readonly string[]): ApiReply {
  checkParameters(request.query, common)
  const refused = subredditRefusal(caller, names)
  if (refused !== undefined) return refused
  const posts = visible(caller).filter((post) => names.some((name) => sameName(post.subreddit, name)))
  return page(request, caller, pinnedFirst(posts, names))
}

function answerUser(request: ApiRequest, caller: Caller, name: string, what: string): ApiReply {
  checkParameters(request.query, [...common, 'sort', 't'])
  const isHidden = caller.dataset.reddit.hiddenProfiles?.some((hidden) => sameName(hidden, name)) === true
  if (isHidden) return page(request, caller, [])
  const own = visible(caller).filter((post) => post.author !== null && sameName(post.author, name))
  const said = shownComments(caller).filter((comment) => sameName(comment.author, name))
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
  const { dataset, now } = caller
  const posts = new Map(visible(caller).map((post) => [`t3_${post.id}`, post]))
  const comments = new Map(visibleComments(caller).map((comment) => [`t1_${comment.id}`, comment]))
  const things = ids.flatMap((id) => {
    const post = posts.get(id)
    const comment = comments.get(id)
    if (post !== undefined) return postItem(post, caller).thing()
    return comment === undefined ? [] : commentThing(comment, dataset.reddit, now, { in: 'look-up' })
  })
  return respond(request, listing(things, null))
}

function page(request: ApiRequest, caller: Caller, posts: readonly RedditPost[]): ApiReply {
  const items = posts.map((post) => postItem(post, caller))
  return pageOf(request, caller, items)
}
