import { setMaxListeners } from 'node:events'
import { pause } from '../pause.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { Breaker } from './breaker.ts'
import { checkRecording } from './check-recording.ts'
import type { Client } from './client.ts'
import { keepChangingKeys } from './keys-client.ts'
import { lapseLeases, lookAtTheEnd } from './last-look.ts'
import { keepAdministering } from './operator.ts'
import { planted } from './planted.ts'
import { keepReading } from './reader-client.ts'
import { keepScanning } from './scanner-client.ts'
import { Shelf } from './shelf.ts'
import { INTERVAL_SECONDS, type Stage, type StagedWorkspace, setStage } from './stage.ts'

/** More than a run of the tests takes. */
const HUNT_SECONDS = 15

interface Size {
  readonly workspaces: number
  readonly spareKeys: number
  readonly kills: number
  readonly databaseRestarts: number
  /** Scans of which an answer was seen. */
  readonly scans: number
  /** The form ends then, whatever was done. */
  readonly seconds: number
}

const sizes: Readonly<Record<Form, Size>> = {
  // What is to be done decides, so that a busy machine takes longer and tests no less.
  short: { workspaces: 2, spareKeys: 3, kills: 4, databaseRestarts: 1, scans: 1, seconds: 3 * 60 },
  long: { workspaces: 3, spareKeys: 150, kills: 600, databaseRestarts: 100, scans: 60, seconds: 55 * 60 },
}

/** Kills the service and ends its database while clients write and read, and checks what they saw. */
export const history: Torture = {
  description:
    'whatever is killed, what was acknowledged is there, once and whole, and what was removed stays removed',
  longMinutes: 60,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const usual = sizes[setting.form]
  const size = setting.isHunt ? { ...usual, kills: 1000, seconds: HUNT_SECONDS } : usual
  const stage = await setStage(setting, size)
  const { recording } = stage
  const enough = new AbortController()
  const over = AbortSignal.any([setting.signal, enough.signal])
  setMaxListeners(0, over)
  const breaker = new Breaker(stage, over)
  const shelves = new Map(stage.workspaces.map((workspace) => [workspace, new Shelf()]))
  const broken = breaker.run((restart) => restartsAfter(size, restart))
  const clients = Promise.all(
    [...shelves].map(([workspace, shelf]) => serve(stage, breaker, over, workspace, shelf)),
  )
  await breaker.served
  const startedMs = performance.now()
  let told = 0
  let lapsedMs = startedMs
  while (!over.aborted) {
    await pause(100, over)
    if (isDone(size, doneBy(breaker, recording)) || performance.now() - startedMs > size.seconds * 1000)
      enough.abort()
    if (performance.now() - lapsedMs > LAPSE_MS) {
      lapsedMs = performance.now()
      await lapseLeases(stage).catch(() => {})
    }
    if (breaker.kills >= told + TELL_EVERY) {
      told = breaker.kills
      setting.tell(
        `${breaker.kills} kills, ${breaker.databaseRestarts} database restarts, ${recording.requests} requests`,
      )
    }
  }
  const [answered] = await Promise.all([clients, broken])
  const lost = await lookAtTheEnd(stage, shelves, answered)
  const done = doneBy(breaker, recording)
  // A hunt has its seconds, however many kills they have room for.
  const missed =
    !setting.isHunt && !isDone(size, done) ? [`Only ${JSON.stringify(done)} fitted into the time.`] : []
  return {
    counts: {
      ...done,
      earlyEnds: breaker.earlyEnds,
      requests: recording.requests,
      ...Object.fromEntries(
        Object.entries(recording.statuses).map(([status, count]) => [`status${status}`, count]),
      ),
      writes: recording.writes.length,
      acknowledged: recording.writes.filter(({ acknowledgedMs }) => acknowledgedMs !== undefined).length,
      readings: recording.readings.length,
      scanAnswers: recording.scans.length,
    },
    violations: [
      ...recording.surprises,
      ...checkRecording(recording, INTERVAL_SECONDS * 1000),
      ...lost,
      ...missed,
    ],
  }
}

type Done = Readonly<Record<'kills' | 'databaseRestarts' | 'scans', number>>

function doneBy({ kills, databaseRestarts }: Breaker, { scans }: Stage['recording']): Done {
  return { kills, databaseRestarts, scans: new Set(scans.map(({ runId }) => runId)).size }
}

function isDone(size: Size, done: Done): boolean {
  return (
    done.kills >= size.kills && done.databaseRestarts >= size.databaseRestarts && done.scans >= size.scans
  )
}

const TELL_EVERY = 20
/** A scan's lease is longer than a life: without this a killed scan would hardly ever be taken up. */
const LAPSE_MS = 3000

/** After how many kills the database is ended the next time: evenly among them, never once there were enough. */
function restartsAfter({ kills, databaseRestarts }: Size, restart: number): number {
  if (restart >= databaseRestarts) return Infinity
  return databaseRestarts === 1 ? 2 : Math.floor((kills / databaseRestarts) * (restart + 0.5))
}

/** The clients of one workspace; resolves with the keys of its scans that were answered. */
async function serve(
  stage: Stage,
  breaker: Breaker,
  over: AbortSignal,
  workspace: StagedWorkspace,
  shelf: Shelf,
): Promise<readonly [StagedWorkspace, readonly string[]]> {
  const clientOf = (name: string): Client => {
    const random = stage.drawsOf(`${name} of ${stage.workspaces.indexOf(workspace)}`)
    return { random, over, recording: stage.recording, url: () => breaker.urlBy(random) }
  }
  const [answered] = await Promise.all([
    keepScanning(clientOf('scanner'), workspace, shelf),
    keepReading(clientOf('reader'), workspace, shelf),
    keepReading(clientOf('second reader'), workspace, shelf),
    keepChangingKeys(clientOf('keys'), workspace),
    // Commands are programs of their own: one operator is work for the machine as it is.
    ...(workspace.hasOperator ? [keepAdministering(stage, clientOf('operator'), workspace, shelf)] : []),
  ])
  return [workspace, answered]
}
