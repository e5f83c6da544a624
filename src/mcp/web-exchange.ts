import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { clientGoneSignal } from '../http/client-gone.ts'
import { sendParts } from './request-transport.ts'

/** What the SDK reads of a request besides its message. */
const READ_HEADERS = /^(mcp-|content-type$|accept$)/

/**
 * The head of Node's request as a Web request, whose message was read before. Its signal aborts when the client leaves before
 * the answer.
 */
export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && READ_HEADERS.test(name)) headers[name] = value
  }
  // A URL of its own: one of the Host header may be malformed, and nothing here depends on it.
  return new Request('http://localhost/mcp', { method: 'POST', headers, signal: clientGoneSignal(response) })
}

/**
 * Sends a Web answer: an event stream as it comes, everything else at once, as the parts that `partsOf` makes of its text. A
 * body that is a Web stream goes through more hands than all else of an answer.
 */
export async function sendWebAnswer(
  answer: Response,
  response: ServerResponse,
  partsOf: (text: string) => readonly Buffer[],
): Promise<void> {
  const headers = Object.fromEntries(answer.headers)
  if (answer.body !== null && headers['content-type']?.startsWith('text/event-stream') === true) {
    response.writeHead(answer.status, headers)
    response.flushHeaders()
    // It fails where the client leaves, which has ended its call by the signal.
    await pipeline(answer.body, response).catch(() => {})
    return
  }
  const parts = partsOf(await answer.text())
  if (!response.destroyed) sendParts(response, answer.status, headers, parts)
}
