import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openDatabase } from '../../../db/database.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { runClosedLoop } from '../../../src/cli/bench/fairness/closed-loop.ts'
import { figuresOf } from '../../../src/cli/bench/fairness/figures.ts'
import { simulatorSettings } from '../../../src/cli/simulator-settings.ts'
import { Workspace } from '../../../src/model/index.ts'
import { freshDatabase } from '../../support/database.ts'
import { call, mintCaller } from '../../support/service.ts'
import { mixedLoad } from '../mixed-load.ts'
import { pause } from '../pause.ts'
import { builtProgram } from '../program.ts'
import { type ServiceProcess, startProcess } from '../service-process.ts'
import { stillHeld } from '../still-held.ts'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { planted } from './planted.ts'
import { slopeUpperBound } from './slope.ts'

const extents: Readonly<Record<Form, Extent>> = {
  short: { warm: 1, rounds: 1, roundMs: 700, posts: 60, hasScans: false },
  long: { warm: 10, rounds: 60, roundMs: 55_000, posts: 2000, hasScans: true },
}

interface Extent {
  /** Rounds before the first that counts, in which caches fill. */
  readonly warm: number
  readonly rounds: number
  readonly roundMs: number
  readonly posts: number
  /** One a round, at the paces that the platforms ask for. */
  readonly hasScans: boolean
}

/** Fewer than would have anybody refused: what is refused does no work. */
const CONNECTIONS = 8
/** More is a leak that a service would die of within weeks. */
const MOST_MEGABYTES_AN_HOUR = 5
/** In the short form, of whose seconds caches and compiled code take some too: a leak of a request is told by many. */
const MOST_MEGABYTES_IN_SHORT = 8
/** Within which connections and timers of answered requests are gone; keep-alive ends after some seconds. */
const HANDLES_GONE_MS = 60_000
const LOOK_AGAIN_MS = 500
/** Connections to the database are opened as they are needed, and stay: later rounds may have more than the first. */
const POOL_SIZE = 10
/** Those, by the socket of the tests' server, and the process's standard streams. */
const MOST_PIPES = POOL_SIZE + 3
const PRELOAD = new URL('measured-process.mjs', import.meta.url).href

interface Measured {
  /** Of the main thread's heap and what it holds outside of it, after it was collected. */
  readonly heldBytes: number
  /** What keeps the process going, by the kinds of Node, without its MOST_PIPES. */
  readonly handles: readonly string[]
}

interface Sample extends Measured {
  readonly hours: number
}

export const soak: Torture = {
  description: 'an hour of mixed work leaves no memory and no handle behind',
  longMinutes: 80,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const { form, signal, tell } = setting
  const { warm, rounds, roundMs, posts, hasScans } = extents[form]
  const { served, service, scan } = await startWork(setting)
  const requests = await mixedLoad(served, posts)
  const samples: Sample[] = []
  const counts: Record<string, number> = {}
  const count = (name: string, times = 1) => {
    counts[name] = (counts[name] ?? 0) + times
  }
  const began = performance.now()
  for (let round = 0; round < warm + rounds && !signal.aborted; round++) {
    const scanning = hasScans ? scan() : undefined
    const load = { url: served.url, requests, connections: CONNECTIONS, durationMs: roundMs }
    const { statuses, withoutRetryAfter } = figuresOf(await runClosedLoop(load))
    for (const [status, times] of Object.entries(statuses)) count(status, times)
    if (withoutRetryAfter > 0) count('refusals without Retry-After', withoutRetryAfter)
    if (scanning !== undefined) count(`scans${await scanning}`)
    const measured = await measureAtRest({ url: served.url, service }, samples[warm - 1], signal)
    samples.push({ ...measured, hours: (performance.now() - began) / 3_600_000 })
    tell(`${round}: ${megabytes(measured)} MB, ${measured.handles.length} handles`)
  }
  const counted = samples.slice(warm)
  const bound = form === 'long' ? slopeBound(counted) : undefined
  return {
    counts: {
      ...{ ...counts, rounds: counted.length, ...inKilobytes(samples) },
      ...(bound === undefined ? {} : { slopeBoundKilobytesAnHour: Math.round(1024 * bound) }),
    },
    violations: [
      ...(await stillHeld(served.url)),
      ...otherAnswers(counts, form),
      ...(bound === undefined ? burst(counted.at(-1), samples[warm - 1]) : growth(bound)),
      ...leftHandles(samples[warm - 1], samples.at(-1)),
    ],
  }
}

/** The built program beside the simulated platforms, and a scan of the demo's workspace, which resolves to its status. */
async function startWork(setting: Setting) {
  const simulator = await startSimulator()
  setting.after(() => simulator.close())
  const { connectionString, drop } = await freshDatabase()
  setting.after(drop)
  const db = openDatabase(connectionString, { max: 2 })
  setting.after(() => db.destroy())
  const service = startProcess(await builtProgram(setting), {
    ...simulatorSettings(simulator),
    DATABASE_URL: connectionString,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    SCAN_INTERVAL_SECONDS: '1',
    EVIDENCE_REFRESH_HOURS: '0',
    NODE_OPTIONS: `--import=${PRELOAD}`,
  })
  setting.after(() => service.kill())
  const url = await service.listening
  const { key } = await mintCaller(db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const scan = async () => (await call(`${url}/v1/scans`, { method: 'POST', key })).status
  return { served: { db, url }, service, scan }
}

/** Once nothing is under way, and the process has no more handles than before, or for as long as they may take to go. */
async function measureAtRest(
  { url, service }: { readonly url: string; readonly service: ServiceProcess },
  before: Measured | undefined,
  signal: AbortSignal,
): Promise<Measured> {
  await stillHeld(url)
  const endMs = performance.now() + HANDLES_GONE_MS
  for (;;) {
    const measured = await measure(service)
    const isAtRest = before === undefined || measured.handles.length <= before.handles.length
    if (isAtRest || performance.now() > endMs || signal.aborted) return measured
    await pause(LOOK_AGAIN_MS, signal)
  }
}

async function measure({ child }: ServiceProcess): Promise<Measured> {
  if (child.stdout === null) throw new Error('The process has no standard output.')
  const lines = createInterface({ input: child.stdout })
  child.stdin?.write('measure\n')
  try {
    for (;;) {
      const [line] = await once(lines, 'line')
      const found = /^measured (.*)$/.exec(String(line))?.[1]
      if (found !== undefined) return withoutPool(JSON.parse(found))
    }
  } finally {
    lines.close()
  }
}

function withoutPool({ heldBytes, handles }: Measured): Measured {
  const pipes = handles.filter((name) => name === 'PipeWrap')
  const others = handles.filter((name) => name !== 'PipeWrap')
  return { heldBytes, handles: [...others, ...pipes.slice(MOST_PIPES)] }
}

/** The machine of a test run is busy: some are told to come again. One with nothing else to do has to keep up. */
const ALLOWED: Readonly<Record<Form, readonly string[]>> = {
  short: ['200', '503'],
  long: ['200', 'scans201', 'scans429'],
}

function otherAnswers(counts: Readonly<Record<string, number>>, form: Form): string[] {
  if (counts['200'] === undefined) return ['Nothing was served.']
  const others = Object.entries(counts).filter(([name]) => !ALLOWED[form].includes(name))
  return others.map(([name, count]) => `${count} answers of ${name}.`)
}

/** Megabytes an hour by which what is held may grow: the upper bound. */
function slopeBound(samples: readonly Sample[]): number {
  return slopeUpperBound(samples.map((sample) => ({ x: sample.hours, y: megabytes(sample) })))
}

function growth(bound: number): string[] {
  return bound < MOST_MEGABYTES_AN_HOUR
    ? []
    : [`What is held may grow by ${bound.toFixed(1)} MB an hour (allowed: ${MOST_MEGABYTES_AN_HOUR}).`]
}

function burst(after: Measured | undefined, before: Measured | undefined): string[] {
  if (before === undefined || after === undefined) return []
  const grownBy = megabytes(after) - megabytes(before)
  return grownBy < MOST_MEGABYTES_IN_SHORT
    ? []
    : [`What is held grew by ${grownBy.toFixed(1)} MB in seconds (allowed: ${MOST_MEGABYTES_IN_SHORT}).`]
}

function leftHandles(before: Measured | undefined, after: Measured | undefined): string[] {
  if (before === undefined || after === undefined) return ['Nothing was measured.']
  return after.handles.length <= before.handles.length
    ? []
    : [`Handles when warm: ${before.handles.join(', ')}; at the end: ${after.handles.join(', ')}.`]
}

function megabytes({ heldBytes }: Measured): number {
  return heldBytes / 1024 / 1024
}

function inKilobytes(samples: readonly Sample[]): Record<string, number> {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return {}
  return {
    firstKilobytes: Math.round(first.heldBytes / 1024),
    lastKilobytes: Math.round(last.heldBytes / 1024),
  }
}
