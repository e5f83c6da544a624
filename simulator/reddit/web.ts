import { credentials } from '../credentials.ts'
import { redditUrl, upTo } from '../dataset/dataset.ts'
import {
  type ApiReply,
  type ApiRequest,
  basicCredentials,
  because,
  type Caller,
  html,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { escapeHtml } from '../parameters.ts'
import { parseScenario } from '../scenarios.ts'
import { tooMany, tooManyHtml, userAgentProblem } from './replies.ts'
import { redditSearch, sameName } from './search.ts'
import { selfHtml } from './shapes.ts'

const TOKEN_SECONDS = 86_400
const FEED_SECONDS = 30

export interface RedditTokens {
  /** Who holds the token; null when it is unknown, expired or, in the scenario short_token, used up. */
  use(token: string, now: Date): Identity | null
}

interface Token {
  readonly holder: Identity
  readonly expiresAt: number
  callsLeft: number
}

/** The www host: app-only tokens and Atom feeds. `.json` is closed there. */
export function createRedditWeb(): { web: PlatformApi; tokens: RedditTokens } {
  const granted = new Map<string, Token>()
  const grantedTo = perKey(() => ({ tokens: 0, requests: 0 }))
  const lastFeed = new Map<string, number>()

  const tokens: RedditTokens = {
    use(text, now) {
      const token = granted.get(text)
      if (token === undefined || token.expiresAt <= now.getTime() || token.callsLeft <= 0) return null
      token.callsLeft -= 1
      return token.holder
    },
  }

  /** Feeds need no credential: whoever reads them is known by the user agent. */
  function identify(request: ApiRequest): Identity | ApiReply {
    const problem = userAgentProblem(request)
    if (problem !== null) return tooManyHtml(problem)
    if (request.path !== '/api/v1/access_token') {
      return { credential: request.headers['user-agent'] ?? '', scenario: { name: 'ok', amount: 0 } }
    }
    const given = basicCredentials(request)
    const wrong = because('client id or secret is wrong', json(401, { message: 'Unauthorized', error: 401 }))
    if (given === null || given.id !== credentials.reddit.clientId) return wrong
    const scenario = parseScenario('reddit', given.secret, credentials.reddit.clientSecret)
    return scenario === null ? wrong : { credential: given.secret, scenario }
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    if (request.path === '/api/v1/access_token') return grant(request, caller)
    if (request.method !== 'GET') return json(405, { message: 'Method Not Allowed', error: 405 })
    if (request.path.endsWith('.json'))
      return html(403, 'Blocked', "You've been blocked by network security.")
    const last = lastFeed.get(caller.credential) ?? 0
    const wait = Math.ceil(last / 1000 + FEED_SECONDS - caller.now.getTime() / 1000)
    if (wait > 0) return tooManyHtml(`one feed in ${FEED_SECONDS} s; ${wait} s left`)
    lastFeed.set(caller.credential, caller.now.getTime())
    return refusable(() => feed(request, caller))
  }

  function grant(request: ApiRequest, caller: Caller): ApiReply {
    if (request.method !== 'POST') return json(405, { message: 'Method Not Allowed', error: 405 })
    const form = new URLSearchParams(request.body)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    if (!isForm || form.get('grant_type') !== 'client_credentials') {
      return because(
        'the grant must be client_credentials, in a form',
        json(400, { error: 'unsupported_grant_type' }),
      )
    }
    const { name, amount } = caller.scenario
    const count = grantedTo(caller.credential)
    count.requests += 1
    if (name === 'token_rate_limited' && count.requests <= amount) return tooMany('scenario')
    count.tokens += 1
    const text = `simulated-token-${granted.size + 1}`
    const short = name === 'short_token' && count.tokens === 1
    granted.set(text, {
      holder: { credential: caller.credential, scenario: caller.scenario },
      expiresAt: caller.now.getTime() + TOKEN_SECONDS * 1000,
      callsLeft: short ? amount : Number.POSITIVE_INFINITY,
    })
    return json(200, { access_token: text, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: '*' })
  }

  return { web: { identify, answer, unavailable: () => ({ status: 503, headers: {}, body: '' }) }, tokens }
}

/** Atom: 25 entries, no counts at all. */
function feed(request: ApiRequest, caller: Caller): ApiReply {
  const world = upTo(caller.dataset.reddit.posts, caller.now).filter((post) => post.removedBy === null)
  const subs = /^\/r\/([^/]+)(?:\/new)?\/\.rss$/.exec(request.path)?.[1]?.split('+')
  const user = /^\/user\/([^/]+)\/\.rss$/.exec(request.path)?.[1]
  const chosen =
    request.path === '/search.rss'
      ? world.filter(redditSearch(request.query.get('q') ?? ''))
      : subs !== undefined
        ? world.filter((post) => subs.some((sub) => sameName(sub, post.subreddit)))
        : world.filter((post) => user !== undefined && post.author !== null && sameName(user, post.author))
  const entries = chosen.slice(0, 25).map((post) => {
    const author =
      post.author === null
        ? ''
        : `<author><name>/u/${post.author}</name><uri>https://www.reddit.com/user/${post.author}</uri></author>`
    const time = post.publishedAt.toISOString().replace('.000Z', '+00:00')
    return `<entry>${author}<category term="${post.subreddit}" label="r/${post.subreddit}"/><content type="html">${escapeHtml(selfHtml(post.body))}</content><id>t3_${post.id}</id><link href="${redditUrl(post)}" /><updated>${time}</updated><published>${time}</published><title>${escapeHtml(post.title)}</title></entry>`
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><updated>${caller.now.toISOString()}</updated><id>${escapeHtml(request.path)}</id><title>reddit.com: search results</title>${entries.join('')}</feed>`
  const headers = {
    'content-type': 'application/atom+xml; charset=UTF-8',
    'x-ratelimit-remaining': '0.0',
    'x-ratelimit-reset': String(FEED_SECONDS),
  }
  return { status: 200, headers, body }
}
