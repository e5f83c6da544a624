import type { JSONRPCErrorResponse } from '@modelcontextprotocol/client'

/** JSON-RPC leaves codes outside -32768 to -32000 to applications; the bridge uses HTTP statuses. */
const UNAVAILABLE = 503

/**
 * Turns a refusal of the server (401, 403, 413 …) into the JSON-RPC response to the refused request, so that
 * the client gets the server's own sentence. Other responses are returned unchanged.
 */
export async function toRpcAnswer(response: Response, requestBody: unknown): Promise<Response> {
  const id = requestIdIn(requestBody)
  // 202 accepts a notification; a request needs a response.
  if ((response.ok && response.status !== 202) || id === undefined) return response
  const refusal = parse(await response.text())
  const error = Object(refusal).error
  const isRpc = Object(refusal).jsonrpc === '2.0'
  const sentence = typeof error === 'string' ? error : `HTTP status ${response.status}.`
  const hint = response.status === 401 ? ' The bridge reads the key from TREND_RESEARCH_API_KEY.' : ''
  const answer = isRpc ? { ...Object(refusal), id } : errorAnswer(id, response.status, sentence + hint)
  return Response.json(answer)
}

/** The response to a request that the server did not answer. */
export function unreachable(id: string | number, url: URL): JSONRPCErrorResponse {
  return errorAnswer(
    id,
    UNAVAILABLE,
    `${url.origin} gave no answer: it cannot be reached, is silent, or the connection ended. Reads may be tried again; of run_scan ask get_scan first.`,
  )
}

function errorAnswer(id: string | number, code: number, message: string): JSONRPCErrorResponse {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function requestIdIn(body: unknown): string | number | undefined {
  const message = typeof body === 'string' ? parse(body) : undefined
  const { id, method } = Object(message)
  return typeof method === 'string' && (typeof id === 'string' || typeof id === 'number') ? id : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
