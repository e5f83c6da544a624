import { PassThrough, type Readable, Transform, type Writable } from 'node:stream'
import { type JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { type Clock, systemClock } from '../lib/clock.ts'
import { toRpcAnswer, unreachable } from './bridge-answers.ts'

export interface BridgeOptions {
  /** The server's endpoint, such as https://trends.example/mcp. */
  readonly url: URL
  /** Absent: only what needs no key is answered. */
  readonly apiKey: string | undefined
  readonly stdin: Readable
  readonly stdout: Writable
  /** For what goes wrong and has nobody to be answered to. */
  warn(message: string): void
  readonly clock?: Clock
}

type RequestId = string | number

/** A request that the server has not answered yet. */
interface OpenRequest {
  readonly hangUp: AbortController
  /** Ends the wait for the answer. */
  readonly settled: AbortController
}

/** A call may wait for a scan or a ranking; as long as `fetch` waits for an answer to begin. */
const CALL_PATIENCE_MS = 300_000
/** Lists, handshakes and pings wait for nothing. */
const PATIENCE_MS = 20_000
const calls: ReadonlySet<string> = new Set(['tools/call', 'resources/read'])

/** Far above what any server takes. A client that writes more without a line end writes no messages. */
const LONGEST_LINE_BYTES = 10_000_000

/**
 * Carries a local client's messages to the server and its answers back, both ends by the SDK's transports, in
 * whatever revision they speak. Every request gets one answer: where the server gives none in time, the bridge says so.
 * Resolves when the client has closed its end and all that it asked is answered.
 */
export async function bridgeStdio({
  url,
  apiKey,
  stdin,
  stdout,
  warn,
  clock = systemClock,
}: BridgeOptions): Promise<void> {
  const lines = wholeLines()
  const input = new PassThrough()
  const local = new StdioServerTransport(input, stdout, { maxBufferSize: LONGEST_LINE_BYTES })
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
    // At once: a stream that ends now has given its answer.
    if ('id' in message && !('method' in message) && message.id !== undefined) settle(message.id)
    local
      .send(message)
      .catch(() => warn('The client does not read any more.'))
      .finally(endIfDone)
  }
  const fail = (id: RequestId) => {
    if (open.has(id)) toClient(unreachable(id, url))
  }
  const failInTime = async (id: RequestId, method: string, { hangUp, settled }: OpenRequest) => {
    await clock.sleep(calls.has(method) ? CALL_PATIENCE_MS : PATIENCE_MS, settled.signal)
    hangUp.abort()
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
    // Over HTTP a request is cancelled by hanging up: the server never sees the notice itself.
    if (cancelled !== undefined) {
      open.get(cancelled)?.hangUp.abort()
      settle(cancelled)
      endIfDone()
      return
    }
    const request = { hangUp: new AbortController(), settled: new AbortController() }
    const id = 'method' in message && 'id' in message ? message.id : undefined
    if (id !== undefined && 'method' in message) {
      open.set(id, request)
      failInTime(id, message.method, request).catch(() => {})
    }
    remote
      .send(message, {
        requestSignal: request.hangUp.signal,
        onRequestStreamEnd: () => id !== undefined && fail(id),
      })
      .catch(() => (id === undefined ? warn(`${url.origin} did not take a notice.`) : fail(id)))
  }

  // Of what is no JSON at all the transport says nothing: package runners print their own lines there.
  local.onerror = (error) =>
    warn(
      'issues' in error
        ? 'A line from the client is no JSON-RPC message, or a batch of them, and was not sent on.'
        : `The client has no line end within ${LONGEST_LINE_BYTES / 1_000_000} MB, or is gone: the bridge ends.`,
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
  // Where it was the bridge that gave up, an open input would keep the process running, and deaf.
  stdin.destroy()
  await remote.close()
}

/** Text without the mark that some programs write before it, and with the line end that some leave out behind it. */
function wholeLines(): Transform {
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
