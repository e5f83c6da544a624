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
