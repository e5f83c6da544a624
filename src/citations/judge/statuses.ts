import type { ClaimVerdict } from '../claim-verdict.ts'
import type { FoundStatus } from '../parse/statuses.ts'
import type { StoredTrend } from '../stored.ts'

/** Verifies the status of the only named trend; undefined where the word may be meant otherwise. */
export function verifyStatus(
  { status, isLabelled }: Pick<FoundStatus, 'status' | 'isLabelled'>,
  trends: readonly StoredTrend[],
): ClaimVerdict | undefined {
  const [trend, another] = new Set(trends)
  if (trend?.status === undefined || another !== undefined) return undefined
  if (trend.status === status) {
    return { verdict: 'verified', reason: 'It is the status of the trend in the current ranking.', trend }
  }
  // A new trend rises as well, and "new" may mean new to the reader.
  const isDoubtful = status === 'new' || (status === 'rising' && trend.status === 'new')
  if (!isLabelled && isDoubtful) return undefined
  return {
    verdict: 'refuted',
    reason: 'The trend has another status in the current ranking.',
    trend,
    stored: trend.status,
  }
}
