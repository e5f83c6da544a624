import type { Finding } from '../finding.ts'
import type { FoundStatus } from '../parse/statuses.ts'
import type { StoredTrend } from '../stored.ts'

/** Whether a trend's status is the one that is said; undefined where it is in doubt what is meant. */
export function judgeStatus(
  { status, isLabelled }: FoundStatus,
  trends: readonly StoredTrend[],
): Finding | undefined {
  const [trend, another] = new Set(trends)
  if (trend?.status === undefined || another !== undefined) return undefined
  if (trend.status === status) {
    return { verdict: 'verified', reason: 'It is the status of the trend in the current ranking.', trend }
  }
  // What is new rises as well, and "new" may mean new to the reader.
  const isDoubtful = status === 'new' || (status === 'rising' && trend.status === 'new')
  if (!isLabelled && isDoubtful) return undefined
  return {
    verdict: 'refuted',
    reason: 'The trend has another status in the current ranking.',
    trend,
    stored: trend.status,
  }
}
