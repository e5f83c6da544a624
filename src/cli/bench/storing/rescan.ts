import { connect } from '../../../../db/connect.ts'
import type { Post } from '../../../model/index.ts'
import {
  BENCH_WORKSPACE_ID,
  type BenchService,
  deriveBenchPosts,
  withBenchService,
} from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { storeAsScan } from './lease.ts'
import { medianOf, p50Ms } from './timing.ts'

const POSTS = 10_000
const RESCANS = 20
/** A re-scan finds other figures of one post in so many. */
const CHANGES_ONE_IN = 5
const READS = 40

export interface Rescans {
  /** p50 of a page of evidence after the re-scans, over the same page before them. */
  readonly rescanned: number
  readonly beforeMs: number
  readonly afterMs: number
  /** Of the updates of posts, the share that wrote no index, 0 to 1. */
  readonly hotShare: number
  /** What `observations` and `scan_posts` grow by for one post of one re-scan, with their indexes. */
  readonly bytesASighting: number
  /** Size of `posts` with its indexes after the re-scans, over that before. */
  readonly tableGrowth: number
}

export const rescanBenchmark: Benchmark = {
  description: 'a page of evidence after 20 re-scans of the same posts against before; bytes a sighting',
  takes: ['posts'],
  async run({ posts }) {
    const measured = await withBenchService({}, (service) => measureRescans(service, posts?.[0]))
    return { tables: [[{ what: `${RESCANS} re-scans`, ...measured }]], result: { ...measured } }
  },
}

/** Scans the same posts once, reads, scans them again and again, and reads the same. In the benchmark's own workspace. */
export async function measureRescans(service: BenchService, count = POSTS): Promise<Rescans> {
  const posts = inventPosts(count, new Date())
  const { db, connectionString } = service
  await storeAsScan(db, BENCH_WORKSPACE_ID, posts)
  // As the timer of a service does meanwhile: pages of posts that were never derived take longer.
  await deriveBenchPosts(db)
  const read = () => p50Ms(() => readPage(service), READS)
  await read()
  const beforeMs = await read()
  const sizeBefore = await sizes(connectionString)
  for (let round = 1; round <= RESCANS; round++) {
    await storeAsScan(db, BENCH_WORKSPACE_ID, seenAgain(posts, round))
  }
  const sizeAfter = await sizes(connectionString)
  const afterMs = medianOf([await read(), await read(), await read()])
  return {
    rescanned: roundTo(afterMs / beforeMs, 2),
    beforeMs: roundTo(beforeMs, 1),
    afterMs: roundTo(afterMs, 1),
    hotShare: roundTo(sizeAfter.hot / Math.max(1, sizeAfter.updates), 3),
    bytesASighting: Math.round((sizeAfter.sightings - sizeBefore.sightings) / (count * RESCANS)),
    tableGrowth: roundTo(sizeAfter.posts / sizeBefore.posts, 2),
  }
}

/** The posts as a later scan finds them. */
function seenAgain(posts: readonly Post[], round: number): Post[] {
  return posts.map((post, index) =>
    index % CHANGES_ONE_IN === round % CHANGES_ONE_IN
      ? { ...post, metrics: { ...post.metrics, replies: round } }
      : post,
  )
}

async function readPage({ url, key }: BenchService): Promise<void> {
  const response = await fetch(`${url}/v1/evidence?days=30&limit=100`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a read was answered with ${response.status}`)
}

/** Bytes of the tables with their indexes, and updates of posts so far. */
async function sizes(connectionString: string) {
  const sql = connect(connectionString)
  try {
    const [row] = await sql<{ posts: number; sightings: number; updates: number; hot: number }[]>`
      select pg_total_relation_size('posts')::float8 as posts,
        (pg_total_relation_size('observations') + pg_total_relation_size('scan_posts'))::float8 as sightings,
        n_tup_upd::float8 as updates, n_tup_hot_upd::float8 as hot
      from pg_stat_user_tables where relname = 'posts'`
    if (row === undefined) throw new Error('there is no table of posts')
    return row
  } finally {
    await sql.end({ timeout: 5 })
  }
}
