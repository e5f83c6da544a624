import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { readJsonBody } from '../../rest/read-body.ts'
import { close, listen } from '../../src/http/server.ts'
import type { McpBackend } from '../../src/mcp/backend.ts'
import { createProtocol2026 } from '../../src/mcp/protocol-2026.ts'
import { createLog } from '../../src/process/log.ts'
import { fixtureBackend } from '../conformance/fixture-backend.ts'
import { assertOwnSentence } from '../hostile/reading.ts'
import { type BackendServer, startBackend } from '../support/backend-server.ts'
import { postMcp } from '../support/mcp-client.ts'
import { envelope, MODERN, messageOf, protocols, send } from '../support/mcp-protocols.ts'
import { sendRaw } from '../support/raw-http.ts'
import { type Answer, call, sentenceOf } from '../support/service.ts'

const ran: string[] = []
const backend: McpBackend = {
  ...fixtureBackend,
  callTool(call, request) {
    ran.push(call.name)
    return fixtureBackend.callTool(call, request)
  },
}

let server: BackendServer
before(async () => {
  server = await startBackend(backend)
})
after(() => server.close())
beforeEach(() => ran.splice(0))

const tool = { name: 'test_simple_text' }

function errorOf(answer: Answer): { code: number; message: string; data?: unknown } {
  return Object(answer.json).error
}

test('a message of 2026 leaves its request as it came', async (t) => {
  const { server, url } = await listen('127.0.0.1', 0)
  t.after(() => close(server, 0))
  const { answer } = createProtocol2026(backend, createLog('silent'))
  const hosts: unknown[] = []
  server.on('request', async (request, response) => {
    await answer(
      { caller: undefined, serviceLog: createLog('silent') },
      request,
      response,
      await readJsonBody(request),
      undefined,
    )
    hosts.push(request.headers.host)
  })
  assert.equal((await send(url, messageOf('2026', 'tools/call', tool))).status, 200)
  assert.deepEqual(hosts, [new URL(url).host])
})

for (const protocol of protocols) {
  describe(`revisions of ${protocol}`, () => {
    const keyed = (method: string, params = {}, headers = {}) =>
      send(server.url, messageOf(protocol, method, params), { key: server.key, headers })

    test('a tool runs and answers as plain JSON', async () => {
      const answer = await keyed('tools/call', tool)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
      const { id, result } = Object(answer.json)
      assert.equal(id, 7)
      assert.deepEqual(result.content, [
        { type: 'text', text: 'This is a simple text response for testing.' },
      ])
      assert.equal(result.resultType, protocol === '2026' ? 'complete' : undefined)
      assert.deepEqual(ran, ['test_simple_text'])
    })

    test('an unknown tool, prompt, resource and method each get the error of their protocol version', async () => {
      const cases = [
        ['tools/call', { name: 'nope' }, 200, -32602],
        ['prompts/get', { name: 'nope' }, 200, -32602],
        ['resources/read', { uri: 'test://nope' }, 200, protocol === '2026' ? -32602 : -32002],
        ['completion/complete', unknownArgument, 200, -32602],
        ['no/such', {}, protocol === '2026' ? 404 : 200, -32601],
        ['constructor', {}, protocol === '2026' ? 404 : 200, -32601],
      ] as const
      for (const [method, params, status, code] of cases) {
        const answer = await keyed(method, params)
        assert.deepEqual([answer.status, errorOf(answer).code], [status, code], method)
        if (method === 'resources/read') assert.deepEqual(errorOf(answer).data, { uri: 'test://nope' })
      }
    })

    test('wrong params are -32602 with the field, what came and what is allowed', async () => {
      for (const [method, params, sentence] of wrongParams) {
        const { code, message } = errorOf(await keyed(method, params))
        assert.deepEqual([code, message], [-32602, sentence])
      }
      assert.deepEqual(ran, [])
    })

    test('what is no single well-formed message has its status, and runs no tool', async () => {
      const { body, headers } = messageOf(protocol, 'tools/call', tool)
      const post = (sent: unknown, more: Record<string, string> = {}, key: string | undefined = server.key) =>
        postMcp(server.url, sent, { ...(key === '' ? {} : { key }), headers: { ...headers, ...more } })
      const cases: readonly [status: number, answer: Promise<Answer>][] = [
        [400, post([body])],
        [400, post([])],
        [400, post('{"jsonrpc":')],
        [400, post('"tools/call"')],
        [400, post({ ...body, jsonrpc: '1.0' })],
        [400, post({ ...body, id: null })],
        [400, post({ ...body, id: 1.5 })],
        [400, post({ ...body, id: {} })],
        [401, post(body, {}, '')],
        [401, post(body, {}, `${server.key}x`)],
        [403, post(body, { Origin: 'https://evil.example' })],
        [403, post(body, { Origin: 'null' })],
        [406, post(body, { Accept: 'text/html' })],
        [406, post(body, { Accept: 'application/json' })],
        [413, post({ ...body, filler: 'x'.repeat(300_000) })],
        [415, post(body, { 'Content-Type': 'text/plain' })],
        [415, post(body, { 'Content-Encoding': 'gzip' })],
      ]
      for (const [index, [status, pending]] of cases.entries()) {
        const answer = await pending
        assert.equal(answer.status, status, `case ${index}: ${answer.text}`)
        assert.ok(sentenceOf(answer), `case ${index}`)
      }
      assert.match(
        sentenceOf(await post({ ...body, id: 1.5 })),
        /, id a string or a whole number \(none in a /,
      )
      assert.deepEqual(ran, [])
    })

    test('"Accept: */*", as simple clients send it, takes either form', async () => {
      assert.equal((await keyed('tools/call', tool, { Accept: '*/*' })).status, 200)
    })

    test('a notification gets 202 and runs nothing, whatever it names', async () => {
      for (const [method, params] of [
        ['notifications/cancelled', { requestId: 1 }],
        ['notifications/initialized', {}],
        ['tools/call', tool],
        ['no/such', {}],
      ] as const) {
        const { body, headers } = messageOf(protocol, method, params)
        const { id: _, ...notification } = body
        const answer = await postMcp(server.url, notification, { key: server.key, headers: { ...headers } })
        assert.deepEqual([answer.status, answer.text], [202, ''], method)
      }
      assert.deepEqual(ran, [])
    })

    test('a response that nobody waits for is taken where there may be any, and refused where not', async () => {
      for (const outcome of [{ result: {} }, { error: { code: 1, message: 'no' } }]) {
        const { headers } = messageOf(protocol, 'tools/call', tool)
        const answer = await postMcp(
          server.url,
          { jsonrpc: '2.0', id: 1, ...outcome },
          { key: server.key, headers: { ...headers } },
        )
        assert.equal(answer.status, protocol === '2026' ? 400 : 202)
      }
    })

    test('GET and DELETE are 405: there is no stream to open and no session to end', async () => {
      const { headers } = messageOf(protocol, 'tools/list')
      for (const method of ['GET', 'DELETE']) {
        const answer = await call(`${server.url}/mcp`, { method, key: server.key, headers: { ...headers } })
        assert.deepEqual([answer.status, answer.headers.get('Allow')], [405, 'POST'])
      }
    })

    test('a public resource is read without a key, any other is not', async () => {
      const read = (uri: unknown) => send(server.url, messageOf(protocol, 'resources/read', { uri }))
      assert.equal((await read('test://static-text')).status, 200)
      assert.equal((await read('test://static-binary')).status, 401)
      assert.equal((await read({ toString: 'test://static-text' })).status, 401)
    })

    test('a session id, or a stream to come back to, is not looked at: there are none', async () => {
      const headers = { 'Mcp-Session-Id': 'of-another-server', 'Last-Event-ID': '5' }
      const answer = await keyed('tools/call', tool, headers)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('mcp-session-id'), null)
    })

    test('a Host that is no host name changes nothing', async () => {
      const { headers, body } = messageOf(protocol, 'tools/list')
      const text = JSON.stringify(body)
      const head = [
        'POST /mcp HTTP/1.1',
        'Host: a:99999',
        'Connection: close',
        'Content-Type: application/json',
        'Accept: */*',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `Content-Length: ${text.length}`,
      ]
      const answer = await sendRaw(server.url, `${head.join('\r\n')}\r\n\r\n${text}`)
      assert.equal(answer.status, 200, answer.body)
    })
  })
}

const unknownArgument = {
  ref: { type: 'ref/prompt', name: 'test_simple_prompt' },
  argument: { name: 'nope', value: '' },
}

const wrongParams: readonly [method: string, params: Record<string, unknown>, sentence: string][] = [
  ['tools/call', {}, 'name of tools/call is missing. It must be a string.'],
  ['tools/call', { name: 5 }, 'name of tools/call was a number. It must be a string.'],
  ['tools/call', { ...tool, arguments: null }, 'arguments of tools/call was null. It must be an object.'],
  ['tools/call', { ...tool, arguments: [] }, 'arguments of tools/call was an array. It must be an object.'],
  ['resources/read', {}, 'uri of resources/read is missing. It must be a string.'],
  [
    'prompts/get',
    { name: 'test_prompt_with_arguments', arguments: { arg1: 5 } },
    'A value in arguments of prompts/get was a number. It must be a string.',
  ],
  ['completion/complete', {}, 'ref of completion/complete is missing. It must be an object.'],
  [
    'completion/complete',
    { ref: { type: 'ref/tool' }, argument: {} },
    'ref.type of completion/complete was a string. It must be "ref/prompt" or "ref/resource".',
  ],
  [
    'completion/complete',
    { ...unknownArgument, argument: { name: 'a' } },
    'argument.value of completion/complete is missing. It must be a string.',
  ],
  [
    'completion/complete',
    { ...unknownArgument, context: { arguments: { a: true } } },
    'A value in context.arguments of completion/complete was a boolean. It must be a string.',
  ],
  [
    'tools/list',
    { cursor: 'next' },
    'cursor of tools/list is not one this server gave: there is one page. Leave it out.',
  ],
  [
    'tools/call',
    { ...tool, _meta: { progressToken: {} } },
    '_meta.progressToken of tools/call was an object. It must be a string or a whole number.',
  ],
]

describe('only the revisions of 2025', () => {
  const post = (body: object, headers = {}) => postMcp(server.url, body, { key: server.key, headers })

  test('a handshake in a revision that has none, or that nobody knows, is answered with the newest here', async () => {
    for (const protocolVersion of [MODERN, '1999-01-01']) {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } }
      const answer = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
      assert.equal(Object(answer.json).result.protocolVersion, '2025-11-25')
    }
  })

  test('a handshake without its parts, and an unknown log level, are -32602 in our words', async () => {
    const shake = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: 5 } })
    assert.equal(errorOf(shake).code, -32602)
    assert.match(errorOf(shake).message, /^The params of initialize must hold [^\n]*\.$/)
    const level = await post({ jsonrpc: '2.0', id: 1, method: 'logging/setLevel', params: { level: 'loud' } })
    assert.match(
      errorOf(level).message,
      /^level of logging\/setLevel was a string\. It must be one of debug, /,
    )
  })

  test('400 for an MCP-Protocol-Version that is not spoken', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    for (const version of ['2023-01-01', '', '2025-06-18, 2025-11-25']) {
      const answer = await post(list, { 'MCP-Protocol-Version': version })
      assert.equal(answer.status, 400, version)
      assert.match(sentenceOf(answer), /must be one of 2025-11-25, /)
    }
    const later = await post(list, { 'MCP-Protocol-Version': '2099-01-01' })
    assert.equal(later.status, 400)
    assert.match(errorOf(later).message, /MCP-Protocol-Version header names protocol revision 2099-01-01/)
  })

  test('a call that asks for a task is answered as a plain one', async () => {
    const answer = await send(server.url, messageOf('2025', 'tools/call', { ...tool, task: { ttl: 1000 } }), {
      key: server.key,
    })
    assert.equal(Object(answer.json).result.isError, undefined, answer.text)
    assert.deepEqual(ran, ['test_simple_text'])
  })
})

describe('only revision 2026-07-28', () => {
  const post = (body: object, headers: Record<string, string>) =>
    postMcp(server.url, body, { key: server.key, headers })

  test('400 with -32020 where headers and body disagree, and no tool runs', async () => {
    const { body, headers } = messageOf('2026', 'tools/call', tool)
    const { 'MCP-Protocol-Version': _version, ...noVersion } = headers
    const { 'Mcp-Method': _method, ...noMethod } = headers
    const { 'Mcp-Name': _name, ...noName } = headers
    const cases = [
      noVersion,
      noMethod,
      noName,
      { ...headers, 'MCP-Protocol-Version': '2025-11-25' },
      { ...headers, 'Mcp-Method': 'tools/list' },
      { ...headers, 'Mcp-Method': 'TOOLS/CALL' },
      { ...headers, 'Mcp-Name': 'test_error_handling' },
    ]
    for (const [index, wrong] of cases.entries()) {
      const answer = await post(body, wrong)
      assert.deepEqual([answer.status, errorOf(answer).code], [400, -32020], `case ${index}: ${answer.text}`)
      assert.equal(Object(answer.json).id, 7)
    }
    assert.deepEqual(ran, [])
  })

  test('what a refusal quotes of headers and body is one short line that can be seen', async () => {
    const long = `\u202e\n${'x'.repeat(5000)}`
    const { body, headers } = messageOf('2026', 'resources/read', { uri: long })
    for (const wrong of [
      { ...headers, 'Mcp-Name': 'y' },
      { ...headers, 'Mcp-Method': 'm'.repeat(5000) },
    ]) {
      const answer = await post(body, wrong)
      const { code, message } = errorOf(answer)
      assert.deepEqual([answer.status, code], [400, -32020])
      assert.ok(answer.text.length < 1500, `${answer.text.length} characters`)
      assertOwnSentence(message)
    }
  })

  test('the refusal of a notification has no id, not even null', async () => {
    const {
      body: { id, ...notification },
      headers,
    } = messageOf('2026', 'tools/call', tool)
    assert.notEqual(id, undefined)
    const answer = await post(notification, { ...headers, 'Mcp-Method': 'another' })
    assert.deepEqual([answer.status, errorOf(answer).code], [400, -32020])
    assert.ok(!('id' in Object(answer.json)), answer.text)
  })

  test('a method that there is none of is named in one short line that can be seen', async () => {
    const method = `\u202e\n${'m'.repeat(5000)}`
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
    for (const params of ['no object', undefined]) {
      const answer = await post({ jsonrpc: '2.0', id: 1, method, params }, headers)
      assert.ok(answer.text.length < 1500, `${answer.text.length} characters`)
      assertOwnSentence(errorOf(answer).message)
    }
  })

  test('400 with -32020 where an argument that travels in a header differs from the body', async () => {
    const params = { name: 'test_custom_headers', arguments: { region: 'north' } }
    const { body, headers } = messageOf('2026', 'tools/call', params)
    assert.equal(errorOf(await post(body, { ...headers })).code, -32020)
    assert.equal(errorOf(await post(body, { ...headers, 'Mcp-Param-Region': 'south' })).code, -32020)
    assert.deepEqual(ran, [])
    assert.equal((await post(body, { ...headers, 'Mcp-Param-Region': 'north' })).status, 200)
  })

  test('400 with -32022 and the versions that are spoken, for another one', async () => {
    const { body, headers } = messageOf('2026', 'tools/list', {
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' },
    })
    const answer = await post(body, { ...headers, 'MCP-Protocol-Version': '2099-01-01' })
    assert.deepEqual([answer.status, errorOf(answer).code], [400, -32022])
    assert.deepEqual(errorOf(answer).data, { supported: [MODERN], requested: '2099-01-01' })
  })

  test('400 with -32602 without the _meta that every request needs', async () => {
    const { body, headers } = messageOf('2026', 'tools/list')
    for (const _meta of [undefined, {}, { ...envelope(), 'io.modelcontextprotocol/clientCapabilities': 5 }]) {
      const answer = await post({ ...body, params: { _meta } }, { ...headers })
      assert.deepEqual([answer.status, errorOf(answer).code], [400, -32602], answer.text)
    }
  })

  test('404 with -32601 for what the revision has given up', async () => {
    for (const method of ['initialize', 'ping', 'logging/setLevel', 'resources/subscribe']) {
      const answer = await send(server.url, messageOf('2026', method), { key: server.key })
      assert.deepEqual([answer.status, errorOf(answer).code], [404, -32601], method)
    }
  })

  test('lists and discovery say that they hold for an hour and for everybody, without a key', async () => {
    for (const method of [
      'server/discover',
      'tools/list',
      'resources/list',
      'resources/templates/list',
      'prompts/list',
    ]) {
      const { result } = Object((await send(server.url, messageOf('2026', method))).json)
      assert.deepEqual(
        [result.resultType, result.ttlMs, result.cacheScope],
        ['complete', 3_600_000, 'public'],
        method,
      )
      const { 'io.modelcontextprotocol/serverInfo': serverInfo } = result._meta
      assert.equal(serverInfo.name, fixtureBackend.serverInfo.name)
    }
  })

  test('what a key reads is private and not to be kept', async () => {
    const read = messageOf('2026', 'resources/read', { uri: 'test://static-binary' })
    const { result } = Object((await send(server.url, read, { key: server.key })).json)
    assert.deepEqual([result.ttlMs, result.cacheScope], [0, 'private'])
  })

  test('a client is asked with a form only if it takes forms', async () => {
    const asks = { name: 'test_input_required_result_capabilities' }
    const questions = async (capabilities: object) => {
      const _meta = envelope({ sampling: {}, ...capabilities })
      const answer = await send(server.url, messageOf('2026', 'tools/call', { ...asks, _meta }), {
        key: server.key,
      })
      return Object.keys(Object(answer.json).result.inputRequests)
    }
    assert.deepEqual(await questions({}), ['opinion'])
    assert.deepEqual(await questions({ elicitation: { url: {} } }), ['opinion'])
    assert.deepEqual(await questions({ elicitation: {} }), ['opinion', 'user_name'])
    assert.deepEqual(await questions({ elicitation: { form: {}, url: {} } }), ['opinion', 'user_name'])
  })

  test('400 with -32021 for a question that the client did not say it can answer', async () => {
    const call = messageOf('2026', 'tools/call', { name: 'test_missing_capability' })
    const answer = await send(server.url, call, { key: server.key })
    assert.deepEqual([answer.status, errorOf(answer).code], [400, -32021])
    assert.deepEqual(errorOf(answer).data, { requiredCapabilities: { sampling: {} } })
  })
})
