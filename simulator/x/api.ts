import { credentials } from '../credentials.ts'
import {
  type ApiReply,
  type ApiRequest,
  authorization,
  basicCredentials,
  because,
  type Caller,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { parseScenario } from '../scenarios.ts'
import { type Charged, createCharges } from './charges.ts'
import { answerCounts } from './counts.ts'
import { answerLookup, answerTimeline, answerUsers } from './lists.ts'
import { answerMentions, answerQuotes } from './mentions.ts'
import { plain, scenarioReply } from './replies.ts'
import { answerSearch } from './search.ts'
import { currentX } from './view.ts'

const WINDOW_SECONDS = 900
const limits = {
  search: 450,
  archive: 300,
  counts: 300,
  users: 300,
  timeline: 10_000,
  mentions: 450,
  quotes: 75,
  lookup: 3_500,
  usage: 50,
}
type Bucket = keyof typeof limits

const charged = {
  search: 'posts',
  archive: 'posts',
  counts: 'counts',
  users: 'users',
  timeline: 'posts',
  mentions: 'posts',
  quotes: 'posts',
  lookup: 'posts',
  usage: null,
} as const satisfies Record<Bucket, Charged>

/** API v2 with an app-only bearer token. */
export function createXApi(): PlatformApi {
  const usageOf = perKey(() => ({ startedAt: 0, used: 0, lastArchiveCall: 0 }))
  const charges = createCharges()

  function identify(request: ApiRequest): Identity | ApiReply {
    if (request.path === '/oauth2/token') return identifyApp(request)
    const token = authorization(request, 'bearer')
    if (token === null) return because('no Authorization: Bearer header', plain(401, 'Unauthorized'))
    const scenario = parseScenario('x', token, credentials.x.bearerToken)
    if (scenario === null) return because('the bearer token is unknown', plain(401, 'Unauthorized'))
    return { credential: token, scenario }
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    if (request.path === '/oauth2/token') {
      return json(200, { token_type: 'bearer', access_token: credentials.x.bearerToken })
    }
    if (request.method !== 'GET') return plain(405, 'Method Not Allowed')
    const bucket = bucketOf(request.path)
    if (bucket === null) return plain(404, 'Not Found')
    const seconds = Math.floor(caller.now.getTime() / 1000)
    const usage = usageOf(`${caller.credential} ${bucket}`)
    if (seconds - usage.startedAt >= WINDOW_SECONDS) Object.assign(usage, { startedAt: seconds, used: 0 })
    usage.used += 1
    const limited = caller.scenario.name.startsWith('rate_limited') && caller.call <= caller.scenario.amount
    const limit = limitOf(bucket, caller)
    const headers = {
      'x-rate-limit-limit': String(limit),
      'x-rate-limit-remaining': limited ? '0' : String(Math.max(0, limit - usage.used)),
      'x-rate-limit-reset': String(usage.startedAt + WINDOW_SECONDS),
      'api-version': '2.168',
    }
    const tooSoon = bucket === 'archive' && caller.now.getTime() - usage.lastArchiveCall < 1000
    if (bucket === 'archive') usage.lastArchiveCall = caller.now.getTime()
    const full = limitReply(usage.used > limit, tooSoon)
    const answered = () =>
      bucket === 'usage' ? charges.usage(caller) : refusable(() => route(request, currentX(caller), bucket))
    const reply = charges.charge(
      full ?? scenarioReply(caller.scenario, caller.call) ?? answered(),
      request,
      caller,
      charged[bucket],
    )
    return { ...reply, headers: { ...reply.headers, ...headers } }
  }

  return { identify, answer, unavailable: () => plain(503, 'Service Unavailable') }
}

function limitOf(bucket: Bucket, { scenario }: Caller): number {
  if (scenario.name === 'small_window') return scenario.amount
  // A token of a person's has a window of its own.
  return bucket === 'mentions' && scenario.name === 'owner_token' ? 300 : limits[bucket]
}

function limitReply(isUsedUp: boolean, isTooSoon: boolean): ApiReply | null {
  const reply = plain(429, 'Too Many Requests')
  if (isUsedUp) return because('the window is used up', reply)
  return isTooSoon ? because('the archive takes one call a second', reply) : null
}

function identifyApp(request: ApiRequest): Identity | ApiReply {
  const given = basicCredentials(request)
  const known = given?.id === credentials.x.apiKey && given.secret === credentials.x.apiSecret
  const form = new URLSearchParams(request.body)
  if (request.method === 'POST' && known && form.get('grant_type') === 'client_credentials') {
    return { credential: credentials.x.apiKey, scenario: { name: 'ok', amount: 0 } }
  }
  const error = { code: 99, message: 'Unable to verify your credentials', label: 'authenticity_token_error' }
  return json(403, { errors: [error] })
}

function bucketOf(path: string): Bucket | null {
  if (path === '/2/tweets/search/recent') return 'search'
  if (path === '/2/tweets/search/all') return 'archive'
  if (path === '/2/tweets/counts/recent') return 'counts'
  if (path === '/2/users/by') return 'users'
  if (path === '/2/tweets') return 'lookup'
  if (path === '/2/usage/tweets') return 'usage'
  if (/^\/2\/users\/\d+\/mentions$/.test(path)) return 'mentions'
  if (/^\/2\/tweets\/\d+\/quote_tweets$/.test(path)) return 'quotes'
  return /^\/2\/users\/\d+\/tweets$/.test(path) ? 'timeline' : null
}

function route(request: ApiRequest, caller: Caller, bucket: Exclude<Bucket, 'usage'>): ApiReply {
  const answers = {
    search: () => answerSearch(request, caller, 'recent'),
    archive: () => answerSearch(request, caller, 'all'),
    counts: () => answerCounts(request, caller),
    users: () => answerUsers(request, caller),
    timeline: () => answerTimeline(request, caller),
    mentions: () => answerMentions(request, caller),
    quotes: () => answerQuotes(request, caller),
    lookup: () => answerLookup(request, caller),
  } satisfies Record<Exclude<Bucket, 'usage'>, () => ApiReply>
  return answers[bucket]()
}
