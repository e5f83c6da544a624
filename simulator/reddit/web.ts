import { credentials, redditAppId } from '../credentials.ts'
import {
  type ApiReply,
  type ApiRequest,
  basicCredentials,
  because,
  type Caller,
  type Identity,
  json,
  type PlatformApi,
  perKey,
} from '../exchange.ts'
import { parseScenario } from '../scenarios.ts'
import { createRedditFeeds } from './feeds.ts'
import { blocked, scenarioRefusal, tooMany, tooManyHtml, userAgentProblem } from './replies.ts'

const TOKEN_SECONDS = 86_400
export const REDDIT_TOKEN_PATH = '/api/v1/access_token'

export interface RedditTokens {
  /** The token's owner; null if it is unknown, expired or, in the scenario short_token, used up. */
  use(token: string, now: Date): Identity | null
}

interface Token {
  readonly holder: Identity
  readonly expiresAt: number
  callsLeft: number
}

/** The www host: app-only tokens and Atom feeds. `.json` is not served there. */
export function createRedditWeb(): { web: PlatformApi; tokens: RedditTokens } {
  const granted = new Map<string, Token>()
  const grantedTo = perKey(() => ({ tokens: 0, requests: 0 }))
  const feeds = createRedditFeeds()

  const tokens: RedditTokens = {
    use(text, now) {
      const token = granted.get(text)
      if (token === undefined || token.expiresAt <= now.getTime() || token.callsLeft <= 0) return null
      token.callsLeft -= 1
      return token.holder
    },
  }

  /** Feeds need no credential: a reader is identified by its user agent. */
  function identify(request: ApiRequest): Identity | ApiReply {
    const problem = userAgentProblem(request)
    if (problem !== null) return tooManyHtml(problem)
    if (request.path !== REDDIT_TOKEN_PATH) {
      const agent = request.headers['user-agent'] ?? ''
      const scenario = parseScenario('reddit', agent.split(':')[1] ?? '', redditAppId)
      return { credential: agent, scenario: scenario ?? { name: 'ok', amount: 0 } }
    }
    const given = basicCredentials(request)
    const wrong = because('client id or secret is wrong', json(401, { message: 'Unauthorized', error: 401 }))
    if (given === null || given.id !== credentials.reddit.clientId) return wrong
    const scenario = parseScenario('reddit', given.secret, credentials.reddit.clientSecret)
    return scenario === null ? wrong : { credential: given.secret, scenario }
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    if (request.path === REDDIT_TOKEN_PATH) return grant(request, caller)
    if (request.method !== 'GET') return json(405, { message: 'Method Not Allowed', error: 405 })
    if (request.path.endsWith('.json')) return blocked()
    return scenarioRefusal(caller.scenario, caller.call) ?? feeds(request, caller)
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
    const seconds = name === 'token_seconds' ? amount : TOKEN_SECONDS
    granted.set(text, {
      holder: { credential: caller.credential, scenario: caller.scenario },
      expiresAt: caller.now.getTime() + seconds * 1000,
      callsLeft: short ? amount : Number.POSITIVE_INFINITY,
    })
    return json(200, { access_token: text, token_type: 'bearer', expires_in: seconds, scope: '*' })
  }

  return { web: { identify, answer, unavailable: () => ({ status: 503, headers: {}, body: '' }) }, tokens }
}
