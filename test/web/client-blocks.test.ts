import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { z } from 'zod'
import { WorkspaceResponse } from '../../src/model/index.ts'
import { mintCaller, startTestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { elementsOf } from './html.ts'

const { service } = await startToolWorld()
const checkout = resolve(import.meta.dirname, '../..')
const programs = await mkdtemp(join(tmpdir(), 'clients-'))
after(() => rm(programs, { recursive: true }))

/** A new key's page: the key, and the text of each block by its id. */
async function reveal(): Promise<{ workspaceId: string; key: string; blocks: ReadonlyMap<string, string> }> {
  const { workspace } = await mintCaller(service.db)
  const { post } = await signIn(service, workspace.id)
  const { status, text } = await post('/app/settings/access', { label: 'agent' })
  assert.equal(status, 200)
  const shown = elementsOf(text).filter(({ name }) => name === 'pre')
  const texts = new Map(shown.map(({ attributes, text }) => [attributes['id'] ?? '', text]))
  return { workspaceId: workspace.id, key: texts.get('key') ?? '', blocks: texts }
}

const { workspaceId, key, blocks } = await reveal()
const block = (client: string) =>
  blocks.get(`block-${client}`) ?? assert.fail(`there is no block for ${client}`)

/** A command that prints its arguments, in the place of a client that is not on this machine. */
async function standIn(name: string, body: string): Promise<void> {
  await writeFile(join(programs, name), `#!${process.execPath}\n${body}\n`)
  await chmod(join(programs, name), 0o755)
}

/** What a line prints that a shell runs, with the stand-ins before or after the programs of this machine. */
async function runInShell(line: string, standIns: 'first' | 'last'): Promise<string> {
  const { PATH = '' } = process.env
  const path = standIns === 'first' ? [programs, PATH] : [PATH, programs]
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { env: { PATH: path.join(delimiter) } })
  return stdout
}

/** A client that connects so lists the tools, and a call with the key is answered from its workspace. */
async function connects(t: TestContext, transport: Transport): Promise<void> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  t.after(() => client.close())
  const { tools } = await client.listTools()
  assert.ok(tools.some(({ name }) => name === 'get_trends'))
  const { structuredContent } = await client.callTool({ name: 'get_workspace', arguments: {} })
  assert.equal(WorkspaceResponse.parse(structuredContent).workspace.id, workspaceId)
}

const overHttp = (url: string, headers: Record<string, string>) =>
  new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } })

const Remote = { url: z.string(), headers: z.object({ Authorization: z.string() }).strict() }
const entryOf = <Entry extends z.ZodTypeAny>(entry: Entry) => z.object({ 'trend-research': entry }).strict()

test('a new key is shown with a block for each client', () => {
  assert.deepEqual(
    [...blocks.keys()],
    ['key', ...['claude-code', 'claude-desktop', 'vs-code', 'cursor', 'curl'].map((id) => `block-${id}`)],
  )
})

test('Claude Code: a shell hands its command the transport, the name, the address and the header, each whole', async (t) => {
  await standIn('claude', 'console.log(JSON.stringify(process.argv.slice(2)))')
  const said: unknown = JSON.parse(await runInShell(block('claude-code'), 'first'))
  const [url, header] = [`${service.url}/mcp`, `Authorization: Bearer ${key}`]
  assert.deepEqual(said, ['mcp', 'add', '--transport', 'http', 'trend-research', url, '--header', header])
  await connects(t, overHttp(url, { Authorization: header.replace('Authorization: ', '') }))
})

test('Claude Desktop: its command, started as it stands from any folder, is answered', async (t) => {
  const Server = z
    .object({
      command: z.string(),
      args: z.array(z.string()),
      env: z.object({ TREND_RESEARCH_API_KEY: z.literal(key) }).strict(),
    })
    .strict()
  const config = z
    .object({ mcpServers: entryOf(Server) })
    .strict()
    .parse(JSON.parse(block('claude-desktop')))
  const { command, args, env } = config.mcpServers['trend-research']
  const placed = args.map((arg) => arg.replace('/path/to/trend-research', checkout))
  assert.notDeepEqual(placed, args)
  await connects(t, new StdioClientTransport({ command, args: placed, env, cwd: tmpdir(), stderr: 'ignore' }))
})

test('Claude Desktop: where the key would travel in the clear, the block says what its bridge refuses', async (t) => {
  const hint = /over plain http to its own machine only/
  for (const [BASE_URL, isSaid] of [
    ['http://trends.example', true],
    ['https://trends.example', false],
  ] as const) {
    const other = await startTestService({ BASE_URL })
    t.after(() => other.close())
    const { workspace } = await mintCaller(other.db)
    const { text } = await (await signIn(other, workspace.id)).post('/app/settings/access', {
      label: 'agent',
    })
    assert.deepEqual([text.includes(`${BASE_URL}/mcp`), hint.test(text)], [true, isSaid])
  }
})

test('VS Code: a server of type http in servers, with its address and header', async (t) => {
  const Server = z.object({ type: z.literal('http'), ...Remote }).strict()
  const config = z
    .object({ servers: entryOf(Server) })
    .strict()
    .parse(JSON.parse(block('vs-code')))
  const { url, headers } = config.servers['trend-research']
  await connects(t, overHttp(url, headers))
})

test('Cursor: a server in mcpServers, with its address and header', async (t) => {
  const config = z
    .object({ mcpServers: entryOf(z.object(Remote).strict()) })
    .strict()
    .parse(JSON.parse(block('cursor')))
  const { url, headers } = config.mcpServers['trend-research']
  await connects(t, overHttp(url, headers))
})

test('curl: the line, run by a shell, prints the workspace', async () => {
  // Only where this machine has no curl.
  await standIn(
    'curl',
    `const [flag, header, url] = process.argv.slice(2)
     if (flag !== '-H') throw new Error(flag)
     fetch(url, { headers: [header.split(': ')] }).then((answer) => answer.text()).then(console.log)`,
  )
  const printed = JSON.parse(await runInShell(block('curl'), 'last'))
  assert.equal(WorkspaceResponse.parse(printed).workspace.id, workspaceId)
})
