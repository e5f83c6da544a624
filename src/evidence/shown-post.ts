import { createHash } from 'node:crypto'
import type { Post } from '../model.ts'

/**
 * A stored post as every surface shows it. Its text is a display copy; `contentHash` is the SHA-256, in hex, of the
 * text as it is stored.
 */
export function showPost(post: Post): Post {
  return { ...post, contentHash: createHash('sha256').update(post.text).digest('hex') }
}
