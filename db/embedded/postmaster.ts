import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cannotStart, systemCode } from './cannot-start.ts'
import { identifyProcess, isZombie, mayWorkIn } from './process-identity.ts'

const POLL_MS = 10
const FAST_STOP_TIMEOUT_MS = 30_000
const IMMEDIATE_STOP_TIMEOUT_MS = 10_000

/** A server's main process as it describes itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  /** Empty where it listens on TCP only. */
  readonly socketFolder: string
  readonly port: number
  readonly isReady: boolean
}

/**
 * The running server of this data directory. PostgreSQL itself removes the file of a server that died, except
 * when its process number is still taken, by another process or by a zombie: PostgreSQL would take that for a
 * server, so the file is deleted here, together with the lock file beside its socket.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(data)
  if (postmaster === undefined) return undefined
  const { pid, socketFolder, port } = postmaster
  const isAlive = identifyProcess(pid) !== undefined
  if (isAlive && mayWorkIn(pid, data)) return postmaster
  if (isAlive || isZombie(pid)) {
    if (socketFolder !== '') await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
    await rm(pidFile(data), { force: true })
  }
  return undefined
}

/** Waits until a running server accepts connections. Undefined when it dies before. */
export async function waitUntilReady(data: string, giveUpAt: number): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await findPostmaster(data)
    if (postmaster === undefined || postmaster.isReady) return postmaster
    if (Date.now() > giveUpAt) throw cannotStart('it is not ready, perhaps still recovering; try again later')
    await delay(POLL_MS)
  }
}

/**
 * A fast shutdown: sessions are ended, everything is written, nothing needs recovery. A server that takes too
 * long is stopped immediately and recovers at its next start.
 */
export async function stopPostmaster(data: string, binaries: string): Promise<void> {
  const postmaster = await findPostmaster(data)
  if (postmaster === undefined) return
  const identity = identifyProcess(postmaster.pid)
  const isGone = () => identity === undefined || identifyProcess(postmaster.pid) !== identity
  await signal('INT', postmaster.pid, binaries)
  if (await isReached(isGone, FAST_STOP_TIMEOUT_MS)) return
  await signal('QUIT', postmaster.pid, binaries)
  if (await isReached(isGone, IMMEDIATE_STOP_TIMEOUT_MS)) return
  throw new Error(`The embedded PostgreSQL, process ${postmaster.pid}, does not stop.`)
}

async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(data), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return ''
    throw error
  })
  // Lines: pid, data directory, start time, port, socket folder, listen address, shared memory, status.
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', isReady: lines[7] === 'ready' }
}

function pidFile(data: string): string {
  return join(data, 'postmaster.pid')
}

async function signal(name: 'INT' | 'QUIT', pid: number, binaries: string): Promise<void> {
  // Windows has no signals; there PostgreSQL listens on a pipe, which pg_ctl knows.
  if (process.platform === 'win32') {
    await promisify(execFile)(join(binaries, 'bin', 'pg_ctl'), ['kill', name, String(pid)])
    return
  }
  try {
    process.kill(pid, `SIG${name}`)
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error
  }
}

async function isReached(condition: () => boolean, withinMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > giveUpAt) return false
    await delay(POLL_MS)
  }
  return true
}
