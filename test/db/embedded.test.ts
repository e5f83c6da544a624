import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { findBinariesPackage } from '../../db/embedded/binaries.ts'
import { identifyProcess } from '../../db/embedded/process-identity.ts'
import { startEmbedded, thisMachine } from '../../db/embedded.ts'
import { ServiceError } from '../../src/errors.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const undoings = new WeakMap<TestContext, (() => Promise<void>)[]>()
let sharedFolder: string | undefined
let copiedPackage: string | undefined
after(async () => {
  if (sharedFolder !== undefined) await rm(sharedFolder, { recursive: true })
  if (copiedPackage !== undefined) await rm(join(copiedPackage, '..'), { recursive: true })
})

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

test('runs as another user when we are root, as ourselves otherwise, in a folder closed to all others', async (t) => {
  const dataDir = await initialisedFolder(t)
  const { release } = await startEmbedded({ dataDir, isDurable: false })
  atEnd(t, release)
  const data = await stat(dataOf(dataDir))
  assert.equal(data.mode & 0o777, 0o700)
  assert.equal(data.uid === process.getuid?.(), !isRoot)
  const uid = await outputOf('ps', ['-o', 'uid=', '-p', String(await serverPid(dataDir))])
  assert.equal(Number(uid), data.uid)
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
  const sql = connect(killed.connectionString, { max: 1 })
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
}

test('a data folder with a long path has its socket in a short one, which is taken away at the end', async (t) => {
  const parent = await dataFolder(t)
  await chmod(parent, 0o711)
  const dataDir = join(parent, 'a, long path/'.padEnd(120, 'x'))
  const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
  const socketFolder = new URL(connectionString).searchParams.get('host') ?? ''
  assert.ok(socketFolder.length < 90 && !socketFolder.startsWith(dataDir), socketFolder)
  assert.equal((await stat(socketFolder)).mode & 0o777, 0o700)
  await query(connectionString, 'select 1')
  await release()
  await assert.rejects(stat(socketFolder), { code: 'ENOENT' })

  const elsewhere = await dataFolder(t)
  await symlink(elsewhere, socketFolder)
  atEnd(t, () => rm(socketFolder))
  await assert.rejects(startEmbedded({ dataDir, isDurable: false }), sentence(/belongs to another user/))
})

test('makes the symbolic links that npm leaves out, in the package where it may', async (t) => {
  const packageFolder = await unlinkedPackage()
  const { connectionString, release } = await startEmbedded(
    { dataDir: await initialisedFolder(t), isDurable: false },
    { packageFolder, hasUnixSockets: true },
  )
  atEnd(t, release)
  await query(connectionString, 'select 1')
  const listed = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  const targets = [...listed.matchAll(/"target":"native\/lib\/([^"]+)"/g)].map(([, name]) => name)
  assert.ok(targets.length > 0)
  assert.deepEqual((await linksOf(packageFolder)).sort(), targets.sort())
})

test('runs from a copy when the package is incomplete and not ours to write, made once', async (t) => {
  const packageFolder = await unlinkedPackage()
  if (isRoot) await chown(packageFolder, NOBODY, NOBODY)
  else await chmod(join(packageFolder, 'native', 'lib'), 0o555)
  const dataDir = await initialisedFolder(t)
  const machine = { packageFolder, hasUnixSockets: true }
  const first = await startEmbedded({ dataDir, isDurable: false }, machine)
  await query(first.connectionString, 'select 1')
  await first.release()
  assert.deepEqual(await linksOf(packageFolder), [])
  const [copy, ...others] = await copiesIn(dataDir)
  assert.ok(copy !== undefined && others.length === 0)
  const { ino } = await stat(copy)
  const again = await startEmbedded({ dataDir, isDurable: false }, machine)
  await again.release()
  assert.equal((await stat(copy)).ino, ino)
})

test('runs from a package below a folder that only its owner may enter', async (t) => {
  const packageFolder = await unlinkedPackage(0o700)
  const { connectionString, release } = await startEmbedded(
    { dataDir: await initialisedFolder(t), isDurable: false },
    { packageFolder, hasUnixSockets: true },
  )
  atEnd(t, release)
  await query(connectionString, 'select 1')
})

test('an ordinary user needs nothing of root', async (t) => {
  const dataDir = await dataFolder(t)
  const packageFolder = await unlinkedPackage()
  if (isRoot) await chown(dataDir, NOBODY, NOBODY)
  const user = await startUser(t, { dataDir, packageFolder, ...(isRoot ? { uid: NOBODY } : {}) })
  const pid = await serverPid(dataDir)
  assert.equal((await stat(dataOf(dataDir))).uid, isRoot ? NOBODY : process.getuid?.())
  assert.equal((await stat(join(dataDir, 'postgres'))).mode & 0o777, 0o700)
  await query(user.connectionString, 'select 1')
  assert.equal(await user.release(), 0)
  assert.equal(identifyProcess(pid), undefined)
})

test('where there are no Unix sockets it listens on the loopback and wants a password', async (t) => {
  const { connectionString, release } = await startEmbedded(
    { dataDir: await dataFolder(t), isDurable: false },
    { ...thisMachine(), hasUnixSockets: false },
  )
  atEnd(t, release)
  const url = new URL(connectionString)
  assert.equal(url.searchParams.get('host'), null)
  await query(connectionString, 'select 1')
  url.password = 'guessed'
  await assert.rejects(query(url.toString(), 'select 1'), { code: '28P01' })
})

test('a failed start says so in one sentence, with what PostgreSQL said as its cause', async (t) => {
  const dataDir = await initialisedFolder(t)
  const { release } = await startEmbedded({ dataDir, isDurable: false })
  await release()
  const version = join(dataOf(dataDir), 'PG_VERSION')
  const written = await readFile(version, 'utf8')
  await writeFile(version, '9\n')
  atEnd(t, () => writeFile(version, written))
  await assert.rejects(startEmbedded({ dataDir }), (error) => {
    sentence(/^The embedded PostgreSQL cannot start: .*\.$/)(error)
    assert.ok(error instanceof ServiceError && error.cause instanceof Error)
    assert.match(error.cause.message, /FATAL: {2}database files are incompatible with server/)
    return true
  })
  assert.deepEqual(await readdir(join(dataDir, 'postgres', 'users')), [])
})

test('where no binary fits the machine, the sentence names DATABASE_URL', () => {
  assert.throws(() => findBinariesPackage('sunos', 'sparc'), sentence(/sunos-sparc; set DATABASE_URL to/))
})

test('a data folder that cannot be made is named with the setting that chooses another', async () => {
  await assert.rejects(
    startEmbedded({ dataDir: '/dev/null/here' }),
    sentence(/the data folder \/dev\/null\/here .* set DATA_DIR/),
  )
})

if (isRoot) {
  test('as root, a data folder that the server cannot reach is refused with the closed folder named', async (t) => {
    const closed = await dataFolder(t)
    await writeFile(join(closed, 'something'), '')
    await assert.rejects(
      startEmbedded({ dataDir: join(closed, 'data') }),
      sentence(new RegExp(`cannot enter ${closed};`)),
    )
  })
}

/** Like `t.after`, but the last first: what stands on something is taken down before it. */
function atEnd(t: TestContext, undo: () => Promise<void>): void {
  const existing = undoings.get(t)
  if (existing !== undefined) {
    existing.push(undo)
    return
  }
  const all = [undo]
  undoings.set(t, all)
  t.after(async () => {
    for (const each of all.toReversed()) await each()
  })
}

async function dataFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  atEnd(t, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Making a data directory takes a second: one serves all tests that leave it in order. */
async function initialisedFolder(t: TestContext): Promise<string> {
  const dataDir = sharedFolder ?? (await mkdtemp(join(tmpdir(), 'embedded-')))
  sharedFolder = dataDir
  atEnd(t, async () => {
    for (const copy of await copiesIn(dataDir)) await rm(copy, { recursive: true })
  })
  return dataDir
}

/**
 * The package as npm unpacks it when install scripts may not run, ours, in a folder of this mode. It is large:
 * one copy serves all tests, each of which gets it back in this state.
 */
async function unlinkedPackage(parentMode = 0o755): Promise<string> {
  copiedPackage ??= await copyPackage()
  const lib = join(copiedPackage, 'native', 'lib')
  if (isRoot) await chown(copiedPackage, 0, 0)
  await chmod(join(copiedPackage, '..'), parentMode)
  await chmod(lib, 0o755)
  for (const name of await linksOf(copiedPackage)) await rm(join(lib, name))
  return copiedPackage
}

async function copyPackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-package-'))
  const copy = join(folder, 'package')
  cpSync(findBinariesPackage(), copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function linksOf(packageFolder: string): Promise<string[]> {
  const entries = await readdir(join(packageFolder, 'native', 'lib'), { withFileTypes: true })
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
}

async function copiesIn(dataDir: string): Promise<string[]> {
  const home = join(dataDir, 'postgres')
  const names = await readdir(home)
  return names.filter((name) => name.startsWith('postgresql-')).map((name) => join(home, name))
}

function dataOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'data')
}

function pidFileOf(dataDir: string): string {
  return join(dataOf(dataDir), 'postmaster.pid')
}

async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8'), 10)
}

async function query(connectionString: string, statement: string) {
  const sql = connect(connectionString, { max: 1 })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function sentence(expected: RegExp): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof ServiceError, String(error))
    assert.equal(error.fault.kind, 'unavailable')
    assert.match(error.message, expected)
    return true
  }
}

interface User {
  readonly process: ChildProcess
  readonly connectionString: string
  /** Resolves to the exit code of the process, which ends by itself. */
  release(): Promise<number | null>
}

async function startUser(
  t: TestContext,
  options: { dataDir: string; packageFolder?: string; uid?: number },
  { detached = false } = {},
): Promise<User> {
  const program = join(import.meta.dirname, '..', 'support', 'embedded-user.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached,
  })
  atEnd(t, async () => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  for await (const connectionString of createInterface({ input: child.stdout })) {
    return {
      process: child,
      connectionString,
      release: async () => {
        child.stdin.end()
        const [code] = await exit
        return code
      },
    }
  }
  throw new Error('The process ended before it had a server.')
}

async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return output
}
