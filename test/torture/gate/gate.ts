import fc from 'fast-check'
import type { Finding, Form, Setting, Torture } from '../torture.ts'
import { commands, NEED_CONSENT } from './commands.ts'
import { planted } from './planted.ts'
import { Trial } from './trial.ts'
import { Violation } from './violation.ts'
import { World } from './world.ts'

interface Size {
  readonly trials: number
  /** The form ends then, whatever was done. */
  readonly seconds: number
}

const sizes: Readonly<Record<Form, Size>> = {
  // The trials decide, so that a busy machine takes longer and tests no less.
  short: { trials: 4, seconds: 3 * 60 },
  long: { trials: 1000, seconds: 25 * 60 },
}

/** More trials than a run of the tests has. */
const HUNT_SIZE: Size = { trials: 1000, seconds: 60 }

/** Holds the scan gate of two processes to a model of the contract, at moments that are exact to the microsecond. */
export const gate: Torture = {
  description:
    'two processes that are killed start, refuse, repeat and take over scans as a model of the contract does',
  longMinutes: 30,
  faults: planted,
  run,
}

async function run(setting: Setting): Promise<Finding> {
  const { trials, seconds } = setting.isHunt ? HUNT_SIZE : sizes[setting.form]
  const world = await World.open(setting)
  const counts: Record<string, number> = { trials: 0 }
  const startedMs = performance.now()
  const isOver = () => setting.signal.aborted || performance.now() - startedMs > seconds * 1000
  const property = fc.asyncProperty(commands, async (drawn) => {
    const trial = await Trial.begin(world, NEED_CONSENT)
    try {
      await fc.asyncModelRun(() => ({ model: trial, real: world }), untilOver(drawn, isOver, counts))
    } finally {
      await trial.end()
    }
  })
  const violations: string[] = []
  for (let number = 0; number < trials && violations.length === 0 && !isOver(); number++) {
    const details = await fc.check(property, { seed: setting.seed + number, numRuns: 1, endOnFailure: true })
    counts['trials'] = number + 1
    if (details.failed) {
      const why = details.errorInstance
      if (!(why instanceof Violation)) throw why
      violations.push(`${why.message} After ${String(details.counterexample?.[0])}.`)
    }
    if (number % TELL_EVERY === 0) setting.tell(JSON.stringify(counts))
  }
  // The long form and a hunt have as many trials as there is time for.
  if (setting.form === 'short' && !setting.isHunt && violations.length === 0 && isOver())
    violations.push(`Only ${counts['trials']} of ${trials} trials fitted into the time.`)
  return { counts, violations }
}

const TELL_EVERY = 10

/** The same commands, which are counted by name when they are run, and none any more once it is over. */
function* untilOver<C extends fc.AsyncCommand<Trial, World>>(
  drawn: Iterable<C>,
  isOver: () => boolean,
  counts: Record<string, number>,
): Generator<fc.AsyncCommand<Trial, World>> {
  for (const command of drawn) {
    yield {
      check: (trial) => !isOver() && command.check(trial),
      run: (trial, real) => {
        const name = /^\w+/.exec(command.toString())?.[0] ?? ''
        counts[name] = (counts[name] ?? 0) + 1
        return command.run(trial, real)
      },
      toString: () => command.toString(),
    }
  }
}
