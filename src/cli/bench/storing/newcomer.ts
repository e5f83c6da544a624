import { openDatabase } from '../../../../db/database.ts'
import { allWithin } from '../../../../db/deadlines.ts'
import type { Post } from '../../../model/index.ts'
import { type BenchService, withBenchService } from '../bench-service.ts'
import { type Benchmark, roundTo } from '../benchmark.ts'
import { inventPosts } from '../invented-posts.ts'
import { fillWorkspace } from './fill.ts'
import { storeAsScan } from './lease.ts'
import { medianOf } from './timing.ts'
import { addWorkspace } from './workspaces.ts'

/** Posts of the other workspaces: from some hundred thousand the planner's choice is as at a million. */
const POSTS = 300_000
const WORKSPACES = 3
/** At most as many as there are already. */
const STORED = 10_000
const ROUNDS = 3

export interface Newcomer {
  /** Storing in a workspace that was made after the last ANALYZE, over storing in one of the others; median of the rounds. */
  readonly newWorkspace: number
  readonly oldSeconds: number
  readonly newSeconds: number
}

export const newcomerBenchmark: Benchmark = {
  description: 'storing 10,000 posts in a new workspace of a large database against an old one',
  takes: ['posts'],
  async run({ posts }) {
    const measured = await withBenchService({}, (service) => measureNewcomer(service, posts?.[0]))
    return { tables: [[{ what: `store ${STORED} posts`, ...measured }]], result: { ...measured } }
  },
}

/** Fills other workspaces with so many posts in all, and stores by turns in one of them and in a new one. */
export async function measureNewcomer(service: BenchService, posts = POSTS): Promise<Newcomer> {
  const { db, connectionString } = service
  for (let number = 0; number < WORKSPACES; number++) {
    await addWorkspace(db, `ws_old${number}`)
    await fillWorkspace(connectionString, {
      workspaceId: `ws_old${number}`,
      posts: Math.ceil(posts / WORKSPACES),
    })
  }
  const rounds: { old: number; new: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await addWorkspace(db, `ws_new${round}`)
    const invented = renamed(inventPosts(Math.min(STORED, posts), new Date()), round)
    rounds.push({
      old: await onNewConnections(connectionString, 'ws_old0', invented),
      new: await onNewConnections(connectionString, `ws_new${round}`, invented),
    })
  }
  return {
    newWorkspace: roundTo(medianOf(rounds.map((round) => round.new / round.old)), 2),
    oldSeconds: roundTo(medianOf(rounds.map((round) => round.old)) / 1000, 2),
    newSeconds: roundTo(medianOf(rounds.map((round) => round.new)) / 1000, 2),
  }
}

/** A connection goes on with the plans of its first statements, so those of one workspace must not serve another. */
async function onNewConnections(
  connectionString: string,
  workspaceId: string,
  posts: readonly Post[],
): Promise<number> {
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(600_000) })
  try {
    return await storeAsScan(db, workspaceId, posts)
  } finally {
    await db.destroy()
  }
}

/** Posts that no earlier round has stored. */
function renamed(posts: readonly Post[], round: number): Post[] {
  return posts.map((post) => ({
    ...post,
    id: `round${round}-${post.id}`,
    url: `${post.url}?round=${round}`,
  }))
}
