import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { startEmbedded } from '../../db/embedded/index.ts'
import { identifyProcess } from '../../db/embedded/process-identity.ts'
import { atEnd, dataFolder, initialisedFolder, query, startUser } from '../support/embedded.ts'
import { pidFileOf, serverPid } from '../support/embedded-files.ts'

test('initialises a data folder and answers on a Unix socket only, in UTF-8, with fsync on', async (t) => {
  const { connectionString, release } = await startEmbedded({ dataDir: await dataFolder(t) })
  atEnd(t, release)
  const [row] = await query(
    connectionString,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as tcp, current_setting('server_encoding') as encoding,
       current_setting('TimeZone') as zone, (select datlocale from pg_database limit 1) as locale,
       upper('é ß') as upper`,
  )
  assert.deepEqual(
    { ...row },
    {
      version: 18,
      fsync: 'on',
      tcp: '',
      encoding: 'UTF8',
      zone: 'UTC',
      locale: 'C.UTF-8',
      upper: 'É ß',
    },
  )
})

test('a first start clears away what a killed one left, though that is still being written', async (t) => {
  const dataDir = await dataFolder(t)
  const left = join(dataDir, 'postgres', 'data.new-of-a-killed-start', 'base')
  await mkdir(left, { recursive: true })
  // Clearing them takes a while, in which more come.
  for (let n = 0; n < 3000; n++) writeFileSync(join(left, `left-${n}`), '')
  const writing = `
    const { writeFileSync } = require('node:fs')
    const end = Date.now() + 2000
    try {
      for (let n = 0; Date.now() < end; n++) {
        writeFileSync(process.argv[1] + '/' + n, '')
        if (n === 0) console.log('begun')
      }
    } catch {}`
  const writer = spawn(process.execPath, ['-e', writing, left], { stdio: ['ignore', 'pipe', 'inherit'] })
  atEnd(t, async () => void writer.kill('SIGKILL'))
  await once(writer.stdout, 'data')
  const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
  atEnd(t, release)
  await query(connectionString, 'select 1')
  await assert.rejects(stat(join(left, '..')), { code: 'ENOENT' })
})

test('a second process joins, the server survives the first release and stops with the last', async (t) => {
  const dataDir = await initialisedFolder(t)
  const first = await startUser(t, { dataDir })
  const pid = await serverPid(dataDir)
  const second = await startUser(t, { dataDir })
  assert.equal(second.connectionString, first.connectionString)
  assert.equal(await first.release(), 0)
  assert.equal(await serverPid(dataDir), pid)
  await query(second.connectionString, 'select 1')
  assert.equal(await second.release(), 0)
  assert.equal(identifyProcess(pid), undefined)
})

test('two uses in one process count as two, and a use released twice as one', async (t) => {
  const dataDir = await initialisedFolder(t)
  const [first, second] = await Promise.all([
    startEmbedded({ dataDir, isDurable: false }),
    startEmbedded({ dataDir, isDurable: false }),
  ])
  const pid = await serverPid(dataDir)
  await Promise.all([first.release(), first.release()])
  await query(second.connectionString, 'select 1')
  await second.release()
  assert.equal(identifyProcess(pid), undefined)
})

test('processes that start and release at the same time share one server and leave none', async (t) => {
  const dataDir = await dataFolder(t)
  const users = await Promise.all([1, 2, 3].map(() => startUser(t, { dataDir })))
  const pid = await serverPid(dataDir)
  for (const { connectionString } of users) await query(connectionString, 'select 1')
  assert.deepEqual(await Promise.all(users.map(({ release }) => release())), [0, 0, 0])
  assert.equal(identifyProcess(pid), undefined)
})

test('the server of a killed user goes on; the next one takes it over and can stop it', async (t) => {
  const dataDir = await initialisedFolder(t)
  const user = await startUser(t, { dataDir })
  const pid = await serverPid(dataDir)
  user.process.kill('SIGKILL')
  await once(user.process, 'exit')
  const next = await startEmbedded({ dataDir })
  assert.equal(await serverPid(dataDir), pid)
  await query(next.connectionString, 'select 1')
  await next.release()
  assert.equal(identifyProcess(pid), undefined)
})

test('a Ctrl-C in the terminal does not reach the server', async (t) => {
  const dataDir = await initialisedFolder(t)
  const user = await startUser(t, { dataDir }, { detached: true })
  assert.ok(user.process.pid !== undefined)
  process.kill(-user.process.pid, 'SIGINT')
  await once(user.process, 'exit')
  const next = await startEmbedded({ dataDir })
  atEnd(t, next.release)
  await query(next.connectionString, 'select 1')
})

test('a server that was killed is started again with all that was committed', async (t) => {
  const dataDir = await initialisedFolder(t)
  const before = await startEmbedded({ dataDir })
  await query(before.connectionString, 'create table kept as select 7 as number')
  const pid = await serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  const after = await startEmbedded({ dataDir })
  assert.notEqual(await serverPid(dataDir), pid)
  assert.deepEqual([...(await query(after.connectionString, 'select number from kept'))], [{ number: 7 }])
  await before.release()
  await query(after.connectionString, 'select 1')
  await after.release()
})

test('a start waits for the sessions that a killed server has left running', async (t) => {
  const dataDir = await initialisedFolder(t)
  const killed = await startEmbedded({ dataDir })
  const sql = connect(killed.connectionString)
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  assert.ok(session !== undefined)
  process.kill(session.pid, 'SIGSTOP')
  process.kill(await serverPid(dataDir), 'SIGKILL')
  const said: string[] = []
  const next = await startEmbedded({
    dataDir,
    log: (message) => {
      said.push(message)
      if (message.startsWith('Waits for')) process.kill(session.pid, 'SIGCONT')
    },
  })
  atEnd(t, next.release)
  assert.match(said.join(), /^Waits for what a killed PostgreSQL has left/)
  await sql.end({ timeout: 1 })
  await query(next.connectionString, 'select 1')
  await killed.release()
})

// Elsewhere the start time of a process is not known.
if (process.platform === 'linux') {
  test('the pid file of a dead server is not believed when its number belongs to another process', async (t) => {
    const dataDir = await initialisedFolder(t)
    const { release } = await startEmbedded({ dataDir, isDurable: false })
    const pid = await serverPid(dataDir)
    const file = await readFile(pidFileOf(dataDir), 'utf8')
    process.kill(pid, 'SIGKILL')
    await writeFile(pidFileOf(dataDir), file.replace(String(pid), String(process.ppid)))
    const again = await startEmbedded({ dataDir, isDurable: false })
    await query(again.connectionString, 'select 1')
    await release()
    await again.release()
    assert.ok(identifyProcess(process.ppid) !== undefined)
  })

  test('a server that was killed and not yet buried by its parent is no server', async (t) => {
    const dataDir = await initialisedFolder(t)
    const parent = await startUser(t, { dataDir })
    parent.process.kill('SIGSTOP')
    const pid = await serverPid(dataDir)
    process.kill(pid, 'SIGKILL')
    const next = await startEmbedded({ dataDir })
    assert.notEqual(await serverPid(dataDir), pid)
    await query(next.connectionString, 'select 1')
    parent.process.kill('SIGCONT')
    assert.equal(await parent.release(), 0)
    await next.release()
  })
}
