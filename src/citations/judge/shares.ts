import type { UnlocatedClaim } from '../claim-verdict.ts'
import { quantityIncludes } from '../parse/quantities.ts'
import { isNamedPart } from '../parse/share-numbers.ts'
import type { SharedBy } from '../parse/shared.ts'
import type { FoundShare } from '../parse/shares.ts'
import type { StoredTrend } from '../stored.ts'

/**
 * How many, or what share, of a trend's posts or of their authors want something or are on a platform; a share as a whole per
 * cent.
 */
export function judgeShare(found: FoundShare, trends: readonly StoredTrend[]): UnlocatedClaim | undefined {
  const { by, quantity, whole, isOfPosts, isNamedBetween, isName, covers } = found
  const [trend, another] = new Set(trends)
  if (trend === undefined || another !== undefined) return undefined
  if (found.isOf !== undefined) return { kind: 'share', verdict: 'not_checked', reason: OF_PART, trend }
  if (found.of === 'authors') return judgeAuthors(found, trend)
  const posts = postsOf(trend, by)
  if (posts === undefined) return undefined
  const share = trend.mentions === 0 ? 0 : posts / trend.mentions
  // "One author in five (5 of 27)": the whole may be that of the authors.
  const isOfAuthors = whole !== undefined && !found.namesPosts && quantityIncludes(whole, trend.uniqueAuthors)
  if (whole !== undefined && !quantityIncludes(whole, trend.mentions) && isOfAuthors) {
    const judged = judgeAuthors(found, trend)
    return judged?.verdict === 'refuted' ? { ...judged, verdict: 'not_checked', reason: OF_AUTHORS } : judged
  }
  if (whole !== undefined && !quantityIncludes(whole, trend.mentions))
    return {
      kind: 'share',
      verdict: 'refuted',
      reason: 'The trend has another number of posts in the current ranking.',
      trend,
      stored: String(trend.mentions),
    }
  // "All of them" is no rounded share.
  const isRounded = !isNamedPart(quantity) && quantityIncludes(quantity, Math.round(share * 100) / 100)
  const isSo = quantity.isPercent
    ? quantityIncludes(quantity, share) || isRounded
    : quantityIncludes(quantity, posts)
  // "The problem “…” has 32 mentions" counts all of them.
  const isCount = !quantity.isPercent && whole === undefined
  const isTotal = isNamedBetween && isCount
  if ((isTotal || (isName && isCount)) && !isSo && quantityIncludes(quantity, trend.mentions))
    return undefined
  if (isTotal && isSo && posts !== trend.mentions)
    return { kind: 'share', verdict: 'not_checked', reason: PART_OR_TOTAL, trend }
  const stored = quantity.isPercent ? `${Math.round(share * 100)} %` : String(posts)
  // "Half of the posts" may be said of 47 %.
  const middle = (quantity.low + quantity.high) / 2
  const isNear =
    Number.isFinite(middle) &&
    quantity.isPercent &&
    quantity.isWord &&
    Math.abs(share * 100 - middle) <= middle * NEAR_SHARE
  // Of one that has more than any other, but less than half, it may be said, too.
  const isMainly = isNamedPart(quantity) && quantity.part === 'mainly' && 'platform' in by
  if (
    !isSo &&
    isMainly &&
    posts >= Math.max(...(trend.byPlatform ?? []).map(({ mentions }) => mentions ?? 0))
  )
    return { kind: 'share', verdict: 'not_checked', reason: NO_HALF, trend, stored }
  if (!isSo && isNear) return { kind: 'share', verdict: 'not_checked', reason: NEAR, trend, stored }
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

/** By the authors. A number that is right of the posts, or of all authors, may be meant as that. */
function judgeAuthors(
  { by, quantity, whole, covers }: FoundShare,
  trend: StoredTrend,
): UnlocatedClaim | undefined {
  const { mentions, uniqueAuthors } = trend
  const posts = postsOf(trend, by)
  const authors = countOf(trend, by, 'authors')
  if (authors === undefined || posts === undefined || uniqueAuthors === 0) return undefined
  const is = (count: number, all: number) => {
    const share = count / Math.max(1, all)
    return quantity.isPercent
      ? quantityIncludes(quantity, share) || quantityIncludes(quantity, Math.round(share * 100) / 100)
      : quantityIncludes(quantity, count)
  }
  const isOfWhole = whole === undefined || quantityIncludes(whole, uniqueAuthors)
  if (isOfWhole && is(authors, uniqueAuthors))
    return { kind: 'share', verdict: 'verified', reason: 'So many authors of the trend do.', trend, covers }
  const stored = quantity.isPercent ? `${Math.round((authors / uniqueAuthors) * 100)} %` : String(authors)
  const mayBeElse = is(posts, mentions) || (!quantity.isPercent && quantityIncludes(quantity, uniqueAuthors))
  return {
    ...{ kind: 'share', trend, stored },
    ...(mayBeElse
      ? {
          verdict: 'not_checked',
          reason: 'So many posts do, or so many authors it has in all: another number of authors does.',
        }
      : { verdict: 'refuted', reason: 'Another number of authors of the trend does.' }),
  }
}

/** How far a share may be from one in words that is not contradicted: a tenth, as "about" may be. */
const NEAR_SHARE = 0.1
const NO_HALF = 'It is the largest part of the posts, and no more than half of them.'
const NEAR = 'The share is near to it, but another one: give it in per cent.'

const OF_PART = 'It is a share of some of the posts, which is not stored: give it of all of them.'
const OF_AUTHORS =
  'The trend has so many authors, of whom another number does: say whether posts or authors are meant.'
const PART_OR_TOTAL = 'So many posts of the trend do, but the number may be meant as that of all its posts.'

/** Undefined where the ranking does not say. */
export function postsOf(trend: StoredTrend, by: SharedBy): number | undefined {
  return countOf(trend, by, 'posts')
}

/** The same of posts or of authors. */
export function countOf(trend: StoredTrend, by: SharedBy, counted: 'posts' | 'authors'): number | undefined {
  const { intents } = trend
  if ('intent' in by) return intents && (intents.find(({ intent }) => intent === by.intent)?.[counted] ?? 0)
  if ('platforms' in by) {
    const each = by.platforms.map((platform) => countOf(trend, { platform }, counted))
    if (by.isOfEach === true) return new Set(each).size === 1 ? each[0] : undefined
    return each.reduce(
      (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
      0,
    )
  }
  const { byPlatform, platforms } = trend
  const listed = byPlatform?.find(({ platform }) => platform === by.platform)
  // What was not collected is not silent.
  if (listed !== undefined) return (counted === 'posts' ? listed.mentions : listed.uniqueAuthors) ?? undefined
  return byPlatform !== undefined && !platforms.includes(by.platform) ? 0 : undefined
}
