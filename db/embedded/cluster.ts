import { randomBytes, randomUUID } from 'node:crypto'
import { chown, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeAccess } from './access.ts'
import { cannotStart, tellsPredecessor } from './cannot-start.ts'
import { type Home, makeServerFolder, prepareSocketFolder } from './home.ts'
import { findPostmaster, type Postmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { launch, type Program } from './program.ts'
import { statIfThere } from './server-user.ts'

/** Includes the recovery after a power cut. */
export const START_TIMEOUT_MS = 120_000
const PREDECESSOR_TIMEOUT_MS = 15_000
const PREDECESSOR_RETRY_MS = 100
const POLL_MS = 10
const DRAFT_PREFIX = 'data.new-'
/** The initdb of a process that was killed goes on writing, and ends once its files are gone: this waits up to 20 s for it. */
const untilItsWriterEnds = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }

export interface StartOptions {
  readonly hasUnixSockets: boolean
  readonly isDurable: boolean
  readonly log: (message: string) => void
}

/** For a small service: an idle server takes some 25 MB. */
const settings = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // Parallel workers need shared memory that containers often do not give.
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  // The service reports its own errors; the log has events of the server and no row data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  max_logical_replication_workers: '0',
} as const

/** For data that may be lost at a power cut. */
const nonDurableSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const

/** Makes the data directory, which appears under its name only once it is complete. */
export async function initialise(home: Home, binaries: string, options: StartOptions): Promise<void> {
  if ((await statIfThere(join(home.data, 'PG_VERSION'))) !== undefined) return
  for (const name of await readdir(home.folder)) {
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(home.folder, name), untilItsWriterEnds)
  }
  // A name of its own: the initdb of a process that was killed may still write to the last one.
  const draft = join(home.folder, `${DRAFT_PREFIX}${randomUUID()}`)
  await makeServerFolder(draft, home.serverUser)
  if (!options.hasUnixSockets) {
    await writeFile(home.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (home.serverUser !== undefined) await chown(home.password, home.serverUser.uid, home.serverUser.gid)
  }
  // The socket's folder is closed to everybody else; that is its password. `writeAccess` says what holds for root.
  const access = options.hasUnixSockets
    ? ['--auth-local=trust', '--auth-host=reject']
    : ['--auth=scram-sha-256', `--pwfile=${home.password}`]
  const initdb = await launch(home, binaries, 'initdb', [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(options.isDurable ? [] : ['--no-sync']),
    ...access,
  ])
  const status = await initdb.ended
  if (status !== 0) throw cannotStart('its data directory cannot be made', await initdb.lastError())
  if (!options.hasUnixSockets && home.serverUser !== undefined) await chown(home.password, 0, 0)
  await rename(draft, home.data)
}

/**
 * Starts a server that outlives this process. Resolves when it accepts connections, or another one does, which a process started
 * that was killed before there was a trace of it. Throws `unavailable`.
 */
export async function start(home: Home, binaries: string, options: StartOptions): Promise<Postmaster> {
  const listenSettings = options.hasUnixSockets
    ? // PostgreSQL reads a list here; the quotes keep a path with a comma one path.
      {
        listen_addresses: '',
        unix_socket_directories: `"${(await prepareSocketFolder(home)).replaceAll('"', '""')}"`,
        ...(await writeAccess(home)),
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(await freePort()) }
  const all = { ...settings, ...(options.isDurable ? {} : nonDurableSettings), ...listenSettings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const predecessorGoneBy = Date.now() + PREDECESSOR_TIMEOUT_MS
  for (;;) {
    const server = await launch(home, binaries, 'postgres', ['-D', home.data, ...args])
    const postmaster = await startedPostmaster(home, server)
    if (postmaster !== undefined) return postmaster
    const lastError = await server.lastError()
    const other = await waitUntilReady(home.data, Date.now() + START_TIMEOUT_MS)
    if (other !== undefined) return other
    if (lastError === undefined || !tellsPredecessor(lastError.message) || Date.now() > predecessorGoneBy) {
      throw cannotStart('it gave up while starting', lastError)
    }
    options.log(`Waits for what a killed PostgreSQL has left running on ${home.folder}.`)
    await delay(PREDECESSOR_RETRY_MS)
  }
}

/** The server once it accepts connections; undefined when the program ends before. */
async function startedPostmaster(home: Home, server: Program): Promise<Postmaster | undefined> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS
  while (server.isRunning()) {
    const postmaster = await findPostmaster(home.data)
    if (postmaster?.pid === server.pid && postmaster.isReady) {
      server.detach()
      return postmaster
    }
    if (Date.now() > giveUpAt) {
      server.abandon()
      throw cannotStart('it takes too long', await server.lastError())
    }
    await delay(POLL_MS)
  }
  return undefined
}

/** Stops the server and deletes its socket's folder. */
export async function stop(home: Home, binaries: string): Promise<void> {
  const socketFolder = (await findPostmaster(home.data))?.socketFolder ?? ''
  await stopPostmaster(home.data, binaries)
  // Not empty means that the server was killed; the next start uses the folder again.
  if (socketFolder !== '') await rmdir(socketFolder).catch(() => {})
}

/** For TCP. Another process may take the port before the server does, which then reports it. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw cannotStart('there is no free port')
  return address.port
}
