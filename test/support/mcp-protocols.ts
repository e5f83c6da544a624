import { postMcp } from './mcp-client.ts'
import type { Answer } from './service.ts'

/** How one message looks on the wire of each protocol: the newer one repeats parts of the body in headers. */
export interface ProtocolMessage {
  readonly protocol: '2025' | '2026'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

type Params = Readonly<Record<string, unknown>>

export const protocols = ['2025', '2026'] as const

export const MODERN = '2026-07-28'

/** The part of a message's `_meta` that the newer protocol requires, for a client that can do what is given. */
export function envelope(capabilities: Params = {}): Params {
  return {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  }
}

/** A request as a well-behaved client of the protocol sends it. */
export function messageOf(
  protocol: ProtocolMessage['protocol'],
  method: string,
  params: Params = {},
): ProtocolMessage {
  const head = { jsonrpc: '2.0', id: 7, method }
  if (protocol === '2025') {
    return { protocol, headers: { 'MCP-Protocol-Version': '2025-11-25' }, body: { ...head, params } }
  }
  const name = params['name'] ?? params['uri']
  return {
    protocol,
    headers: {
      'MCP-Protocol-Version': MODERN,
      'Mcp-Method': method,
      ...(typeof name === 'string' ? { 'Mcp-Name': inHeader(name) } : {}),
    },
    body: { ...head, params: { ...params, _meta: { ...envelope(), ...Object(params['_meta']) } } },
  }
}

/** As the protocol puts a name into a header: in Base64 where it is no plain ASCII. */
function inHeader(name: string): string {
  return /^[\x21-\x7e]+$/.test(name) ? name : `=?base64?${Buffer.from(name).toString('base64')}?=`
}

/** One raw POST of it, for what no well-behaved client goes on to send. */
export function send(
  url: string,
  { headers, body }: ProtocolMessage,
  options: { key?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return postMcp(url, body, { ...options, headers: { ...headers, ...options.headers } })
}

/** One raw tools/call of the newer protocol, by a client that can do what is given. */
export function callTool2026(
  url: string,
  key: string,
  params: { readonly name: string; readonly [member: string]: unknown },
  capabilities: Params = {},
): Promise<Answer> {
  return send(url, messageOf('2026', 'tools/call', { ...params, _meta: envelope(capabilities) }), { key })
}

/** The same POST, for a caller that reads the answer as it comes and may hang up. */
export function openStream(
  url: string,
  { headers, body }: ProtocolMessage,
  key: string,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: signal ?? null,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      Authorization: `Bearer ${key}`,
      ...headers,
    },
  })
}

/** The messages of an event stream that has ended. */
export function eventsOf(text: string): unknown[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''))
}
