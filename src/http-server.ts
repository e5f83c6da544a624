import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ServiceError } from './errors.ts'

/** A request has to be in within this time: a client that sends a byte a minute holds nothing for long. */
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than the usual 60 s of proxies in front, so that they and not we close idle connections. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/**
 * Listens on `host:port` (0 = any free port) and resolves with the server and the URL that reaches it. The caller
 * adds its `request` listener at once, in the same turn. Throws a ServiceError of kind `unavailable` where it
 * cannot listen.
 */
export async function listen(host: string, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  })
  server.on('clientError', answerBrokenRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port)))
    server.listen(port, host, () => resolve())
  })
  return { server, url: urlOf(server.address(), host) }
}

const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no host of this name',
}

function cannotListen(cause: Error & { code?: string }, host: string, port: number): Error {
  const why = refusals[cause.code ?? '']
  if (why === undefined) return cause
  return new ServiceError({ kind: 'unavailable' }, `Cannot listen on ${host}, port ${port}: ${why}.`, {
    cause,
  })
}

/** Stops accepting, lets open answers end, and cuts what is still open after `timeoutMs`. */
export async function close(server: Server, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}

const brokenRequests: Readonly<Record<string, { line: string; sentence: string }>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    sentence: 'The URL and headers are too large: at most 16 KiB are taken.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    sentence: 'The request took too long to arrive.',
  },
}

/** What never became a request still gets an ErrorResponse, which Node alone would not send. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { line, sentence } = brokenRequests[error.code ?? ''] ?? {
    line: '400 Bad Request',
    sentence: 'This is not a well-formed HTTP request.',
  }
  const body = JSON.stringify({ error: sentence })
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  if (typeof address !== 'object' || address === null) throw new Error('the server has no TCP address')
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${address.port}`
}
