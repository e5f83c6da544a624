import { type ApiReply, json, Refusal } from '../exchange.ts'
import type { Scenario, ScenarioName } from '../scenarios.ts'

const problems = 'https://api.twitter.com/2/problems'

/** 400 in X's shape: the parameter as it was sent and a sentence. */
export function invalid(parameter: string, value: string, message: string): Refusal {
  return refusalOf({ [parameter]: [value] }, message)
}

/** The same for parameters that exclude each other. */
export function invalidTogether(query: URLSearchParams, names: readonly string[], message: string): Refusal {
  return refusalOf(Object.fromEntries(names.map((name) => [name, query.getAll(name)])), message)
}

function refusalOf(parameters: Record<string, string[]>, message: string): Refusal {
  return new Refusal(
    message,
    json(400, {
      errors: [{ parameters, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${problems}/invalid-request`,
    }),
  )
}

export function plain(status: number, title: string): ApiReply {
  return json(status, { title, type: 'about:blank', status, detail: title })
}

export function notFound(parameter: string, value: string, what: string, suspended = false): object {
  return {
    value,
    detail: suspended
      ? `User has been suspended: [${value}].`
      : `Could not find ${what} with ${parameter}: [${value}].`,
    title: suspended ? 'Forbidden' : 'Not Found Error',
    resource_type: what,
    parameter,
    resource_id: value,
    type: `${problems}/resource-not-found`,
  }
}

export function notAuthorized(parameter: string, id: string, what: string): object {
  return {
    resource_type: what,
    resource_id: id,
    parameter,
    value: id,
    title: 'Authorization Error',
    detail: `Sorry, you are not authorized to see the ${what} with ${parameter}: [${id}].`,
    type: `${problems}/not-authorized-for-resource`,
  }
}

const refusals: Partial<Record<ScenarioName, () => ApiReply>> = {
  rate_limited: () => plain(429, 'Too Many Requests'),
  rate_limited_other: () => json(429, { errors: [{ code: 88, message: 'Rate limit exceeded' }] }),
  unauthorized: () => plain(401, 'Unauthorized'),
  credits: () =>
    json(402, {
      title: 'CreditsDepleted',
      detail:
        'Your enrolled account [1820000000000000000] does not have any credits to fulfill this request.',
      type: `${problems}/credits`,
    }),
  credits_other: () =>
    json(402, {
      detail: 'credits depleted',
      status: 402,
      title: 'Payment Required',
      type: 'https://api.x.com/2/problems/credits-depleted',
    }),
  blocked: () =>
    json(403, {
      client_id: '28000000',
      detail:
        'When authenticating requests to the Twitter API v2 endpoints, you must use keys and tokens from a Twitter developer App that is attached to a Project. You can create a project via the developer portal.',
      registration_url: 'https://developer.twitter.com/en/docs/projects/overview',
      title: 'Client Forbidden',
      required_enrollment: 'Appropriate Level of API Access',
      reason: 'client-not-enrolled',
      type: `${problems}/client-forbidden`,
    }),
}

/** The reply that the scenario replaces this call's answer with; null for none. */
export function scenarioReply(scenario: Scenario, call: number): ApiReply | null {
  return call <= scenario.amount ? (refusals[scenario.name]?.() ?? null) : null
}
