import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runInTurn } from './in-turn.ts'
import { plant } from './plant.ts'
import { MINUTES_TO_END, SHORT_MINUTES } from './run-torture.ts'
import type { Fault } from './torture.ts'

/** Short forms that a fault may survive: what is drawn meets each fault not every time, the rarest one in three or four. */
const RUNS_OF_EACH = 10

export interface PlantedFault {
  readonly fault: string
  /** How many short forms it took; the last one's first violation says what caught it. */
  readonly runs: number
  readonly caughtBy?: string
}

export interface FaultsReport {
  readonly form: 'faults'
  readonly seed: number
  readonly seconds: number
  readonly faults: readonly PlantedFault[]
  /** A sentence for each fault that was not found. */
  readonly violations: readonly string[]
}

export interface PlantOptions {
  readonly seed: number
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
}

/** The same tree: what its short form finds was planted by nobody. */
const nothing: Fault = { name: 'nothing', changes: [] }

/** The most minutes that it takes to plant so many faults. */
export function minutesToPlant(faults: number): number {
  return (1 + faults * RUNS_OF_EACH) * (SHORT_MINUTES + MINUTES_TO_END)
}

/**
 * Plants each fault of a torture into a copy of the tree, one at a time, and runs the short form there, as a process of its
 * own, until it finds it; first nothing, which it must not find. Throws where a short form ends without a report.
 */
export async function plantFaults(
  name: string,
  planted: readonly Fault[],
  options: PlantOptions,
): Promise<FaultsReport> {
  const { seed, signal, tell } = options
  const started = performance.now()
  const faults: PlantedFault[] = []
  const violations: string[] = []
  const { caughtBy } = await tryFault(name, nothing, 1, options)
  if (caughtBy !== undefined) violations.push(`Found where nothing was planted: ${caughtBy}`)
  for (const fault of violations.length === 0 ? planted : []) {
    if (signal.aborted) break
    const tried = await tryFault(name, fault, RUNS_OF_EACH, options)
    tell(JSON.stringify(tried))
    faults.push(tried)
  }
  const found = new Set(faults.flatMap(({ fault, caughtBy }) => (caughtBy === undefined ? [] : [fault])))
  const missed = planted.filter(({ name }) => !found.has(name))
  return {
    form: 'faults',
    seed,
    seconds: Math.round((performance.now() - started) / 1000),
    faults,
    violations: [...violations, ...missed.map((fault) => `Not found: ${fault.name}.`)],
  }
}

async function tryFault(
  name: string,
  fault: Fault,
  most: number,
  { seed, signal, tell }: PlantOptions,
): Promise<PlantedFault> {
  tell(`planted: ${fault.name}`)
  const tree = await mkdtemp(join(tmpdir(), 'torture-planted-'))
  try {
    await plant(fault, tree)
    for (let run = 0; run < most && !signal.aborted; run++) {
      const [first] = await huntIn(tree, name, seed + run, signal)
      // One that was stopped has not done what it is held to.
      if (first !== undefined && !signal.aborted) return { fault: fault.name, runs: run + 1, caughtBy: first }
    }
    return { fault: fault.name, runs: most }
  } finally {
    await rm(tree, { recursive: true, force: true, maxRetries: 5 })
  }
}

const Report = z.object({ form: z.literal('short'), violations: z.array(z.string()) })

/** The violations that a tree's short form finds. */
async function huntIn(
  tree: string,
  name: string,
  seed: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const argv = [join(tree, 'test/torture/main.ts'), name, '--short', '--hunt', '--seed', String(seed)]
  const withinMs = 60_000 * (SHORT_MINUTES + MINUTES_TO_END)
  const [report] = await runInTurn(
    [{ name, argv: [...process.execArgv, ...argv], cwd: tree, withinMs }],
    signal,
  )
  const { success, data } = Report.safeParse(JSON.parse(report?.line ?? '{}'))
  if (!success) throw new Error(`The short form of ${name} told nothing: ${report?.line}`)
  return data.violations
}
