import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Exchange, McpSurface } from '../../src/mcp/surface.ts'
import { form } from '../conformance/fixture.ts'
import { fixtureSurface } from '../conformance/fixture-surface.ts'
import { eras, messageOf, send } from '../support/mcp-eras.ts'
import { type SurfaceServer, startSurface } from '../support/surface-server.ts'

/** What each call could ask and was told, as the surface saw it. */
const seen: Pick<Exchange, 'asking'>[] = []
const surface: McpSurface = {
  ...fixtureSurface,
  async callTool(call, exchange) {
    seen.push({ asking: exchange.asking })
    if (call.name === 'asks_everybody') {
      return { kind: 'questions', questions: { sure: form('Sure?', 'sure', 'boolean') } }
    }
    return fixtureSurface.callTool(call, exchange)
  },
}

let server: SurfaceServer
before(async () => {
  server = await startSurface(surface)
})
after(() => server.close())

/** The second line's own client with a user at it, who answers every form in the same way. */
async function connectUser(t: TestContext, answer: ElicitResult) {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: { elicitation: {} }, versionNegotiation: { mode: 'auto' } },
  )
  const asked: string[] = []
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    asked.push(params.message)
    return answer
  })
  const headers = { Authorization: `Bearer ${server.key}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers } }),
  )
  t.after(() => client.close())
  return { client, asked }
}

describe('a client of 2026-07-28 that takes forms', () => {
  test('asks its user in the middle of a call and sends the call again with the answer', async (t) => {
    const { client, asked } = await connectUser(t, { action: 'accept', content: { name: 'Alice' } })
    const { content } = await client.callTool({ name: 'test_input_required_result_elicitation' })
    assert.deepEqual(content, [{ type: 'text', text: 'Hello, Alice!' }])
    assert.deepEqual(asked, ['What is your name?'])
  })

  test('brings back the state that came with the question, unchanged', async (t) => {
    const { client } = await connectUser(t, { action: 'accept', content: { ok: true } })
    const { content } = await client.callTool({ name: 'test_input_required_result_request_state' })
    assert.deepEqual(content, [{ type: 'text', text: 'state-ok' }])
  })

  test('is asked as often as it takes', async (t) => {
    const { client, asked } = await connectUser(t, {
      action: 'accept',
      content: { name: 'A', color: 'blue' },
    })
    await client.callTool({ name: 'test_input_required_result_multi_round' })
    assert.deepEqual(asked, ['Step 1: What is your name?', 'Step 2: What is your favorite color?'])
  })

  test('hands a refusal to the tool as it is', async (t) => {
    const { client } = await connectUser(t, { action: 'decline' })
    seen.splice(0)
    // The fixture asks again until it gets a name; the client gives up before the user does.
    await assert.rejects(client.callTool({ name: 'test_input_required_result_elicitation' }))
    assert.deepEqual(seen[1]?.asking?.answers, { user_name: { action: 'decline' } })
  })

  test('is asked for a prompt, too', async (t) => {
    const { client } = await connectUser(t, { action: 'accept', content: { context: 'a launch' } })
    const { messages } = await client.getPrompt({ name: 'test_input_required_result_prompt' })
    assert.deepEqual(messages, [{ role: 'user', content: { type: 'text', text: 'Context: a launch' } }])
  })
})

test('answers that are no answers of the protocol reach no tool', async () => {
  const capabilities = { 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } }
  for (const inputResponses of [null, 5, 'yes', [], { user_name: 5 }, { user_name: null }]) {
    seen.splice(0)
    const call = messageOf('2026', 'tools/call', {
      name: 'test_input_required_result_elicitation',
      inputResponses,
      _meta: capabilities,
    })
    const answer = await send(server.url, call, { key: server.key })
    assert.ok(answer.status < 500, answer.text)
    assert.notEqual(Object(answer.json).result?.resultType, 'complete')
    for (const { asking } of seen) assert.deepEqual(Object(asking?.answers)['user_name'], undefined)
  }
})

test('a state that is no text is -32602', async () => {
  const params = { name: 'test_input_required_result_request_state', requestState: { a: 1 } }
  const answer = await send(server.url, messageOf('2026', 'tools/call', params), { key: server.key })
  assert.equal(Object(answer.json).error.code, -32602)
})

test('nobody else is asked: `asking` is absent, and a tool that asks all the same fails in its era’s way', async () => {
  for (const era of eras) {
    seen.splice(0)
    const call = messageOf(era, 'tools/call', { name: 'asks_everybody' })
    const answer = await send(server.url, call, { key: server.key })
    assert.deepEqual(seen, [{ asking: undefined }])
    assert.equal(Object(answer.json).error.code, era === '2026' ? -32021 : -32603)
  }
})
