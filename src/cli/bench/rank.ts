import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { buildProgram } from '../build-program.ts'
import { withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'

const SIZES = [20_000, 100_000]

const Run = z.object({
  firstMs: z.number(),
  rounds: z.array(z.object({ wholeMs: z.number(), againMs: z.number() })),
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
    const { firstMs, rounds, ...run } = Run.parse(JSON.parse(stdout))
    const wholeMs = medianOf(rounds.map((round) => round.wholeMs))
    const againMs = medianOf(rounds.map((round) => round.againMs))
    return {
      posts,
      firstMs: Math.round(firstMs),
      wholeMs: Math.round(wholeMs),
      againMs: Math.round(againMs),
      ratio: roundTo(medianOf(rounds.map((round) => round.againMs / round.wholeMs)), 3),
      ...run,
    }
  })
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
