import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cannotStart, systemCode } from './cannot-start.ts'
import { identifyProcess, isUnburied, mayWorkIn } from './process-identity.ts'

const POLL_MS = 10
const FAST_STOP_WITHIN_MS = 30_000
const IMMEDIATE_STOP_WITHIN_MS = 10_000

/** A server's main process as it describes itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  /** Empty where it listens on TCP only. */
  readonly socketFolder: string
  readonly port: number
  readonly isReady: boolean
}

/**
 * The live server of this data directory. The file of one that died is PostgreSQL's own business, except when
 * its number is taken all the same, by another process or because its parent has not buried it yet: PostgreSQL
 * would take that for a server, so the file goes, and the one beside its socket that says the same.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(data)
  if (postmaster === undefined) return undefined
  const { pid, socketFolder, port } = postmaster
  const isAlive = identifyProcess(pid) !== undefined
  if (isAlive && mayWorkIn(pid, data)) return postmaster
  if (isAlive || isUnburied(pid)) {
    if (socketFolder !== '') await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
    await rm(pidFile(data), { force: true })
  }
  return undefined
}

/** Waits for a live server to take connections. Undefined when it dies before. */
export async function untilReady(data: string, giveUpAt: number): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await findPostmaster(data)
    if (postmaster === undefined || postmaster.isReady) return postmaster
    if (Date.now() > giveUpAt) throw cannotStart('it is not ready, perhaps still recovering; try again later')
    await delay(POLL_MS)
  }
}

/**
 * A fast shutdown: sessions are cut, everything is written, nothing needs recovery. A server that does not
 * manage it in time is stopped at once and recovers at its next start.
 */
export async function stopPostmaster(data: string, binaries: string): Promise<void> {
  const postmaster = await findPostmaster(data)
  if (postmaster === undefined) return
  const identity = identifyProcess(postmaster.pid)
  const isGone = () => identity === undefined || identifyProcess(postmaster.pid) !== identity
  await signal('INT', postmaster.pid, binaries)
  if (await becomes(isGone, FAST_STOP_WITHIN_MS)) return
  await signal('QUIT', postmaster.pid, binaries)
  if (await becomes(isGone, IMMEDIATE_STOP_WITHIN_MS)) return
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
  // Windows has no signals; PostgreSQL listens on a pipe of its own there, which pg_ctl knows.
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

async function becomes(condition: () => boolean, withinMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > giveUpAt) return false
    await delay(POLL_MS)
  }
  return true
}
