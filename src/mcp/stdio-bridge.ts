import { PassThrough, type Readable, Transform, type Writable } from 'node:stream'
import { type JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { type Clock, systemClock } from '../lib/clock.ts'
import { toRpcAnswer, unreachable } from './bridge-answers.ts'

export interface BridgeOptions {
  /** The server's endpoint, such as https://trends.example/mcp. */
  readonly url: URL
  /** Without one, only public methods are answered. */
  readonly apiKey: string | undefined
  readonly stdin: Readable
  readonly stdout: Writable
  /** Reports problems that belong to no request. */
  warn(message: string): void
  readonly clock?: Clock
}

type RequestId = string | number

/** A request that the server has not answered yet. */
interface OpenRequest {
  readonly abort: AbortController
  /** Aborts the timeout once the request is answered. */
  readonly settled: AbortController
}

/** For calls that may wait for a scan or a ranking; the same as `fetch`'s timeout for response headers. */
const CALL_TIMEOUT_MS = 300_000
/** For lists, handshakes and pings. */
const REQUEST_TIMEOUT_MS = 20_000
const slowMethods: ReadonlySet<string> = new Set(['tools/call', 'resources/read'])

/**
 * Far above what any server accepts. A client that writes more without a line end does not write messages.
 */
const MAX_LINE_BYTES = 10_000_000

/**
 * Forwards a local client's messages to the server and its responses back, with the SDK's transports and in
 * any protocol version. Every request gets one response: if the server sends none in time, the bridge sends
 * an error. Resolves when the client has closed its end and all its requests are answered.
 */
export async function bridgeStdio({
  url,
  apiKey,
  stdin,
  stdout,
  warn,
  clock = systemClock,
}: BridgeOptions): Promise<void> {
  const lines = lineDecoder()
  const input = new PassThrough()
  const local = new StdioServerTransport(input, stdout, { maxBufferSize: MAX_LINE_BYTES })
  const remote = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` } },
    fetch: async (target, init) => toRpcAnswer(await fetch(target, init), init?.body),
  })
  const open = new Map<RequestId, OpenRequest>()
  const endIfDone = () => {
    if (lines.readableEnded && open.size === 0) input.end()
  }
  const settle = (id: RequestId) => {
    open.get(id)?.settled.abort()
    open.delete(id)
  }
  const toClient = (message: JSONRPCMessage) => {
    // Settled before sending: a stream that ends now has delivered its response.
    if ('id' in message && !('method' in message) && message.id !== undefined) settle(message.id)
    local
      .send(message)
      .catch(() => warn('The client does not read any more.'))
      .finally(endIfDone)
  }
  const fail = (id: RequestId) => {
    if (open.has(id)) toClient(unreachable(id, url))
  }
  const failAfterTimeout = async (id: RequestId, method: string, { abort, settled }: OpenRequest) => {
    await clock.sleep(slowMethods.has(method) ? CALL_TIMEOUT_MS : REQUEST_TIMEOUT_MS, settled.signal)
    abort.abort()
    fail(id)
  }

  remote.onmessage = (message) => {
    if ('result' in message && typeof message.result['protocolVersion'] === 'string') {
      remote.setProtocolVersion(message.result['protocolVersion'])
    }
    toClient(message)
  }
  local.onmessage = (message) => {
    const cancelled = cancelledBy(message)
    // Over HTTP a request is cancelled by closing its connection; the notification itself is not forwarded.
    if (cancelled !== undefined) {
      open.get(cancelled)?.abort.abort()
      settle(cancelled)
      endIfDone()
      return
    }
    const request = { abort: new AbortController(), settled: new AbortController() }
    const id = 'method' in message && 'id' in message ? message.id : undefined
    if (id !== undefined && 'method' in message) {
      open.set(id, request)
      failAfterTimeout(id, message.method, request).catch(() => {})
    }
    remote
      .send(message, {
        requestSignal: request.abort.signal,
        onRequestStreamEnd: () => id !== undefined && fail(id),
      })
      .catch(() => (id === undefined ? warn(`${url.origin} did not take a notice.`) : fail(id)))
  }

  // The transport does not report lines that are not JSON: package runners print their own lines there.
  local.onerror = (error) =>
    warn(
      'issues' in error
        ? 'A line from the client is no JSON-RPC message, or a batch of them, and was not sent on.'
        : `The client has no line end within ${MAX_LINE_BYTES / 1_000_000} MB, or is gone: the bridge ends.`,
    )

  const closed = new Promise<void>((resolve) => {
    local.onclose = resolve
  })
  await remote.start()
  await local.start()
  lines.once('end', endIfDone)
  stdin.pipe(lines).pipe(input, { end: false })
  await closed
  for (const id of open.keys()) settle(id)
  // If the bridge itself gave up, an open input would keep the process running.
  stdin.destroy()
  await remote.close()
}

/** Decodes UTF-8 without a byte order mark, and adds a final line end in case it is missing. */
function lineDecoder(): Transform {
  const decoder = new TextDecoder()
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, `${decoder.decode()}\n`),
  })
}

function cancelledBy(message: JSONRPCMessage): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined
  const id: unknown = Object(message.params).requestId
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
