import { randomInt } from 'node:crypto'
import { Command, Option } from 'commander'
import { runInTurn } from './in-turn.ts'
import { tortures } from './index.ts'
import { plantFaults } from './plant-faults.ts'
import { runTorture, SHORT_MINUTES } from './run-torture.ts'

/** For a form that was cut off to undo what it set up. */
const MINUTES_TO_END = 5

/** The whole of `npm run torture`: one torture, its progress on the standard error, its report as one line of JSON. */
const program = new Command('torture').description(
  'Break the service on purpose; exits with 1 where it did not hold',
)
for (const [name, torture] of Object.entries(tortures)) {
  const command = program
    .command(name)
    .description(`${torture.description} (at most ${torture.longMinutes} minutes)`)
    .option('--short', 'the form that npm test runs')
    .addOption(
      new Option('--seed <n>', 'draw as the run with this seed did')
        .argParser(Number)
        .default(randomInt(2 ** 31)),
    )
    .action(async ({ short, seed, faults }: { short?: boolean; seed: number; faults?: boolean }) => {
      const stopped = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
      const options = { seed, signal: stopped.signal, tell: (line: string) => console.error(line) }
      const report = faults
        ? await plantFaults(torture, options)
        : await runTorture(torture, { ...options, form: short ? 'short' : 'long' })
      console.log(JSON.stringify({ name, ...report }))
      process.exitCode = report.violations.length === 0 ? 0 : 1
    })
  if (torture.faults !== undefined) {
    command.option('--faults', 'plant its faults, one at a time, and see whether the short form finds each')
  }
}
program
  .command('all')
  .description('the long form of each, one after the other; the last lines are JSON, one a torture')
  .option('--short', 'the form that npm test runs')
  .action(async ({ short }: { short?: boolean }) => {
    const stopped = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
    const entries = Object.entries(tortures).map(([name, { longMinutes }]) => ({
      name,
      argv: [...process.execArgv, process.argv[1] ?? '', name, ...(short ? ['--short'] : [])],
      withinMs: 60_000 * ((short ? SHORT_MINUTES : longMinutes) + MINUTES_TO_END),
    }))
    const lines = await runInTurn(entries, stopped.signal)
    for (const { line } of lines) console.log(line)
    process.exitCode = lines.every(({ isWell }) => isWell) ? 0 : 1
  })
// Not thrown on: the database of a run ends with the process's last work, which an uncaught error would cut off.
await program.parseAsync().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
