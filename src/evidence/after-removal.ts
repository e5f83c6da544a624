import type { Db } from '../../db/database.ts'
import { redactRankings } from '../../db/rankings.ts'
import { listRemovedAmidReplays } from '../../db/removals.ts'
import { listResponsesNaming, replaceResponse } from '../../db/scans.ts'
import { keyText, type PostKey } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import type { Trend, Workspace } from '../model/index.ts'
import { parseStoredResponse, withoutPosts } from '../scan/stored-response.ts'

/**
 * What may quote removed posts is made anew: the rankings that were stored before, and the bodies that are kept for
 * replays of scans. Their quotes go first: where a ranking cannot be computed now, its stored one keeps only what the
 * next one inherits, replays have no trends, and the error is thrown. Called again, also with nothing newly removed,
 * it does what is still left to do, because a process was killed or the ranking thread was busy; where nothing is, it
 * leaves all as it stands and ranks nothing.
 */
export async function rebuildAfterRemoval(
  db: Db,
  rankings: Pick<Rankings, 'current'>,
  workspace: Workspace,
  removed: readonly PostKey[],
): Promise<void> {
  const outdated = await redactRankings(db, workspace.id)
  try {
    for (const windowDays of outdated) await rankings.current(workspace, windowDays)
    const trendsNow = async () => (await rankings.current(workspace, workspace.lookbackDays)).trends
    await cleanReplays(db, workspace.id, removed, trendsNow)
  } catch (error) {
    await cleanReplays(db, workspace.id, removed, async () => [])
    throw error
  }
}

/** `trendsNow` is asked only where a replay names a removed post. */
async function cleanReplays(
  db: Db,
  workspaceId: string,
  removed: readonly PostKey[],
  trendsNow: () => Promise<Trend[]>,
): Promise<void> {
  const all = [...removed, ...(await listRemovedAmidReplays(db, workspaceId))]
  const keys = new Set(all.map(keyText))
  const isRemoved = (post: PostKey) => keys.has(keyText(post))
  // As they stand in the bodies, which are JSON.
  const ids = all.map(({ id }) => JSON.stringify(id))
  const responses = ids.length === 0 ? [] : await listResponsesNaming(db, workspaceId, ids)
  if (responses.length === 0) return
  const trends = await trendsNow()
  for (const { scanId, response } of responses) {
    const cleaned = withoutPosts(parseStoredResponse(response), isRemoved, trends)
    await replaceResponse(db, workspaceId, scanId, JSON.stringify(cleaned))
  }
}
