import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { connect } from '../../../db/connect.ts'
import { fill, keptRowsBefore, openWorld } from '../../backup/world.ts'
import { atEnd, dataFolder, startUser } from '../../support/embedded.ts'
import { built, linesOf, loaderOf, run } from '../command.ts'

const ADMIN = built('src/cli/admin/main.ts')

const root = join(import.meta.dirname, '../../..')
const folder = await mkdtemp(join(tmpdir(), 'backups-'))
after(() => rm(folder, { recursive: true }))
const world = await openWorld({ after })
await fill(world)
const file = join(folder, 'first.backup')

const admin = (connectionString: string, ...args: string[]) =>
  run(ADMIN, args, { DATABASE_URL: connectionString })

async function jsonOf(connectionString: string, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin(connectionString, ...args, '--json')
  assert.deepEqual([code, stderr], [0, ''])
  assert.equal(linesOf(stdout).length, 1)
  return JSON.parse(stdout)
}

test('a backup is checked without a database, and restored into an empty one', async (t) => {
  const made = await jsonOf(world.connectionString, 'backup', file)
  assert.equal(made['bytes'], (await stat(file)).size)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  assert.deepEqual(await readdir(folder), ['first.backup'])
  const { bytes: _bytes, ...summary } = made
  assert.deepEqual(await jsonOf('postgres://nobody@127.0.0.1:1/none', 'restore', file, '--check'), summary)
  const second = await openWorld(t)
  assert.deepEqual(await jsonOf(second.connectionString, 'restore', file), summary)
  assert.deepEqual(
    await keptRowsBefore(second.connectionString),
    await keptRowsBefore(world.connectionString),
  )
})

test('a person is told what a backup has, and what is to be done after a restore', async (t) => {
  const named = join(folder, 'named.backup')
  const { stdout } = await admin(world.connectionString, 'backup', named)
  assert.match(stdout, /^\d+ rows of \d+ tables as of \S+Z, 1 MB written to .+named\.backup\.$/m)
  const second = await openWorld(t)
  const restored = await admin(second.connectionString, 'restore', named)
  assert.match(restored.stdout, /^What was removed, forgotten or revoked since \S+Z is back/m)
})

describe('a wrong call ends with 2 and one sentence', () => {
  const refused = async (connectionString: string, args: readonly string[], sentence: RegExp) => {
    const { code, stdout, stderr } = await admin(connectionString, ...args)
    assert.deepEqual([code, stdout, linesOf(stderr).length], [2, '', 1], stderr)
    assert.match(stderr, sentence)
  }

  test('a backup is never written over a file', async () => {
    const taken = join(folder, 'taken')
    await writeFile(taken, 'mine')
    await refused(world.connectionString, ['backup', taken], /taken is there already and is not written over/)
    assert.equal(await readFile(taken, 'utf8'), 'mine')
  })

  test('a restore needs a backup that is whole', async () => {
    const cut = join(folder, 'cut')
    await writeFile(cut, (await readFile(file)).subarray(0, 3000))
    await refused('', ['restore', cut, '--check'], /^The backup ends after 3000 bytes, before its end/)
  })

  test('and an empty database', () =>
    refused(world.connectionString, ['restore', file], /into an empty database only, and this one has/))
})

test('a backup that a signal ends leaves no file behind', async (t) => {
  const other = connect(world.connectionString)
  t.after(() => other.end())
  // The last that a backup reads, when its file is there: it has to wait.
  await other`begin`
  await other`alter sequence audit_events_event_id_seq rename to held`
  const child = spawn(process.execPath, [...loaderOf(ADMIN), ADMIN, 'backup', join(folder, 'stopped')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: world.connectionString },
    stdio: 'ignore',
  })
  const exit = once(child, 'exit')
  for (;;) {
    const waiting = await other`select from pg_locks where not granted and relation = 'held'::regclass`
    if (waiting.length > 0) break
    assert.equal(child.exitCode, null)
  }
  const written = () => readdir(folder).then((names) => names.filter((name) => name.startsWith('stopped')))
  assert.deepEqual(await written(), ['stopped.partial'])
  child.kill('SIGTERM')
  assert.deepEqual(await exit, [143, null])
  assert.deepEqual(await written(), [])
  await other`rollback`
})

test('the embedded database is backed up while a service holds it, and restored into another folder', async (t) => {
  const dataDir = await dataFolder(t)
  const holder = await startUser(t, { dataDir })
  const settings = { DATA_DIR: dataDir }
  const product = ['--name', 'Fern', '--product-name', 'Lamp', '--product-url', 'https://fern.example']
  const made = await run(ADMIN, ['workspace', 'create', '--id', 'ws_kept', ...product], settings)
  assert.equal(made.code, 0, made.stderr)
  const kept = join(folder, 'embedded.backup')
  const backup = await run(ADMIN, ['backup', kept], settings)
  assert.equal(backup.code, 0, backup.stderr)
  // The server runs on for whoever holds it.
  const running = connect(holder.connectionString)
  atEnd(t, async () => running.end())
  assert.equal((await running`select from workspaces`).length, 1)
  const other = await dataFolder(t)
  const restored = await run(ADMIN, ['restore', kept], { DATA_DIR: other })
  assert.equal(restored.code, 0, restored.stderr)
  const { stdout } = await run(ADMIN, ['workspace', 'list'], { DATA_DIR: other })
  assert.match(stdout, /ws_kept/)
})
