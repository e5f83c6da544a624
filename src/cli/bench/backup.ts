import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { importPosts } from '../../../db/store-posts.ts'
import { buildProgram } from '../build-program.ts'
import { BENCH_WORKSPACE_ID, withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'

const POSTS = 500_000
const BATCH = 1000

const Memory = z.object({ rssMb: z.number() })

export const backupBenchmark: Benchmark = {
  description:
    'backup of a service that runs on the embedded database, its check, and its restore into another',
  takes: ['posts'],
  async run({ posts }) {
    const count = posts?.[0] ?? POSTS
    return await withBenchService({}, async ({ db, dataDir }) => {
      const invented = inventPosts(count, new Date())
      for (let start = 0; start < count; start += BATCH)
        await importPosts(db, BENCH_WORKSPACE_ID, invented.slice(start, start + BATCH))
      const program = join(dataDir, 'program')
      await buildProgram(program)
      const file = join(dataDir, 'posts.backup')
      const run = (folder: string, ...args: string[]) => timed(program, join(dataDir, folder), args)
      const backup = await run('.', 'backup', file)
      const check = await run('.', 'restore', file, '--check')
      const restore = await run('restored', 'restore', file)
      const sizeMb = roundTo((await stat(file)).size / 1_000_000, 1)
      const rows = Object.entries({ backup, check, restore })
      return {
        tables: [rows.map(([what, figures]) => ({ what: `${what} of ${count} posts`, ...figures, sizeMb }))],
        result: { posts: count, sizeMb, backup, check, restore },
      }
    })
  },
}

/** A command as `npm run admin` runs it, with the program's start. */
async function timed(program: string, dataDir: string, args: readonly string[]) {
  const started = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(program, 'src/cli/bench/backup-once.js'), ...args],
    { env: { DATA_DIR: dataDir } },
  )
  const seconds = roundTo((performance.now() - started) / 1000, 1)
  return { seconds, ...Memory.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')) }
}
