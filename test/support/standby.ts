import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connect } from '../../db/connect.ts'
import { prepareBinaries } from '../../db/embedded/binaries.ts'
import { prepareHome } from '../../db/embedded/home.ts'
import { startEmbedded, thisMachine } from '../../db/embedded/index.ts'
import { launch } from '../../db/embedded/program.ts'
import { migrate } from '../../db/migrate.ts'

/** A migrated server and a standby of it that streams its changes, with all of PostgreSQL's own means. */
export interface Replicated {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** From now on the standby shows nothing newer. Resolves when that is so. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Resolves when the standby shows all that is stored now. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

const POLL_MS = 10

/** Both listen on TCP of this machine alone. The base of the standby is a copy of the server while it is stopped. */
export async function startReplicated(): Promise<Replicated> {
  const [dataDir, standbyDir] = [await makeFolder(), await makeFolder()]
  const machine = { ...thisMachine(), hasUnixSockets: false }
  const options = { dataDir, isDurable: false }
  const base = await startEmbedded(options, machine)
  await migrate(base.connectionString)
  await base.release()
  // With the owners of all files, which Node's own copy does not keep.
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, standbyDir])
  const primary = await startEmbedded(options, machine)
  const home = await prepareHome(standbyDir)
  const binaries = await prepareBinaries(machine.packageFolder, home.folder, home.serverUser)
  await writeFile(join(home.data, 'standby.signal'), '')
  const { hostname, port, password } = new URL(primary.connectionString)
  const own = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(own),
    unix_socket_directories: '',
    shared_buffers: '64MB',
    io_method: 'sync',
    fsync: 'off',
    timezone: 'UTC',
    primary_conninfo: `host=${hostname} port=${port} user=postgres password=${password}`,
  }
  const standby = await launch(home, binaries, 'postgres', [
    '-D',
    home.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const standbyUrl = primary.connectionString.replace(`:${port}/`, `:${own}/`)
  const ask = async (url: string, text: string): Promise<unknown> => {
    const sql = connect(url)
    try {
      const [row] = await sql.unsafe(text)
      return row === undefined ? undefined : Object.values(row)[0]
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  const until = async (text: string, value: unknown) => {
    for (;;) {
      if (!standby.isRunning()) throw (await standby.lastError()) ?? new Error('the standby ended')
      // While it starts it refuses connections.
      if ((await ask(standbyUrl, text).catch(() => undefined)) === value) return
      await delay(POLL_MS)
    }
  }
  await until('select pg_is_in_recovery()', true)
  return {
    primaryUrl: primary.connectionString,
    standbyUrl,
    async pause() {
      await ask(standbyUrl, 'select pg_wal_replay_pause()')
      await until('select pg_get_wal_replay_pause_state()', 'paused')
    },
    async resume() {
      await ask(standbyUrl, 'select pg_wal_replay_resume()')
    },
    async caughtUp() {
      const end = await ask(primary.connectionString, 'select pg_current_wal_insert_lsn()::text')
      await until(`select pg_last_wal_replay_lsn() >= '${end}'`, true)
    },
    async close() {
      // Not `abandon`, which lets this process end before it.
      process.kill(standby.pid, 'SIGINT')
      await standby.ended
      await primary.release()
      await Promise.all([dataDir, standbyDir].map((folder) => rm(folder, { recursive: true })))
    },
  }
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'trend-research-replicated-'))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  await new Promise((resolve) => server.close(resolve))
  return address.port
}
