import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ServiceError } from '../lib/errors.ts'
import {
  type ConnectionLimits,
  DEFAULT_CONNECTION_LIMITS,
  hangUp,
  limitConnections,
  type RefusedRequest,
} from './connections.ts'
import { letInAtOnce } from './crowds.ts'
import { pendingResponse, serializePipelined } from './pipelining.ts'

/**
 * A request must arrive completely within this time, so that a slow client cannot occupy a connection for
 * long.
 */
const REQUEST_TIMEOUT_MS = 30_000
/** How often Node checks for requests that are past their timeout. */
const TIMEOUT_CHECK_INTERVAL_MS = 5_000
/**
 * Longer than the usual 60 s of reverse proxies, so that the proxy closes idle connections and not this
 * server.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
export interface Listening {
  readonly server: Server
  readonly url: string
  /** Answers requests from now on, those of a connection one at a time. To be called synchronously after `listen`. */
  serve(handler: RequestListener): void
}

/**
 * Listens on `host:port` (0 = any free port). Throws a ServiceError of kind `unavailable` if it cannot listen.
 */
export async function listen(
  host: string,
  port: number,
  limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS,
): Promise<Listening> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    // Node would answer without a body; `onlyWellFormed` answers with one.
    requireHostHeader: false,
  })
  const { refusedRequest = () => {} } = limits
  server.on('clientError', (error: ClientError, socket: Socket) =>
    respondToClientError(error, socket, refusedRequest),
  )
  const refuse: Refuse = (response, status, sentence) => {
    const client = response.socket?.remoteAddress
    const requestId = sendRefusal(response, status, sentence)
    refusedRequest({ requestId, client, status })
  }
  server.on('checkExpectation', (_request, response) =>
    refuse(response, 417, 'The Expect header asks for something that is not known here: leave it out.'),
  )
  const limited = limitConnections(server, limits, () =>
    rawResponse('503 Service Unavailable', 'There are too many connections: try again in a moment.', {
      'Retry-After': '5',
    }),
  )
  const together = letInAtOnce(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port)))
    server.listen(port, host, () => resolve())
  })
  return {
    server,
    url: urlOf(server.address(), host),
    serve: (handler) =>
      server.on('request', limited(serializePipelined(together(onlyWellFormed(handler, refuse))))),
  }
}

const listenErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no host of this name',
}

function cannotListen(cause: Error & { code?: string }, host: string, port: number): Error {
  const why = listenErrors[cause.code ?? '']
  if (why === undefined) return cause
  return new ServiceError({ kind: 'unavailable' }, `Cannot listen on ${host}, port ${port}: ${why}.`, {
    cause,
  })
}

/**
 * Stops accepting connections, lets open responses finish, and closes what is still open after `timeoutMs`.
 */
export async function close(server: Server, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}

/**
 * Passes on only requests whose target is a path: an absolute target is reduced to its path and query, and a
 * malformed one is answered with 400 here. Koa and the MCP SDK build URLs from the target and throw outside
 * of any catch if it is malformed.
 */
function onlyWellFormed(handler: RequestListener, refuse: Refuse): RequestListener {
  return (request, response) => {
    const target = originForm(request.url ?? '')
    if (target === undefined) {
      refuse(response, 400, 'The request target is not a path or a well-formed http URL.')
    } else if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      refuse(response, 400, 'An HTTP/1.1 request needs a Host header.')
    } else {
      request.url = target
      handler(request, response)
    }
  }
}

function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return pathname + search
}

type Refuse = (response: ServerResponse<IncomingMessage>, status: number, sentence: string) => void

/** Returns the id that the answer tells. */
function sendRefusal(response: ServerResponse<IncomingMessage>, status: number, sentence: string): string {
  const body = JSON.stringify({ error: sentence })
  const requestId = randomUUID()
  response.writeHead(status, { ...plainHeaders(body, requestId), Connection: 'close' })
  response.end(body)
  return requestId
}

function plainHeaders(body: string, requestId: string): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
  }
}

const clientErrors: Readonly<Record<string, { line: string; sentence: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    sentence: 'The URL and headers are too large: at most 16 KiB are taken.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    sentence: 'The request took too long to arrive.',
  },
  HPE_INVALID_URL: {
    line: '400 Bad Request',
    sentence:
      'The URL is not well-formed: send a path that begins with a slash, and percent-encode other characters as UTF-8, for example %C3%A9.',
  },
}

/** Pending responses that a client error waits for. */
const errorFollows = new WeakSet<ServerResponse>()

/** Sends an ErrorResponse for bytes that never became a request; Node itself would send none. */
function respondToClientError(
  error: ClientError,
  socket: Socket,
  refusedRequest: (refused: RefusedRequest) => void,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const pending = pendingResponse(socket)
  if (pending !== undefined) {
    // The bytes after a valid request are wrong, not that request: its response goes first. Every further
    // byte ends here.
    if (!errorFollows.has(pending))
      pending.once('close', () => respondToClientError(error, socket, refusedRequest))
    errorFollows.add(pending)
    return
  }
  const { line, sentence } = clientErrors[error.code ?? ''] ?? {
    line: '400 Bad Request',
    sentence: 'This is not a well-formed HTTP request.',
  }
  const requestId = randomUUID()
  const client = socket.remoteAddress
  hangUp(socket, rawResponse(line, sentence, { 'X-Request-Id': requestId }))
  refusedRequest({ requestId, client, status: Number.parseInt(line, 10) })
}

type ClientError = Error & { code?: string }

/** An ErrorResponse as it goes over a connection that ends with it. */
function rawResponse(line: string, sentence: string, more: Readonly<Record<string, string>> = {}): string {
  const body = JSON.stringify({ error: sentence })
  const headers = Object.entries({ ...plainHeaders(body, randomUUID()), ...more, Connection: 'close' })
  return `HTTP/1.1 ${line}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  if (typeof address !== 'object' || address === null) throw new Error('the server has no TCP address')
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${address.port}`
}
