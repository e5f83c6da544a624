import type { Db } from '../../db/database.ts'
import { findDerivations } from '../../db/derivations.ts'
import { keyText } from '../../db/post-key.ts'
import type { Post } from '../model/index.ts'
import { derivationKeyOf, withDerivedFields } from '../posts/derived-fields.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'

/** Stored posts and their derived fields. */
export interface DerivedPosts {
  /** Whether those of each post are stored. */
  readonly areStored: boolean
  /** One of the posts with its fields, which are read from its text where they are not stored. */
  view(post: Post): Post
}

/**
 * What is derived of stored posts, as it is stored where that is by the present rules and configuration: reading the first
 * text of a language compiles its patterns, for which other requests would wait a tenth of a second.
 */
export async function derivedPosts(
  db: Db,
  workspaceId: string,
  posts: readonly Post[],
  identity: VoiceIdentity,
): Promise<DerivedPosts> {
  const stored = await findDerivations(db, workspaceId, posts, derivationKeyOf(identity))
  const byKey = new Map(
    stored.map(({ voice, intents, ...post }) => [keyText(post), { voice, intents: [...intents] }]),
  )
  return {
    areStored: posts.every((post) => byKey.has(keyText(post))),
    view(post) {
      const fields = byKey.get(keyText(post))
      return fields === undefined ? withDerivedFields(post, identity) : { ...post, ...fields }
    },
  }
}
