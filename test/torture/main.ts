import { randomInt } from 'node:crypto'
import { Command, Option } from 'commander'
import { runInTurn } from './in-turn.ts'
import { tortures } from './index.ts'
import { minutesToPlant, plantFaults } from './plant-faults.ts'
import { MINUTES_TO_END, runTorture, SHORT_MINUTES } from './run-torture.ts'
import type { Torture } from './torture.ts'

interface Chosen {
  readonly short?: boolean
  readonly seed: number
  readonly faults?: boolean
  readonly hunt?: boolean
}

/** The whole of `npm run torture`: one torture, its progress on the standard error, its report as one line of JSON. */
const program = new Command('torture').description(
  'Break the service on purpose; exits with 1 where it did not hold',
)
for (const [name, torture] of Object.entries(tortures)) {
  program
    .command(name)
    .description(`${torture.description} (at most ${torture.longMinutes} minutes)`)
    .option('--short', 'the form that npm test runs')
    .addOption(
      new Option('--seed <n>', 'draw as the run with this seed did')
        .argParser(Number)
        .default(randomInt(2 ** 31)),
    )
    .option('--faults', 'plant its faults, one at a time, and see whether the short form finds each')
    .addOption(new Option('--hunt', 'as the short form is run where a fault is planted').hideHelp())
    .action(async ({ short, seed, faults, hunt }: Chosen) => {
      const stopped = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
      const options = { seed, signal: stopped.signal, tell: (line: string) => console.error(line) }
      const report = faults
        ? await plantFaults(name, torture.faults, options)
        : await runTorture(torture, { ...options, form: short ? 'short' : 'long', isHunt: hunt ?? false })
      console.log(JSON.stringify({ name, ...report }))
      process.exitCode = report.violations.length === 0 ? 0 : 1
    })
}
program
  .command('all')
  .description('the long form of each, one after the other; the last lines are JSON, one a torture')
  .option('--short', 'the form that npm test runs')
  .option('--faults', 'the planted faults of each')
  .action(async ({ short, faults }: Pick<Chosen, 'short' | 'faults'>) => {
    const stopped = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
    const form = faults ? ['--faults'] : short ? ['--short'] : []
    const entries = Object.entries(tortures).map(([name, torture]) => ({
      name,
      argv: [...process.execArgv, process.argv[1] ?? '', name, ...form],
      withinMs: 60_000 * (faults ? minutesToPlant(torture.faults.length) : formMinutes(torture, short)),
    }))
    const lines = await runInTurn(entries, stopped.signal)
    for (const { line } of lines) console.log(line)
    process.exitCode = lines.every(({ isWell }) => isWell) ? 0 : 1
  })

function formMinutes({ longMinutes }: Torture, short = false): number {
  return (short ? SHORT_MINUTES : longMinutes) + MINUTES_TO_END
}

// Not thrown on: the database of a run ends with the process's last work, which an uncaught error would cut off.
await program.parseAsync().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
