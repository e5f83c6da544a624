import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { importPosts } from '../../../db/store-posts.ts'
import { workerUrl } from '../../analysis/worker-url.ts'
import type { Service } from '../../service.ts'
import { BENCH_WORKSPACE_ID, withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo, type Table } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'
import type { LoadReport, LoadSettings } from './read-load.ts'

const POSTS = 100_000
const BATCH = 1000
const READ_EVERY_MS = 5
const IDLE_MS = 5000
/** The window that is read, which is ranked beforehand, and the window that is ranked meanwhile. */
const READ_DAYS = 7
const RANKED_DAYS = 30
const READS = [`/v1/trends?days=${READ_DAYS}`, '/v1/workspace']

export const readsBenchmark: Benchmark = {
  description: 'delay of GET /v1/trends and /v1/workspace, idle and while another window is ranked',
  takes: ['posts', 'streams'],
  async run({ posts }) {
    const count = posts?.[0] ?? POSTS
    return await withBenchService({}, async (service) => {
      await store(service, count)
      const client = { url: service.url, key: service.key }
      await trends(client, READ_DAYS)
      const idle = await measured(client, () => delay(IDLE_MS))
      const ranking = await measured(client, () => trends(client, RANKED_DAYS))
      const idleP99Ms = percentile(idle.latenciesMs.flat(), 0.99)
      const rankingP99Ms = percentile(ranking.latenciesMs.flat(), 0.99)
      return {
        tables: [[...rows('idle', idle), ...rows(`ranking ${count} posts`, ranking)]],
        result: { idleP99Ms, rankingP99Ms, ratio: roundTo(rankingP99Ms / idleP99Ms, 2) },
      }
    })
  },
}

interface Client {
  readonly url: string
  readonly key: string
}

async function store(service: Service, count: number): Promise<void> {
  const posts = inventPosts(count, new Date())
  for (let start = 0; start < posts.length; start += BATCH) {
    await importPosts(service.db, BENCH_WORKSPACE_ID, posts.slice(start, start + BATCH))
  }
}

async function trends({ url, key }: Client, days: number): Promise<void> {
  const response = await fetch(`${url}/v1/trends?days=${days}`, {
    headers: { Authorization: `Bearer ${key}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the ranking was answered with ${response.status}`)
}

/** The latencies of reads while `work` runs. */
async function measured({ url, key }: Client, work: () => Promise<void>): Promise<LoadReport> {
  const settings: LoadSettings = {
    urls: READS.map((path) => `${url}${path}`),
    key,
    everyMs: READ_EVERY_MS,
  }
  const load = new Worker(workerUrl('./read-load', import.meta.url), { workerData: settings })
  await once(load, 'online')
  await work()
  load.postMessage('stop')
  const [report]: LoadReport[] = await once(load, 'message')
  if (report === undefined) throw new Error('the client did not report')
  return report
}

function rows(what: string, { latenciesMs }: LoadReport): Table {
  return READS.map((path, index) => {
    const latencies = latenciesMs[index] ?? []
    return {
      while: what,
      read: path,
      reads: latencies.length,
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
      maxMs: percentile(latencies, 1),
    }
  })
}

/** The value that this share of the values does not exceed (nearest rank). */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second)
  return roundTo(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0, 1)
}
