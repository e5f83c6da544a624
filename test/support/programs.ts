import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'

const PLACES = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']

/** Where a program of this machine is; undefined where it has none of this name. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const place of PLACES) {
    const program = join(place, name)
    const isThere = await access(program).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
  return undefined
}

/** Says in the report what this machine could not try. */
export function notTried(t: Pick<TestContext, 'diagnostic'>, what: string): void {
  t.diagnostic(`NOT TRIED: ${what}`)
}

/** Runs a program to its end and resolves with both outputs; throws with them where it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const ran = await promisify(execFile)(program, args, {
    maxBuffer: 50_000_000,
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
  })
  return ran.stdout + ran.stderr
}

export interface Started {
  readonly pid: number | undefined
  /** Both outputs so far. */
  printed(): string
  /** Asks it to end, and resolves with its exit code. */
  stop(): Promise<number | null>
}

/** Longer than a service with nothing to do takes to drain. */
const ENDS_WITHIN_MS = 30_000

/** Starts a program that keeps running, until the test's end; resolves once it has printed what matches. */
export async function startProgram(
  t: Pick<TestContext, 'after'>,
  program: string,
  args: readonly string[],
  until: RegExp,
  options: Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> = {},
): Promise<Started> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit')
  t.after(async () => {
    // It may have started others, which only it can end; and they hold what it prints to.
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
    await exit
    clearTimeout(impatience)
  })
  let printed = ''
  const ready = new Promise<'ready'>((resolve) => {
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (until.test(printed)) resolve('ready')
      })
    }
  })
  if ((await Promise.race([ready, exit])) !== 'ready') throw new Error(`${program} ended: ${printed}`)
  return {
    pid: child.pid,
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await exit
      return typeof code === 'number' ? code : null
    },
  }
}

/** A port of loopback that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
