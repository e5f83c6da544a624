import type { Db } from '../../db/database.ts'
import { listPostsToIndex, nextWaitingWorkspace, storeGrams } from '../../db/search-index.ts'

/** Reading their texts keeps the event loop busy for 10 ms. */
const BATCH_SIZE = 500

/**
 * Takes the posts that wait for the search's index into it, a batch of each workspace in turn, until none waits that no
 * other writer holds. Killed half-way it leaves the rest waiting. Resolves with the number of posts taken in.
 */
export async function indexPosts(db: Db, signal?: AbortSignal): Promise<number> {
  let indexed = 0
  for (;;) {
    const round = await indexEachWorkspace(db, signal)
    if (round === 0) return indexed
    indexed += round
  }
}

async function indexEachWorkspace(db: Db, signal: AbortSignal | undefined): Promise<number> {
  let indexed = 0
  let workspaceId = await nextWaitingWorkspace(db, '')
  while (workspaceId !== undefined && signal?.aborted !== true) {
    const posts = await listPostsToIndex(db, workspaceId, BATCH_SIZE)
    indexed += await storeGrams(db, workspaceId, posts)
    workspaceId = await nextWaitingWorkspace(db, workspaceId)
  }
  return indexed
}
