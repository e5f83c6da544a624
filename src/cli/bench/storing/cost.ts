import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../../../db/connect.ts'
import { type Db, openDatabase } from '../../../../db/database.ts'
import { allWithin } from '../../../../db/deadlines.ts'
import { startEmbedded } from '../../../../db/embedded/index.ts'
import { migrate } from '../../../../db/migrate.ts'
import { derivePosts } from '../../../derivation/derive-posts.ts'
import { loadIdentity } from '../../../derivation/identity.ts'
import { indexPosts } from '../../../derivation/index-posts.ts'
import { type Benchmark, type BenchmarkReport, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { processorMs, type Sql, serverPids } from '../processor-time.ts'
import { storeAsScan } from './lease.ts'
import { addWorkspace } from './workspaces.ts'

const POSTS = 50_000
const SCAN_POSTS = 1000
const STEP_WITHIN_MS = 600_000

export const costBenchmark: Benchmark = {
  description: 'what a post costs: bytes in each table and index, processor time to store, derive and index',
  takes: ['posts'],
  run: ({ posts }) => measureCost(posts?.[0] ?? POSTS),
}

/** Works on a durable database of its own, on which no service runs its timers. */
export async function measureCost(count: number): Promise<BenchmarkReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trend-research-bench-'))
  const server = await startEmbedded({ dataDir })
  const sql = connect(server.connectionString)
  await migrate(server.connectionString)
  const db = openDatabase(server.connectionString, { max: 4, deadlines: allWithin(STEP_WITHIN_MS) })
  try {
    const steps = await measureSteps(db, sql, count)
    await sql`vacuum (analyze)`
    const sizes = await readSizes(sql, count)
    const bytes = sizes.reduce((sum, { bytesPerPost }) => sum + bytesPerPost, 0)
    return {
      tables: [steps.map((step) => ({ ...step })), sizes.map((size) => ({ ...size }))],
      result: { posts: count, bytesPerPost: roundTo(bytes, 0), steps, sizes },
    }
  } finally {
    await Promise.all([db.destroy(), sql.end({ timeout: 5 })])
    await server.release()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Step {
  readonly step: string
  /** Of a processor, in milliseconds a post. */
  readonly nodeMs: number
  readonly databaseMs: number
}

async function measureSteps(db: Db, sql: Sql, count: number): Promise<Step[]> {
  const workspace = await addWorkspace(db, 'ws_cost')
  const posts = inventPosts(count, new Date())
  const measure = async (step: string, work: () => Promise<unknown>): Promise<Step> => {
    const cpu = process.cpuUsage()
    const before = await processorMs(await serverPids(sql))
    await work()
    const after = await processorMs(await serverPids(sql))
    const { user, system } = process.cpuUsage(cpu)
    return {
      step,
      nodeMs: roundTo((user + system) / 1000 / count, 3),
      databaseMs: roundTo((after - before) / count, 3),
    }
  }
  const store = async () => {
    for (let start = 0; start < posts.length; start += SCAN_POSTS) {
      await storeAsScan(db, workspace.id, posts.slice(start, start + SCAN_POSTS))
    }
  }
  return [
    await measure('store', store),
    await measure('derive', async () => derivePosts(db, workspace.id, await loadIdentity(db, workspace))),
    await measure('index', () => indexPosts(db, new AbortController().signal)),
  ]
}

interface Size {
  readonly relation: string
  readonly bytesPerPost: number
}

/** Of tables with what they keep beside their rows, and of indexes; those of less than a byte a post are left out. */
async function readSizes(sql: Sql, count: number): Promise<Size[]> {
  const rows = await sql<{ relation: string; bytes: number }[]>`
    select relname as relation,
      (case relkind when 'i' then pg_relation_size(oid) else pg_table_size(oid) end)::float8 as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')
    order by bytes desc, relname`
  return rows
    .map(({ relation, bytes }) => ({ relation, bytesPerPost: roundTo(bytes / count, 1) }))
    .filter(({ bytesPerPost }) => bytesPerPost >= 1)
}
