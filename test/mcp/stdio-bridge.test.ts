import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { after, before, type TestContext, test } from 'node:test'
import { Client as Client2026 } from '@modelcontextprotocol/client'
import { StdioClientTransport as StdioTransport2026 } from '@modelcontextprotocol/client/stdio'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { CallToolResultSchema, type Progress } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { createKey } from '../../src/access/api-key.ts'
import { run } from '../cli/command.ts'
import { patientClient } from '../support/mcp-client.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

const program = 'src/cli/trend-research.mjs'
let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

function launch(url: string, key?: string) {
  const { PATH = '', HOME = '' } = process.env
  return {
    command: process.execPath,
    args: [program, 'mcp', '--url', url],
    env: { PATH, HOME, ...(key === undefined ? {} : { TREND_RESEARCH_API_KEY: key }) },
    stderr: 'ignore' as const,
  }
}

async function connect(t: Pick<TestContext, 'after'>, url: string, key?: string): Promise<Client> {
  const client = patientClient('desktop')
  await client.connect(new StdioClientTransport(launch(url, key)))
  t.after(() => client.close())
  return client
}

test('a desktop client gets the same lists and answers as over HTTP', async (t) => {
  const { key } = await mintCaller(service.db)
  const client = await connect(t, service.url, key)
  const { tools } = await client.listTools()
  assert.ok(tools.some(({ name }) => name === 'get_trends'))
  const result = CallToolResultSchema.parse(await client.callTool({ name: 'get_workspace', arguments: {} }))
  const rest = await call(`${service.url}/v1/workspace`, { key })
  assert.deepEqual(result.structuredContent, rest.json)
  await assert.rejects(client.callTool({ name: 'no_such_tool', arguments: {} }), { code: -32602 })
})

test('the configuration in docs/agents.md starts it, whatever folder the client runs in', async (t) => {
  const page = await readFile('docs/agents.md', 'utf8')
  const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => JSON.parse(json))
  const written = blocks
    .map(({ mcpServers }) => mcpServers?.['trend-research'])
    .find((entry) => entry?.command)
  const { key } = await mintCaller(service.db)
  const { command, args } = z.object({ command: z.string(), args: z.array(z.string()) }).parse(written)
  const filled = args.map((arg) =>
    arg.replace('/path/to/trend-research', process.cwd()).replace('http://127.0.0.1:8787', service.url),
  )
  assert.deepEqual(Object.keys(written.env), ['TREND_RESEARCH_API_KEY'])
  const client = patientClient('desktop')
  const { env } = launch(service.url, key)
  await client.connect(
    new StdioClientTransport({ command, args: filled, env, cwd: tmpdir(), stderr: 'ignore' }),
  )
  t.after(() => client.close())
  assert.equal((await client.callTool({ name: 'get_workspace', arguments: {} })).isError ?? false, false)
})

test('progress and the scan come through, one answer for each of many calls at once', async (t) => {
  const { key } = await mintCaller(service.db)
  const client = await connect(t, `${service.url}/mcp`, key)
  const progress: Progress[] = []
  const scan = client.callTool({ name: 'run_scan', arguments: {} }, undefined, {
    onprogress: (step) => progress.push(step),
  })
  const reads = Array.from({ length: 20 }, () => client.callTool({ name: 'get_workspace', arguments: {} }))
  const answers = await Promise.all([scan, ...reads])
  assert.deepEqual(new Set(answers.map(({ isError }) => isError ?? false)), new Set([false]))
  assert.ok(progress.length > 2)
})

test('a client of the newest revision is bridged as well', async (t) => {
  const { key } = await mintCaller(service.db)
  const client = new Client2026(
    { name: 'desktop', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  await client.connect(new StdioTransport2026(launch(service.url, key)))
  t.after(() => client.close())
  const result = await client.callTool({ name: 'get_workspace', arguments: {} })
  assert.equal(result.isError ?? false, false)
})

test('without a key the lists are answered, a call hears the server’s own sentence and where the key goes', async (t) => {
  const client = await connect(t, service.url)
  assert.ok((await client.listTools()).tools.length > 0)
  await assert.rejects(client.callTool({ name: 'get_workspace', arguments: {} }), (error: unknown) => {
    assert.equal(Object(error).code, 401)
    assert.match(
      String(error),
      /needs an API key: .* The bridge reads the key from TREND_RESEARCH_API_KEY\.$/,
    )
    return true
  })
})

test('a server that is not there is said to be, for each request', async (t) => {
  const other = await startTestService()
  const client = await connect(t, other.url, createKey().key)
  await other.close()
  await assert.rejects(client.listTools(), (error: unknown) => {
    assert.equal(Object(error).code, 503)
    assert.match(String(error), /cannot be reached/)
    return true
  })
})

test('standard output carries the protocol and nothing else, and the bridge ends with its client', async () => {
  const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n'
  const ended = await run(program, ['mcp', '--url', service.url], {}, ping)
  assert.equal(ended.code, 0)
  assert.deepEqual(JSON.parse(ended.stdout), { jsonrpc: '2.0', id: 7, result: {} })
  assert.match(ended.stderr, /TREND_RESEARCH_API_KEY is not set/)
})

test('a wrong call of the command is refused with what is allowed, and nothing on standard output', async () => {
  const { key } = createKey()
  const cases = [
    [['mcp'], {}, /required option '--url/],
    [['mcp', '--url', 'ftp://trends.example'], {}, /must be an http or https address/],
    [
      ['mcp', '--url', 'http://trends.example'],
      { TREND_RESEARCH_API_KEY: key },
      /must begin with https:\/\//,
    ],
    [
      ['mcp', '--url', service.url],
      { TREND_RESEARCH_API_KEY: 'svc_live_wrong' },
      /TREND_RESEARCH_API_KEY is not an API key/,
    ],
    [['nonsense'], {}, /unknown command/],
  ] as const
  for (const [args, settings, sentence] of cases) {
    const ended = await run(program, args, settings)
    assert.equal(ended.code, 2)
    assert.equal(ended.stdout, '')
    assert.match(ended.stderr, sentence)
    assert.ok(!ended.stderr.includes('svc_live_wrong'))
  }
})
