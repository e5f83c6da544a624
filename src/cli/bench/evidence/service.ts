import { z } from 'zod'
import { importPosts } from '../../../../db/store-posts.ts'
import { createWorkspace } from '../../../../db/workspaces.ts'
import { demoWorkspace } from '../../../../simulator/dataset/demo-workspace.ts'
import { neverLate } from '../../../admission/loop-delay.ts'
import { readConfig } from '../../../config/read-config.ts'
import { Platform, type Post, Workspace } from '../../../model/index.ts'
import { limitHeapGrowth } from '../../../process/heap.ts'
import { createLog } from '../../../process/log.ts'
import { startService } from '../../../service.ts'
import { atTerminal } from '../../at-terminal.ts'
import {
  BENCH_WORKSPACE_ID,
  type BenchService,
  deriveBenchPosts,
  withBenchService,
} from '../bench-service.ts'
import { inventPosts } from '../invented-posts.ts'
import type { RandomPage, ServedEvidence } from './served.ts'

/** The service of the benchmarks of reading, in a process of its own, which ends with its parent. */

/** Of all posts, how many other workspaces have for each of the one that is read: 600,000 beside 500,000. */
const OTHERS_SHARE = 1.2
const OTHERS = 4
const BATCH = 1000
/** Invented posts are of eight weeks; here they are of a year. */
const STRETCH = 365 / 56
const RANDOM_PAGES = 200

const Page = z.object({
  posts: z.array(z.object({ publishedAt: z.string(), platform: Platform, id: z.string() })),
})

limitHeapGrowth()
const [posts = '50000'] = process.argv.slice(2)
await withBenchService({}, serve)

async function serve(service: BenchService): Promise<void> {
  const { db, url, key, connectionString } = service
  const workspace = Workspace.parse({ id: BENCH_WORKSPACE_ID, ...demoWorkspace })
  await store(service, BENCH_WORKSPACE_ID, Number(posts))
  for (let other = 0; other < OTHERS; other += 1) {
    const id = `ws_other_${other}`
    const stamp = { action: 'create_workspace', ...atTerminal } as const
    await createWorkspace(db, { workspace: { ...workspace, id }, plan: 'pro', planEndsAt: null }, stamp)
    await store(service, id, Math.round((Number(posts) * OTHERS_SHARE) / OTHERS))
  }
  await deriveBenchPosts(db)
  const cold = await startService({
    config: readConfig({ PORT: '0', LOG_LEVEL: 'warn' }),
    connectionString,
    log: createLog('warn'),
    loopDelay: neverLate,
    keptPageBytes: 0,
  })
  try {
    const served: ServedEvidence = {
      url,
      coldUrl: cold.url,
      key,
      connectionString,
      randomPages: await randomPages(url, key),
    }
    process.send?.(served)
    await new Promise<void>((resolve) => {
      process.once('disconnect', resolve)
    })
  } finally {
    await cold.close()
  }
}

async function store({ db }: BenchService, workspaceId: string, count: number): Promise<void> {
  const now = Date.now()
  const invented = inventPosts(count, new Date(now)).map(
    (post): Post => ({
      ...post,
      publishedAt: new Date(now - (now - Date.parse(post.publishedAt)) * STRETCH).toISOString(),
    }),
  )
  for (let start = 0; start < invented.length; start += BATCH) {
    await importPosts(db, workspaceId, invented.slice(start, start + BATCH))
  }
}

/** Beginnings of pages all over the window of 30 days, in no order that a memory could use. */
async function randomPages(url: string, key: string): Promise<RandomPage[]> {
  const found: RandomPage[] = []
  let next: string | undefined = '?days=30&limit=100'
  while (next !== undefined) {
    const response: Response = await fetch(`${url}/v1/evidence${next}`, {
      headers: { Authorization: `Bearer ${key}` },
    })
    const start = Page.parse(await response.json()).posts.at(-1)
    next = /\?[^>]*(?=>)/.exec(response.headers.get('link') ?? '')?.[0]
    const cursor = new URLSearchParams(next).get('cursor')
    if (start !== undefined && cursor !== null) found.push({ cursor, start })
  }
  return found
    .map((page, index) => ({ page, order: (index * 7919) % 104_729 }))
    .sort((one, other) => (one.order % 997) - (other.order % 997))
    .slice(0, RANDOM_PAGES)
    .map(({ page }) => page)
}
