import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Draw } from '../draw.ts'

/** An answer of a platform, on its way to the service. */
interface PlatformAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** What is done to a platform's answers. */
export interface UpstreamFault {
  readonly name: string
  /** Sends what the service gets; a call that the platform is not to hear of does not await `answer`. */
  spoil(answer: () => Promise<PlatformAnswer>, response: ServerResponse, draw: Draw): Promise<void>
}

export const upstreams = ['reddit', 'x', 'youtube', 'meta'] as const
export type Upstream = (typeof upstreams)[number]

/** A fault of one platform, and how many of a hundred calls have it. */
export interface Spoiled {
  readonly fault: UpstreamFault
  readonly percent: number
}

export interface Relay {
  readonly url: string
  /** Calls that have come, by platform. */
  readonly calls: Readonly<Record<Upstream, number>>
  /** Calls whose answers were spoiled. */
  readonly spoiled: Readonly<Record<Upstream, number>>
  set(faults: Readonly<Partial<Record<Upstream, Spoiled>>>): void
  close(): Promise<void>
}

/** Stands before the simulated platforms and spoils what they answer. */
export async function startRelay(simulatorUrl: string, draw: Draw): Promise<Relay> {
  const calls: Record<Upstream, number> = { reddit: 0, x: 0, youtube: 0, meta: 0 }
  const spoiled: Record<Upstream, number> = { reddit: 0, x: 0, youtube: 0, meta: 0 }
  let faults: Readonly<Partial<Record<Upstream, Spoiled>>> = {}

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const body = await bodyOf(request)
    const answer = () => ask(`${simulatorUrl}${path}`, request, body)
    const upstream = upstreams.find((name) => path.startsWith(`/${name}`))
    if (upstream === undefined) return send(response, await answer())
    calls[upstream]++
    const chosen = faults[upstream]
    if (chosen === undefined || draw.whole(1, 100) > chosen.percent) return send(response, await answer())
    spoiled[upstream]++
    await chosen.fault.spoil(answer, response, draw)
  }

  const server = createServer((request, response) => {
    // A caller that hung up, or a platform that is gone: the service has to live with either.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    spoiled,
    set: (next) => {
      faults = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Hop by hop, or wrong once the body is another. */
const NOT_PASSED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|host|x-sim-)/

async function ask(
  url: string,
  { method = 'GET', headers }: IncomingMessage,
  body: string,
): Promise<PlatformAnswer> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_PASSED.test(name) ? [[name, value]] : [],
  )
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(passed),
    redirect: 'manual',
    ...(method === 'POST' ? { body } : {}),
  })
  const answered = [...answer.headers].filter(([name]) => !NOT_PASSED.test(name))
  return { status: answer.status, headers: Object.fromEntries(answered), body: await answer.text() }
}

export function send(response: ServerResponse, { status, headers, body }: PlatformAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** Sends an answer in pieces, over so many milliseconds in all. */
export async function drip(response: ServerResponse, { status, headers, body }: PlatformAnswer, ms: number) {
  const pieces = 20
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    response.write(bytes.subarray((bytes.length * piece) / pieces, (bytes.length * (piece + 1)) / pieces))
    await delay(ms / pieces)
  }
  response.end()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
