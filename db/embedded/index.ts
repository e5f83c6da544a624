import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../connect.ts'
import { closeRunning } from './access.ts'
import { findBinariesPackage, prepareBinaries } from './binaries.ts'
import { cannotStart, explainFullDisk, isFullDisk } from './cannot-start.ts'
import { initialise, START_TIMEOUT_MS, start, stop } from './cluster.ts'
import { defaultDataDir, type Home, prepareHome } from './home.ts'
import { withLock } from './lock.ts'
import { type Postmaster, waitUntilReady } from './postmaster.ts'
import { addUser, countUsers, removeUser } from './users.ts'

export interface EmbeddedOptions {
  /** Default: `.data` in the working directory, for root `/var/lib/trend-research`. */
  readonly dataDir?: string
  /** False: faster, but a power cut may destroy the data. */
  readonly isDurable?: boolean
  readonly log?: (message: string) => void
}

export interface Embedded {
  /** libpq URL of the superuser's database; a `host` parameter names a Unix socket's folder. */
  readonly connectionString: string
  /** Restarts the server if it died: for a user whose connections are refused. */
  revive(): Promise<void>
  /** Ends this use of the server and stops it if it was the last. Close your connections before. */
  release(): Promise<void>
}

/** What differs between machines. */
export interface Machine {
  /** The npm package that holds the server, as a folder. */
  readonly packageFolder: string
  readonly hasUnixSockets: boolean
}

export function thisMachine(): Machine {
  return { packageFolder: findBinariesPackage(), hasUnixSockets: process.platform !== 'win32' }
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that another process has started there.
 * The server belongs to no process: it runs until its last user releases it. A use also ends with its
 * process, even a killed one; the next user then finds the server running and takes it over.
 *
 * Throws a ServiceError of kind `unavailable` with one sentence that says why; PostgreSQL's own error is its
 * `cause`.
 */
export async function startEmbedded(
  options: EmbeddedOptions = {},
  machine: Machine = thisMachine(),
): Promise<Embedded> {
  const log = options.log ?? (() => {})
  const home = await prepareHome(options.dataDir ?? defaultDataDir())
  const explain = (error: unknown): never => {
    throw explainFullDisk(error, home.folder)
  }
  const startOptions = { hasUnixSockets: machine.hasUnixSockets, isDurable: options.isDurable ?? true, log }
  const { binaries, connectionString, user } = await withLock(home.lock, async () => {
    const binaries = await prepareBinaries(machine.packageFolder, home.folder, home.serverUser)
    const joined = await join(home, binaries)
    if (joined !== undefined) {
      log(`Joined the PostgreSQL that runs on ${home.folder}.`)
      return { binaries, connectionString: joined, user: await addUser(home.users) }
    }
    // Before the start: a server without a user would never be stopped.
    const user = await addUser(home.users)
    try {
      await initialise(home, binaries, startOptions)
      const connectionString = await toConnectionString(home, await start(home, binaries, startOptions))
      log(`Started PostgreSQL on ${home.folder}.`)
      return { binaries, connectionString, user }
    } catch (error) {
      await removeUser(user)
      throw error
    }
  }).catch(explain)

  let released: Promise<void> | undefined
  const leave = async () => {
    await removeUser(user)
    if ((await countUsers(home.users)) > 0) return
    await stop(home, binaries)
    log(`Stopped PostgreSQL on ${home.folder}.`)
  }
  const release = async () => {
    try {
      await withLock(home.lock, leave)
    } catch (error) {
      if (!isFullDisk(error)) throw error
      // Where no lock can be written nobody else can start or join: a server without users must not be left.
      await leave()
    }
  }
  const revive = () =>
    withLock(home.lock, async () => {
      if ((await join(home, binaries)) !== undefined) return
      await start(home, binaries, startOptions)
      log(`Started PostgreSQL on ${home.folder} again.`)
    }).catch(explain)
  return {
    connectionString,
    revive,
    release: () => {
      released ??= release()
      return released
    },
  }
}

/** A server that was just killed refuses connections before its process is gone. */
const ANSWER_TIMEOUT_MS = 10_000
const RETRY_MS = 50

/**
 * The URL of the running server. Undefined when there is none; one without users that does not answer is
 * stopped.
 */
async function join(home: Home, binaries: string): Promise<string | undefined> {
  const giveUpAt = Date.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const running = await waitUntilReady(home.data, Date.now() + START_TIMEOUT_MS)
    if (running === undefined) return undefined
    const connectionString = await toConnectionString(home, running)
    try {
      await probe(connectionString)
      if (running.socketFolder !== '') await closeRunning(home, connectionString)
      return connectionString
    } catch (cause) {
      if ((await countUsers(home.users)) === 0) {
        await stop(home, binaries)
        return undefined
      }
      if (Date.now() > giveUpAt) {
        throw cannotStart(`the server that runs on ${home.folder} does not answer`, cause)
      }
      await delay(RETRY_MS)
    }
  }
}

async function probe(connectionString: string): Promise<void> {
  const sql = connect(connectionString)
  try {
    await sql`select 1`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function toConnectionString(home: Home, { socketFolder, port }: Postmaster): Promise<string> {
  if (socketFolder !== '') {
    return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
  }
  const password = await readFile(home.password, 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
