import { importPosts } from '../../../db/store-posts.ts'
import { createWorkspace } from '../../../db/workspaces.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { issueKey } from '../../access/issue-key.ts'
import { Workspace } from '../../model/index.ts'
import type { Service } from '../../service.ts'
import { atTerminal } from '../at-terminal.ts'
import { withBenchService } from './bench-service.ts'
import { type Benchmark, roundTo } from './benchmark.ts'
import { inventPosts } from './invented-posts.ts'

const WORKSPACES = 20
const POSTS = 3000
const BATCH = 1000
const WINDOW_DAYS = 30

/** Seconds after which the median and the last of the workspaces had its first ranking, and with all of them again later. */
interface Waits {
  readonly medianSeconds: number
  readonly lastSeconds: number
  /** The longest wait once newer posts are stored: the rankings are made behind the answers. */
  readonly againSeconds: number
}

export const busyBenchmark: Benchmark = {
  description:
    'seconds that 20 workspaces wait which ask for their trends at once, with one ranking thread and with one a core but one',
  takes: ['posts'],
  async run({ posts }) {
    const count = posts?.[0] ?? POSTS
    const one = await waits({ RANKING_THREADS: '1' }, count)
    const pool = await waits({}, count)
    return {
      tables: [
        [
          { threads: 'one', ...one },
          { threads: 'one a core but one', ...pool },
        ],
      ],
      result: { one, pool, ratio: roundTo(pool.lastSeconds / one.lastSeconds, 2) },
    }
  },
}

async function waits(settings: Readonly<Record<string, string>>, count: number): Promise<Waits> {
  return await withBenchService(settings, async (service) => {
    const keys: string[] = []
    for (let index = 0; index < WORKSPACES; index += 1) keys.push(await makeWorkspace(service, index))
    const storeAll = async (from: number, to: number) => {
      const posts = inventPosts(count + WORKSPACES, new Date()).slice(from, to)
      for (let index = 0; index < WORKSPACES; index += 1) {
        for (let start = 0; start < posts.length; start += BATCH)
          await importPosts(service.db, idOf(index), posts.slice(start, start + BATCH))
      }
    }
    await storeAll(0, count)
    const first = await askAll(service, keys)
    await storeAll(count, count + 1)
    const again = await askAll(service, keys)
    return {
      medianSeconds: first[Math.floor(first.length / 2)] ?? 0,
      lastSeconds: first.at(-1) ?? 0,
      againSeconds: again.at(-1) ?? 0,
    }
  })
}

const idOf = (index: number) => `ws_busy${index}`

async function makeWorkspace({ db }: Service, index: number): Promise<string> {
  const workspace = Workspace.parse({ ...demoWorkspace, id: idOf(index) })
  await createWorkspace(
    db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  return (await issueKey(db, workspace.id, 'bench', { action: 'create_key', ...atTerminal })).key
}

/** The seconds that each waited, the shortest first. */
async function askAll({ url }: Service, keys: readonly string[]): Promise<number[]> {
  const begunMs = performance.now()
  const waited = await Promise.all(
    keys.map(async (key) => {
      const answer = await fetch(`${url}/v1/trends?days=${WINDOW_DAYS}`, {
        headers: { Authorization: `Bearer ${key}` },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the trends were answered with ${answer.status}`)
      return roundTo((performance.now() - begunMs) / 1000, 2)
    }),
  )
  return waited.sort((one, other) => one - other)
}
