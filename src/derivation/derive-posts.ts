import type { Db } from '../../db/database.ts'
import { countUnderivedPosts, listUnderivedPosts, storeDerivations } from '../../db/derivations.ts'
import { derivationKeyOf, derivedFieldsOf } from '../posts/derived-fields.ts'
import { isShownAsStored } from '../posts/public-view.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'

const BATCH_SIZE = 1000
/** Batches in a row of which other writers changed every post meanwhile: the rest is left to the next call. */
const MAX_IDLE_BATCHES = 3

/**
 * Derives voice and intents of the stored posts that have none by this identity and the present rules, in batches: as
 * many as there are at the call, or `limit`, and no more, so that two processes of other configurations do not undo each
 * other's work for ever. Killed half-way it leaves each post with the old fields under their old key or the new ones
 * under the new key; the next call goes on. Resolves with the number of posts derived.
 */
export async function derivePosts(
  db: Db,
  workspaceId: string,
  identity: VoiceIdentity,
  limit?: number,
): Promise<number> {
  const key = derivationKeyOf(identity)
  const wanted = limit ?? (await countUnderivedPosts(db, workspaceId, key))
  let derived = 0
  let idleBatches = 0
  while (derived < wanted && idleBatches < MAX_IDLE_BATCHES) {
    const size = Math.min(BATCH_SIZE, wanted - derived)
    const posts = await listUnderivedPosts(db, workspaceId, key, size)
    if (posts.length === 0) break
    const derivations = posts.map((post) => ({
      platform: post.platform,
      id: post.id,
      rowVersion: post.rowVersion,
      ...derivedFieldsOf(post, identity),
      shownAsStored: isShownAsStored(post),
    }))
    const stored = await storeDerivations(db, workspaceId, key, derivations)
    derived += stored
    idleBatches = stored === 0 ? idleBatches + 1 : 0
  }
  return derived
}
