import { openDatabase } from '../../../db/database.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { importPosts } from '../../../db/store-posts.ts'
import { findWorkspace } from '../../../db/workspaces.ts'
import { rankingInputs } from '../../analysis/inputs.ts'
import { rank } from '../../analysis/rank-job.ts'
import { RankingMemories } from '../../analysis/ranking-memories.ts'
import { loadIdentity } from '../../derivation/identity.ts'
import type { Post } from '../../model/index.ts'
import { BENCH_WORKSPACE_ID } from './bench-service.ts'
import { inventPosts } from './invented-posts.ts'
import { stageShares } from './stage-shares.ts'

/**
 * Rankings of one workspace in a process of its own, as the ranking thread makes them: the first, and then after each 200
 * new posts one with what the thread has kept and one without. Arguments: database, number of posts.
 */

const ROUNDS = 3
/** Not counted: the code is still being compiled, most of it for the one of the two that comes first. */
const WARM_UP = 1
const NEW_POSTS = 200
const BATCH = 1000
const WINDOW_DAYS = 7
/** Of the posts of 56 days so many are of an hour; each round is an hour later. */
const HOUR_MS = 3_600_000

/** Time on the clock, and of this process's processor, which other programs lengthen less. */
interface Took {
  readonly ms: number
  readonly cpuMs: number
}

const [connectionString = '', count = ''] = process.argv.slice(2)
const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(120_000) })
const account = await findWorkspace(db, BENCH_WORKSPACE_ID)
if (account === undefined) throw new Error('the benchmark made no workspace')
const inputs = rankingInputs(account.workspace, await loadIdentity(db, account.workspace), false)

const begunMs = Date.now()
const posts = inventPosts(Number(count) + (WARM_UP + ROUNDS + 1) * NEW_POSTS, new Date(begunMs)).sort(
  (one, other) => (one.publishedAt < other.publishedAt ? -1 : 1),
)
const known = posts.splice(0, Number(count))
await store(known)

const memories = new RankingMemories()
const first = await timed(memories, 0)
const rounds: { again: Took; whole: Took }[] = []
for (let round = 1; round <= WARM_UP + ROUNDS; round += 1) {
  await store(posts.splice(0, NEW_POSTS))
  const again = await timed(memories, round)
  const whole = await timed(new RankingMemories(), round)
  if (round > WARM_UP) rounds.push({ again, whole })
}
await store(posts.splice(0, NEW_POSTS))
const shares = await stageShares(() => rankAt(memories, WARM_UP + ROUNDS + 1))
const keptMb = (await megabytes()) - (await withoutKept())
console.log(
  JSON.stringify({
    first,
    rounds,
    shares,
    keptMb,
    rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)
await db.destroy()

async function store(some: readonly Post[]): Promise<void> {
  for (let start = 0; start < some.length; start += BATCH)
    await importPosts(db, BENCH_WORKSPACE_ID, some.slice(start, start + BATCH))
}

async function timed(kept: RankingMemories, hours: number): Promise<Took> {
  const started = performance.now()
  const before = process.cpuUsage()
  await rankAt(kept, hours)
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000 }
}

async function rankAt(kept: RankingMemories, hours: number): Promise<void> {
  const now = new Date(begunMs + hours * HOUR_MS).toISOString()
  const job = {
    workspaceId: BENCH_WORKSPACE_ID,
    windowDays: WINDOW_DAYS,
    now,
    inputs,
    keptBytes: 100_000_000,
  }
  await rank(db, job, kept, () => {})
}

/** What is in use, once all that is not has been collected; the process runs with --expose-gc. */
async function megabytes(): Promise<number> {
  // Twice: what the first leaves to be finished later is still counted after it.
  global.gc?.()
  global.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return Math.round((heapUsed + external) / 1e6)
}

/** The same once everything kept is forgotten. */
async function withoutKept(): Promise<number> {
  memories.trim(Number.POSITIVE_INFINITY)
  return await megabytes()
}
