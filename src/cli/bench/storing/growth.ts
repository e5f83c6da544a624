import { connect } from '../../../../db/connect.ts'
import { BENCH_WORKSPACE_ID, type BenchService, withBenchService } from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { fillWorkspace } from './fill.ts'
import { storeAsScan } from './lease.ts'
import { medianOf, p50Ms } from './timing.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const READS = 30
const STORED = 1000
const STORES = 7

/** What is read at each size: its name and path. The word is one of the rarest of the invented vocabulary. */
const reads = {
  evidence: '/v1/evidence?days=30&limit=100',
  trends: '/v1/trends?days=7',
  search: '/v1/evidence?days=365&limit=50&q=bamirn',
} as const

interface SizeFigures {
  readonly posts: number
  readonly evidenceMs: number
  readonly trendsMs: number
  readonly searchMs: number
  readonly storeMs: number
}

export const growthBenchmark: Benchmark = {
  description:
    'p50 of evidence, trends, search and storing as one workspace grows; --posts 5000000 adds a size',
  takes: ['posts'],
  async run({ posts }) {
    const sizes = [...new Set([...SIZES, ...(posts ?? [])])].sort((one, other) => one - other)
    const wanted = posts === undefined ? sizes : sizes.filter((size) => size <= Math.max(...posts))
    const figures = await withBenchService({}, (service) => measureGrowth(service, wanted))
    const [smallest, largest] = [figures[0], figures.at(-1)]
    const ratio = (of: (figures: SizeFigures) => number) =>
      smallest && largest ? roundTo(of(largest) / of(smallest), 2) : null
    return {
      tables: [figures.map((row) => ({ ...row }))],
      result: {
        sizes: figures,
        evidence: ratio(({ evidenceMs }) => evidenceMs),
        trends: ratio(({ trendsMs }) => trendsMs),
        search: ratio(({ searchMs }) => searchMs),
        storing: ratio(({ storeMs }) => storeMs),
      },
    }
  },
}

/** The figures of the benchmark's own workspace at each of some sizes, which grow. */
async function measureGrowth(service: BenchService, sizes: readonly number[]): Promise<SizeFigures[]> {
  const figures: SizeFigures[] = []
  for (const [index, posts] of sizes.entries()) {
    await fillWorkspace(service.connectionString, {
      workspaceId: BENCH_WORKSPACE_ID,
      posts,
      from: (sizes[index - 1] ?? 0) + 1,
    })
    await settle(service.connectionString)
    const readMs = async (path: string) => {
      // The first makes what is kept, a ranking above all.
      await get(service, path)
      return roundTo(await p50Ms(() => get(service, path), READS), 2)
    }
    figures.push({
      posts,
      evidenceMs: await readMs(reads.evidence),
      trendsMs: await readMs(reads.trends),
      searchMs: await readMs(reads.search),
      storeMs: roundTo(await storingMs(service, posts), 1),
    })
  }
  return figures
}

async function get({ url, key }: BenchService, path: string): Promise<void> {
  const response = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
}

/** The median of storing so many new posts in one statement, milliseconds. */
async function storingMs({ db }: BenchService, size: number): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < STORES; round++) {
    const posts = inventPosts(STORED, new Date()).map((post) => ({
      ...post,
      id: `grown${size}-${round}-${post.id}`,
    }))
    took.push(await storeAsScan(db, BENCH_WORKSPACE_ID, posts))
  }
  return medianOf(took)
}

/** What autovacuum does some minutes after a large import, so that no size is measured amid it. */
async function settle(connectionString: string): Promise<void> {
  const sql = connect(connectionString)
  try {
    await sql`vacuum (analyze) posts`
    await sql`checkpoint`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
