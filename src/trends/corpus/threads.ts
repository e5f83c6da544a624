import type { Platform } from '../../model/index.ts'
import type { RankPost } from '../types.ts'

/** A post's key in a ranking: two platforms may use the same id. */
export function keyOf(platform: Platform | undefined, id: string): string {
  return `${platform ?? ''}\u0000${id}`
}

/**
 * The discussions that posts belong to. A post with a thread's id belongs to that thread, whether or not the thread's
 * first post is among the posts; any other post to its link to comments, and without one it is a discussion of its
 * own. Where the first post of a thread has a link to comments, all of the thread goes by that.
 */
export class Threads {
  /** The links to comments of the posts that threads begin with, by their key. */
  readonly #links = new Map<string, string>()

  constructor(posts: readonly RankPost[]) {
    const roots = new Set<string>()
    for (const { platform, threadId } of posts)
      if (threadId !== undefined) roots.add(keyOf(platform, threadId))
    if (roots.size === 0) return
    for (const { platform, id, commentsUrl } of posts) {
      const key = keyOf(platform, id)
      const known = this.#links.get(key)
      // A post given twice may have two links: the order of the posts must not decide.
      if (commentsUrl !== undefined && roots.has(key) && (known === undefined || commentsUrl < known))
        this.#links.set(key, commentsUrl)
    }
  }

  of({ platform, id, threadId, commentsUrl }: RankPost): string {
    const root = keyOf(platform, threadId ?? id)
    if (threadId === undefined) return this.#links.get(root) ?? commentsUrl ?? root
    return this.#links.get(root) ?? root
  }
}
