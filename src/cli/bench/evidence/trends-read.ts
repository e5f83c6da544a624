import type { Benchmark, BenchmarkReport } from '../benchmark.ts'
import { type Comparison, compare, type Extent, FULL_EXTENT } from './rates.ts'
import type { ServedEvidence, ServedFloor } from './served.ts'
import { withServed } from './with-served.ts'

const POSTS = 20_000
const TRENDS = '/v1/trends?days=7'

export const trendsReadBenchmark: Benchmark = {
  description: 'the list of trends over the same bytes from memory, and a 304 for it over GET /v1/workspace',
  takes: ['posts'],
  run: ({ posts }) => measureTrendsRead(posts?.[0] ?? POSTS, FULL_EXTENT),
}

export async function measureTrendsRead(posts: number, extent: Extent): Promise<BenchmarkReport> {
  return await withServed(posts, async (served, floor) => {
    const { table, ratios } = await compare(await trendsComparisons(served, floor), extent)
    return { tables: [table], result: ratios }
  })
}

/** Ranks the window first; the floor gets the bytes of the answer. */
export async function trendsComparisons(served: ServedEvidence, floor: ServedFloor): Promise<Comparison[]> {
  const headers = { Authorization: `Bearer ${served.key}` }
  const response = await fetch(`${served.url}${TRENDS}`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  })
  const body = await response.arrayBuffer()
  if (!response.ok) throw new Error(`the trends were answered with ${response.status}`)
  await fetch(`${floor.url}/trends`, { method: 'PUT', body })
  const ours = { url: served.url, paths: [TRENDS], headers }
  const known = { ...headers, 'If-None-Match': response.headers.get('etag') ?? '' }
  return [
    { name: 'trends', ours, floor: { url: floor.url, paths: ['/trends'] } },
    {
      name: 'notModified',
      ours: { ...ours, headers: known, status: 304 },
      floor: { ...ours, paths: ['/v1/workspace'] },
    },
  ]
}
