import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cannotStart, systemCode, tellsFullDisk, tellsPredecessor, USE_ANOTHER } from './cannot-start.ts'
import type { Home } from './home.ts'

const MAX_LOG_BYTES = 1_000_000
/** Of the server's write-ahead log: a disk that has no room for the next one is full. */
const SEGMENT_BYTES = 16 * 2 ** 20

/** A running program of PostgreSQL. */
export interface Program {
  readonly pid: number
  /** The exit code; -1 when a signal ended it. */
  readonly ended: Promise<number>
  isRunning(): boolean
  /** It no longer keeps this process alive. */
  detach(): void
  /** Ends it at once and detaches it. */
  abandon(): void
  /** The last error in its log, for `cause`. */
  lastError(): Promise<Error | undefined>
}

/**
 * Starts a program of the server as the server's user, in a session of its own so that a Ctrl-C in the
 * terminal does not reach it. Its output goes to the server's log.
 */
export async function launch(
  home: Home,
  binaries: string,
  name: 'initdb' | 'postgres',
  args: readonly string[],
): Promise<Program> {
  const log = await openLog(home.log)
  try {
    const child = spawn(join(binaries, 'bin', name), args, {
      ...home.serverUser,
      // Our own working directory may be closed to the server's user.
      cwd: home.folder,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.file.fd, log.file.fd],
      env: environment(binaries),
    })
    const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : -1))
    // A failed spawn is reported below; nobody may be listening to this promise yet.
    ended.catch(() => {})
    const pid = await spawned(child)
    return {
      pid,
      ended,
      isRunning: () => child.exitCode === null && child.signalCode === null,
      detach: () => child.unref(),
      // SIGKILL would leave a server's children behind.
      abandon: () => {
        child.kill('SIGQUIT')
        child.unref()
      },
      lastError: () => lastError(home.log, log.offset),
    }
  } finally {
    await log.file.close()
  }
}

/**
 * No variables of our own environment: PGDATA, LANG or another PostgreSQL's library path would change what
 * the server does. The programs look for their libraries beside themselves, but a library does not always
 * find the next one. Undefined, which stands for our whole environment, on Windows: no program runs there
 * without it.
 */
function environment(binaries: string): Record<string, string> | undefined {
  if (process.platform === 'win32') return undefined
  const libraries = join(binaries, 'lib')
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }
}

async function spawned(child: ChildProcess): Promise<number> {
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw cannotStart(`this machine cannot run its programs (${systemCode(cause)}); ${USE_ANOTHER}`, cause)
  }
  if (child.pid === undefined) throw cannotStart('its process has no number')
  return child.pid
}

async function openLog(path: string) {
  const file = await open(path, 'a', 0o600)
  const { size } = await file.stat()
  if (size < MAX_LOG_BYTES) return { file, offset: size }
  await file.truncate()
  return { file, offset: 0 }
}

async function lastError(log: string, offset: number): Promise<Error | undefined> {
  const text = (await readFile(log)).subarray(offset).toString('utf8')
  const entries = text.split('\n').filter((line) => line.trim() !== '')
  // A full disk ends in errors of other names, and the sessions of a killed server write here when they notice it, which is after
  // their successor was refused; otherwise the very last line often says only that it shuts down.
  const message =
    entries.find(tellsFullDisk) ??
    entries.findLast(tellsPredecessor) ??
    entries.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ??
    entries.at(-1)
  // The log lies on the same disk: where that is full, it may hold half of the line that says so, or nothing.
  const isCutOff = !text.endsWith('\n') && (message === undefined || !tellsPredecessor(message))
  if (isCutOff && (await isFull(dirname(log)))) return new Error('No space left on device')
  return message === undefined ? undefined : new Error(message)
}

/** For the server's user, to whom the system may leave less than to us. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < SEGMENT_BYTES
}
