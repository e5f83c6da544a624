import { runTorture } from './run-torture.ts'
import type { Fault, Torture } from './torture.ts'

/** Short forms that a fault may survive: what is drawn does not meet each fault every time. */
const RUNS_OF_EACH = 5

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

/** Plants each fault of a torture into a copy of the program, one at a time, and runs the short form until it finds it. */
export async function plantFaults(
  torture: Torture,
  options: { readonly seed: number; readonly signal: AbortSignal; readonly tell: (line: string) => void },
): Promise<FaultsReport> {
  const { seed, signal, tell } = options
  const started = performance.now()
  const faults: PlantedFault[] = []
  for (const fault of torture.faults ?? []) {
    if (signal.aborted) break
    tell(`planted: ${fault.name}`)
    faults.push(await tryFault(torture, fault, options))
    tell(JSON.stringify(faults.at(-1)))
  }
  const found = new Set(faults.flatMap(({ fault, caughtBy }) => (caughtBy === undefined ? [] : [fault])))
  return {
    form: 'faults',
    seed,
    seconds: Math.round((performance.now() - started) / 1000),
    faults,
    violations: (torture.faults ?? [])
      .filter(({ name }) => !found.has(name))
      .map(({ name }) => `Not found: ${name}.`),
  }
}

async function tryFault(
  torture: Torture,
  fault: Fault,
  {
    seed,
    signal,
    tell,
  }: { readonly seed: number; readonly signal: AbortSignal; readonly tell: (line: string) => void },
): Promise<PlantedFault> {
  for (let run = 0; run < RUNS_OF_EACH && !signal.aborted; run++) {
    const { violations } = await runTorture(torture, { form: 'short', seed: seed + run, signal, fault, tell })
    const [first] = violations
    if (first !== undefined) return { fault: fault.name, runs: run + 1, caughtBy: first }
  }
  return { fault: fault.name, runs: RUNS_OF_EACH }
}
