import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ServiceError } from '../../src/lib/errors.ts'
import { jsonTextOf } from '../../src/lib/json-text.ts'
import { type McpBackend, type ToolAnswer, UnknownNameError } from '../../src/mcp/backend.ts'
import { directCallOf } from '../../src/mcp/direct-calls.ts'
import { fixtureBackend } from '../conformance/fixture-backend.ts'
import { type BackendServer, startBackend } from '../support/backend-server.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'

const reading = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
const listed = { description: 'A tool', inputSchema: { type: 'object' } } as const

/** What the tool comes to, by its argument. */
const outcomes: Readonly<Record<string, () => ToolAnswer>> = {
  result: () => ({ kind: 'result', content: [], structuredContent: { posts: [] } }),
  full() {
    const output = { text: 'quotes ", \\ and 🌱', total: 2 }
    const content = [{ type: 'text' as const, text: jsonTextOf(output) }]
    return {
      kind: 'result',
      content: [...content, { type: 'text', text: 'advice' }],
      structuredContent: output,
      meta: { a: 1 },
    }
  },
  refused: () => ({ kind: 'result', isError: true, content: [{ type: 'text', text: 'No.' }] }),
  told: () => ({ kind: 'result', isError: true, content: [{ type: 'text', text: 'No.' }], meta: { a: 1 } }),
  internal() {
    throw new ServiceError({ kind: 'internal' }, 'Something is wrong here.')
  },
  broken() {
    throw new Error('a secret')
  },
  unknown() {
    throw new UnknownNameError('tool', 'gone', 'There is no such tool.')
  },
}

/** Whether the last call could have asked its user, which only a server of the SDK's tells it. */
let couldAsk: boolean | undefined
const backend: McpBackend = {
  ...fixtureBackend,
  sendsLogs: false,
  tools: [
    { ...listed, name: 'read', annotations: reading },
    { ...listed, name: 'change', annotations: { ...reading, readOnlyHint: false } },
  ],
  async callTool(call, { elicitation }) {
    couldAsk = elicitation !== undefined
    return (outcomes[String(call.arguments['how'])] ?? assert.fail)()
  },
}

let server: BackendServer
before(async () => {
  server = await startBackend(backend)
})
after(() => server.close())

/** Asks as a client that can ask its user and calls itself so. */
async function ask(
  protocol: (typeof protocols)[number],
  how: string,
  client: string,
  headers: Record<string, string> = {},
) {
  const meta = {
    'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
    'io.modelcontextprotocol/clientInfo': { name: client, version: '1' },
  }
  // Of the older versions every message with a `_meta` is the SDK's.
  const own = protocol === '2026' ? { _meta: meta } : client === 'known' ? {} : { _meta: {} }
  const message = messageOf(protocol, 'tools/call', { name: 'read', arguments: { how }, ...own })
  const answer = await send(server.url, message, { key: server.key, headers })
  const kept = ['content-type', 'content-length', 'cache-control']
  return { status: answer.status, text: answer.text, head: kept.map((name) => answer.headers.get(name)) }
}

for (const protocol of protocols) {
  test(`a call of ${protocol} is answered with the same bytes whether the SDK has a part in it or not`, async () => {
    await ask(protocol, 'result', 'known')
    for (const how of Object.keys(outcomes)) {
      const bySdk = await ask(protocol, how, `client ${how}`)
      assert.deepEqual(await ask(protocol, how, 'known'), bySdk, how)
      assert.doesNotMatch(bySdk.text, /secret/)
    }
  })
}

test('an envelope that the SDK has taken is taken again without it, and no other', async () => {
  await ask('2026', 'full', 'new')
  assert.equal(couldAsk, true)
  await ask('2026', 'full', 'new')
  assert.equal(couldAsk, false)
  await ask('2026', 'full', 'another')
  assert.equal(couldAsk, true)
  for (const [name, value] of [
    ['Mcp-Name', 'change'],
    ['Mcp-Method', 'tools/list'],
  ] as const)
    assert.equal((await ask('2026', 'full', 'new', { [name]: value })).status, 400)
  assert.equal((await ask('2026', 'full', 'new', { 'Mcp-Method': 'tools/call' })).status, 200)
})

describe('a call is direct', () => {
  const params = { name: 'read', arguments: { how: 'full' } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }

  test('with its name, its arguments or none, and `_meta` as it came', () => {
    assert.deepEqual(directCallOf(backend, message), { id: 1, call: params, meta: undefined })
    assert.deepEqual(directCallOf(backend, { ...message, params: { name: 'read', _meta: 5 } }), {
      id: 1,
      call: { name: 'read', arguments: {} },
      meta: 5,
    })
  })

  test('and its arguments are the same object when they come again', () => {
    const argumentsOf = (given: unknown) => directCallOf(backend, given)?.call.arguments
    assert.equal(argumentsOf(structuredClone(message)), argumentsOf(structuredClone(message)))
  })

  test('of a tool that only reads, in a message of nothing else', () => {
    const others: unknown[] = [
      null,
      [message],
      { ...message, id: null },
      { ...message, id: 1.5 },
      { ...message, jsonrpc: '1.0' },
      { ...message, method: 'tools/list' },
      { ...message, extra: 1 },
      { ...message, params: undefined },
      { ...message, params: { ...params, name: 'change' } },
      { ...message, params: { ...params, name: 'nope' } },
      { ...message, params: { ...params, arguments: [] } },
      { ...message, params: { ...params, arguments: null } },
      { ...message, params: { ...params, task: {} } },
      { ...message, params: { ...params, inputResponses: {} } },
    ]
    for (const other of others) assert.equal(directCallOf(backend, other), undefined, JSON.stringify(other))
    assert.equal(directCallOf({ ...backend, sendsLogs: true }, message), undefined)
  })
})
