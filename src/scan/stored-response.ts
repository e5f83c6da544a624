import type { PostKey } from '../../db/store-posts.ts'
import type { ScanResponse, Trend } from '../model/index.ts'

/** Sound: only `completeScan` and a removal write this text, from a ScanResponse; a schema would reorder its fields. */
export function parseStoredResponse(response: string): ScanResponse {
  return JSON.parse(response) as ScanResponse
}

/**
 * A kept scan without posts that were removed since, and with trends that do not quote them; what it said of the
 * trends that it had is gone with those.
 */
export function withoutPosts(
  { run }: ScanResponse,
  isRemoved: (post: PostKey) => boolean,
  trends: Trend[],
): ScanResponse {
  const { rankedAt: _rankedAt, limitations: _limitations, ...kept } = run
  return { run: { ...kept, posts: run.posts.filter((post) => !isRemoved(post)), trends } }
}
