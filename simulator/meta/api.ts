import { createHmac } from 'node:crypto'
import { credentials } from '../credentials.ts'
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
import { parseScenario } from '../scenarios.ts'
import { answerBatch } from './batch.ts'
import { answerFacebook } from './facebook.ts'
import { createInstagram } from './instagram.ts'
import {
  applicationLimit,
  badParameter,
  featureRefusal,
  generalRefusal,
  graphError,
  unavailable,
  usageHeaders,
} from './replies.ts'

const NEWEST = 26
const OLDEST = 21
const CALLS_PER_HOUR = 200
/** Removed from all versions. */
const removed = ['ids', 'pretty', 'debug', 'date_format']
const appToken = `${credentials.meta.appId}|${credentials.meta.appSecret}`

/** Graph API: Facebook pages and Instagram behind one token. */
export function createMetaApi(): PlatformApi {
  const callsOf = perKey(() => [] as number[])
  const instagram = createInstagram()

  function identify(request: ApiRequest): Identity | ApiReply {
    if (/^\/(v\d+\.0\/)?oauth\/access_token$/.test(request.path)) return identifyApp(request)
    const given = givenIn(request)
    const token = given.get('access_token') ?? authorization(request, 'bearer')
    if (token === null) {
      return graphError({ message: 'An access token is required to request this resource.', code: 104 })
    }
    if (token === appToken) return { credential: token, scenario: { name: 'ok', amount: 0 } }
    const scenario = parseScenario('meta', token, credentials.meta.accessToken)
    if (scenario === null) {
      return graphError({ message: 'Invalid OAuth access token - Cannot parse access token', code: 190 })
    }
    const proof = given.get('appsecret_proof')
    if (proof === null) {
      const message = '(#100) Pages Public Content Access requires either app secret proof or an app token'
      return graphError({ message, code: 100 })
    }
    if (proof !== createHmac('sha256', credentials.meta.appSecret).update(token).digest('hex')) {
      const message = 'Invalid appsecret_proof provided in the API argument'
      return graphError({ message, code: 100, type: 'GraphMethodException' })
    }
    return { credential: token, scenario }
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    if (request.path.endsWith('/oauth/access_token')) {
      return json(200, { access_token: appToken, token_type: 'bearer' })
    }
    const version = /^\/v(\d+)\.0(\/.*)$/.exec(request.path)
    const number = Number(version?.[1])
    const path = version?.[2]
    if (path === undefined || number > NEWEST) {
      const message = `Unknown path components: ${request.path}`
      return graphError({ message, code: 2500 })
    }
    const refusal = generalRefusal(caller)
    if (refusal !== null || path !== '/' || request.method !== 'POST') {
      return answerOne({ ...request, path }, caller, number, refusal)
    }
    return refusable(() => answerBatch(request, caller, (item) => answerOne(item, caller, number, null)))
  }

  /** One call as the limits count it: on its own or as an item of a batch. */
  function answerOne(
    request: ApiRequest,
    caller: Caller,
    version: number,
    refusal: ApiReply | null,
  ): ApiReply {
    const hour = caller.now.getTime() - 3_600_000
    const calls = callsOf(caller.credential)
    calls.push(caller.now.getTime())
    const recent = calls.filter((time) => time > hour).length
    const [, object = ''] = request.path.split('/')
    const onInstagram = instagram.featureOf(request, caller)
    const feature = onInstagram ?? 'pages'
    const full = recent > CALLS_PER_HOUR ? applicationLimit() : null
    const reply =
      full ??
      refusal ??
      featureRefusal(caller, feature) ??
      refusable(() => {
        checkRequest(request)
        return onInstagram === null ? answerFacebook(request, caller) : instagram.answer(request, caller)
      })
    const headers = {
      ...usageHeaders(caller.scenario, percentOf(caller, recent), object, feature),
      // A retired version is silently served by the oldest supported one.
      'facebook-api-version': `v${Math.max(version, OLDEST)}.0`,
    }
    return { ...reply, headers: { ...headers, ...reply.headers } }
  }

  return { identify, answer, unavailable }
}

/** Parameters are in the query or, for a POST, in the form. */
function givenIn(request: ApiRequest): URLSearchParams {
  return new URLSearchParams([...request.query, ...new URLSearchParams(request.body)])
}

function identifyApp(request: ApiRequest): Identity | ApiReply {
  const { query } = request
  const known =
    query.get('client_id') === credentials.meta.appId &&
    query.get('client_secret') === credentials.meta.appSecret &&
    query.get('grant_type') === 'client_credentials'
  if (known) return { credential: appToken, scenario: { name: 'ok', amount: 0 } }
  return graphError({ message: 'Error validating application. Cannot get application info.', code: 101 })
}

function percentOf(caller: Caller, recent: number): number {
  if (caller.scenario.name === 'usage_climbing') return caller.call === 1 ? 79 : caller.call === 2 ? 81 : 96
  return Math.ceil((recent / CALLS_PER_HOUR) * 100)
}

function checkRequest(request: ApiRequest): void {
  if (request.method !== 'GET') throw badParameter('Only GET is simulated here')
  const gone = removed.find((name) => request.query.has(name))
  if (gone !== undefined) throw badParameter(`The parameter ${gone} is no longer supported`)
}
