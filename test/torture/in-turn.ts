import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface InTurn {
  readonly name: string
  /** What Node is started with. */
  readonly argv: readonly string[]
  /** Default: this process's. */
  readonly cwd?: string
  readonly withinMs: number
}

export interface TurnReport {
  /** JSON: the last line that it printed, or what became of it in its place. */
  readonly line: string
  /** It ended by itself, with 0. */
  readonly isWell: boolean
}

/**
 * Runs programs in processes of their own, one after the other, so that none finds what another has left in memory. One
 * that has not ended in its time is killed. Each report is also told on the standard error, as soon as it is there; once
 * `signal` aborts, the running one is asked to end, and no other begins.
 */
export async function runInTurn(entries: readonly InTurn[], signal: AbortSignal): Promise<TurnReport[]> {
  const reports: TurnReport[] = []
  for (const entry of entries) {
    if (signal.aborted) break
    const report = await runOne(entry, signal)
    console.error(report.line)
    reports.push(report)
  }
  return reports
}

async function runOne({ name, argv, cwd, withinMs }: InTurn, signal: AbortSignal): Promise<TurnReport> {
  const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const printed = text(child.stdout)
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const late = setTimeout(() => child.kill('SIGKILL'), withinMs)
  try {
    const [code, killedBy]: unknown[] = await exit
    const last = (await printed).trim().split('\n').at(-1) ?? ''
    const isWell = code === 0 && isReport(last)
    if (isReport(last)) return { line: last, isWell }
    const violations = [`It ended by ${killedBy ?? code} without a report.`]
    return { line: JSON.stringify({ name, violations }), isWell }
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  }
}

function isReport(line: string): boolean {
  try {
    return 'violations' in Object(JSON.parse(line))
  } catch {
    return false
  }
}
