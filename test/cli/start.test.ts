import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { identifyProcess } from '../../db/embedded/process-identity.ts'
import { buildProgram } from '../../src/cli/build-program.ts'
import { dataFolder } from '../support/embedded.ts'
import { serverPid } from '../support/embedded-files.ts'
import { messageOf, send } from '../support/mcp-protocols.ts'
import { call } from '../support/service.ts'
import { built, callProgram, run, startUntil } from './command.ts'

const ADMIN = built('src/cli/admin/main.ts')

/** The service on any free port, and where it says that it listens. */
async function startOn(t: TestContext, dataDir: string, program = built('src/main.ts')) {
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' }
  const started = await startUntil(t, /listens on/, program, [], settings)
  const url = /listens on (http:\S+) /.exec(started.printed)?.[1] ?? ''
  return { ...started, url }
}

test('without any credential it serves, two processes share one database server, and SIGTERM or a closed terminal ends each with 0', async (t) => {
  const dataDir = await dataFolder(t)
  const services = await Promise.all([startOn(t, dataDir, 'src/main.ts'), startOn(t, dataDir)])
  for (const { url } of services) {
    assert.equal((await call(`${url}/healthz`)).status, 200)
    assert.equal((await call(`${url}/readyz`)).status, 200)
    assert.equal((await call(`${url}/v1/workspace`)).status, 401)
  }
  const pid = await serverPid(dataDir)
  const [first, second] = services
  first?.child.kill('SIGTERM')
  const firstEnd = await first?.ended
  assert.equal(firstEnd?.code, 0, firstEnd?.stderr)
  assert.equal((await call(`${second?.url}/readyz`)).status, 200)
  assert.equal(await serverPid(dataDir), pid)
  second?.child.kill('SIGHUP')
  assert.equal((await second?.ended)?.code, 0)
  assert.equal(identifyProcess(pid), undefined)
})

test('built, as npm start runs it, it serves, ranks and has the files that browsers load', async (t) => {
  const dataDir = await dataFolder(t)
  const program = await mkdtemp(join(tmpdir(), 'trend-research-built-'))
  t.after(() => rm(program, { recursive: true }))
  await buildProgram(program)
  const { url, child, ended } = await startOn(t, dataDir, join(program, 'src/main.js'))
  const own = { DATA_DIR: dataDir }
  const made = [
    '--id',
    'ws_built',
    '--name',
    'A',
    '--product-name',
    'B',
    '--product-url',
    'https://b.example',
  ]
  assert.equal((await run(ADMIN, ['workspace', 'create', ...made], own)).code, 0)
  const issued = await run(ADMIN, ['key', 'create', '--workspace', 'ws_built', '--label', 'x'], own)
  const key = /svc_live_\w+/.exec(issued.stdout)?.[0]
  const trends = await callProgram(`${url}/v1/trends?days=7`, { key })
  assert.deepEqual([trends.status, trends.json], [200, { windowDays: 7, trends: [] }])
  const view = await send(url, messageOf('2025', 'resources/read', { uri: 'ui://trend-research/trends' }))
  assert.match(view.text, /<!doctype html>/)
  for (const folder of ['web/generated', 'web/style']) {
    const here = new URL(`../../${folder}`, import.meta.url)
    assert.deepEqual((await readdir(join(program, folder))).sort(), (await readdir(here)).sort())
  }
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})

test('a build brings an older one up to date, and writes nothing where it is', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'trend-research-built-'))
  t.after(() => rm(folder, { recursive: true }))
  const main = join(folder, 'src/main.js')
  const gone = join(folder, 'src/no-longer/there.js')
  const goneStyle = join(folder, 'web/style/old.css')
  for (const file of [gone, goneStyle]) await mkdir(dirname(file), { recursive: true })
  for (const file of [main, gone, goneStyle]) await writeFile(file, "throw new Error('an old build')")
  const build = () => run('src/cli/build.mjs', [folder])
  assert.deepEqual(await build(), { code: 0, stdout: '', stderr: '' })
  assert.doesNotMatch(await readFile(main, 'utf8'), /an old build/)
  for (const file of [gone, goneStyle]) await assert.rejects(stat(file), { code: 'ENOENT' })
  const { mtimeMs } = await stat(main)
  assert.deepEqual(await build(), { code: 0, stdout: '', stderr: '' })
  assert.equal((await stat(main)).mtimeMs, mtimeMs)
  await writeFile(main, "throw new Error('damaged')")
  assert.deepEqual(await build(), { code: 0, stdout: '', stderr: '' })
  assert.doesNotMatch(await readFile(main, 'utf8'), /damaged/)
})

test('a build that cannot be written ends with 1 and one sentence, so that npm start does not run an old one', async () => {
  const { code, stderr } = await run('src/cli/build.mjs', ['package.json/no-folder'])
  assert.equal(code, 1)
  assert.match(stderr, /^The program could not be compiled into \S+no-folder: [^\n]+\n$/)
})

test('while nobody can sign in, a start whose output is no terminal logs the command for a link, and no link', async (t) => {
  const dataDir = await dataFolder(t)
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'debug' }
  const names = /npm run admin -- user link/
  const { child, ended } = await startUntil(t, names, built('src/main.ts'), [], settings)
  child.kill('SIGTERM')
  const { code, stdout, stderr } = await ended
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^Trend Research listens on \S+ \(.*\)\.\n$/)
  assert.doesNotMatch(stdout + stderr, /\/app\/enter|#|[\w-]{43}/)
})

test('a half given collector ends the start with 1 and the sentence that names what is missing', async () => {
  const { code, stdout, stderr } = await run(built('src/main.ts'), [], { REDDIT_CLIENT_ID: 'id' })
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.equal(
    stderr,
    'The reddit collector is half configured: REDDIT_CLIENT_SECRET and REDDIT_USER_AGENT must be set too.\n',
  )
})

test('a database server that dies under the service is started again by it', async (t) => {
  const dataDir = await dataFolder(t)
  const { url, child, ended } = await startOn(t, dataDir)
  const pid = await serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  // Its sessions end a moment after it, and while the next one starts there may be no file that names it.
  const isReplaced = async () => (await serverPid(dataDir).catch(() => pid)) !== pid
  let answer = await call(`${url}/readyz`)
  // Bounded by the test run's own limit: each answer until then says to ask again.
  while (answer.status === 503 || !(await isReplaced())) answer = await call(`${url}/readyz`)
  assert.equal(answer.status, 200)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})
