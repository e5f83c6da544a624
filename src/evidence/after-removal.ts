import type { Db } from '../../db/database.ts'
import { keyText, type PostKey } from '../../db/post-key.ts'
import { redactRankings } from '../../db/rankings.ts'
import { listRemovedAmidReplays } from '../../db/removals.ts'
import { listResponsesNaming, replaceResponse } from '../../db/scans.ts'
import type { Rankings } from '../analysis/rankings.ts'
import type { Trend, Workspace } from '../model/index.ts'
import { parseStoredResponse, withoutPosts } from '../scan/stored-response.ts'

/**
 * Rebuilds what may quote removed posts: the rankings stored before the removal, and the stored answers that
 * scans are replayed from. Quotes are deleted first: where a ranking cannot be computed now, its stored one
 * keeps only what the next one inherits, replays have no trends, and the error is thrown. Called again, even
 * with no new removals, it does what is still left to do of rankings, and of replays for posts that left a
 * tombstone; expired posts leave none, and are known to the call that removed them alone. Where nothing is left, it
 * ranks nothing.
 */
export async function rebuildAfterRemoval(
  db: Db,
  rankings: Pick<Rankings, 'current'>,
  workspace: Workspace,
  removed: readonly PostKey[],
): Promise<void> {
  const redacted = await redactRankings(db, workspace.id)
  const failures: unknown[] = []
  const ranked = async (windowDays: number): Promise<Trend[]> => {
    try {
      return (await rankings.current(workspace, windowDays)).trends
    } catch (error) {
      failures.push(error)
      return []
    }
  }
  for (const windowDays of redacted) if (failures.length === 0) await ranked(windowDays)
  const trendsNow = async () => (failures.length === 0 ? await ranked(workspace.lookbackDays) : [])
  failures.push(...(await redactReplays(db, workspace.id, removed, trendsNow)))
  if (failures.length > 0) throw failures[0]
}

/**
 * Takes removed posts out of stored answers, and returns why it could not from some. `trendsNow` is called only where
 * an answer names such a post.
 */
async function redactReplays(
  db: Db,
  workspaceId: string,
  removed: readonly PostKey[],
  trendsNow: () => Promise<Trend[]>,
): Promise<unknown[]> {
  const all = [...removed, ...(await listRemovedAmidReplays(db, workspaceId))]
  const keys = new Set(all.map(keyText))
  const isRemoved = (post: PostKey) => keys.has(keyText(post))
  // As they stand in the bodies, which are JSON.
  const ids = all.map(({ id }) => JSON.stringify(id))
  const responses = ids.length === 0 ? [] : await listResponsesNaming(db, workspaceId, ids)
  if (responses.length === 0) return []
  const trends = await trendsNow()
  const failures: unknown[] = []
  for (const { scanId, response } of responses) {
    const redactedResponse = withoutPosts(parseStoredResponse(response), isRemoved, trends)
    try {
      await replaceResponse(db, workspaceId, scanId, JSON.stringify(redactedResponse))
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
