import type { Db } from '../../db/database.ts'
import { dropRanking, listRankedWindows } from '../../db/rankings.ts'
import { listRemovedAmidReplays } from '../../db/removals.ts'
import { listResponsesNaming, replaceResponse } from '../../db/scans.ts'
import { keyText, type PostKey } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import type { Trend, Workspace } from '../model/index.ts'
import { parseStoredResponse, withoutPosts } from '../scan/stored-response.ts'

/**
 * What quoted removed posts is made anew: every stored ranking, and the bodies that are kept for replays of scans. A
 * ranking that cannot be computed now takes all stored ones with it, and the replays' trends, because their quotes must
 * not outlive the posts; then its error is thrown. What an earlier removal left undone, because its process was killed,
 * is done too.
 */
export async function rebuildAfterRemoval(
  db: Db,
  rankings: Pick<Rankings, 'current'>,
  workspace: Workspace,
  removed: readonly PostKey[],
): Promise<void> {
  const trends: Trend[] = []
  try {
    trends.push(...(await rankAgain(db, rankings, workspace)))
  } finally {
    const earlier = await listRemovedAmidReplays(db, workspace.id)
    await cleanReplays(db, workspace.id, [...removed, ...earlier], trends)
  }
}

/** All windows that were ranked; resolves to the trends of the default one. */
async function rankAgain(
  db: Db,
  rankings: Pick<Rankings, 'current'>,
  workspace: Workspace,
): Promise<readonly Trend[]> {
  const windows = await listRankedWindows(db, workspace.id)
  try {
    for (const windowDays of windows) await rankings.current(workspace, windowDays)
    return (await rankings.current(workspace, workspace.lookbackDays)).trends
  } catch (error) {
    for (const windowDays of windows) await dropRanking(db, workspace.id, windowDays)
    throw error
  }
}

async function cleanReplays(
  db: Db,
  workspaceId: string,
  removed: readonly PostKey[],
  trends: Trend[],
): Promise<void> {
  const keys = new Set(removed.map(keyText))
  const isRemoved = (post: PostKey) => keys.has(keyText(post))
  // As they stand in the bodies, which are JSON.
  const ids = removed.map(({ id }) => JSON.stringify(id))
  for (const { scanId, response } of await listResponsesNaming(db, workspaceId, ids)) {
    const cleaned = withoutPosts(parseStoredResponse(response), isRemoved, trends)
    await replaceResponse(db, workspaceId, scanId, JSON.stringify(cleaned))
  }
}
