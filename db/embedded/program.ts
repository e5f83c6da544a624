import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cannotStart, systemCode, USE_ANOTHER } from './cannot-start.ts'
import type { Home } from './home.ts'

const LOG_BYTES_AT_MOST = 1_000_000

/** One of PostgreSQL's programs at work. */
export interface Program {
  readonly pid: number
  /** The exit code; -1 when a signal ended it. */
  readonly ended: Promise<number>
  isRunning(): boolean
  /** From now on it does not keep this process alive. */
  letGo(): void
  /** Ends it at once and lets it go. */
  abandon(): void
  /** What it last complained of, for `cause`. */
  lastWords(): Promise<Error | undefined>
}

/**
 * Starts a program of the server as the server's user, in a session of its own so that a Ctrl-C in the
 * terminal does not reach it. Its words go to the server's log.
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
      letGo: () => child.unref(),
      // SIGKILL would leave a server's children behind.
      abandon: () => {
        child.kill('SIGQUIT')
        child.unref()
      },
      lastWords: () => lastWords(home.log, log.offset),
    }
  } finally {
    await log.file.close()
  }
}

/**
 * Nothing of our own environment: PGDATA, LANG or another PostgreSQL's library path would change what the
 * server does. The programs look for their libraries beside themselves, but a library does not always find
 * the next one. Undefined, which means all of ours, on Windows: no program runs there without it.
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
  if (size < LOG_BYTES_AT_MOST) return { file, offset: size }
  await file.truncate()
  return { file, offset: 0 }
}

async function lastWords(log: string, offset: number): Promise<Error | undefined> {
  const lines = (await readFile(log)).subarray(offset).toString('utf8').split('\n')
  const said = lines.filter((line) => line.trim() !== '')
  // The last line of all is often only that it shuts down.
  const words = said.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? said.at(-1)
  return words === undefined ? undefined : new Error(words)
}
