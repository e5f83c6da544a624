import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect } from '../../../db/connect.ts'
import { randomOf } from '../../../simulator/dataset/random.ts'
import { type BackupWorld, fill, keptRowsBefore, openWorld, restore } from '../../backup/world.ts'
import { backUp, emptyDatabase } from '../../support/backups.ts'
import type { Finding, Setting, Torture } from '../torture.ts'
import { planted } from './planted.ts'
import { spoiled } from './spoil.ts'

/** The one is a multiple of the other. */
const rounds = {
  short: { posts: 200, spoiled: 6, kills: 2 },
  long: { posts: 5000, spoiled: 2000, kills: 500 },
} as const

/** So many pieces a backup is restored in, before each of which its process may be killed. */
const PIECES = 50

export const restoring: Torture = {
  description:
    'a restore of a spoiled file, or by a process that is killed, leaves all of the backup or nothing',
  longMinutes: 90,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const { form, seed, signal, tell } = setting
  const random = randomOf(`restore ${seed}`)
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  setting.after(() => rm(folder, { recursive: true }))
  const test = { after: (hook: () => Promise<void>) => setting.after(hook) }
  const target = await openWorld(test)
  const trial: Trial = { target, nothing: await stateOf(target), whole: '', violations: [] }
  const backup = await makeBackup(test, rounds[form].posts, trial)
  const counts = { spoiled: 0, kills: 0, leftNothing: 0, leftWhole: 0 }

  const file = join(folder, 'backup')
  await writeFile(file, backup)
  const { spoiled, kills } = rounds[form]
  while (counts.spoiled < spoiled && !signal.aborted) {
    await restoreSpoiled(trial, backup, random)
    counts.spoiled++
    if (counts.spoiled % (spoiled / kills) !== 0) continue
    const left = await restoreKilled(trial, file, Math.ceil(backup.length / PIECES), random)
    counts.kills++
    if (left === 'nothing') counts.leftNothing++
    if (left === 'whole') counts.leftWhole++
    if (counts.kills % 20 === 0) tell(`${counts.spoiled} files spoiled, ${counts.kills} kills`)
  }
  return { counts, violations: trial.violations }
}

interface Trial {
  readonly target: BackupWorld
  /** The state of the target before any restore, and after a whole one. */
  readonly nothing: string
  whole: string
  readonly violations: string[]
}

async function makeBackup(
  test: Parameters<typeof openWorld>[0],
  posts: number,
  trial: Trial,
): Promise<Buffer> {
  const source = await openWorld(test)
  await fill(source, posts)
  trial.whole = await stateOf(source)
  return await backUp(source.connectionString)
}

async function restoreSpoiled(trial: Trial, backup: Buffer, random: () => number): Promise<void> {
  const { target, violations } = trial
  const { how, bytes } = spoiled(backup, random)
  const error: unknown = await restore(target, bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error === undefined) violations.push(`A backup with ${how} was restored.`)
  else if (!/^ServiceError: (The|This is no) backup/.test(String(error)))
    violations.push(`A backup with ${how} was refused with: ${error}`)
  if ((await stateOf(target)) === trial.nothing) return
  violations.push(`A backup with ${how} left something behind.`)
  await emptyDatabase(target.connectionString)
}

/** Kills a restore before one of its pieces, or in the moments after the last, and says what it left. */
async function restoreKilled(trial: Trial, file: string, pieceBytes: number, random: () => number) {
  const { target, violations } = trial
  const program = join(import.meta.dirname, 'restoring.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, target.connectionString, file, String(pieceBytes)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const exit = once(child, 'exit')
  // Every third dies at the end of the file, when all is checked, counted and committed.
  const atEnd = random() < 1 / 3
  const lastLine = atEnd ? Number.POSITIVE_INFINITY : 1 + Math.floor(random() * PIECES)
  const pauseMs = atEnd ? random() * 300 : random() * 5
  let lines = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (++lines < lastLine && line !== 'end') continue
    setTimeout(() => child.kill('SIGKILL'), pauseMs)
    break
  }
  await exit
  const at = `Killed after ${lines} of ${PIECES} pieces${atEnd ? ` and ${Math.round(pauseMs)} ms` : ''}, a restore`
  const atOnce = leftOf(trial, await stateOf(target))
  await restOf(target)
  const left = leftOf(trial, await stateOf(target))
  if (atOnce === 'a part' || left === 'a part') violations.push(`${at} left a part of the backup.`)
  if (atOnce === 'whole' && left !== 'whole') violations.push(`${at} was whole, and then it was not.`)
  await emptyDatabase(target.connectionString)
  return left
}

/** The server may still be busy with what the killed process had sent: until it is not. */
async function restOf({ connectionString }: BackupWorld): Promise<void> {
  const sql = connect(connectionString)
  try {
    await sql`begin`
    await sql`lock table workspaces in access exclusive mode`
    await sql`rollback`
  } finally {
    await sql.end()
  }
}

function leftOf({ nothing, whole }: Trial, state: string): 'nothing' | 'whole' | 'a part' {
  if (state === nothing) return 'nothing'
  return state === whole ? 'whole' : 'a part'
}

async function stateOf({ connectionString }: BackupWorld): Promise<string> {
  return JSON.stringify(await keptRowsBefore(connectionString))
}
