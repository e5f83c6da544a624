import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { buildProgram } from '../build-program.ts'
import { UsageError } from '../usage-error.ts'
import { type Benchmark, roundTo } from './benchmark.ts'

const SIZES = [3000, 20_000, 100_000, 300_000]

const Run = z.object({
  posts: z.number(),
  trends: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  rssMb: z.number(),
})
type Run = z.infer<typeof Run>

export const trendsBenchmark: Benchmark = {
  description:
    'seconds and memory of one ranking, by the number of posts; each in a process of its own, as npm start runs it',
  takes: ['posts', 'streams'],
  async run({ streams, posts }) {
    const inputs =
      streams === undefined
        ? (posts ?? SIZES).map((count) => ['--posts', String(count)])
        : (await streamsIn(streams)).map((file) => ['--file', file])
    const program = await mkdtemp(join(tmpdir(), 'trend-research-bench-'))
    const runs: Run[] = []
    try {
      await buildProgram(program)
      for (const input of inputs) runs.push(await rankOnce(program, input))
    } finally {
      await rm(program, { recursive: true, force: true })
    }
    runs.sort((first, second) => first.posts - second.posts)
    return {
      tables: [runs],
      result: {
        runs: runs.map(({ posts: count, seconds, rssMb }) => ({ posts: count, seconds, rssMb })),
        exponent: exponentOf(runs),
      },
    }
  },
}

/** `b` of seconds = a x posts^b by least squares over the logarithms; null with fewer than two sizes. */
export function exponentOf(runs: readonly { posts: number; seconds: number }[]): number | null {
  const points = runs.map(({ posts, seconds }) => ({
    x: Math.log(posts),
    y: Math.log(Math.max(seconds, 0.001)),
  }))
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  if (points.length < 2 || spread === 0) return null
  return roundTo(points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread, 3)
}

/** One ranking in a process of its own, built as `npm start` runs it. */
async function rankOnce(program: string, input: readonly string[]): Promise<Run> {
  const script = join(program, 'src/cli/bench/rank-once.js')
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...input])
  return Run.parse(JSON.parse(stdout))
}

/** Files of posts, one JSON object a line, in the folder or one below: posts.ndjson, perhaps gzipped. */
async function streamsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((cause: unknown) => {
    throw new UsageError(`The folder ${folder} cannot be read.`, { cause })
  })
  const files = entries.filter((entry) => entry.isFile() && /^posts\.ndjson(\.gz)?$/.test(entry.name))
  if (files.length === 0) throw new UsageError(`There is no posts.ndjson in ${folder}.`)
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}
