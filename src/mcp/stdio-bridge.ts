import { PassThrough, type Readable, type Writable } from 'node:stream'
import { type JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
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
}

type RequestId = string | number

/** Far above what any server takes. A client that writes more without a line end writes no messages. */
const LONGEST_LINE_BYTES = 10_000_000

/**
 * Carries a local client's messages to the server and its answers back, both ends by the SDK's transports, in
 * whatever revision they speak. Every request gets one answer: where the server gives none, the bridge says why.
 * Resolves when the client has closed its end and all that it asked is answered.
 */
export async function bridgeStdio({ url, apiKey, stdin, stdout, warn }: BridgeOptions): Promise<void> {
  const input = new PassThrough()
  const local = new StdioServerTransport(input, stdout, { maxBufferSize: LONGEST_LINE_BYTES })
  const remote = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` } },
    fetch: async (target, init) => toRpcAnswer(await fetch(target, init), init?.body),
  })
  const open = new Map<RequestId, AbortController>()
  const endIfDone = () => {
    if (stdin.readableEnded && open.size === 0) input.end()
  }
  const toClient = (message: JSONRPCMessage) => {
    // At once: a stream that ends now has given its answer.
    if ('id' in message && !('method' in message) && message.id !== undefined) open.delete(message.id)
    local
      .send(message)
      .catch(() => warn('The client does not read any more.'))
      .finally(endIfDone)
  }
  const fail = (id: RequestId) => {
    if (open.has(id)) toClient(unreachable(id, url))
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
      open.get(cancelled)?.abort()
      open.delete(cancelled)
      endIfDone()
      return
    }
    const id = 'method' in message && 'id' in message ? message.id : undefined
    const controller = new AbortController()
    if (id !== undefined) open.set(id, controller)
    remote
      .send(message, {
        requestSignal: controller.signal,
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
  stdin.once('end', endIfDone)
  stdin.pipe(input, { end: false })
  await closed
  // Where it was the bridge that gave up, an open input would keep the process running, and deaf.
  stdin.destroy()
  await remote.close()
}

function cancelledBy(message: JSONRPCMessage): RequestId | undefined {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return undefined
  const id: unknown = Object(message.params).requestId
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}
