import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { type Answer, call } from '../support/service.ts'

/** The commands as a user starts them: processes of their own. */
const root = join(import.meta.dirname, '../..')

/**
 * A module of the program, such as `src/cli/admin/main.ts`, as the run of all tests has compiled it for `run` and its
 * siblings: it starts in a third of the time. Where a test file is run by hand, the module itself.
 */
export function built(source: string): string {
  const folder = process.env['TEST_PROGRAM']
  return folder === undefined ? source : join(folder, source.replace(/\.ts$/, '.js'))
}

export interface Ended {
  /** Null: a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Nothing of the tests' own environment but what a process cannot do without. */
export function environmentOf(settings: Record<string, string>): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  return { PATH, HOME, TMPDIR, SystemRoot, ...settings }
}

function start(program: string, args: readonly string[], settings: Record<string, string>) {
  return spawn(process.execPath, [...loaderOf(program), program, ...args], {
    cwd: root,
    env: environmentOf(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** What Node needs to read a program's sources. */
export function loaderOf(program: string): readonly string[] {
  return program.endsWith('.ts') ? ['--import', 'tsx'] : []
}

/** Runs a command to its end. */
export async function run(
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  input = '',
): Promise<Ended> {
  const child = start(program, args, settings)
  child.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: typeof code === 'number' ? code : null, stdout, stderr }
}

/** Runs a command one of whose outputs takes nothing, as on a full disk; what it says on the other is `said`. */
export async function runUnheard(
  deaf: 'stdout' | 'stderr',
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  input = '',
): Promise<{ readonly code: number | null; readonly said: string }> {
  const readOnly = await open(import.meta.filename, 'r')
  try {
    const child = spawn(process.execPath, [...loaderOf(program), program, ...args], {
      cwd: root,
      env: environmentOf(settings),
      stdio: ['pipe', deaf === 'stdout' ? readOnly.fd : 'pipe', deaf === 'stderr' ? readOnly.fd : 'pipe'],
    })
    child.stdin?.end(input)
    const heard = deaf === 'stdout' ? child.stderr : child.stdout
    const [said, [code]] = await Promise.all([heard === null ? '' : text(heard), once(child, 'exit')])
    return { code: typeof code === 'number' ? code : null, said }
  } finally {
    await readOnly.close()
  }
}

export interface Running {
  readonly child: ChildProcess
  /** What it has printed, until the line that was waited for. */
  readonly printed: string
  readonly ended: Promise<Ended>
}

/** Starts a command that keeps running and resolves at the first line that matches, on either output; fails if it ends before. */
export async function startUntil(
  t: { after(hook: () => Promise<void>): void },
  line: RegExp,
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  input = '',
): Promise<Running> {
  const child = start(program, args, settings)
  child.stdin.write(input)
  const exit = once(child, 'close')
  t.after(async () => {
    child.kill('SIGKILL')
    await exit
  })
  let stdout = ''
  let stderr = ''
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (read) => {
      stdout += `${read}\n`
      if (line.test(read)) resolve(stdout)
    })
    createInterface({ input: child.stderr }).on('line', (read) => {
      stderr += `${read}\n`
      if (line.test(read)) resolve(stdout)
    })
  })
  const ended = exit.then(([code]) => ({
    code: typeof code === 'number' ? code : null,
    stdout,
    stderr,
  }))
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'string') throw new Error(`It ended with ${first.code}: ${first.stderr}`)
  return { child, printed: first, ended }
}

/**
 * One HTTP call to a program that runs beside: where this machine is so busy that its event loop is late, it refuses for a
 * second or two and is asked again.
 */
export async function callProgram(url: string, options: Parameters<typeof call>[1] = {}): Promise<Answer> {
  for (;;) {
    const answer = await call(url, options)
    if (answer.status !== 503 || !answer.text.includes('too much to do')) return answer
  }
}

/** The lines without the one that ends the last. */
export function linesOf(output: string): string[] {
  return output === '' ? [] : output.replace(/\n$/, '').split('\n')
}
