import type { ServerResponse } from 'node:http'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import { clientGoneSignal } from '../http/client-gone.ts'
import { messageParts } from './message-bytes.ts'

/** Proxies cut a stream that is silent for a minute. */
const KEEP_ALIVE_MS = 15_000

/**
 * One HTTP request as the SDK's transport: a message in, its response out. The response is plain JSON, or the
 * last event of a stream if notifications were sent before it. The SDK's own transport converts Node's
 * request and response to Web ones, which costs more than everything else in a call ("npm run bench -- mcp").
 */
export class RequestTransport implements Transport {
  onclose?: () => void
  onmessage?: NonNullable<Transport['onmessage']>
  readonly #response: ServerResponse
  #keepAlive: NodeJS.Timeout | undefined

  constructor(response: ServerResponse) {
    this.#response = response
    response.once('close', () => clearInterval(this.#keepAlive))
  }

  async start(): Promise<void> {}

  /** Passes the client's request to the server, which is told when the client leaves before its response. */
  receive(request: JSONRPCRequest): void {
    this.onmessage?.(request)
    const gone = clientGoneSignal(this.#response)
    if (gone.aborted) this.onclose?.()
    else gone.addEventListener('abort', () => this.onclose?.(), { once: true })
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const response = this.#response
    if (response.writableEnded || response.destroyed) return
    const isAnswer = 'result' in message || 'error' in message
    if (!isAnswer) {
      this.#beginStream()
      response.write(eventOf(message))
    } else if (response.headersSent) {
      response.end(eventOf(message))
    } else {
      sendParts(response, 200, { 'Content-Type': 'application/json' }, messageParts(message))
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#keepAlive)
    this.onclose?.()
  }

  #beginStream(): void {
    if (this.#response.headersSent) return
    this.#response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    })
    this.#keepAlive = setInterval(() => {
      if (!this.#response.destroyed) this.#response.write(': keep-alive\n\n')
    }, KEEP_ALIVE_MS)
    this.#keepAlive.unref()
  }
}

/** Sends a body in parts: put together first, each answer would take its own memory for what others share. */
export function sendParts(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  parts: readonly Buffer[],
): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  response.writeHead(status, { ...headers, 'Content-Length': length })
  for (const part of parts) response.write(part)
  response.end()
}

function eventOf(message: JSONRPCMessage): string {
  return `event: message\ndata: ${JSON.stringify(message)}\n\n`
}
