import { importPosts } from '../../../../db/store-posts.ts'
import { createWorkspace } from '../../../../db/workspaces.ts'
import { demoWorkspace } from '../../../../simulator/dataset/demo-workspace.ts'
import { issueKey } from '../../../access/issue-key.ts'
import { watchLoopDelay } from '../../../admission/loop-delay.ts'
import { Workspace } from '../../../model/index.ts'
import { atTerminal } from '../../at-terminal.ts'
import { BENCH_WORKSPACE_ID, type BenchService, withBenchService } from '../bench-service.ts'
import { inventPosts } from '../invented-posts.ts'

/** The service of the fairness benchmark in a process of its own, which ends with its parent. */

const NEIGHBOUR_ID = 'ws_neighbour'
const NEIGHBOUR_POSTS = 2000
const BATCH = 1000

export interface Served {
  readonly url: string
  /** Of the tenant that makes the load. */
  readonly loudKey: string
  readonly neighbourKey: string
}

/** To the server: store one more post of the loud tenant, so that its rankings are out of date. */
export type ToServer = 'outdate'

const [posts = '20000'] = process.argv.slice(2)
const serve = async ({ db, url, key }: BenchService) => {
  const workspace = Workspace.parse({ id: NEIGHBOUR_ID, ...demoWorkspace })
  await createWorkspace(
    db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  const neighbour = await issueKey(db, NEIGHBOUR_ID, 'bench', { action: 'create_key', ...atTerminal })
  const store = async (workspaceId: string, count: number) => {
    const invented = inventPosts(count, new Date())
    for (let start = 0; start < count; start += BATCH) {
      await importPosts(db, workspaceId, invented.slice(start, start + BATCH))
    }
  }
  await store(BENCH_WORKSPACE_ID, Number(posts))
  await store(NEIGHBOUR_ID, NEIGHBOUR_POSTS)
  const [template] = inventPosts(1, new Date())
  let outdated = 0
  process.on('message', (_message: ToServer) => {
    outdated += 1
    const id = `outdating-${outdated}`
    if (template === undefined) return
    const post = { ...template, id, url: `https://example.org/${id}`, publishedAt: new Date().toISOString() }
    // Of no matter where the service is ending.
    importPosts(db, BENCH_WORKSPACE_ID, [post]).catch(() => {})
  })
  process.send?.({ url, loudKey: key, neighbourKey: neighbour.key } satisfies Served)
  await new Promise<void>((resolve) => {
    process.once('disconnect', resolve)
  })
}

await withBenchService({}, serve, { loopDelay: watchLoopDelay() })
