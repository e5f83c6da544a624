import type { Db } from '../../db/database.ts'
import {
  listPostsToIndex,
  nextWaitingWorkspace,
  type PostToIndex,
  storeGrams,
} from '../../db/search-index.ts'

/** Of usual texts; reading and sending them keeps the event loop busy for 10 ms. */
const BATCH_SIZE = 500
/** Of texts that are sent at once, so that long ones keep it busy no longer: their numbers are ten times as long. */
const MAX_CHARACTERS = 100_000

/**
 * Takes the posts that wait for the search's index into it, a batch of each workspace in turn, until none waits that no
 * other writer holds. Killed half-way it leaves the rest waiting. Resolves with the number of posts taken in, and says
 * by `took` of which workspaces.
 */
export async function indexPosts(
  db: Db,
  signal?: AbortSignal,
  took: (workspaceId: string) => void = () => {},
): Promise<number> {
  let indexed = 0
  for (;;) {
    const round = await indexEachWorkspace(db, signal, took)
    if (round === 0) return indexed
    indexed += round
  }
}

async function indexEachWorkspace(
  db: Db,
  signal: AbortSignal | undefined,
  took: (workspaceId: string) => void,
): Promise<number> {
  let indexed = 0
  let workspaceId = await nextWaitingWorkspace(db, '')
  while (workspaceId !== undefined && signal?.aborted !== true) {
    const posts = await listPostsToIndex(db, workspaceId, BATCH_SIZE)
    let taken = 0
    for (const piece of inPieces(posts)) taken += await storeGrams(db, workspaceId, piece)
    if (taken > 0) took(workspaceId)
    indexed += taken
    workspaceId = await nextWaitingWorkspace(db, workspaceId)
  }
  return indexed
}

/** Pieces with as many characters as may be sent at once, or with one post. */
function inPieces(posts: readonly PostToIndex[]): PostToIndex[][] {
  const pieces: PostToIndex[][] = []
  let filled = MAX_CHARACTERS
  for (const post of posts) {
    const characters = post.text?.length ?? 0
    if (filled + characters > MAX_CHARACTERS) {
      pieces.push([])
      filled = 0
    }
    pieces.at(-1)?.push(post)
    filled += characters
  }
  return pieces
}
