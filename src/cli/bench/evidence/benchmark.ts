import { withBenchService } from '../bench-service.ts'
import type { Benchmark, BenchmarkReport } from '../benchmark.ts'
import { measureSearch } from '../search.ts'
import { measureNewcomer } from '../storing/newcomer.ts'
import { measureRescans } from '../storing/rescan.ts'
import { type Comparison, compare, type Extent, FULL_EXTENT, type Load } from './rates.ts'
import type { ServedEvidence, ServedFloor } from './served.ts'
import { trendsComparisons } from './trends-read.ts'
import { withServed } from './with-served.ts'

/** Posts of each part; all parts together take less than ten minutes. */
const SIZES = { pages: 50_000, search: 100_000, newcomer: 300_000, rescans: 10_000 }
type Sizes = typeof SIZES

export const evidenceBenchmark: Benchmark = {
  description:
    'pages of evidence and the list of trends a second, each over its floor, searches, and reading and storing beside much else',
  takes: ['posts'],
  run: ({ posts }) => measureEvidence({ ...SIZES, pages: posts?.[0] ?? SIZES.pages }, FULL_EXTENT),
}

/** One part after the other, each on a database of its own. */
export async function measureEvidence(sizes: Sizes, extent: Extent): Promise<BenchmarkReport> {
  const pages = await measurePages(sizes.pages, extent)
  const search = await measureSearch(sizes.search)
  const newcomer = await withBenchService({}, (service) => measureNewcomer(service, sizes.newcomer))
  const rescans = await withBenchService({}, (service) => measureRescans(service, sizes.rescans))
  const { rareMs, commonMs, twoMs, cjkMs } = search.result
  return {
    tables: [...pages.tables, search.table, [{ ...newcomer }], [{ ...rescans }]],
    result: {
      ...pages.result,
      search: { rareMs, commonMs, twoMs, cjkMs },
      newWorkspace: newcomer.newWorkspace,
      rescanned: rescans.rescanned,
    },
  }
}

async function measurePages(posts: number, extent: Extent): Promise<BenchmarkReport> {
  return await withServed(posts, async (served, floor) => {
    const comparisons = [
      ...evidenceComparisons(served, floor),
      ...(await trendsComparisons(served, floor)).filter(({ name }) => name === 'trends'),
    ]
    const { table, ratios } = await compare(comparisons, extent)
    return { tables: [table], result: ratios }
  })
}

/** The first and random pages are read of a service that keeps none, so that none of them comes from memory. */
function evidenceComparisons(served: ServedEvidence, floor: ServedFloor): Comparison[] {
  const headers = { Authorization: `Bearer ${served.key}` }
  const cold = (paths: readonly string[]): Load => ({ url: served.coldUrl, paths, headers })
  const bare = (paths: readonly string[]): Load => ({ url: floor.url, paths })
  const first30 = 'days=30&limit=100'
  const first365 = 'days=365&limit=100&platform=reddit'
  const random = served.randomPages.map(({ cursor, start }) => ({
    ours: `/v1/evidence?${first30}&cursor=${cursor}`,
    floor: `/?${first30}&at=${start.publishedAt}&atPlatform=${start.platform}&id=${start.id}`,
  }))
  return [
    { name: 'first30', ours: cold([`/v1/evidence?${first30}`]), floor: bare([`/?${first30}`]) },
    {
      name: 'random30',
      ours: cold(random.map(({ ours }) => ours)),
      floor: bare(random.map((page) => page.floor)),
    },
    { name: 'first365', ours: cold([`/v1/evidence?${first365}`]), floor: bare([`/?${first365}`]) },
    {
      name: 'repeated',
      ours: { url: served.url, paths: [`/v1/evidence?${first30}`], headers },
      floor: bare([`/?${first30}`]),
    },
    {
      name: 'limit500',
      ours: cold(['/v1/evidence?days=30&limit=500']),
      floor: bare(['/?days=30&limit=500']),
    },
  ]
}
