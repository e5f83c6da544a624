import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { findBinariesPackage, prepareBinaries } from '../../../db/embedded/binaries.ts'
import { prepareHome, prepareSocketFolder } from '../../../db/embedded/home.ts'
import { startEmbedded, thisMachine } from '../../../db/embedded/index.ts'
import { stopPostmaster, waitUntilReady } from '../../../db/embedded/postmaster.ts'
import { launch } from '../../../db/embedded/program.ts'
import { atEnd, dataFolder, initialisedFolder, query } from '../../support/embedded.ts'
import { dataOf } from '../../support/embedded-files.ts'

const isRoot = process.getuid?.() === 0
const STRANGER = { uid: 54_321, gid: 54_321 }
const REFUSED = '28000'

// Only root can become another user, and only as root does the server run as one.
if (isRoot) {
  describe('as root nobody else enters the embedded database', () => {
    test('neither a stranger, who does not reach the socket, nor what runs as the server’s user', async (t) => {
      const dataDir = await initialisedFolder(t)
      const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
      atEnd(t, release)
      assert.equal(await enterAs(STRANGER, connectionString), 'EACCES')
      assert.equal(await enterAs(await serverUser(dataDir), connectionString), REFUSED)
      assert.equal(await enterAs({ uid: 0, gid: 0 }, connectionString), 'entered as postgres')
    })

    test('and the rules for it are not the server’s user’s to change', async (t) => {
      const dataDir = await initialisedFolder(t)
      const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
      atEnd(t, release)
      const [row] = await query(
        connectionString,
        `select current_setting('hba_file') as hba, current_setting('ident_file') as ident`,
      )
      for (const file of [String(row?.['hba']), String(row?.['ident'])]) {
        const { uid, mode } = await stat(file)
        assert.deepEqual([uid, mode & 0o777], [0, 0o644])
      }
    })

    test('where there are no Unix sockets, the password is root’s alone to read', async (t) => {
      const dataDir = await dataFolder(t)
      const { connectionString, release } = await startEmbedded(
        { dataDir, isDurable: false },
        { ...thisMachine(), hasUnixSockets: false },
      )
      atEnd(t, release)
      const { uid, mode } = await stat(join(dataDir, 'postgres', 'password'))
      assert.deepEqual([uid, mode & 0o777], [0, 0o600])
      const url = new URL(connectionString)
      url.password = ''
      assert.notEqual(await enterAs(STRANGER, url.toString()), 'entered as postgres')
    })
  })

  describe('a data folder of an earlier version, which let in whoever reached the socket', () => {
    test('is closed by its next start, with every row, also where that start was cut off before', async (t) => {
      const dataDir = await dataFolder(t)
      const earlier = await startEarlier(t, dataDir)
      assert.equal(await enterAs(await serverUser(dataDir), earlier.connectionString), 'entered as postgres')
      await query(earlier.connectionString, 'create table kept as select generate_series(1, 1000) as row')
      await earlier.stop()

      // Cut off while the rules were written: half a draft, and one file of two.
      await writeFile(join(dataDir, 'postgres', 'access.conf.new'), 'local all all tr')
      await rm(join(dataDir, 'postgres', 'access-users.conf'), { force: true })
      for (let start = 1; start <= 2; start++) {
        const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
        assert.equal(await enterAs(await serverUser(dataDir), connectionString), REFUSED)
        const [row] = await query(connectionString, 'select count(*)::int as rows from kept')
        assert.deepEqual({ ...row }, { rows: 1000 })
        await release()
        await truncate(join(dataDir, 'postgres', 'access.conf'))
      }
    })

    test('is closed under the running server, whose users go on', async (t) => {
      const dataDir = await dataFolder(t)
      const earlier = await startEarlier(t, dataDir)
      const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
      atEnd(t, release)
      await query(connectionString, 'select 1')
      await query(earlier.connectionString, 'select 1')
      assert.match(await readFile(join(dataOf(dataDir), 'pg_hba.conf'), 'utf8'), /^local all all peer/)
      assert.equal(await enterAs(await serverUser(dataDir), connectionString), REFUSED)
    })
  })
}

/** What a process of this user gets: the code of its error, or who it is in the database. */
async function enterAs(user: { uid: number; gid: number }, connectionString: string): Promise<string> {
  const program = join(import.meta.dirname, '../../support/query-as.ts')
  const options = ['--import', 'tsx', program, JSON.stringify({ connectionString, ...user })]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  return stdout.trim()
}

async function serverUser(dataDir: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(dataOf(dataDir))
  assert.notEqual(uid, 0)
  return { uid, gid }
}

/** The server as an earlier version started it: with the rules that initdb wrote. */
async function startEarlier(t: TestContext, dataDir: string) {
  const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false })
  await release()
  const home = await prepareHome(dataDir)
  for (const name of ['access.conf', 'access-users.conf']) await rm(join(home.folder, name))
  const binaries = await prepareBinaries(findBinariesPackage(), home.folder, home.serverUser)
  const socket = `unix_socket_directories=${await prepareSocketFolder(home)}`
  const options = ['-D', home.data, '-c', 'fsync=off', '-c', 'listen_addresses=', '-c', socket]
  const server = await launch(home, binaries, 'postgres', options)
  const stop = () => stopPostmaster(home.data, binaries)
  atEnd(t, stop)
  while ((await waitUntilReady(home.data, Number.POSITIVE_INFINITY)) === undefined) {
    assert.ok(server.isRunning(), String(await server.lastError()))
  }
  server.detach()
  return { connectionString, stop }
}
