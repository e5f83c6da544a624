import type { ScanResponse } from '../src/model/index.ts'
import { jsonLength, type TruncationNotes, truncateToBudget } from './truncate-to-budget.ts'

/**
 * Truncates a scan's answer to `maxChars` characters of JSON; 0 for no limit. Whole trends, the best first,
 * get half of the budget, whole posts, the newest first, the rest. If the collectors' records alone need more
 * than half, the coverage of their queries is dropped. The stored answer itself is not changed.
 */
export function truncateRun(
  response: ScanResponse,
  maxChars: number,
): { output: ScanResponse; notes: TruncationNotes } {
  const { run } = response
  if (maxChars === 0 || jsonLength(response) <= maxChars) return { output: response, notes: {} }
  const spans = run.collectors.flatMap(({ coverage }) => coverage).length
  const hasRoom = jsonLength({ run: { ...run, posts: [], trends: [] } }) <= maxChars / 2
  const collectors = hasRoom ? run.collectors : run.collectors.map((record) => ({ ...record, coverage: [] }))
  const bare = { ...run, collectors, posts: [], trends: [] }
  const trends = truncateToBudget(run.trends, Math.max(1, maxChars / 2), { run: bare })
  const withTrends = { ...bare, trends: [...trends.items] }
  const posts = truncateToBudget(run.posts, maxChars, { run: withTrends })
  const counts = [
    `${posts.dropped} of run.posts`,
    `${trends.dropped} of run.trends`,
    `${hasRoom ? 0 : spans} of the collectors' coverage`,
  ]
  return {
    output: { run: { ...withTrends, posts: [...posts.items] } },
    notes: {
      dropped: posts.dropped + trends.dropped + (hasRoom ? 0 : spans),
      advice: `Dropped to keep within maxChars: ${counts.join(', ')}. All of it is stored: get_trends and list_evidence read it.`,
    },
  }
}
