import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '../../../db/connect.ts'
import type { Db } from '../../../db/database.ts'
import { startEmbedded } from '../../../db/embedded/index.ts'
import { createWorkspace } from '../../../db/workspaces.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { issueKey } from '../../access/issue-key.ts'
import { type LoopDelay, neverLate } from '../../admission/loop-delay.ts'
import { readConfig } from '../../config/read-config.ts'
import { derivePosts } from '../../derivation/derive-posts.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import { indexPosts } from '../../derivation/index-posts.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { Workspace } from '../../model/index.ts'
import { createLog } from '../../process/log.ts'
import { type Service, startService } from '../../service.ts'
import { atTerminal } from '../at-terminal.ts'

export const BENCH_WORKSPACE_ID = 'ws_bench'
const benchWorkspace = Workspace.parse({ id: BENCH_WORKSPACE_ID, ...demoWorkspace })

export interface BenchService extends Service {
  /** The API key of the only workspace, the demo's. */
  readonly key: string
  readonly connectionString: string
  readonly dataDir: string
}

/**
 * Runs `work` with the whole service on a temporary, durable database, and removes both afterwards. A `clock` of its own
 * makes what depends on the day the same on every day. Calls are refused because the event loop is late only where a
 * benchmark measures that, by a `loopDelay`: elsewhere a refusal says only that the machine has other things to do.
 */
export async function withBenchService<T>(
  settings: Readonly<Record<string, string>>,
  work: (service: BenchService) => Promise<T>,
  {
    clock = systemClock,
    loopDelay = neverLate,
    keptPageBytes,
  }: { readonly clock?: Clock; readonly loopDelay?: LoopDelay; readonly keptPageBytes?: number } = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trend-research-bench-'))
  const undo: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  try {
    const { connectionString, release } = await startEmbedded({ dataDir })
    undo.push(() => release())
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', RANKING_TIMEOUT_SECONDS: '600', ...settings })
    const service = await startService({
      config,
      connectionString,
      log: createLog(config.LOG_LEVEL),
      clock,
      loopDelay,
      ...(keptPageBytes === undefined ? {} : { keptPageBytes }),
    })
    undo.push(() => service.close())
    await createWorkspace(
      service.db,
      { workspace: benchWorkspace, plan: 'pro', planEndsAt: null },
      { action: 'create_workspace', ...atTerminal },
    )
    const { key } = await issueKey(service.db, BENCH_WORKSPACE_ID, 'bench', {
      action: 'create_key',
      ...atTerminal,
    })
    return await work({ ...service, key, connectionString, dataDir })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** Derives what the posts of the benchmarks' workspace are shown with, as the timer of a service does. */
export async function deriveBenchPosts(db: Db): Promise<void> {
  await derivePosts(db, BENCH_WORKSPACE_ID, await loadIdentity(db, benchWorkspace))
}

/** How often it is looked whether the service itself has taken in what it holds. */
const LOOK_MS = 100

/** Resolves when every post is in the index and derived, and has been vacuumed and analysed, as timers would do all of it. */
export async function settlePosts({ db, connectionString }: BenchService): Promise<void> {
  const sql = connect(connectionString)
  try {
    for (;;) {
      await indexPosts(db)
      const [row] = await sql<{ waiting: number }[]>`select count(*)::int as waiting from posts_to_index`
      if (row?.waiting === 0) break
      await delay(LOOK_MS)
    }
    await deriveBenchPosts(db)
    await sql`vacuum (analyze) posts, post_grams, posts_to_index`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
