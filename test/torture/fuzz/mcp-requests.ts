import type { Random } from '../../../src/cli/bench/citations/random.ts'
import type { ToolName } from '../../../tools/index.ts'
import { protocols } from '../../support/mcp-protocols.ts'
import type { Sent } from '../client.ts'
import { encode, type Input, inHeader, mcpRequest } from '../surfaces.ts'
import type { Contract } from './contract.ts'
import { anyOf, type Drawing, drawInput, type Mood, moods } from './draw-input.ts'
import { bodyFor } from './rest-requests.ts'
import { hostileText, hostileValue } from './values.ts'

export interface McpRequest {
  readonly sent: Sent
  /** The tool that is called; undefined for another method. */
  readonly tool: ToolName | undefined
}

/** A message of either era, in half of the cases with something done to its envelope. */
export function drawMcp(contract: Contract, key: string, drawing: Drawing): McpRequest {
  const { random } = drawing
  const era = random.pick(protocols)
  const mood = random.pick(moods)
  const tool = random.below(10) < 6 ? random.pick(contract.tools) : undefined
  const [method, params] =
    tool === undefined
      ? drawMessage(mood, drawing)
      : ['tools/call', { name: tool, arguments: drawInput(contract.inputOf(tool), mood, drawing) }]
  const sent = mcpRequest(era, method, params, key)
  if (mood === 'valid' || random.below(2) === 0) return { tool, sent }
  return { tool, sent: random.pick(deformations)(sent, random) }
}

function drawMessage(mood: Mood, { random, known }: Drawing): readonly [method: string, params: Input] {
  const [method, params] = random.pick(messages(random.pick(anyOf(known))))
  if (mood === 'valid') return [method, params]
  const changed = {
    ...params,
    [random.pick([...Object.keys(params), 'cursor', '_meta', 'extra'])]: hostileValue(random),
  }
  return [random.below(8) === 0 ? hostileText(random) : method, changed]
}

function messages(text: string): readonly (readonly [method: string, params: Input])[] {
  return [
    [
      'initialize',
      { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: text, version: '1' } },
    ],
    ['ping', {}],
    ['server/discover', {}],
    ['tools/list', {}],
    ['resources/list', {}],
    ['resources/templates/list', {}],
    ['prompts/list', {}],
    ['resources/read', { uri: `trend://posts/reddit/${encode(text)}` }],
    ['resources/read', { uri: 'trend://trends/30' }],
    ['resources/read', { uri: 'trend://coverage' }],
    ['resources/read', { uri: `trend://${encode(text)}` }],
    ['prompts/get', { name: 'cited_brief', arguments: { focus: text } }],
    ['prompts/get', { name: 'verify_claim', arguments: { claim: text } }],
    [
      'completion/complete',
      {
        ref: { type: 'ref/resource', uri: 'trend://posts/{platform}/{id}' },
        argument: { name: 'id', value: text },
      },
    ],
    [
      'completion/complete',
      { ref: { type: 'ref/prompt', name: 'cited_brief' }, argument: { name: 'days', value: text } },
    ],
    ['logging/setLevel', { level: 'debug' }],
    ['resources/subscribe', { uri: 'trend://workspace' }],
    ['notifications/cancelled', { requestId: 7 }],
  ]
}

type Deformation = (sent: Sent, random: Random) => Sent

const deformations: readonly Deformation[] = [
  (sent, random) => withMember(sent, random.pick(['jsonrpc', 'id', 'method', 'params']), undefined),
  (sent, random) => withMember(sent, 'jsonrpc', random.pick(['1.0', 2, null])),
  (sent, random) =>
    withMember(sent, 'id', random.pick([null, 1.5, '', 'x'.repeat(5000), {}, [], true, -1, 2 ** 60])),
  (sent, random) =>
    withMember(sent, 'method', random.pick(['', null, 7, {}, 'tools/call ', '__proto__', 'rpc.discover'])),
  (sent, random) => withMember(sent, 'params', hostileValue(random)),
  (sent, random) => withMember(sent, hostileText(random), hostileValue(random)),
  (sent) => ({ ...sent, body: `[${sent.body}]` }),
  (sent) => ({ ...sent, body: String(sent.body).slice(0, -3) }),
  (sent, random) => ({ ...sent, ...bodyFor(random) }),
  (sent, random) =>
    withHeader(
      sent,
      'MCP-Protocol-Version',
      random.pick(['', '2024-11-05', '2025-06-18', '2026-07-28', '1999-01-01', 'x']),
    ),
  (sent, random) =>
    withHeader(sent, 'Mcp-Method', inHeader(random.pick(['tools/list', '', hostileText(random)]))),
  (sent, random) =>
    withHeader(sent, 'Mcp-Name', inHeader(random.pick(['run_scan', '=?base64?!?=', hostileText(random)]))),
  (sent, random) =>
    withHeader(
      sent,
      'Accept',
      random.pick(['', '*/*', 'text/html', 'application/json', 'application/json;q=0']),
    ),
  (sent, random) =>
    withHeader(sent, 'Content-Type', random.pick(['text/plain', '', 'application/json; charset=x'])),
  (sent, random) => withHeader(sent, 'Origin', random.pick(['null', 'https://evil.example', ''])),
  (sent, random) => withHeader(sent, 'Mcp-Session-Id', inHeader(hostileText(random))),
  (sent, random) => withHeader(sent, 'Last-Event-ID', inHeader(hostileText(random))),
  (sent, random) => withHeader(sent, 'Authorization', random.pick(['', 'Bearer x', 'Basic eA=='])),
  (sent, random) => ({ ...sent, method: random.pick(['GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']) }),
]

function withMember(sent: Sent, name: string, value: unknown): Sent {
  const message: Record<string, unknown> = JSON.parse(String(sent.body))
  Object.defineProperty(message, name, { value, enumerable: true, configurable: true, writable: true })
  return { ...sent, body: JSON.stringify(message) }
}

function withHeader(sent: Sent, name: string, value: string): Sent {
  return { ...sent, headers: { ...sent.headers, [name]: value } }
}
