import type { JSONRPCErrorResponse } from '@modelcontextprotocol/client'

/** JSON-RPC leaves the codes outside -32768 to -32000 to applications: here the HTTP status is the code. */
const UNAVAILABLE = 503

/**
 * A refusal of the server (401, 403, 413 …) as the answer to the request that it refused, so that the client hears
 * the server's own sentence; what is no refusal stays as it is.
 */
export async function toRpcAnswer(response: Response, requestBody: unknown): Promise<Response> {
  const id = requestIdIn(requestBody)
  // 202 takes a notice; a request is owed an answer.
  if ((response.ok && response.status !== 202) || id === undefined) return response
  const refusal = parse(await response.text())
  const error = Object(refusal).error
  const isRpc = Object(refusal).jsonrpc === '2.0'
  const sentence = typeof error === 'string' ? error : `HTTP status ${response.status}.`
  const hint = response.status === 401 ? ' The bridge reads the key from TREND_RESEARCH_API_KEY.' : ''
  const answer = isRpc ? { ...Object(refusal), id } : errorAnswer(id, response.status, sentence + hint)
  return Response.json(answer)
}

/** The answer to a request that no server answered. */
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
