import type { IncomingHttpHeaders } from 'node:http'
import type { Dataset } from './dataset/dataset.ts'
import type { Scenario } from './scenarios.ts'

/** One request, its path already below the platform's prefix. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The base URL that this platform answers under. */
  readonly baseUrl: string
}

export interface ApiReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The caller and its view of the platform. */
export interface Caller {
  readonly credential: string
  readonly scenario: Scenario
  /** The ordinal of this call among those of its credential, from 1. */
  readonly call: number
  readonly dataset: Dataset
  readonly now: Date
}

/** What the server needs of one platform. */
export interface PlatformApi {
  /** The credential in the request and its scenario; a reply instead when the platform refuses it. */
  identify(request: ApiRequest, now: Date): Identity | ApiReply
  answer(request: ApiRequest, caller: Caller): ApiReply
  /**
   * Called when a request arrives, before it takes any time: a reply refuses it at once, a function is called when it has
   * been answered. Absent: requests do not stand in each other's way.
   */
  begin?(request: ApiRequest, credential: string): ApiReply | (() => void)
  /** The platform's reply when it is down. */
  unavailable(): ApiReply
}

export interface Identity {
  readonly credential: string
  readonly scenario: Scenario
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): ApiReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: JSON.stringify(value),
  }
}

export function html(
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
): ApiReply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
    body: `<!doctype html>\n<html><head><title>${title}</title></head><body><p>${text}</p></body></html>\n`,
  }
}

/** Names the broken rule in a header of the simulator's own, since the platforms' refusals rarely do. */
export function because(reason: string, reply: ApiReply): ApiReply {
  return { ...reply, headers: { ...reply.headers, 'x-sim-reason': encodeURI(reason) } }
}

/** A refusal on the way through a platform's code; the platform's `answer` turns it into its reply. */
export class Refusal extends Error {
  readonly reply: ApiReply

  constructor(reason: string, reply: ApiReply) {
    super(reason)
    this.reply = because(reason, reply)
  }
}

export function isReply(value: Identity | ApiReply): value is ApiReply {
  return 'status' in value
}

/** Runs `answer`; a thrown Refusal is a reply, too. */
export function refusable(answer: () => ApiReply): ApiReply {
  try {
    return answer()
  } catch (error) {
    if (error instanceof Refusal) return error.reply
    throw error
  }
}

/** The token of `Authorization: <scheme> <token>`, null without one. */
export function authorization(request: ApiRequest, scheme: string): string | null {
  const [given, token] = (request.headers.authorization ?? '').split(' ')
  return given?.toLowerCase() === scheme && token !== undefined && token !== '' ? token : null
}

/** Id and secret of HTTP Basic. */
export function basicCredentials(request: ApiRequest): { id: string; secret: string } | null {
  const token = authorization(request, 'basic')
  if (token === null) return null
  const [id = '', ...rest] = Buffer.from(token, 'base64').toString('utf8').split(':')
  return { id, secret: rest.join(':') }
}

/** A separate value for every key, created on first use. */
export function perKey<T>(create: () => T): (key: string) => T {
  const values = new Map<string, T>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const created = create()
    values.set(key, created)
    return created
  }
}
