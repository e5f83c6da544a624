import type { Db } from '../../db/database.ts'
import { importPosts } from '../../db/store-posts.ts'
import { samplePost } from '../support/posts.ts'
import { NOW } from '../trends/posts.ts'
import type { lamps } from './world.ts'

/** Stores the posts of a made-up world, moved so that they end now. */
export async function storeWorld(
  db: Db,
  workspaceId: string,
  world: readonly (typeof lamps)[number][],
): Promise<void> {
  const shiftMs = Date.now() - NOW.getTime()
  const posts = world.map(({ id, text, platform, authorHandle, publishedAt, matchedTerms, kind, context }) =>
    samplePost({
      id,
      text,
      platform,
      authorHandle,
      matchedTerms,
      kind,
      context,
      publishedAt: new Date(Date.parse(publishedAt) + shiftMs),
    }),
  )
  await importPosts(db, workspaceId, posts)
}
