import type { UnlocatedClaim } from '../claim-verdict.ts'
import { quantityIncludes } from '../parse/quantities.ts'
import type { SharedBy } from '../parse/shared.ts'
import type { FoundShare } from '../parse/shares.ts'
import type { StoredTrend } from '../stored.ts'

/** How many, or what share, of a trend's posts want something or are on a platform; a share as a whole per cent. */
export function judgeShare(
  { by, quantity, whole, isOfPosts, isNamedBetween, covers }: FoundShare,
  trends: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const [trend, another] = new Set(trends)
  if (trend === undefined || another !== undefined) return undefined
  const posts = postsOf(trend, by)
  if (posts === undefined) return undefined
  const share = trend.mentions === 0 ? 0 : posts / trend.mentions
  if (whole !== undefined && !quantityIncludes(whole, trend.mentions))
    return {
      kind: 'share',
      verdict: 'refuted',
      reason: 'The trend has another number of posts in the current ranking.',
      trend,
      stored: String(trend.mentions),
    }
  const isSo = quantity.isPercent
    ? quantityIncludes(quantity, share) || quantityIncludes(quantity, Math.round(share * 100) / 100)
    : quantityIncludes(quantity, posts)
  // "The problem “…” has 32 mentions" counts all of them.
  const isTotal = isNamedBetween && !quantity.isPercent && whole === undefined
  if (isTotal && !isSo && quantityIncludes(quantity, trend.mentions)) return undefined
  if (isTotal && isSo && posts !== trend.mentions)
    return { kind: 'share', verdict: 'not_checked', reason: PART_OR_TOTAL, trend }
  const stored = quantity.isPercent ? `${Math.round(share * 100)} %` : String(posts)
  return isSo
    ? { kind: 'share', verdict: 'verified', reason: 'So many posts of the trend do.', trend, covers }
    : {
        kind: 'share',
        verdict: isOfPosts ? 'refuted' : 'not_checked',
        reason: 'Another number of posts of the trend does.',
        trend,
        stored,
      }
}

const PART_OR_TOTAL = 'So many posts of the trend do, but the number may be meant as that of all its posts.'

/** Undefined where the ranking does not say. */
export function postsOf(trend: StoredTrend, by: SharedBy): number | undefined {
  const { intents } = trend
  if ('intent' in by) return intents && (intents.find(({ intent }) => intent === by.intent)?.posts ?? 0)
  if ('platforms' in by) {
    const each = by.platforms.map((platform) => postsOf(trend, { platform }))
    return each.reduce(
      (sum, posts) => (sum === undefined || posts === undefined ? undefined : sum + posts),
      0,
    )
  }
  const { byPlatform, platforms } = trend
  const listed = byPlatform?.find(({ platform }) => platform === by.platform)
  // What was not collected is not silent.
  if (listed !== undefined) return listed.mentions ?? undefined
  return byPlatform !== undefined && !platforms.includes(by.platform) ? 0 : undefined
}
