import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { CallToolResultSchema, type Progress } from '@modelcontextprotocol/sdk/types.js'
import { revokeKey } from '../../db/api-keys.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { EvidenceResponse, ScanResponse, TrendsResponse, Workspace } from '../../src/model/index.ts'
import { connectClient, postMcp } from '../support/mcp-client.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import { storeSamples } from '../support/posts.ts'
import { byOperator, call, mintCaller, sentenceOf } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService({ ALLOWED_ORIGINS: 'https://agent.example' })
})
after(() => service.close())

const toolNames = [
  'get_workspace',
  'get_trends',
  'get_trend',
  'get_changes',
  'compare_companies',
  'list_evidence',
  'get_posts',
  'explain_words',
  'check_citations',
  'get_scan',
  'run_scan',
]

const toolCall = (name: string, args: Record<string, unknown> = {}, id: number | string = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})

describe('the SDK client', () => {
  test('lists the tools without a key, with complete schemas and annotations', async (t) => {
    const client = await connectClient(t, service.url)
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      toolNames,
    )
    for (const tool of tools) {
      assert.ok(tool.title && tool.description)
      assert.equal(tool.inputSchema['additionalProperties'], false)
      assert.ok(Object.keys(tool.outputSchema?.properties ?? {}).length > 0, tool.name)
      assert.ok(!JSON.stringify(tool).includes('$schema'))
      const writes = tool.name === 'run_scan'
      assert.deepEqual(tool.annotations, {
        readOnlyHint: !writes,
        destructiveHint: false,
        idempotentHint: !writes,
        openWorldHint: writes,
      })
    }
    assert.match(tools.at(-1)?.description ?? '', /^Confirm with the user before calling/)
  })

  test('calls the reading tools; structuredContent and the text are the REST body', async (t) => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      Array.from({ length: 30 }, (_, n) => ({ id: `p${n}` })),
    )
    const client = await connectClient(t, service.url, key)
    const cases = [
      ['get_workspace', {}, '/v1/workspace'],
      ['get_trends', { days: 7, fields: 'full' }, '/v1/trends?days=7'],
      ['list_evidence', { q: 'p1', fields: 'full' }, '/v1/evidence?q=p1'],
    ] as const
    for (const [name, args, path] of cases) {
      const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
      const rest = await call(`${service.url}${path}`, { key })
      assert.deepEqual(result.structuredContent, rest.json)
      assert.deepEqual(result.content, [{ type: 'text', text: rest.text }])
    }
  })

  test('pages through evidence by _meta.nextCursor, 20 posts where nothing is said', async (t) => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(
      service.db,
      workspace.id,
      Array.from({ length: 45 }, (_, n) => ({ id: `p${n}` })),
    )
    const client = await connectClient(t, service.url, key)
    const sizes: number[] = []
    let cursor: unknown
    do {
      const result = CallToolResultSchema.parse(
        await client.callTool({ name: 'list_evidence', arguments: cursor === undefined ? {} : { cursor } }),
      )
      sizes.push(JSON.parse(textOf(result.content[0])).posts.length)
      cursor = result._meta?.['nextCursor']
    } while (cursor !== undefined)
    assert.deepEqual(sizes, [20, 20, 5])
  })

  test('runs a scan with progress, replays it, and shares the limiter with REST', async (t) => {
    const { key } = await mintCaller(service.db)
    const client = await connectClient(t, service.url, key)
    const progress: Progress[] = []
    const scan = { name: 'run_scan', arguments: { idempotencyKey: 'scan-over-mcp', maxChars: 0 } }
    const first = CallToolResultSchema.parse(
      await client.callTool(scan, undefined, { onprogress: (step) => progress.push(step) }),
    )
    assert.equal(first.isError, undefined, JSON.stringify(first.content))
    assert.deepEqual(first._meta, { replayed: false })
    const steps = progress.map((step) => step.progress)
    assert.ok(steps.length > 4, `${steps.length} notices`)
    assert.deepEqual(
      steps,
      [...new Set(steps)].sort((a, b) => a - b),
    )
    assert.ok(progress.slice(0, -1).every((step) => step.progress < (step.total ?? 0)))
    assert.equal(progress.at(-1)?.progress, progress.at(-1)?.total)
    assert.match(progress.at(-1)?.message ?? '', /reddit: .*\d+ posts; x: .*; youtube: .*; meta: /)
    ScanResponse.parse(first.structuredContent)

    const replay = CallToolResultSchema.parse(await client.callTool(scan))
    assert.deepEqual(replay._meta, { replayed: true })
    assert.deepEqual(replay.structuredContent, first.structuredContent)
    const overRest = await call(`${service.url}/v1/scans`, {
      method: 'POST',
      key,
      headers: { 'Idempotency-Key': 'scan-over-mcp' },
    })
    assert.equal(overRest.status, 200)
    assert.deepEqual(overRest.json, first.structuredContent)

    const tooSoon = CallToolResultSchema.parse(await client.callTool({ name: 'run_scan', arguments: {} }))
    assert.equal(tooSoon.isError, true)
    assert.match(textOf(tooSoon.content[0]), /may start in \d+ seconds/)
    assert.equal((await call(`${service.url}/v1/scans`, { method: 'POST', key })).status, 429)
  })

  test('finds every answer valid by the schemas that were published, whatever the platforms brought', async (t) => {
    const { key } = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
    const client = await connectClient(t, service.url, key)
    // From here on the client checks each structuredContent by its tool's outputSchema, formats included.
    await client.listTools()
    const scanned = await client.callTool({ name: 'run_scan', arguments: {} })
    assert.equal(scanned.isError, undefined, JSON.stringify(scanned.content))
    await client.callTool({ name: 'get_workspace', arguments: {} })
    for (const fields of ['concise', 'full']) {
      const ranked = await client.callTool({ name: 'get_trends', arguments: { fields } })
      const [trend] = TrendsResponse.parse(ranked.structuredContent).trends
      await client.callTool({ name: 'get_trend', arguments: { id: trend?.id } })
      const evidence = await client.callTool({
        name: 'list_evidence',
        arguments: { days: 0, limit: 500, fields, maxChars: 0 },
      })
      const { posts } = EvidenceResponse.parse(evidence.structuredContent)
      assert.ok(posts.length > 100)
      await client.callTool({ name: 'get_posts', arguments: { ids: posts.slice(0, 50).map(({ id }) => id) } })
    }
  })

  test('gets an error it can mend in either protocol: the argument, what came, what is allowed', async () => {
    const { key } = await mintCaller(service.db)
    const cases = [
      ['get_trends', { days: '30' }, /^days was "30"\. It must be one of 7, 30, 90, 180, 365\.$/],
      ['get_trends', { days: 0 }, /^days was 0/],
      ['list_evidence', { limit: 1.5 }, /^limit was 1\.5\. It must be a whole number 1 to 500\.$/],
      [
        'list_evidence',
        { search: 'x' },
        /^Unknown parameter "search"\. Allowed: days, platform, q, intent, voice, kind, thread, trend, since, limit, cursor, fields, maxChars\.$/,
      ],
      [
        'get_posts',
        { ids: [] },
        /^ids was \[\]\. It must be a list of 1 to 50 items, each a string of 1 to 256/,
      ],
      ['get_posts', { ids: ['a', ''] }, /^ids\[1\] was ""\. It must be a string of 1 to 256 characters\.$/],
      ['get_posts', { ids: ['a', '\ud800'] }, /^ids holds a NUL character or half a surrogate/],
      [
        'get_trend',
        { trend_id: 't_1' },
        /^Unknown parameter "trend_id"\. Allowed: id, days, asOf, maxChars\.$/,
      ],
      ['get_trend', {}, /^id is missing\. It must be a string of 1 to 100 characters\.$/],
      ['get_trends', { maxChars: -1 }, /^maxChars was -1\. It must be a whole number 0 or more\.$/],
      ['get_trends', { fields: 'all' }, /^fields was "all"\. It must be one of concise, full\.$/],
      ['list_evidence', { q: '\u0000' }, /^q holds a NUL character/],
      ['list_evidence', { q: '\ud800' }, /^q holds a NUL character or half a surrogate/],
      [
        'get_workspace',
        { [`\u0000${'x'.repeat(9999)}`]: '\u0000' },
        /^Unknown parameter .{0,99}…\. There are none\.$/,
      ],
      [
        'get_workspace',
        Object.fromEntries(Array.from({ length: 190 }, (_, n) => [`k${n}`, n])),
        /^Unknown parameters "k0", "k1", "k2", "k3", "k4" and 185 more\. There are none\.$/,
      ],
      ['run_scan', { idempotencyKey: 'short' }, /^idempotencyKey was "short"/],
      ['get_workspace', { workspace: 'other' }, /^Unknown parameter "workspace"\. There are none\.$/],
      ['get_changes', { since: 'yesterday!' }, /^since was "yesterday!"\. It must be an ISO 8601 date/],
      ['get_changes', { limit: 0 }, /^limit was 0\. It must be a whole number 1 to 100\.$/],
      ['compare_companies', { competitor: 'lamp' }, /^competitor was "lamp"\. It must be one of: sunbar\.$/],
      ['explain_words', { word: 'lamp' }, /^word was "lamp"\. It must be an entry of the word list/],
      ['check_citations', { text: [] }, /^text was \[\]\. It must be a string of 1 to 50000 characters\.$/],
      ['get_scan', { id: 'a b' }, /^id was "a b"\. It must be a string of 1 to 128 characters that match/],
      [
        'run_scan',
        { confirmToken: '' },
        /^confirmToken was ""\. It must be a string of 1 to 100 characters\.$/,
      ],
    ] as const
    for (const protocol of protocols) {
      for (const [name, args, sentence] of cases) {
        const call = messageOf(protocol, 'tools/call', { name, arguments: args })
        const answer = await send(service.url, call, { key })
        const result = CallToolResultSchema.parse(Object(answer.json).result)
        assert.equal(result.isError, true)
        assert.match(textOf(result.content[0]), sentence)
      }
    }
    const named = new Set<string>(cases.map(([name]) => name))
    assert.deepEqual(
      toolNames.filter((name) => !named.has(name)),
      [],
    )
  })

  test('gets -32602 for an unknown tool', async (t) => {
    const { key } = await mintCaller(service.db)
    const client = await connectClient(t, service.url, key)
    await assert.rejects(client.callTool({ name: 'delete_everything', arguments: {} }), { code: -32602 })
  })
})

describe('the door', () => {
  test('lets public messages pass without a key', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    }
    assert.equal((await postMcp(service.url, initialize)).status, 200)
    for (const method of ['tools/list', 'ping', 'server/discover', 'resources/list', 'prompts/list']) {
      assert.equal((await postMcp(service.url, { jsonrpc: '2.0', id: 1, method })).status, 200, method)
    }
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' }
    assert.equal((await postMcp(service.url, notification)).status, 202)
  })

  test('401 for everything else without a key, whatever a header claims', async () => {
    for (const body of [
      toolCall('get_workspace'),
      { jsonrpc: '2.0', id: 1, method: 'resources/read' },
      { id: 1 },
    ]) {
      const answer = await postMcp(service.url, body, { headers: { 'Mcp-Method': 'tools/list' } })
      assert.equal(answer.status, 401)
      assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer')
      assert.ok(sentenceOf(answer))
    }
  })

  test('401 for a revoked key with its next call, 403 without an active plan', async () => {
    const { key, keyId, workspace } = await mintCaller(service.db)
    assert.equal((await postMcp(service.url, toolCall('get_workspace'), { key })).status, 200)
    await revokeKey(service.db, workspace.id, keyId, byOperator)
    assert.equal((await postMcp(service.url, toolCall('get_workspace'), { key })).status, 401)
    const weekly = await mintCaller(service.db, { plan: 'weekly' })
    assert.equal((await postMcp(service.url, toolCall('get_workspace'), { key: weekly.key })).status, 403)
  })

  test('400 for a batch, with and without a key, before any tool runs', async () => {
    const { key } = await mintCaller(service.db)
    for (const batch of [[toolCall('run_scan')], [], [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }]]) {
      for (const answer of [await postMcp(service.url, batch), await postMcp(service.url, batch, { key })]) {
        assert.equal(answer.status, 400)
        assert.match(sentenceOf(answer), /batches are not taken/)
      }
    }
    assert.equal(
      (await call(`${service.url}/v1/scans`, { method: 'POST', key })).status,
      201,
      'the slot is free',
    )
  })

  test('405 with Allow for GET and DELETE: there is no stream to open', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await call(`${service.url}/mcp`, { method })
      assert.equal(answer.status, 405)
      assert.equal(answer.headers.get('Allow'), 'POST')
    }
  })

  test('403 for a browser page that is not listed, while listed ones pass', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const from = (origin: string) => postMcp(service.url, list, { headers: { Origin: origin } })
    assert.equal((await from('https://evil.example')).status, 403)
    assert.equal((await from('null')).status, 403)
    assert.equal((await from('https://agent.example')).status, 200)
  })

  test('4xx with a sentence for bodies that are no message', async () => {
    const { key } = await mintCaller(service.db)
    const post = (body: string, headers: Record<string, string> = {}) =>
      postMcp(service.url, body, { key, headers })
    assert.equal((await post('{"jsonrpc":')).status, 400)
    assert.equal((await post('"tools/list"')).status, 400)
    assert.equal((await post('')).status, 400)
    assert.equal((await post('{}', { 'Content-Type': 'text/plain' })).status, 415)
    assert.equal((await post('{}', { 'Content-Encoding': 'gzip' })).status, 415)
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    assert.equal((await post(ping, { 'Content-Encoding': 'Identity' })).status, 200, 'RFC 9110: in any case')
    assert.equal((await post(`"${'x'.repeat(300_000)}"`)).status, 413)
    assert.equal((await post(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)).status, 400)
    assert.equal((await post(ping, { Accept: 'text/html' })).status, 406)
  })

  test('400 for a body of more values than any message has, whoever sends it', async () => {
    const ping = (params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params })
    for (const values of [Array(10_000).fill(0), Array(10_000).fill({}), Array(10_000).fill([])]) {
      const answer = await postMcp(service.url, ping({ values }))
      assert.equal(answer.status, 400)
      assert.equal(sentenceOf(answer), 'The request body holds more than 10000 values.')
    }
    const inText = await postMcp(service.url, ping({ text: ',[{'.repeat(50_000) }))
    assert.equal(inText.status, 200, inText.text)
  })

  test('404 in JSON where clients probe for OAuth', async () => {
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server/mcp',
    ]) {
      const answer = await call(`${service.url}${path}`)
      assert.equal(answer.status, 404)
      assert.ok(sentenceOf(answer))
    }
  })
})

test('/.well-known/mcp.json names the endpoint, the authentication and the tools', async () => {
  const answer = await call(`${service.url}/.well-known/mcp.json`, { headers: { Host: 'evil.example' } })
  assert.equal(answer.status, 200)
  const card = Object(answer.json)
  assert.equal(card.url, `${service.url}/mcp`)
  assert.equal(card.remotes[0].headers[0].name, 'Authorization')
  assert.deepEqual(card.authentication.schemes, ['bearer'])
  assert.deepEqual(
    card.tools.map(({ name }: { name: string }) => name),
    toolNames,
  )
  assert.ok(card.description.length <= 100)
  assert.ok(!answer.text.includes('evil.example'))
})

function textOf(content: unknown): string {
  assert.ok(typeof content === 'object' && content !== null && 'text' in content)
  return String(content.text)
}
