import type { ScanResponse } from '../src/model/index.ts'
import { type CutNotes, keepWithin, lengthOf } from './keep-within.ts'

/**
 * A scan's answer within `maxChars` characters of JSON, 0 for no limit: whole trends, the best first, in half of the
 * room, and whole posts, the newest first, in what is left. Where the collectors' records alone need more, the spans
 * of their queries go. The stored answer itself is never changed.
 */
export function shortenRun(
  response: ScanResponse,
  maxChars: number,
): { output: ScanResponse; notes: CutNotes } {
  const { run } = response
  if (maxChars === 0 || lengthOf(response) <= maxChars) return { output: response, notes: {} }
  const spans = run.collectors.flatMap(({ coverage }) => coverage).length
  const isSpacious = lengthOf({ run: { ...run, posts: [], trends: [] } }) <= maxChars / 2
  const collectors = isSpacious
    ? run.collectors
    : run.collectors.map((record) => ({ ...record, coverage: [] }))
  const bare = { ...run, collectors, posts: [], trends: [] }
  const trends = keepWithin(run.trends, Math.max(1, maxChars / 2), { run: bare })
  const withTrends = { ...bare, trends: [...trends.items] }
  const posts = keepWithin(run.posts, maxChars, { run: withTrends })
  const counts = [
    `${posts.dropped} of run.posts`,
    `${trends.dropped} of run.trends`,
    `${isSpacious ? 0 : spans} of the collectors' coverage`,
  ]
  return {
    output: { run: { ...withTrends, posts: [...posts.items] } },
    notes: {
      dropped: posts.dropped + trends.dropped + (isSpacious ? 0 : spans),
      advice: `Dropped to keep within maxChars: ${counts.join(', ')}. All of it is stored: get_trends and list_evidence read it.`,
    },
  }
}
