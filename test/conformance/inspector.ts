import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { tools } from '../../tools/index.ts'
import { mintCaller, startTestService, type TestCaller, type TestService } from '../support/service.ts'
import { fetchPath } from './fetched.ts'

/** The whole of `npm run conformance:inspector`: the official Inspector's command line against the service. */
const path = await fetchPath('@modelcontextprotocol/inspector@2.12.0')

/** The Inspector's exit codes that are met here. */
const OK = 0
const NEEDS_AUTHORIZATION = 3
const TOOL_FAILED = 5

let service: TestService
let caller: TestCaller
let home: string
before(async () => {
  service = await startTestService()
  caller = await mintCaller(service.db)
  home = await mkdtemp(join(tmpdir(), 'inspector-'))
})
after(async () => {
  await service.close()
  await rm(home, { recursive: true })
})

for (const [protocol, version] of [
  ['legacy', '2025-11-25'],
  ['modern', '2026-07-28'],
] as const) {
  describe(`the Inspector's command line, protocol ${protocol}`, { concurrency: 2 }, () => {
    const inspect = async (method: string, more: readonly string[], key?: string) => {
      const where = ['--cli', `${service.url}/mcp`, '--transport', 'http', '--protocol-era', protocol]
      const how = ['--method', method, '--format', 'json', '--stored-auth-only']
      const header = key === undefined ? [] : ['--header', `Authorization: Bearer ${key}`]
      const child = spawn('mcp-inspector', [...where, ...how, ...more, ...header], {
        env: { PATH: path, HOME: home, MCP_CATALOG_PATH: join(home, 'catalog.json') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ending = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
      const [stdout, stderr, [code]] = await ending
      const result: unknown = stdout === '' ? undefined : JSON.parse(stdout).result
      return { code, stdout, stderr, result: Object(result) }
    }

    test(`agrees on ${version} without a key`, async () => {
      const { code, result, stderr } = await inspect('initialize', [])
      assert.equal(code, OK, stderr)
      assert.equal(result.protocolVersion, version)
      assert.equal(result.serverInfo.name, 'trend-research')
    })

    test('lists the tools without a key and finds every schema portable, by its strictest rules', async () => {
      const { code, result, stderr } = await inspect('tools/list', ['--strict'])
      assert.equal(code, OK, stderr)
      assert.deepEqual(
        result.tools.map(({ name }: { name: string }) => name),
        tools.map(({ name }) => name),
      )
    })

    test('is told to bring a key for a call, or another one', async () => {
      for (const key of [undefined, `${caller.key}x`]) {
        const { code, stdout, stderr } = await inspect('tools/call', ['--tool-name', 'get_workspace'], key)
        assert.deepEqual([code, stdout], [NEEDS_AUTHORIZATION, ''])
        assert.match(stderr, /API key/)
      }
    })

    test('calls a tool with a key', async () => {
      const { code, result, stderr } = await inspect(
        'tools/call',
        ['--tool-name', 'get_workspace'],
        caller.key,
      )
      assert.equal(code, OK, stderr)
      assert.equal(result.structuredContent.workspace.id, caller.workspace.id)
    })

    test('is told what to mend in a wrong argument', async () => {
      const wrong = ['--tool-name', 'get_trends', '--tool-args-json', '{"days":31}']
      const { code, result } = await inspect('tools/call', wrong, caller.key)
      assert.equal(code, TOOL_FAILED)
      assert.equal(result.isError, true)
      assert.equal(result.content[0].text, 'days was 31. It must be one of 7, 30, 90, 180, 365.')
    })

    test('fails for an unknown tool', async () => {
      const { code, stderr } = await inspect('tools/call', ['--tool-name', 'nope'], caller.key)
      assert.equal(code, TOOL_FAILED)
      assert.match(stderr, /tool_not_found/)
    })
  })
}
