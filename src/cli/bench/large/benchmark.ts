import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { connect } from '../../../../db/connect.ts'
import { importPosts } from '../../../../db/store-posts.ts'
import { buildProgram } from '../../build-program.ts'
import {
  BENCH_WORKSPACE_ID,
  type BenchService,
  deriveBenchPosts,
  withBenchService,
} from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventCollected } from './invent-collected.ts'

const POSTS = 500_000
const BATCH = 1000

/** In this order: the changes of a month are of its ranking, which is there when they are asked for. */
const QUESTIONS = [
  'readYear',
  'rankYear',
  'readChanges',
  'rankMonth',
  'changes',
  'readWords',
  'words',
] as const

const Took = z.object({ seconds: z.number(), cpuSeconds: z.number(), rssMb: z.number() })

/** Each question with the one that only reads its posts, and the seconds it should take. */
const rows = {
  trends365: { question: 'rankYear', floor: 'readYear', goalSeconds: 30 },
  changes30: { question: 'changes', floor: 'readChanges', goalSeconds: 5 },
  words365: { question: 'words', floor: 'readWords', goalSeconds: 5 },
} as const

export const largeBenchmark: Benchmark = {
  description:
    'the first trends of 365 days, changes of 30 days and words of 365 days in a workspace of 500,000 posts, beside reading their posts alone',
  takes: ['posts', 'only'],
  async run({ posts, only = '' }) {
    const count = posts?.[0] ?? POSTS
    const wanted = Object.entries(rows).filter(([name]) => name.includes(only))
    const asked = new Set<string>(wanted.flatMap(([, { question, floor }]) => [question, floor]))
    if (asked.has('changes')) asked.add('rankMonth')
    const took = await withBenchService({}, async (service) => {
      await fill(service, count)
      const program = join(service.dataDir, 'program')
      await buildProgram(program)
      const now = new Date().toISOString()
      const all = new Map<string, z.infer<typeof Took>>()
      for (const question of QUESTIONS) {
        if (asked.has(question))
          all.set(question, await ask(program, service.connectionString, question, now))
      }
      return all
    })
    const figures = wanted.map(([name, { question, floor, goalSeconds }]) => {
      const [own, alone] = [took.get(question), took.get(floor)]
      return {
        row: name,
        posts: count,
        seconds: own?.seconds ?? Number.NaN,
        cpuSeconds: own?.cpuSeconds ?? Number.NaN,
        rssMb: own?.rssMb ?? Number.NaN,
        goalSeconds,
        readSeconds: alone?.seconds ?? Number.NaN,
        readCpuSeconds: alone?.cpuSeconds ?? Number.NaN,
        overReading: roundTo((own?.cpuSeconds ?? Number.NaN) / (alone?.cpuSeconds ?? Number.NaN), 2),
      }
    })
    return {
      tables: [figures],
      result: Object.fromEntries(figures.map(({ row, ...rest }) => [row, rest])),
    }
  },
}

/** Stores, derives and settles the posts, as a service has them some minutes after an import. */
async function fill({ db, connectionString }: BenchService, count: number): Promise<void> {
  const posts = inventCollected(count, new Date())
  for (let start = 0; start < posts.length; start += BATCH)
    await importPosts(db, BENCH_WORKSPACE_ID, posts.slice(start, start + BATCH))
  await deriveBenchPosts(db)
  const sql = connect(connectionString)
  try {
    await sql`vacuum (analyze) posts`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** In a process of its own, built as `npm start` runs it: what it takes is the question's alone. */
async function ask(program: string, connectionString: string, question: string, now: string) {
  const script = join(program, 'src/cli/bench/large/large-once.js')
  const { stdout } = await promisify(execFile)(process.execPath, [script, connectionString, question, now])
  return Took.parse(JSON.parse(stdout))
}
