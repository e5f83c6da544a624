import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type ArchivePost, archiveOf } from './dataset/archive.ts'
import { buildDataset } from './dataset/build.ts'
import { type Dataset, withoutPosts } from './dataset/dataset.ts'
import { type ApiReply, type ApiRequest, html, isReply, json, type PlatformApi, perKey } from './exchange.ts'
import { createMetaApi } from './meta/api.ts'
import { createRedditApi } from './reddit/api.ts'
import { createRedditWeb, REDDIT_TOKEN_PATH } from './reddit/web.ts'
import type { PlatformName, Scenario } from './scenarios.ts'
import { createXApi } from './x/api.ts'
import { createYouTubeApi } from './youtube/api.ts'

export interface SimulatorOptions {
  /** 0, the default: any free one. */
  readonly port?: number
  readonly now?: () => Date
  /** Default: the demo's, dated relative to the start. */
  readonly dataset?: Dataset
}

export interface SimulatorRequest {
  readonly platform: PlatformName
  readonly method: string
  /** With the platform's prefix, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Null when the platform did not accept any. */
  readonly credential: string | null
  /** Milliseconds of the simulator's clock. */
  readonly startedAt: number
  /** Null when the connection was cut before an answer. */
  readonly status: number | null
}

export interface Simulator {
  /** `http://127.0.0.1:port`; the platforms' base URLs are below it, see `baseUrls`. */
  readonly url: string
  readonly baseUrls: Readonly<Record<Prefix, string>>
  now(): Date
  /** Moves the clock forward. */
  advance(seconds: number): void
  /** The calls so far, oldest first. */
  requests(filter?: { readonly platform?: PlatformName; readonly credential?: string }): SimulatorRequest[]
  /** The posts that a daily collector would have stored before `before`, oldest first. */
  archive(before: Date): ArchivePost[]
  close(): Promise<void>
}

const prefixes = ['reddit-www', 'reddit-oauth', 'x', 'youtube', 'meta'] as const
export type Prefix = (typeof prefixes)[number]
const keptHeaders = ['user-agent', 'accept', 'accept-encoding', 'content-type', 'x-goog-api-key']

/** Starts the platforms' APIs on one loopback port. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const clock = options.now ?? (() => new Date())
  let offsetMs = 0
  const now = () => new Date(clock().getTime() + offsetMs)
  const dataset = options.dataset ?? buildDataset(now())
  const emptied = withoutPosts(dataset)
  const log: SimulatorRequest[] = []
  const countOf = perKey(() => ({ calls: 0 }))
  const apis = createApis()

  const simulator = {
    now,
    advance: (seconds: number) => {
      offsetMs += seconds * 1000
    },
    requests: (filter: { readonly platform?: PlatformName; readonly credential?: string } = {}) =>
      log.filter(
        (entry) =>
          (filter.platform ?? entry.platform) === entry.platform &&
          (filter.credential ?? entry.credential) === entry.credential,
      ),
    archive: (before: Date) => archiveOf(dataset, before < now() ? before : now()),
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', 'http://simulator.invalid')
    const [, first = ''] = url.pathname.split('/')
    const body = await textOf(message)
    const prefix = prefixes.find((known) => known === first)
    if (prefix === undefined) return send(response, control(simulator, message.method ?? '', url, body))
    const request: ApiRequest = {
      method: message.method ?? '',
      path: decodeURIComponent(url.pathname.slice(first.length + 1)),
      query: url.searchParams,
      headers: message.headers,
      body,
      baseUrl: `http://${message.headers.host}/${first}`,
    }
    await answer(apis[prefix], prefix, request, response)
  }

  async function answer(api: PlatformApi, prefix: Prefix, request: ApiRequest, response: ServerResponse) {
    const startedAt = now()
    const identity = api.identify(request, startedAt)
    const record = (status: number | null) => {
      log.push({
        platform: platformOf(prefix),
        method: request.method,
        path: `/${prefix}${request.path}`,
        query: Object.fromEntries(request.query),
        headers: headersOf(request),
        credential: isReply(identity) ? null : identity.credential,
        startedAt: startedAt.getTime(),
        status,
      })
    }
    if (isReply(identity)) {
      record(identity.status)
      return send(response, identity)
    }
    const count = countOf(`${prefix} ${identity.credential}`)
    count.calls += 1
    const { credential, scenario } = identity
    const world = scenario.name === 'empty' ? emptied : dataset
    const caller = { credential, scenario, call: count.calls, dataset: world, now: startedAt }
    const end = api.begin?.(request, credential) ?? (() => {})
    if (typeof end !== 'function') {
      record(end.status)
      return send(response, end)
    }
    // Reddit issues tokens in every scenario but the token's own, or no API call would ever be made.
    if (prefix === 'reddit-www' && request.path === REDDIT_TOKEN_PATH) {
      const reply = api.answer(request, caller)
      record(reply.status)
      return send(response, reply)
    }
    const failing = caller.call <= scenario.amount
    if (scenario.name === 'reset' && failing) {
      end()
      record(null)
      response.destroy()
      return
    }
    if (scenario.name === 'slow') await delay(scenario.amount)
    const reply =
      scenario.name === 'server_error' && failing ? api.unavailable() : api.answer(request, caller)
    record(reply.status)
    end()
    transmit(response, reply, scenario, failing)
  }

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      send(response, json(500, { simulator: error instanceof Error ? error.message : 'failed' }))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${portOf(server.address())}`
  return {
    url,
    baseUrls: {
      'reddit-www': `${url}/reddit-www`,
      'reddit-oauth': `${url}/reddit-oauth`,
      x: `${url}/x`,
      youtube: `${url}/youtube`,
      meta: `${url}/meta`,
    },
    ...simulator,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createApis(): Record<Prefix, PlatformApi> {
  const { web, tokens } = createRedditWeb()
  return {
    'reddit-www': web,
    'reddit-oauth': createRedditApi(tokens),
    x: createXApi(),
    youtube: createYouTubeApi(),
    meta: createMetaApi(),
  }
}

/** The routes under `/_sim`: log, archive and clock, for a simulator in a process of its own. */
function control(
  simulator: Pick<Simulator, 'now' | 'advance' | 'requests' | 'archive'>,
  method: string,
  url: URL,
  body: string,
): ApiReply {
  const call = `${method} ${url.pathname}`
  if (call === 'GET /_sim/requests') return json(200, { requests: simulator.requests() })
  if (call === 'GET /_sim/archive') {
    const before = new Date(url.searchParams.get('before') ?? simulator.now())
    if (Number.isNaN(before.getTime())) return json(400, { error: 'before must be an ISO date' })
    const lines = simulator.archive(before).map((post) => `${JSON.stringify(post)}\n`)
    return { status: 200, headers: { 'content-type': 'application/x-ndjson' }, body: lines.join('') }
  }
  if (call === 'POST /_sim/clock') {
    const seconds = Number(new URLSearchParams(body).get('advanceSeconds'))
    if (!(seconds >= 0)) return json(400, { error: 'advanceSeconds must be 0 or more' })
    simulator.advance(seconds)
  }
  if (call === 'POST /_sim/clock' || call === 'GET /_sim/clock') return json(200, { now: simulator.now() })
  return json(404, {
    error: 'Known: /reddit-www /reddit-oauth /x /youtube /meta /_sim/requests|archive|clock',
  })
}

/** Sends the reply, damaged as the scenario says. */
function transmit(response: ServerResponse, reply: ApiReply, scenario: Scenario, failing: boolean): void {
  if (scenario.name === 'gzip_bomb') {
    const packed = gzipSync(reply.body.padEnd(scenario.amount))
    response.writeHead(reply.status, { ...reply.headers, 'content-encoding': 'gzip' })
    response.end(packed)
  } else if (scenario.name === 'truncated' && failing) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) })
    response.write(firstHalf(reply.body), () => response.destroy())
  } else {
    send(response, spoiled(reply, scenario, failing))
  }
}

function spoiled(reply: ApiReply, scenario: Scenario, failing: boolean): ApiReply {
  if (scenario.name === 'oversized') return { ...reply, body: reply.body.padEnd(scenario.amount) }
  if (scenario.name === 'html' && failing) return html(200, 'Welcome', 'Please log in.')
  if (scenario.name === 'broken_json' && failing) return { ...reply, body: firstHalf(reply.body) }
  return reply
}

function firstHalf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2))
}

function send(response: ServerResponse, reply: ApiReply): void {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) })
  response.end(reply.body)
}

function platformOf(prefix: Prefix): PlatformName {
  return prefix === 'reddit-www' || prefix === 'reddit-oauth' ? 'reddit' : prefix
}

function headersOf(request: ApiRequest): Record<string, string> {
  const entries = keptHeaders.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port')
  return address.port
}
