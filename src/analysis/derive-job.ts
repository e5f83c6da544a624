import type { Db } from '../../db/database.ts'
import { derivePosts } from '../derivation/derive-posts.ts'
import type { DeriveJob } from './jobs.ts'

/** In the ranking thread: derives voice and intents, and resolves with the number of posts done. */
export function derive(db: Db, { workspaceId, identity, limit }: DeriveJob): Promise<number> {
  return derivePosts(db, workspaceId, identity, limit)
}
