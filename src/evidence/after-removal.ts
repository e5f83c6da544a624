import type { Db } from '../../db/database.ts'
import { dropRanking, listRankedWindows } from '../../db/rankings.ts'
import { listResponsesNaming, replaceResponse } from '../../db/scans.ts'
import type { PostKey } from '../../db/store-posts.ts'
import type { Workspace } from '../model.ts'
import type { Rankings } from '../ranking/rankings.ts'
import { parseStoredResponse, withoutPosts } from '../scan/stored-response.ts'

/**
 * What quoted removed posts is made anew: every stored ranking, and the bodies that are kept for replays of scans. A
 * ranking that cannot be computed now is dropped, because its quotes must not outlive the posts; then its error is
 * thrown.
 */
export async function rebuildAfterRemoval(
  db: Db,
  rankings: Rankings,
  workspace: Workspace,
  removed: readonly PostKey[],
): Promise<void> {
  if (removed.length === 0) return
  for (const windowDays of await listRankedWindows(db, workspace.id)) {
    try {
      await rankings.current(workspace, windowDays)
    } catch (error) {
      await dropRanking(db, workspace.id, windowDays)
      throw error
    }
  }
  const keys = new Set(removed.map(({ platform, id }) => `${platform} ${id}`))
  const ids = removed.map(({ id }) => id)
  for (const { scanId, response } of await listResponsesNaming(db, workspace.id, ids)) {
    const { trends } = await rankings.current(workspace, workspace.lookbackDays)
    const cleaned = withoutPosts(
      parseStoredResponse(response),
      (platform, id) => keys.has(`${platform} ${id}`),
      trends,
    )
    await replaceResponse(db, workspace.id, scanId, JSON.stringify(cleaned))
  }
}
