import type { TestContext } from 'node:test'
import { listPosts } from '../../../db/posts.ts'
import { pageDuePosts } from '../../../db/refreshes.ts'
import { dropContext, softDeletePosts } from '../../../db/removals.ts'
import { storeCheckedPosts } from '../../../db/store-posts.ts'
import { credentials } from '../../../simulator/credentials.ts'
import { buildDataset } from '../../../simulator/dataset/build.ts'
import type { Dataset } from '../../../simulator/dataset/dataset.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../../simulator/server.ts'
import type { CollectorError, CollectRequest, StoredRef } from '../../../src/collectors/collector.ts'
import { createMetaCollector } from '../../../src/collectors/meta/collector.ts'
import type { MetaSettings } from '../../../src/collectors/meta/settings.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import type { Post } from '../../../src/model/index.ts'
import { openLimits } from '../../support/limits.ts'
import { mintCaller } from '../../support/service.ts'
import { codesOf } from '../simulated.ts'
import { scanInto } from '../stored-scan.ts'
import { createTestClock, NOW, requestOf } from '../support.ts'

export const { db, limits, lookups, threads } = await openLimits()
let worlds = 0

export const demoTargets = {
  words: [...demoWorkspace.words],
  handles: {
    facebook: [...demoWorkspace.handles.facebook],
    instagram: [...demoWorkspace.handles.instagram],
  },
  competitorUrls: [...demoWorkspace.competitorUrls],
}
export const demoDataset = buildDataset(NOW)

type Wanted = Partial<CollectRequest> & {
  readonly scenario?: string
  readonly settings?: Partial<MetaSettings>
}

/** A Meta and a workspace of one test's own, with scans that store what they find and read comments. */
export async function startMeta(
  t: TestContext,
  dataset: Dataset = demoDataset,
  targets: Partial<CollectRequest> = demoTargets,
) {
  worlds += 1
  const tag = `stored${worlds}`
  const clock = createTestClock()
  const { workspace } = await mintCaller(db)
  let shown = dataset
  const simulator = await startSimulator({ now: () => clock.now(), dataset: shown })
  t.after(() => simulator.close())
  const deps = { fetch, clock, limits, lookups, threads, random: () => 0.5 }
  let baseUrl = simulator.baseUrls.meta
  const collector = ({ scenario = 'ok', settings = {} }: Wanted = {}) =>
    createMetaCollector(
      {
        accessToken: `${credentials.meta.accessToken}.${scenario}.${tag}`,
        appSecret: credentials.meta.appSecret,
        igUserId: credentials.meta.igUserId,
        graphVersion: 'v26.0',
        baseUrl,
        pageEdge: 'posts',
        commentCallsPerScan: 43,
        ...settings,
      },
      deps,
    )

  async function scan(wanted: Wanted = {}) {
    const before = simulator.requests().length
    const { scenario: _, settings: __, ...rest } = wanted
    const until = clock.now()
    const scanned = await scanInto(db, collector(wanted), {
      ...targets,
      workspaceId: workspace.id,
      since: new Date(until.getTime() - 30 * DAY_MS),
      until,
      deadline: new Date(until.getTime() + 45_000),
      ...rest,
    })
    return {
      ...scanned,
      problems: scanned.errors,
      codes: scanned.problems,
      ofComments: scanned.coverage.filter(({ kinds }) =>
        kinds?.some((kind) => kind === 'threads' || kind === 'comments'),
      ),
      asked: simulator
        .requests()
        .slice(before)
        .map(({ path }) => path)
        .filter((path) => /\/(comments|tagged|ratings|tags|replies)$/.test(path))
        .map((path) => path.replace(/^.*\/v26\.0\//, '')),
    }
  }

  /** All that is stored, by id. */
  async function stored(): Promise<ReadonlyMap<string, Post>> {
    const { posts } = await listPosts(db, { workspaceId: workspace.id }, { limit: 2000 })
    return new Map(posts.map((post) => [post.id, post]))
  }

  /** The same without the times of reading. */
  async function content(): Promise<Readonly<Record<string, unknown>>> {
    const posts = [...(await stored()).values()].map(({ metricsObservedAt: _, ...post }) => post)
    return Object.fromEntries(posts.map((post) => [post.id, post]))
  }

  /** Looks at all that is stored again and removes what is gone, as a sweep does that doubts nothing. */
  async function sweep(wanted: Wanted = {}) {
    const gone: StoredRef[] = []
    const problems: CollectorError[] = []
    let calls = 0
    for (const platform of ['facebook', 'instagram'] as const) {
      const due = pageDuePosts(db, workspace.id, platform, new Date(Date.now() + DAY_MS))
      for await (const refs of due) {
        const at = clock.now()
        const outcome = await collector(wanted).recheck(refs, {
          request: { ...requestOf(), deadline: new Date(at.getTime() + 600_000) },
          sink: {
            onCall: () => {
              calls += 1
            },
          },
        })
        await storeCheckedPosts(db, workspace.id, outcome.found)
        await dropContext(db, workspace.id, platform, outcome.goneThreads ?? [])
        await softDeletePosts(
          db,
          workspace.id,
          outcome.gone.map(({ id }) => ({ platform, id })),
        )
        gone.push(...outcome.gone)
        problems.push(...outcome.problems)
      }
    }
    return { gone: gone.map(({ id }) => id).sort(), codes: codesOf(problems), calls }
  }

  /** From now on the platform shows this. */
  async function change(next: Dataset): Promise<void> {
    shown = next
    const other = await startSimulator({ now: () => clock.now(), dataset: shown })
    t.after(() => other.close())
    baseUrl = other.baseUrls.meta
  }

  const wait = (milliseconds: number) => clock.sleep(milliseconds)
  return { workspace, simulator, clock, db, scan, stored, content, sweep, change, wait, collector, targets }
}
