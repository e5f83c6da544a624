import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { ServiceError } from '../../lib/errors.ts'
import { describeError } from '../../process/describe-error.ts'
import { USAGE_ERROR_EXIT_CODE, UsageError } from '../usage-error.ts'
import { backupBenchmark } from './backup.ts'
import type { Benchmark, BenchOptions } from './benchmark.ts'
import { busyBenchmark } from './busy.ts'
import { citationsBenchmark } from './citations/benchmark.ts'
import { evidenceBenchmark } from './evidence/benchmark.ts'
import { trendsReadBenchmark } from './evidence/trends-read.ts'
import { twoBenchmark } from './evidence/two.ts'
import { fairnessBenchmark } from './fairness/benchmark.ts'
import { intentsBenchmark } from './intents/benchmark.ts'
import { largeBenchmark } from './large/benchmark.ts'
import { mcpBenchmark } from './mcp.ts'
import { pageBenchmark } from './page.ts'
import { qualityBenchmark } from './quality/benchmark.ts'
import { rankBenchmark } from './rank.ts'
import { scanBenchmark } from './scan.ts'
import { searchBenchmark } from './search.ts'
import { startBenchmark } from './start.ts'
import { costBenchmark } from './storing/cost.ts'
import { growthBenchmark } from './storing/growth.ts'
import { importBenchmark } from './storing/import.ts'
import { newcomerBenchmark } from './storing/newcomer.ts'
import { rescanBenchmark } from './storing/rescan.ts'
import { trendsBenchmark } from './trends.ts'
import { wordsBenchmark } from './words/benchmark.ts'

/** Every benchmark by its name. */
const benchmarks = {
  trends: trendsBenchmark,
  rank: rankBenchmark,
  large: largeBenchmark,
  evidence: evidenceBenchmark,
  'trends-read': trendsReadBenchmark,
  two: twoBenchmark,
  scan: scanBenchmark,
  import: importBenchmark,
  newcomer: newcomerBenchmark,
  rescan: rescanBenchmark,
  search: searchBenchmark,
  growth: growthBenchmark,
  cost: costBenchmark,
  mcp: mcpBenchmark,
  page: pageBenchmark,
  fairness: fairnessBenchmark,
  backup: backupBenchmark,
  start: startBenchmark,
  busy: busyBenchmark,
  quality: qualityBenchmark,
  intents: intentsBenchmark,
  words: wordsBenchmark,
  citations: citationsBenchmark,
} satisfies Record<string, Benchmark>

const MAX_ORDERS = 20

const options = {
  posts: () => new Option('--posts <n...>', 'how many invented posts, one run each').argParser(toCounts),
  streams: () => new Option('--streams <folder>', 'rank the posts.ndjson files of a folder instead'),
  data: () => new Option('--data <folder>', 'measure the labelled posts of a folder too'),
  only: () => new Option('--only <part>', 'measure only what has this in its name'),
  gate: () =>
    new Option(
      '--gate [file]',
      'exit with 1 where a figure is worse than its bound; bounds of its own from a file',
    ),
  without: () =>
    new Option(
      '--without <rules...>',
      'measure the engine without each of these rules in turn; none: only whole',
    ),
  orders: () =>
    new Option(
      '--orders <n>',
      'measure with 1 to 20 orders in which texts are grouped, and tell means and spreads',
    ).argParser(toOrders),
} satisfies Record<keyof BenchOptions, () => Option>

const program = new Command('bench')
  .description('Measure the service; the last line of --json is one object')
  .exitOverride()
for (const [name, benchmark] of Object.entries<Benchmark>(benchmarks)) {
  const command = program.command(name).description(benchmark.description)
  for (const option of benchmark.takes) command.addOption(options[option]())
  command
    .option('--json', 'end with one line of JSON')
    .action(async (given: BenchOptions & { json?: boolean }) => {
      const { tables, result, failures = [] } = await benchmark.run(given)
      for (const table of tables) console.table(table)
      if (given.json) console.log(JSON.stringify(result))
      for (const failure of failures) console.error(failure)
      if (failures.length > 0) process.exitCode = 1
    })
}

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

/** The exit code. 2: wrong usage; 1: it failed. Commander has already reported what was wrong. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR_EXIT_CODE
  const isKnown = error instanceof UsageError || error instanceof ServiceError
  console.error(isKnown ? error.message : describeError(error))
  return error instanceof UsageError ? USAGE_ERROR_EXIT_CODE : 1
}

function toOrders(text: string): number {
  const count = Number(text)
  if (!/^\d{1,2}$/.test(text) || count < 1 || count > MAX_ORDERS)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_ORDERS}.`)
  return count
}

function toCounts(text: string, before: readonly number[] = []): number[] {
  const count = Number(text)
  if (!/^\d{1,7}$/.test(text) || count < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.')
  return [...before, count]
}
