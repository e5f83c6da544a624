import type { UnlocatedClaim } from '../candidates.ts'
import { quantityIncludes } from '../parse/numbers.ts'
import type { FoundShare } from '../parse/shares.ts'
import type { StoredTrend } from '../stored.ts'

/** How many, or what share, of a trend's posts want something; a share is compared as a whole per cent. */
export function judgeShare(
  { intent, quantity, isOfPosts, covers }: FoundShare,
  trends: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const [trend, another] = new Set(trends)
  if (trend?.intents === undefined || another !== undefined) return undefined
  const found = trend.intents.find((each) => each.intent === intent) ?? { share: 0, posts: 0 }
  const { share, posts } = found
  const isSo = quantity.isPercent
    ? quantityIncludes(quantity, share) || quantityIncludes(quantity, Math.round(share * 100) / 100)
    : quantityIncludes(quantity, posts)
  const stored = quantity.isPercent ? `${Math.round(share * 100)} %` : String(posts)
  return isSo
    ? { kind: 'share', verdict: 'verified', reason: 'So many posts of the trend want it.', trend, covers }
    : {
        kind: 'share',
        verdict: isOfPosts ? 'refuted' : 'not_checked',
        reason: 'Another number of posts of the trend wants it.',
        trend,
        stored,
      }
}
