import type { PostKey } from '../../db/post-key.ts'
import type { Post, ScanResponse, Trend } from '../model/index.ts'

/**
 * Sound: only `completeScan` and a removal write this text, from a ScanResponse. A schema would reorder its
 * fields.
 */
export function parseStoredResponse(response: string): ScanResponse {
  return JSON.parse(response) as ScanResponse
}

/**
 * A stored answer without the posts that were removed since, and with other trends: its own may quote those
 * posts. What it said about its own trends goes with them.
 */
export function withoutPosts(
  { run }: ScanResponse,
  isRemoved: (post: PostKey) => boolean,
  trends: Trend[],
): ScanResponse {
  const { rankedAt: _rankedAt, limitations: _limitations, ...kept } = run
  const posts = run.posts.filter((post) => !isRemoved(post)).map((post) => withoutContextOf(isRemoved, post))
  return { run: { ...kept, posts, trends } }
}

/** The `context` of an answer holds words of what it answers. */
function withoutContextOf(isRemoved: (post: PostKey) => boolean, post: Post): Post {
  const { context, ...kept } = post
  const answered = [post.threadId, post.parentId].flatMap((id) => id ?? [])
  const isLost = answered.some((id) => isRemoved({ platform: post.platform, id }))
  return context === undefined || !isLost ? post : kept
}
