import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { buildProgram } from '../build-program.ts'
import { withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'

const SIZES = [20_000, 100_000]

const Took = z.object({ ms: z.number(), cpuMs: z.number() })
const Run = z.object({
  first: Took,
  rounds: z.array(z.object({ whole: Took, again: Took })),
  shares: z.record(z.number()),
  keptMb: z.number(),
  rssMb: z.number(),
})

export const rankBenchmark: Benchmark = {
  description:
    'a ranking with what the thread kept, after 200 new posts, beside a whole one of the same posts',
  takes: ['posts'],
  async run({ posts = SIZES }) {
    const runs = []
    for (const count of posts) runs.push(await rankAgain(count))
    return {
      tables: [
        runs.map(({ shares: _, ...run }) => run),
        ...runs.map(({ posts: count, shares }) =>
          Object.entries(shares)
            .filter(([, share]) => share > 0)
            .map(([stage, share]) => ({ posts: count, stage, share })),
        ),
      ],
      result: { runs },
    }
  },
}

/** In a process of its own, built as `npm start` runs it, on a database of its own. */
async function rankAgain(posts: number) {
  return await withBenchService({}, async ({ connectionString, dataDir }) => {
    const program = join(dataDir, 'program')
    await buildProgram(program)
    const script = join(program, 'src/cli/bench/rank-again.js')
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      script,
      connectionString,
      String(posts),
    ])
    const { first, rounds, ...run } = Run.parse(JSON.parse(stdout))
    const median = (figureOf: (round: (typeof rounds)[number]) => number) => medianOf(rounds.map(figureOf))
    return {
      posts,
      firstMs: Math.round(first.ms),
      wholeMs: Math.round(median(({ whole }) => whole.ms)),
      againMs: Math.round(median(({ again }) => again.ms)),
      ratio: roundTo(
        median(({ again, whole }) => again.ms / whole.ms),
        3,
      ),
      wholeCpuMs: Math.round(median(({ whole }) => whole.cpuMs)),
      againCpuMs: Math.round(median(({ again }) => again.cpuMs)),
      cpuRatio: roundTo(
        median(({ again, whole }) => again.cpuMs / whole.cpuMs),
        3,
      ),
      ...run,
    }
  })
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
