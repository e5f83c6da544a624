import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request as it goes over the wire: the path is sent to the letter, as no `fetch` would. */
export interface Sent {
  readonly method: string
  /** From its slash on, with its query; ASCII without spaces and control characters. */
  readonly path: string
  /** In latin1 without control characters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface Received {
  /** 0: the connection ended without an answer. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Decompressed. */
  readonly body: Buffer
}

/** No answer in this time is none: longer than any limit of the service on what it may take. */
const ANSWER_MS = 120_000

export interface Client {
  send(sent: Sent): Promise<Received>
  close(): void
}

/** Requests over connections that are kept, at most so many at once. */
export function openClient(url: string, connections: number): Client {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const nothing: Received = { status: 0, headers: {}, body: Buffer.alloc(0) }
  return {
    send({ method, path, headers, body }) {
      return new Promise((resolve) => {
        const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
        const outgoing = request(
          { hostname, port, agent, method, path, headers: { ...length, ...headers }, timeout: ANSWER_MS },
          (answer) => {
            const chunks: Buffer[] = []
            answer.on('data', (chunk: Buffer) => chunks.push(chunk))
            answer.on('error', () => resolve(nothing))
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: decompressed(Buffer.concat(chunks), answer.headers['content-encoding']),
              }),
            )
          },
        )
        outgoing.on('timeout', () => outgoing.destroy())
        outgoing.on('error', () => resolve(nothing))
        outgoing.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}

/** Beside other tests a machine may be too slow for the database's deadlines, and then the service says so. */
export function isTooBusy({ status, headers }: Received): boolean {
  return status === 503 && headers['retry-after'] !== undefined
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
