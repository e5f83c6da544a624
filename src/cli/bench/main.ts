import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { ServiceError } from '../../lib/errors.ts'
import { UsageError, WRONG_USE } from '../usage-error.ts'
import type { Benchmark, BenchOptions } from './benchmark.ts'
import { mcpBenchmark } from './mcp.ts'
import { readsBenchmark } from './reads.ts'
import { scanBenchmark } from './scan.ts'
import { trendsBenchmark } from './trends.ts'

/** Every benchmark by its name. */
const benchmarks = {
  trends: trendsBenchmark,
  reads: readsBenchmark,
  scan: scanBenchmark,
  mcp: mcpBenchmark,
} satisfies Record<string, Benchmark>

const program = new Command('bench')
  .description('Measure the service; the last line of --json is one object')
  .exitOverride()
for (const [name, benchmark] of Object.entries(benchmarks)) {
  program
    .command(name)
    .description(benchmark.description)
    .option('--posts <n...>', 'how many invented posts, one run each', toCounts)
    .option('--streams <folder>', 'rank the posts.ndjson files of a folder instead')
    .option('--json', 'end with one line of JSON')
    .action(async (options: BenchOptions & { json?: boolean }) => {
      const { table, result } = await benchmark.run(options)
      console.table(table)
      if (options.json) console.log(JSON.stringify(result))
    })
}

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

/** 2: the command was called wrongly; 1: it failed. Commander has said itself what was wrong. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE
  const isKnown = error instanceof UsageError || error instanceof ServiceError
  console.error(isKnown ? error.message : error)
  return error instanceof UsageError ? WRONG_USE : 1
}

function toCounts(text: string, before: readonly number[] = []): number[] {
  const count = Number(text)
  if (!/^\d{1,7}$/.test(text) || count < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.')
  return [...before, count]
}
