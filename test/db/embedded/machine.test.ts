import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, renameSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { findBinariesPackage } from '../../../db/embedded/binaries.ts'
import { startEmbedded, thisMachine } from '../../../db/embedded/index.ts'
import { identifyProcess } from '../../../db/embedded/process-identity.ts'
import { ServiceError } from '../../../src/lib/errors.ts'
import { atEnd, dataFolder, initialisedFolder, query, startUser } from '../../support/embedded.ts'
import { copiesIn, dataOf, pidFileOf, serverPid } from '../../support/embedded-files.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
let copiedPackage: string | undefined
after(async () => {
  if (copiedPackage !== undefined) await rm(join(copiedPackage, '..'), { recursive: true })
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

test('a full disk is told in one sentence that names its folder', async (t) => {
  const packageFolder = await unlinkedPackage()
  await replaced(t, packageFolder, 'initdb', [
    'initdb: error: could not write file "pg_wal/1": No space left on device',
  ])
  const dataDir = await dataFolder(t)
  await assert.rejects(
    startEmbedded({ dataDir, isDurable: false }, { packageFolder, hasUnixSockets: true }),
    sentence(
      /^The embedded PostgreSQL cannot start: the disk of \S+ has no space left; free some, or set DATA_DIR/,
    ),
  )
})

test('a full disk that keeps a dead server from its next start is told in the same sentence', async (t) => {
  const packageFolder = await unlinkedPackage()
  const dataDir = await dataFolder(t)
  const { revive, release } = await startEmbedded(
    { dataDir, isDurable: false },
    { packageFolder, hasUnixSockets: true },
  )
  atEnd(t, release)
  await replaced(t, packageFolder, 'postgres', [
    'FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
  ])
  process.kill(await serverPid(dataDir), 'SIGKILL')
  await assert.rejects(revive(), sentence(/: the disk of \S+ has no space left; free some, or set DATA_DIR/))
})

test('a start waits for the sessions of a killed server also where they have the last word in its log', async (t) => {
  const packageFolder = await unlinkedPackage()
  const postgres = await replaced(t, packageFolder, 'postgres', [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    'FATAL:  terminating connection due to unexpected postmaster exit',
  ])
  const { connectionString, release } = await startEmbedded(
    {
      dataDir: await initialisedFolder(t),
      isDurable: false,
      log: (message) => {
        if (message.startsWith('Waits for what a killed PostgreSQL has left')) postgres.putBack()
      },
    },
    { packageFolder, hasUnixSockets: true },
  )
  atEnd(t, release)
  await query(connectionString, 'select 1')
})

test('a start joins a server that a killed process had started just before', async (t) => {
  const packageFolder = await unlinkedPackage()
  const dataDir = await initialisedFolder(t)
  // What the killed process started has its data directory at the moment at which the next one asks for it.
  await replaced(
    t,
    packageFolder,
    'postgres',
    [],
    [
      '"$0-as-it-was" "$@" &',
      `until [ -s '${pidFileOf(dataDir)}' ]; do sleep 0.01; done`,
      'exec "$0-as-it-was" "$@"',
    ],
  )
  const { connectionString, release } = await startEmbedded(
    { dataDir, isDurable: false },
    { packageFolder, hasUnixSockets: true },
  )
  const pid = await serverPid(dataDir)
  await query(connectionString, 'select 1')
  await release()
  assert.equal(identifyProcess(pid), undefined)
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
  // The server runs as another user, who may not pass there: it could not start from within the package.
  assert.deepEqual([...(await query(connectionString, 'select 1 as one'))], [{ one: 1 }])
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

/** Has a program of the package write these lines and then do what is given: fail, unless told otherwise. */
async function replaced(
  t: TestContext,
  packageFolder: string,
  name: 'initdb' | 'postgres',
  lines: readonly string[],
  then: readonly string[] = ['exit 1'],
): Promise<{ putBack(): void }> {
  const program = join(packageFolder, 'native', 'bin', name)
  const original = `${program}-as-it-was`
  await rename(program, original)
  const putBack = () => {
    if (existsSync(original)) renameSync(original, program)
  }
  atEnd(t, async () => putBack())
  const script = ['#!/bin/sh', ...lines.map((line) => `echo '${line}' >&2`), ...then, '']
  await writeFile(program, script.join('\n'), { mode: 0o755 })
  return { putBack }
}

async function linksOf(packageFolder: string): Promise<string[]> {
  const entries = await readdir(join(packageFolder, 'native', 'lib'), { withFileTypes: true })
  return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)
}

function sentence(expected: RegExp): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof ServiceError, String(error))
    assert.equal(error.fault.kind, 'unavailable')
    assert.match(error.message, expected)
    return true
  }
}

async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return output
}
