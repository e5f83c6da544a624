import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { McpBackend, RequestContext } from '../../src/mcp/backend.ts'
import { form } from '../conformance/fixture.ts'
import { fixtureBackend } from '../conformance/fixture-backend.ts'
import { type BackendServer, startBackend } from '../support/backend-server.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'

/** What each call could ask and was told, as the backend saw it. */
const seen: Pick<RequestContext, 'elicitation'>[] = []
const backend: McpBackend = {
  ...fixtureBackend,
  async callTool(call, request) {
    seen.push({ elicitation: request.elicitation })
    if (call.name === 'asks_everybody') {
      return { kind: 'input_required', requests: { sure: form('Sure?', 'sure', 'boolean') } }
    }
    return fixtureBackend.callTool(call, request)
  },
}

let server: BackendServer
before(async () => {
  server = await startBackend(backend)
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
    assert.deepEqual(seen[1]?.elicitation?.answers, { user_name: { action: 'decline' } })
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
    for (const { elicitation } of seen) assert.deepEqual(Object(elicitation?.answers)['user_name'], undefined)
  }
})

test('a state that is no text is -32602', async () => {
  const params = { name: 'test_input_required_result_request_state', requestState: { a: 1 } }
  const answer = await send(server.url, messageOf('2026', 'tools/call', params), { key: server.key })
  assert.equal(Object(answer.json).error.code, -32602)
})

test('nobody else is asked: `elicitation` is absent, and a tool that asks anyway fails as its protocol version has it', async () => {
  for (const protocol of protocols) {
    seen.splice(0)
    const call = messageOf(protocol, 'tools/call', { name: 'asks_everybody' })
    const answer = await send(server.url, call, { key: server.key })
    assert.deepEqual(seen, [{ elicitation: undefined }])
    assert.equal(Object(answer.json).error.code, protocol === '2026' ? -32021 : -32603)
  }
})
