import { connect } from '../../../../db/connect.ts'
import { importPosts } from '../../../../db/store-posts.ts'
import { DAY_MS } from '../../../lib/days.ts'
import type { Post } from '../../../model/index.ts'
import { BENCH_WORKSPACE_ID, type BenchService, settlePosts, withBenchService } from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { storeAsScan } from './lease.ts'
import { addCopies, keepOriginals, type Originals, settleCopies } from './multiply.ts'
import { medianOf, p50Ms } from './timing.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const BATCH = 1000
const READS = 30
const STORED = 1000
const STORES = 7
/** Invented posts are of eight weeks: they are spread over 400 days. */
const SPREAD = 400 / 56
/** So many posts hold a word that no other holds, at every size. */
const PLANTED = 100
const PLANTED_WORD = 'gryphonic'

/** What is read at each size. */
const reads = {
  evidence: '/v1/evidence?days=30&limit=100',
  trends: '/v1/trends?days=7',
  search: `/v1/evidence?days=365&limit=50&q=${PLANTED_WORD}`,
} as const
type Read = keyof typeof reads

export interface SizeFigures {
  readonly posts: number
  /** Medians, in milliseconds, of pages that are not kept; `counted`: of evidence where something was stored since the last page. */
  readonly ms: Readonly<Record<Read | 'counted' | 'store', number>>
  /** The first time, which makes what is kept: of trends a ranking. */
  readonly firstMs: Readonly<Record<Read, number>>
}

export const growthBenchmark: Benchmark = {
  description:
    'p50 of evidence, trends, search and storing as one workspace grows; --posts 5000000 adds a size',
  takes: ['posts'],
  async run({ posts }) {
    const sizes = [...new Set([...SIZES, ...(posts ?? [])])].sort((one, other) => one - other)
    const wanted = posts === undefined ? sizes : sizes.filter((size) => size <= Math.max(...posts))
    const figures = await withGrowingService((service) => measureGrowth(service, wanted))
    return { tables: [figures.map(toRow)], result: { sizes: figures, ...growthOf(figures) } }
  },
}

/** Its service keeps no pages, or a repeated one would say nothing of the evidence. */
export async function withGrowingService<Result>(
  work: (service: BenchService) => Promise<Result>,
): Promise<Result> {
  return await withBenchService({}, work, { keptPageBytes: 0 })
}

async function measureGrowth(service: BenchService, sizes: readonly number[]): Promise<SizeFigures[]> {
  const figures: SizeFigures[] = []
  let workspace = await begin(service, sizes[0] ?? 0)
  for (const size of sizes) {
    workspace = await grow(service, workspace, size)
    await settleGrown(service, workspace)
    const firstMs = await readFirst(service)
    figures.push({ posts: size, firstMs, ms: await measureSize(service, size) })
  }
  return figures
}

/** What the workspace holds: the originals once and so many copies of them. */
export interface Grown {
  readonly originals: Originals
  readonly copies: number
}

/** Stores so many originals, and the posts that hold the planted word. */
export async function begin(service: BenchService, count: number): Promise<Grown> {
  const now = Date.now()
  const spread = inventPosts(count, new Date(now)).map((post) => ({
    ...post,
    publishedAt: new Date(now - (now - Date.parse(post.publishedAt)) * SPREAD).toISOString(),
  }))
  await store(service, spread)
  await settlePosts(service)
  const originals = await keepOriginals(service.connectionString, BENCH_WORKSPACE_ID)
  await store(
    service,
    inventPosts(PLANTED, new Date(now)).map((post, index) => ({
      ...post,
      id: `planted${index}`,
      url: `${post.url}?planted`,
      text: `${post.text} ${PLANTED_WORD}`,
      publishedAt: new Date(now - (1 + 3.5 * index) * DAY_MS).toISOString(),
    })),
  )
  return { originals, copies: 0 }
}

/** Copies the originals until the workspace has so many posts, to the number of the originals. */
export async function grow(
  { connectionString }: BenchService,
  { originals, copies }: Grown,
  posts: number,
): Promise<Grown> {
  const wanted = Math.round(posts / originals.count) - 1
  await addCopies(connectionString, originals, { from: copies + 1, to: wanted })
  return { originals, copies: Math.max(copies, wanted) }
}

/** What timers and triggers have done some minutes later, so that no size is measured amid it. */
export async function settleGrown(service: BenchService, { originals }: Grown): Promise<void> {
  await settlePosts(service)
  await settleCopies(service.connectionString, originals)
}

/** The milliseconds that each read takes the first time; of trends until they are of all posts. */
export async function readFirst(service: BenchService): Promise<SizeFigures['firstMs']> {
  const first = async (work: () => Promise<unknown>) => roundTo(await p50Ms(work, 1), 1)
  return {
    evidence: await first(() => get(service, reads.evidence)),
    trends: await first(() => rankAll(service)),
    search: await first(() => get(service, reads.search)),
  }
}

/** Asks for trends until they are no older ranking's. */
async function rankAll(service: BenchService): Promise<void> {
  while ((await get(service, reads.trends)).has('age'));
}

/** The medians of repeated reads, and of storing; `size` names what is stored. */
export async function measureSize(service: BenchService, size: number): Promise<SizeFigures['ms']> {
  const median = async (read: Read) => roundTo(await p50Ms(() => get(service, reads[read]), READS), 2)
  return {
    evidence: await median('evidence'),
    trends: await median('trends'),
    search: await median('search'),
    counted: roundTo(await countedMs(service), 2),
    store: roundTo(await storingMs(service, size), 1),
  }
}

/** Of the largest size over the smallest. */
export function growthOf(figures: readonly SizeFigures[]) {
  const [smallest, largest] = [figures[0], figures.at(-1)]
  const ratio = (of: keyof SizeFigures['ms']) =>
    smallest && largest ? roundTo(largest.ms[of] / smallest.ms[of], 2) : null
  return {
    evidence: ratio('evidence'),
    counted: ratio('counted'),
    trends: ratio('trends'),
    search: ratio('search'),
    storing: ratio('store'),
  }
}

function toRow({ posts, ms, firstMs }: SizeFigures) {
  return { posts, ...ms, firstTrends: firstMs.trends }
}

/** Resolves with the headers of the answer. */
async function get({ url, key }: BenchService, path: string): Promise<Headers> {
  const response = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response.headers
}

async function store({ db }: BenchService, posts: readonly Post[]): Promise<void> {
  for (let start = 0; start < posts.length; start += BATCH) {
    await importPosts(db, BENCH_WORKSPACE_ID, posts.slice(start, start + BATCH))
  }
}

/** The median of pages before each of which the evidence got another state, so that no total is remembered. */
async function countedMs(service: BenchService): Promise<number> {
  const sql = connect(service.connectionString)
  try {
    const took: number[] = []
    for (let turn = 0; turn < READS; turn++) {
      await sql`update evidence_states set state = gen_random_uuid() where workspace_id = ${BENCH_WORKSPACE_ID}`
      took.push(await p50Ms(() => get(service, reads.evidence), 1))
    }
    return medianOf(took)
  } finally {
    await sql.end({ timeout: 5 })
  }
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
