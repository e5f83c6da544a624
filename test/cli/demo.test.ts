import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { identifyProcess } from '../../db/embedded/process-identity.ts'
import {
  EvidenceResponse,
  platforms,
  ScanResponse,
  TrendsResponse,
  WorkspaceResponse,
} from '../../src/model/index.ts'
import { serverPid } from '../support/embedded-files.ts'
import { type Answer, call } from '../support/service.ts'
import { built, callProgram, linesOf, run, startUntil } from './command.ts'

const Ready = z
  .object({
    pageUrl: z.string().url(),
    baseUrl: z.string().url(),
    mcpUrl: z.string().url(),
    apiKey: z.string().startsWith('svc_live_'),
    workspaceId: z.string(),
    simulatorUrl: z.string().url(),
  })
  .strict()

/** A folder for temporary files of its own, so that a test sees what the demo leaves in it. */
async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-test-'))
  // As root, the database runs as another user, who has to pass here.
  await chmod(folder, 0o711)
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Signs in by a link as its page does without script, and opens what it leads to. */
async function openPage(link: string): Promise<Answer> {
  const { origin, hash } = new URL(link)
  const entered = await call(`${origin}/app/enter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ code: hash.slice(1) }).toString(),
  })
  const [cookie = ''] = entered.headers.getSetCookie()
  return await callProgram(`${origin}/app`, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
}

async function demoFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.startsWith('trend-research-demo-')).map((name) => join(folder, name))
}

test('--json prints one line; trends, evidence of all five platforms and the first scan are there; Ctrl-C ends it whole', async (t) => {
  const folder = await temporaryFolder(t)
  const { child, printed, ended } = await startUntil(
    t,
    /^\{/,
    built('src/cli/demo.ts'),
    ['--port', '0', '--json'],
    {
      TMPDIR: folder,
    },
  )
  const {
    pageUrl,
    baseUrl,
    mcpUrl,
    apiKey: key,
    workspaceId,
    simulatorUrl,
  } = Ready.parse(JSON.parse(printed))
  assert.equal(mcpUrl, `${baseUrl}/mcp`)
  assert.equal((await call(simulatorUrl)).status < 500, true)
  const { workspace } = WorkspaceResponse.parse((await callProgram(`${baseUrl}/v1/workspace`, { key })).json)
  assert.equal(workspace.id, workspaceId)

  const { trends } = TrendsResponse.parse((await callProgram(`${baseUrl}/v1/trends`, { key })).json)
  assert.ok(trends.length > 0)
  for (const platform of platforms) {
    const answer = await callProgram(`${baseUrl}/v1/evidence?days=0&platform=${platform}`, { key })
    assert.ok(EvidenceResponse.parse(answer.json).total > 0, platform)
  }
  const page = await openPage(pageUrl)
  assert.match(page.text, /This is a demo: the platforms are simulated/)
  assert.match(page.text, /Three steps through the demo/)
  assert.ok(trends.slice(0, 3).every(({ id }) => page.text.includes(`/app/trends/${id}`)))
  const scan = await callProgram(`${baseUrl}/v1/scans`, { method: 'POST', key })
  assert.equal(scan.status, 201, scan.text)
  const { postsNew } = ScanResponse.parse(scan.json).run
  assert.ok(Number(postsNew) > 0)

  const [dataDir = ''] = await demoFolders(folder)
  const pid = await serverPid(dataDir)
  assert.notEqual(identifyProcess(pid), undefined)
  const asked = performance.now()
  child.kill('SIGINT')
  const { code, stdout, stderr } = await ended
  assert.equal(code, 0, stderr)
  // It takes a second alone; what waits for others to finish has the twenty seconds of a shutdown.
  assert.ok(performance.now() - asked < 19_000)
  assert.equal(linesOf(stdout).length, 1, stdout)
  assert.equal(identifyProcess(pid), undefined)
  assert.deepEqual(await demoFolders(folder), [])
})

test('for a person it prints the key, curl lines that work and an MCP client block, says that all is simulated, and ends at SIGTERM', async (t) => {
  const folder = await temporaryFolder(t)
  const { child, printed, ended } = await startUntil(
    t,
    /Stop with Ctrl-C/,
    built('src/cli/demo.ts'),
    ['--port', '0'],
    { TMPDIR: folder },
  )
  assert.match(printed, /^\nOpen the page .*\n {2}http:\/\/localhost:\d+\/app\/enter#[\w-]{43}\n/)
  assert.match(printed, /SIMULATED/)
  const key = /svc_live_\w+/.exec(printed)?.[0] ?? ''
  const curls = linesOf(printed).filter((line) => line.trim().startsWith('curl '))
  assert.equal(curls.length, 4)
  const statuses: number[] = []
  for (const line of curls) {
    const url = /'?(http:\/\/[^' ]+)'?$/.exec(line)?.[1] ?? ''
    const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const method = /-X (\w+)/.exec(line)?.[1] ?? 'GET'
    statuses.push((await callProgram(url, { method, headers: Object.fromEntries(headers) })).status)
  }
  assert.deepEqual(statuses, [200, 200, 200, 201])

  const block = printed.slice(printed.indexOf('\n{') + 1, printed.indexOf('\n}') + 2)
  const Client = z.object({
    mcpServers: z.record(
      z.object({ type: z.literal('http'), url: z.string().url(), headers: z.record(z.string()) }),
    ),
  })
  const [server] = Object.values(Client.parse(JSON.parse(block)).mcpServers)
  assert.equal(server?.headers['Authorization'], `Bearer ${key}`)
  const tools = await call(server?.url ?? '', {
    method: 'POST',
    headers: {
      ...server?.headers,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  assert.match(tools.text, /"run_scan"/)

  const [dataDir = ''] = await demoFolders(folder)
  const pid = await serverPid(dataDir)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
  assert.equal(identifyProcess(pid), undefined)
  assert.deepEqual(await demoFolders(folder), [])
})

test('a port that is taken ends it with 1 and one sentence, and leaves nothing', async (t) => {
  const folder = await temporaryFolder(t)
  const server = createServer()
  t.after(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const port = String(address.port)
  const { code, stdout, stderr } = await run(built('src/cli/demo.ts'), ['--port', port, '--json'], {
    TMPDIR: folder,
  })
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.equal(stderr, `Cannot listen on 127.0.0.1, port ${port}: another program listens there.\n`)
  assert.deepEqual(await demoFolders(folder), [])
})
