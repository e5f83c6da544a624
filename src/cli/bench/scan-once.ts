import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { openDatabase } from '../../../db/database.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { findWorkspace } from '../../../db/workspaces.ts'
import { Rankings } from '../../analysis/rankings.ts'
import { RankingWorker } from '../../analysis/worker.ts'
import type { Collector } from '../../collectors/collector.ts'
import { systemClock } from '../../lib/clock.ts'
import { type CollectorName, collectorPlatforms, Post, platforms } from '../../model/index.ts'
import { limitHeapGrowth } from '../../process/heap.ts'
import { createLog } from '../../process/log.ts'
import { createMetrics } from '../../process/metrics.ts'
import { Scanner } from '../../scan/scanner.ts'
import { BENCH_WORKSPACE_ID } from './bench-service.ts'

/**
 * One scan in a process of its own, so that its memory is its own: a collector that delivers the posts of a
 * file a page at a time, as a platform would, then all that a scan does with them. Arguments: database, file.
 */

const PAGE = 100
/** Longer than any machine needs: the benchmark measures without a time limit. */
const DEADLINE_SECONDS = 900
const [connectionString = '', file = ''] = process.argv.slice(2)
limitHeapGrowth()

const fromFile: Collector = {
  name: 'x',
  platforms,
  async collect(_request, sink) {
    let page: Post[] = []
    for await (const line of createInterface({ input: createReadStream(file) })) {
      page.push(Post.parse(JSON.parse(line)))
      if (page.length < PAGE) continue
      await sink.onCall({ retry: false })
      sink.deliver(page)
      page = []
    }
    sink.deliver(page)
    return { problems: [] }
  },
  plan: async () => ({ steps: [], costs: [], notCovered: [] }),
  budgets: async () => [],
  recheck: async () => ({ found: [], gone: [], problems: [] }),
}

const missing = (name: CollectorName) => ({ name, platforms: collectorPlatforms[name], settings: [] })
const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(120_000) })
const worker = new RankingWorker({
  threads: 1,
  heapMb: 1536,
  connectionString,
  timeoutMs: DEADLINE_SECONDS * 1000,
  deadlines: allWithin(120_000),
})
const scanner = new Scanner(
  {
    db,
    clock: systemClock,
    log: createLog('warn'),
    metrics: createMetrics(),
    registry: {
      reddit: missing('reddit'),
      x: fromFile,
      youtube: missing('youtube'),
      meta: missing('meta'),
    },
    rankings: new Rankings(db, systemClock, worker, {
      maxAgeSeconds: 3600,
      youtubeCountsInScore: false,
      keptBytes: 100_000_000,
      patience: () => new Promise(() => {}),
    }),
  },
  {
    intervalSeconds: 0,
    retentionSeconds: 86_400,
    deadlineSeconds: DEADLINE_SECONDS,
    rankedWithinSeconds: 2 * DEADLINE_SECONDS,
    leaseSeconds: 30,
    renewSeconds: 10,
  },
)
const account = await findWorkspace(db, BENCH_WORKSPACE_ID)
if (account === undefined) throw new Error('the benchmark made no workspace')
const { response } = await scanner.run(account.workspace, undefined, () => {})
const [record] = response.run.collectors.filter(({ collector }) => collector === 'x')
console.log(
  JSON.stringify({
    posts: (record?.stored ?? 0) + (record?.updated ?? 0),
    seconds: (record?.durationMs ?? 0) / 1000,
    rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)
await worker.close()
await db.destroy()
