import { findUrlsHolding } from '../../../db/quotations.ts'
import { importPosts } from '../../../db/store-posts.ts'
import { DAY_MS } from '../../lib/days.ts'
import type { Post } from '../../model/index.ts'
import { BENCH_WORKSPACE_ID, type BenchService, settlePosts, withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo, type Table } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'

const POSTS = 100_000
const BATCH = 1000
const DAYS = 365
/** The invented posts are of eight weeks: they are spread over the window that is searched. */
const SPREAD = 350 / 56
const WARM_ROUNDS = 15

/** What is searched for, by what it is. Posts have the CJK words and the term as often as rare words of people. */
const searches = {
  rare: 'gopixo',
  common: 'de',
  two: 'xq',
  cjk: '東京',
  term: 'zeitgeist',
  none: 'nobodysaidso',
} as const
type Search = keyof typeof searches
const WARM_UP = 'vaka'
const QUOTATION = 'nobody has ever said anything like this of a lamp'

export const searchBenchmark: Benchmark = {
  description:
    'GET /v1/evidence with q over a year: first page with its total, first time and repeated, and a quotation',
  takes: ['posts'],
  async run({ posts }) {
    const tables: Table[] = []
    const results = []
    for (const count of posts ?? [POSTS]) {
      const { table, result } = await measureSearch(count)
      tables.push(table)
      results.push(result)
    }
    return { tables, result: results.length === 1 ? (results[0] ?? {}) : { sizes: results } }
  },
}

/** Milliseconds of each search on a service with so many posts in one workspace, which keeps no pages in memory. */
export async function measureSearch(
  count: number,
): Promise<{ table: Table; result: Record<string, number> }> {
  const work = async (service: BenchService) => {
    await store(service, count)
    const indexedMs = await timed(() => settlePosts(service))
    // The first call of a service compiles what all of them run.
    await timedSearch(service, WARM_UP)
    const table = []
    const result: Record<string, number> = { posts: count }
    for (const [name, q] of Object.entries(searches) as [Search, string][]) {
      const first = await timedSearch(service, q)
      const repeated = await median(() => timedSearch(service, q))
      const later = await timedSearch(service, q)
      table.push({ search: name, q, total: later.total, firstMs: first.ms, repeatedMs: repeated })
      result[`${name}FirstMs`] = first.ms
      result[`${name}Ms`] = repeated
    }
    const quotationMs = roundTo(
      await timed(() => findUrlsHolding(service.db, BENCH_WORKSPACE_ID, [QUOTATION])),
      1,
    )
    table.push({ search: 'quotation', q: QUOTATION, total: 0, firstMs: quotationMs, repeatedMs: quotationMs })
    return { table, result: { ...result, quotationMs, indexedMs: roundTo(indexedMs, 0) } }
  }
  return await withBenchService({}, work, { keptPageBytes: 0 })
}

async function store(service: BenchService, count: number): Promise<void> {
  const now = new Date()
  const posts = inventPosts(count, now).map((post, index) => withExtras(post, index, now))
  for (let start = 0; start < posts.length; start += BATCH) {
    await importPosts(service.db, BENCH_WORKSPACE_ID, posts.slice(start, start + BATCH))
  }
}

/** Every 500th post holds the CJK words, another one the term alone. */
function withExtras(post: Post, index: number, now: Date): Post {
  const ageMs = (now.getTime() - Date.parse(post.publishedAt)) * SPREAD
  return {
    ...post,
    publishedAt: new Date(now.getTime() - Math.min(ageMs, DAYS * DAY_MS - DAY_MS)).toISOString(),
    text: index % 500 === 0 ? `${post.text} 今日は東京の灯り` : post.text,
    matchedTerms: index % 500 === 1 ? [searches.term] : [],
  }
}

async function timedSearch({ url, key }: BenchService, q: string): Promise<{ ms: number; total: number }> {
  const started = performance.now()
  const response = await fetch(`${url}/v1/evidence?days=${DAYS}&limit=100&q=${encodeURIComponent(q)}`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  const body = (await response.json()) as { total: number }
  if (!response.ok) throw new Error(`the search was answered with ${response.status}`)
  return { ms: roundTo(performance.now() - started, 1), total: body.total }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function median(work: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round++) times.push((await work()).ms)
  return times.sort((one, other) => one - other)[Math.floor(WARM_ROUNDS / 2)] ?? 0
}
