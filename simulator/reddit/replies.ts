import type { Subreddit } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, because, html, json, Refusal } from '../exchange.ts'
import { offendingParameter } from '../parameters.ts'
import type { Scenario } from '../scenarios.ts'

/** Reddit throttles absent, default and placeholder user agents hard. */
export function userAgentProblem(request: ApiRequest): string | null {
  const agent = request.headers['user-agent'] ?? ''
  if (agent === '') return 'no User-Agent'
  const documented = /^[^:\s]+:[^:]+:v?\d[\w.-]* \(by \/?u\/[\w-]+\)$/.test(agent)
  if (!documented) return 'the User-Agent is not <platform>:<app id>:<version> (by /u/<owner>)'
  return /[<>]|your|changeme/i.test(agent) ? 'the User-Agent is a placeholder' : null
}

export function badRequest(reason: string): Refusal {
  return new Refusal(reason, json(400, { message: 'Bad Request', error: 400 }))
}

export function notFound(reason: string): ApiReply {
  return because(reason, json(404, { message: 'Not Found', error: 404 }))
}

/** The reply of a subreddit that is not public. */
export function closed(access: Exclude<Subreddit['access'], 'public'>): ApiReply {
  switch (access) {
    case 'private':
    case 'quarantined':
    case 'gold_only':
      return json(403, { reason: access, message: 'Forbidden', error: 403 })
    case 'banned':
      return json(404, { reason: access, message: 'Not Found', error: 404 })
    case 'withheld':
      return { status: 451, headers: {}, body: '' }
  }
}

/** The network edge's HTML page. */
export function blocked(): ApiReply {
  return html(403, 'Blocked', "You've been blocked by network security.")
}

/** The refusals that scenarios ask for, of the API and of the feeds. */
export function scenarioRefusal({ name, amount }: Scenario, call: number): ApiReply | null {
  if (call > amount) return null
  if (name === 'rate_limited') return tooMany('scenario')
  if (name === 'rate_limited_other') return tooManyHtml('scenario')
  if (name === 'unauthorized') return unauthorized('scenario')
  return name === 'blocked' ? blocked() : null
}

export function redirect(location: string): ApiReply {
  return { status: 302, headers: { location }, body: '' }
}

export function unauthorized(reason: string): ApiReply {
  const challenge = 'Bearer realm="reddit", error="invalid_token"'
  return because(
    reason,
    json(401, { message: 'Unauthorized', error: 401 }, { 'www-authenticate': challenge }),
  )
}

export function tooMany(reason: string): ApiReply {
  return because(reason, json(429, { message: 'Too Many Requests', error: 429 }))
}

export function tooManyHtml(reason: string): ApiReply {
  const text = "whoa there, pardner! reddit's awesome and all, but you may have a bit of a problem."
  return because(reason, html(429, 'Too Many Requests', text, { 'retry-after': '4' }))
}

export function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, known)
  if (offending !== null) throw badRequest(`parameter ${offending} is unknown or stands twice`)
}
