import { type ApiReply, because, json, Refusal } from '../exchange.ts'
import type { Scenario, ScenarioName } from '../scenarios.ts'

interface Problem {
  readonly code: number
  readonly message: string
  readonly reason: string
  readonly domain?: string
  /** The offending parameter. */
  readonly location?: string
  /** `parameter`, unless something else offends. */
  readonly locationType?: string
  /** google.rpc status. */
  readonly status?: string
  readonly extendedHelp?: string
  readonly details?: readonly unknown[]
}

/** Google's error envelope. */
export function problem(given: Problem): ApiReply {
  const {
    code,
    message,
    reason,
    domain = 'youtube.parameter',
    location,
    locationType = 'parameter',
    status,
    extendedHelp,
    details,
  } = given
  const error = {
    message,
    domain,
    reason,
    ...(extendedHelp === undefined ? {} : { extendedHelp }),
    ...(location === undefined ? {} : { location, locationType }),
  }
  return json(code, {
    error: {
      code,
      message,
      errors: [error],
      ...(status === undefined ? {} : { status }),
      ...(details === undefined ? {} : { details }),
    },
  })
}

export function badParameter(location: string, reason: string, message: string): Refusal {
  return new Refusal(message, problem({ code: 400, message, reason, location }))
}

export function invalidPageToken(): Refusal {
  return badParameter('pageToken', 'invalidPageToken', 'The request specifies an invalid page token.')
}

function info(reason: string, metadata: Record<string, string>) {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata }
}

export function keyInvalid(): ApiReply {
  const message = 'API key not valid. Please pass a valid API key.'
  const localized = { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message }
  return problem({
    code: 400,
    message,
    reason: 'badRequest',
    domain: 'global',
    status: 'INVALID_ARGUMENT',
    details: [info('API_KEY_INVALID', { service: 'youtube.googleapis.com' }), localized],
  })
}

export function keyMissing(): ApiReply {
  const message =
    "Method doesn't allow unregistered callers. Please use API Key or other form of API consumer identity."
  return problem({ code: 403, message, reason: 'forbidden', domain: 'global', status: 'PERMISSION_DENIED' })
}

export function quotaMetric(metric: string, limit: string): ApiReply {
  const message = `Quota exceeded for quota metric '${metric}' and limit '${limit}' of service 'youtube.googleapis.com' for consumer 'project_number:123456789012'.`
  const status = 'RESOURCE_EXHAUSTED'
  return problem({ code: 429, message, reason: 'rateLimitExceeded', domain: 'global', status })
}

export function quotaExceeded(): ApiReply {
  const message =
    'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.'
  return problem({ code: 403, message, reason: 'quotaExceeded', domain: 'youtube.quota' })
}

export function playlistNotFound(): Refusal {
  const message =
    "The playlist identified with the request's <code>playlistId</code> parameter cannot be found."
  const where = { domain: 'youtube.playlistItem', location: 'playlistId' }
  return new Refusal(message, problem({ code: 404, message, reason: 'playlistNotFound', ...where }))
}

export function backendError(): ApiReply {
  return problem({ code: 500, message: 'Backend Error', reason: 'backendError', domain: 'global' })
}

function accessNotConfigured(): ApiReply {
  const message =
    'YouTube Data API v3 has not been used in project 123456789012 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/youtube.googleapis.com/overview?project=123456789012 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.'
  return problem({
    code: 403,
    message,
    reason: 'accessNotConfigured',
    domain: 'usageLimits',
    extendedHelp: 'https://console.developers.google.com',
    status: 'PERMISSION_DENIED',
    details: [
      info('SERVICE_DISABLED', { service: 'youtube.googleapis.com', consumer: 'projects/123456789012' }),
    ],
  })
}

const perMinute = () => quotaMetric('Queries', 'Queries per minute per user')

const refusals: Partial<Record<ScenarioName, () => ApiReply>> = {
  rate_limited: perMinute,
  per_minute: perMinute,
  unauthorized: keyInvalid,
  access_not_configured: accessNotConfigured,
  transient: () =>
    problem({
      code: 403,
      message: 'The authenticated user cannot act on behalf of the specified Google account.',
      reason: 'accountDelegationForbidden',
      domain: 'youtube.common',
    }),
}

/** The reply that the scenario replaces this call's answer with; null for none. */
export function scenarioReply(scenario: Scenario, call: number): ApiReply | null {
  const refusal = refusals[scenario.name]
  if (call > scenario.amount || refusal === undefined) return null
  return because(`the scenario ${scenario.name} refuses call ${call}`, refusal())
}
