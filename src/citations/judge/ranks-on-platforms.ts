import type { Platform } from '../../model/index.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { RankedBy } from '../parts.ts'
import type { StoredTrend } from '../stored.ts'
import { postsOf } from './shares.ts'

/**
 * The place of a trend by its posts on one platform. "Most posts … are on Reddit" may also mean more than half of the trend's:
 * it is borne out where both are so, and contradicted where neither is. A part of a broad topic has no place of its own.
 */
export function judgeRankOn(
  platform: Platform,
  { low, high, isMost = false }: { readonly low: number; readonly high: number } & RankedBy,
  trend: StoredTrend,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const top = ranked.filter(({ parentId }) => parentId === undefined)
  const own = postsOf(trend, { platform })
  const counts = top.map((each) => postsOf(each, { platform }))
  if (own === undefined || high < 1 || !top.includes(trend) || counts.includes(undefined))
    return {
      ...{ verdict: 'not_checked', trend },
      reason: 'The ranking does not say the place of this trend by its posts on this platform.',
    }
  const place = 1 + counts.filter((count) => (count ?? 0) > own).length
  const isThere = own > 0 && place >= low && place <= high
  const readings = isMost ? [isThere, own * 2 > trend.mentions] : [isThere]
  if (readings.every((is) => is))
    return { verdict: 'verified', reason: 'The posts of the trend on this platform bear it out.', trend }
  const stored = `${own} of ${trend.mentions}`
  return readings.some((is) => is)
    ? {
        ...{ verdict: 'not_checked', trend, stored },
        reason:
          'It may mean most of this trend’s posts, or more than any other trend has there: only one is so.',
      }
    : { verdict: 'refuted', reason: 'The posts of the trend on this platform are fewer.', trend, stored }
}

/** Whether a platform has the most posts of a trend, or the fewest; no other place of it is judged. */
export function judgeLeader(
  platform: Platform,
  { low, high }: { readonly low: number; readonly high: number },
  trend: StoredTrend,
): ClaimVerdict {
  const own = postsOf(trend, { platform })
  const counts = (trend.byPlatform ?? []).map(({ mentions }) => mentions)
  if (own === undefined || counts.includes(null) || low !== 1 || high !== 1)
    return { verdict: 'not_checked', reason: 'The places of platforms in the trend are not told.', trend }
  const stored = `${own} of ${trend.mentions}`
  return counts.every((count) => (count ?? 0) <= own)
    ? { verdict: 'verified', reason: 'The trend has most of its posts there.', trend }
    : { verdict: 'refuted', reason: 'The trend has more posts on another platform.', trend, stored }
}
