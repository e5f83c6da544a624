import { credentials } from '../credentials.ts'
import { upTo } from '../dataset/dataset.ts'
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
import { invalid, notAuthorized, notFound, plain, scenarioReply } from './replies.ts'
import { answerSearch, askedOf, checkParameters, fieldParameters, pageOf, windowOf } from './search.ts'
import { answerPosts, userBody } from './shapes.ts'

const WINDOW_SECONDS = 900
const limits = {
  search: 450,
  archive: 300,
  counts: 300,
  users: 300,
  timeline: 10_000,
  lookup: 3_500,
  usage: 50,
}
type Bucket = keyof typeof limits

/** API v2 with an app-only bearer token. */
export function createXApi(): PlatformApi {
  const usageOf = perKey(() => ({ startedAt: 0, used: 0, lastArchiveCall: 0 }))

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
    const headers = {
      'x-rate-limit-limit': String(limits[bucket]),
      'x-rate-limit-remaining': limited ? '0' : String(Math.max(0, limits[bucket] - usage.used)),
      'x-rate-limit-reset': String(usage.startedAt + WINDOW_SECONDS),
      'api-version': '2.168',
    }
    const tooSoon = bucket === 'archive' && caller.now.getTime() - usage.lastArchiveCall < 1000
    if (bucket === 'archive') usage.lastArchiveCall = caller.now.getTime()
    const full = usage.used > limits[bucket] || tooSoon ? plain(429, 'Too Many Requests') : null
    const reply =
      full ?? scenarioReply(caller.scenario, caller.call) ?? refusable(() => route(request, caller, bucket))
    return { ...reply, headers: { ...reply.headers, ...headers } }
  }

  return { identify, answer, unavailable: () => plain(503, 'Service Unavailable') }
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
  return /^\/2\/users\/\d+\/tweets$/.test(path) ? 'timeline' : null
}

function route(request: ApiRequest, caller: Caller, bucket: Bucket): ApiReply {
  const answers = {
    search: () => answerSearch(request, caller, 'recent'),
    archive: () => answerSearch(request, caller, 'all'),
    counts: () => answerSearch(request, caller, 'counts'),
    users: () => answerUsers(request, caller),
    timeline: () => answerTimeline(request, caller),
    lookup: () => answerLookup(request, caller),
    usage: () => json(200, { data: { project_usage: '120', project_cap: '3000000', cap_reset_day: 1 } }),
  } satisfies Record<Bucket, () => ApiReply>
  return answers[bucket]()
}

/** Partial success is a 200 with both `data` and `errors`. */
function answerUsers(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['usernames', ...fieldParameters])
  const asked = askedOf(request.query, caller.scenario.name)
  const names = (request.query.get('usernames') ?? '').split(',').filter((name) => name !== '')
  if (names.length === 0 || names.length > 100 || names.some((name) => !/^\w{1,15}$/.test(name))) {
    throw invalid('usernames', names.join(','), 'The `usernames` query parameter takes 1 to 100 user names')
  }
  const { accounts } = caller.dataset.x
  const errors: object[] = []
  const data = names.flatMap((name) => {
    const account = accounts.find((one) => one.username.toLowerCase() === name.toLowerCase())
    if (account !== undefined && account.state !== 'suspended') {
      return [userBody(account, asked.userFields, asked.vocabulary)]
    }
    errors.push(notFound('usernames', name, 'user', account !== undefined))
    return []
  })
  return json(200, { ...(data.length === 0 ? {} : { data }), ...(errors.length === 0 ? {} : { errors }) })
}

function answerTimeline(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  const own = ['exclude', 'start_time', 'end_time', 'since_id', 'until_id', 'max_results', 'pagination_token']
  checkParameters(query, [...own, ...fieldParameters])
  const asked = askedOf(query, caller.scenario.name)
  const id = request.path.split('/')[3] ?? ''
  const account = caller.dataset.x.accounts.find((one) => one.id === id)
  if (account === undefined) return json(200, { errors: [notFound('id', id, 'user')] })
  if (account.state === 'protected') return json(200, { errors: [notAuthorized(id)] })
  if (account.state === 'suspended') return json(200, { errors: [notFound('id', id, 'user', true)] })
  const excluded = (query.get('exclude') ?? '').split(',')
  const inWindow = windowOf(query, caller.now, new Date('2010-11-06T00:00:00Z'))
  const posts = upTo(caller.dataset.x.posts, caller.now).filter(
    (post) =>
      post.author === account.username &&
      inWindow(post) &&
      !(excluded.includes('replies') && post.reference?.type === 'replied_to') &&
      !(excluded.includes('retweets') && post.reference?.type === 'retweeted'),
  )
  const page = pageOf(query, posts, { min: 5, max: 100 })
  return json(200, { ...answerPosts(page.posts, asked, caller.dataset.x), meta: page.meta })
}

function answerLookup(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['ids', ...fieldParameters])
  const asked = askedOf(request.query, caller.scenario.name)
  const ids = (request.query.get('ids') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 100 || ids.some((id) => !/^\d{1,19}$/.test(id))) {
    throw invalid('ids', ids.join(','), 'The `ids` query parameter takes 1 to 100 ids')
  }
  const known = upTo(caller.dataset.x.posts, caller.now)
  const posts = ids.flatMap((id) => known.filter((post) => post.id === id))
  const missing = ids.filter((id) => !posts.some((post) => post.id === id))
  const body = answerPosts(posts, asked, caller.dataset.x)
  const partial = Array.isArray(body['errors']) ? body['errors'] : []
  const errors = [...partial, ...missing.map((id) => notFound('ids', id, 'tweet'))]
  return json(200, { ...body, ...(errors.length === 0 ? {} : { errors }) })
}
