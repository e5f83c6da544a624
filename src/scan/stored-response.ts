import type { PostKey } from '../../db/post-key.ts'
import type { ScanResponse, Trend } from '../model/index.ts'

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
  return { run: { ...kept, posts: run.posts.filter((post) => !isRemoved(post)), trends } }
}
