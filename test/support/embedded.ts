import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, type TestContext } from 'node:test'
import { connect } from '../../db/connect.ts'

export { dataOf, pidFileOf, serverPid } from './server-pid.ts'

/** What the tests of the embedded server share. */
const undoings = new WeakMap<TestContext, (() => Promise<void>)[]>()
let sharedFolder: string | undefined
after(async () => {
  if (sharedFolder !== undefined) await rm(sharedFolder, { recursive: true })
})

export async function copiesIn(dataDir: string): Promise<string[]> {
  const home = join(dataDir, 'postgres')
  const names = await readdir(home)
  return names.filter((name) => name.startsWith('postgresql-')).map((name) => join(home, name))
}

/** Like `t.after`, but the last first: what stands on something is taken down before it. */
export function atEnd(t: TestContext, undo: () => Promise<void>): void {
  const existing = undoings.get(t)
  if (existing !== undefined) {
    existing.push(undo)
    return
  }
  const all = [undo]
  undoings.set(t, all)
  t.after(async () => {
    for (const each of all.toReversed()) await each()
  })
}

export async function dataFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  atEnd(t, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Making a data directory takes a second: one serves all tests that leave it in order. */
export async function initialisedFolder(t: TestContext): Promise<string> {
  const dataDir = sharedFolder ?? (await mkdtemp(join(tmpdir(), 'embedded-')))
  sharedFolder = dataDir
  atEnd(t, async () => {
    for (const copy of await copiesIn(dataDir)) await rm(copy, { recursive: true })
  })
  return dataDir
}

export async function query(connectionString: string, statement: string) {
  const sql = connect(connectionString)
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export interface User {
  readonly process: ChildProcess
  readonly connectionString: string
  /** Resolves to the exit code of the process, which ends by itself. */
  release(): Promise<number | null>
}

export async function startUser(
  t: TestContext,
  options: { dataDir: string; packageFolder?: string; uid?: number },
  { detached = false } = {},
): Promise<User> {
  const program = join(import.meta.dirname, 'embedded-user.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached,
  })
  atEnd(t, async () => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  for await (const connectionString of createInterface({ input: child.stdout })) {
    return {
      process: child,
      connectionString,
      release: async () => {
        child.stdin.end()
        const [code] = await exit
        return code
      },
    }
  }
  throw new Error('The process ended before it had a server.')
}
