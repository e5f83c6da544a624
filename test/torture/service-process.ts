import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environmentOf } from '../cli/command.ts'

/** The built program as a process of its own, which may be killed at any moment. */
export interface ServiceProcess {
  readonly child: ChildProcess
  /** Where it listens, once it does. Rejects with what it said when it ends before. */
  readonly listening: Promise<string>
  /** Resolves when it is gone. */
  kill(): Promise<void>
}

/** Of what it said last, for whoever looks for the reason of an early end. */
const KEPT_CHARS = 2000

/** Starts the program of a folder with nothing but these settings, on any free port. */
export function startProcess(program: string, settings: Readonly<Record<string, string>>): ServiceProcess {
  const child = spawn(process.execPath, [join(program, 'src/main.js')], {
    cwd: program,
    env: environmentOf({ PORT: '0', LOG_LEVEL: 'error', ...settings }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${String(chunk)}`.slice(-KEPT_CHARS)
  })
  const listening = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /listens on (http:\S+) /.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
    closed.then(
      ([code]) => reject(new Error(`The service ended with ${code} before it listened: ${said}`)),
      reject,
    )
  })
  // Whoever kills it while it starts does not wait for it to listen.
  listening.catch(() => {})
  return {
    child,
    listening,
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
