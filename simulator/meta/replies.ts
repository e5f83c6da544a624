import { type ApiReply, type Caller, json, Refusal } from '../exchange.ts'
import type { Scenario, ScenarioName } from '../scenarios.ts'

interface GraphError {
  readonly message: string
  readonly code: number
  readonly type?: string
  readonly status?: number
  readonly more?: Record<string, unknown>
}

/** Graph's error envelope: mostly 400, the code decides. */
export function graphError({ message, code, type, status, more }: GraphError): ApiReply {
  return json(status ?? 400, {
    error: { message, type: type ?? 'OAuthException', code, fbtrace_id: 'ASimulatedTrace01', ...more },
  })
}

export function refuse(error: GraphError): Refusal {
  return new Refusal(error.message, graphError(error))
}

export function badParameter(message: string): Refusal {
  return refuse({ message: `(#100) ${message}`, code: 100 })
}

export function noSuchObject(id: string): Refusal {
  const message = `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`
  return refuse({ message, type: 'GraphMethodException', code: 100, more: { error_subcode: 33 } })
}

export function noSuchInstagramUser(username: string): Refusal {
  return refuse({
    message: 'Invalid user id',
    code: 110,
    more: {
      error_subcode: 2207013,
      is_transient: false,
      error_user_title: 'Cannot find User',
      error_user_msg: `The user with username: ${username} cannot be found.`,
    },
  })
}

export function noSuchHashtag(): Refusal {
  const message = 'The requested resource does not exist'
  return refuse({ message, code: 24, more: { error_subcode: 2207024, is_transient: false } })
}

export function tooManyHashtags(): Refusal {
  const message = 'You have reached the maximum number of hashtags that can be queried within a 7 day period.'
  return refuse({ message, code: 18, more: { error_subcode: 2207034, is_transient: false } })
}

export function unavailable(): ApiReply {
  const message = 'An unexpected error has occurred. Please retry your request later.'
  return graphError({ message, code: 2, status: 500, more: { is_transient: true } })
}

export function reduceData(): Refusal {
  const message = "Please reduce the amount of data you're asking for, then retry your request"
  return new Refusal(message, json(500, { error: { code: 1, message } }))
}

export function applicationLimit(): ApiReply {
  return graphError({
    message: '(#4) Application request limit reached',
    code: 4,
    more: { is_transient: true },
  })
}

function permissionMissing(): ApiReply {
  return graphError({
    message:
      "(#10) This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature. Refer to https://developers.facebook.com/docs/apps/review/login-permissions#manage-pages and https://developers.facebook.com/docs/apps/review/feature#reference-PAGES_ACCESS for details.",
    code: 10,
  })
}

function instagramPermissionMissing(): ApiReply {
  return graphError({ message: '(#10) Application does not have permission for this action', code: 10 })
}

function tooManyCalls(code: number, account: string): ApiReply {
  const message = `(#${code}) There have been too many calls to this ${account} account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.`
  return graphError({ message, code })
}

/** Meta writes its dates as Wednesday, 20-Nov-26 04:23:54 PST. */
function tokenExpired(now: Date): ApiReply {
  const format = (date: Date) => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Etc/GMT+8',
      weekday: 'long',
      day: '2-digit',
      month: 'short',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .reduce((known, part) => known.set(part.type, part.value), new Map<string, string>())
    const day = ['day', 'month', 'year'].map((name) => parts.get(name)).join('-')
    const time = ['hour', 'minute', 'second'].map((name) => parts.get(name)).join(':')
    return `${parts.get('weekday')}, ${day} ${time} PST`
  }
  const expired = new Date(now.getTime() - 86_400_000)
  const message = `Error validating access token: Session has expired on ${format(expired)}. The current time is ${format(now)}.`
  return graphError({ message, code: 190, more: { error_subcode: 463 } })
}

function policyBlock(): ApiReply {
  const message = 'The action attempted has been deemed abusive or is otherwise disallowed'
  return graphError({ message, code: 368, more: { is_transient: false } })
}

export function tooLargeBatch(): Refusal {
  return refuse({ message: 'Too many requests in batch message. Maximum batch size is 50', code: 100 })
}

/** The features that an app is approved for one by one. */
export type Feature = 'pages' | 'discovery' | 'hashtags' | 'comments'
const instagramFeatures: readonly Feature[] = ['discovery', 'hashtags', 'comments']

/** Refusals that affect every call. */
const general: Partial<Record<ScenarioName, (now: Date) => ApiReply>> = {
  rate_limited: applicationLimit,
  unauthorized: tokenExpired,
  policy_blocked: policyBlock,
}

const special: Partial<Record<ScenarioName, { of: readonly Feature[]; reply: () => ApiReply }>> = {
  no_page_access: { of: ['pages'], reply: permissionMissing },
  no_instagram_access: { of: instagramFeatures, reply: instagramPermissionMissing },
  no_hashtag_access: { of: ['hashtags'], reply: instagramPermissionMissing },
  no_comment_access: { of: ['comments'], reply: instagramPermissionMissing },
  pages_limited: { of: ['pages'], reply: () => tooManyCalls(80001, 'Page') },
  instagram_limited: { of: instagramFeatures, reply: () => tooManyCalls(80002, 'Instagram') },
}

/** The reply that the scenario replaces any answer to this call with; null for none. */
export function generalRefusal({ scenario, call, now }: Caller): ApiReply | null {
  return call > scenario.amount ? null : (general[scenario.name]?.(now) ?? null)
}

/** The same for the calls of one feature. */
export function featureRefusal({ scenario, call }: Caller, feature: Feature): ApiReply | null {
  const refusal = special[scenario.name]
  return refusal?.of.includes(feature) && call <= scenario.amount ? refusal.reply() : null
}

/** Usage in percent of the hour's calls, and who is being throttled for how many minutes. */
export function usageHeaders(scenario: Scenario, percent: number, account: string, feature: Feature) {
  const used = { call_count: percent, total_time: 25, total_cputime: 25 }
  const limits = scenario.name === 'pages_limited' || scenario.name === 'instagram_limited'
  const throttled = limits && special[scenario.name]?.of.includes(feature) === true
  const business = {
    type: feature === 'pages' ? 'pages' : 'instagram',
    call_count: throttled ? 100 : Math.min(percent, 60),
    total_cputime: 23,
    total_time: 23,
    estimated_time_to_regain_access: throttled ? 7 : 0,
  }
  return {
    'x-app-usage': JSON.stringify(used),
    'x-business-use-case-usage': JSON.stringify({ [account]: [business] }),
  }
}
