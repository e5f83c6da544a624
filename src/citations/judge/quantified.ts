import { platforms as allPlatforms } from '../../model/index.ts'
import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Span } from '../parse/spans.ts'
import type { HowMany, Quantified } from '../reading/quantified.ts'
import type { StoredTrend } from '../stored.ts'
import { postsOf } from './shares.ts'

/**
 * "All", "no" or "most" posts of a trend by its counts. That it is nowhere else, or not on a platform, is borne out only where
 * that was collected on all days of the window; "never" goes beyond any window, and can only be contradicted.
 */
export function judgeQuantified(
  { howMany, of, covers, isName }: Omit<Quantified, keyof Span>,
  trends: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const [trend, another] = new Set(trends)
  if (trend === undefined || another !== undefined) return undefined
  if ('author' in of) return judgeOneAuthor(howMany, trend, covers)
  const counts =
    'intent' in of ? [postsOf(trend, of)] : of.platforms.map((platform) => postsOf(trend, { platform }))
  const known = counts.flatMap((count) => count ?? [])
  const isKnown = known.length === counts.length
  const posts = known.reduce((sum, count) => sum + count, 0)
  const isCounted = 'intent' in of ? isKnown : trend.byPlatform !== undefined
  const largest = Math.max(0, ...(trend.byPlatform ?? []).map(({ mentions }) => mentions ?? 0))
  const is = isSo(howMany, { posts, largest, least: Math.min(...known), isKnown, isCounted }, trend.mentions)
  const stored = `${posts} of ${trend.mentions}`
  if (is === false && isName !== true)
    return { kind: 'share', verdict: 'refuted', reason: OTHERWISE, trend, stored, covers }
  const isTold = is === true && howMany !== 'never' && isCollected(howMany, of, trend)
  return isTold
    ? {
        kind: 'share',
        verdict: 'verified',
        reason: 'The counts of the trend’s posts bear it out.',
        trend,
        covers,
      }
    : { kind: 'share', verdict: 'not_checked', reason: isName ? NOT_CALLED : NOT_TOLD, trend, stored, covers }
}

/** Who wrote a trend's posts is not stored, but how many did; each unknown author counts as one. */
function judgeOneAuthor(
  howMany: HowMany,
  trend: StoredTrend,
  covers: readonly Span[],
): UnlocatedClaim | undefined {
  const { uniqueAuthors } = trend
  if (uniqueAuthors < 2) return undefined
  const common = { kind: 'share', trend, covers, stored: String(uniqueAuthors) } as const
  if (howMany === 'all' || howMany === 'only')
    return { ...common, verdict: 'refuted', reason: 'The posts of the trend have more than one author.' }
  return howMany === 'not all'
    ? { ...common, verdict: 'verified', reason: 'The posts of the trend have more than one author.' }
    : undefined
}

const OTHERWISE = 'So many posts of the trend do that this cannot be so.'
const NOT_TOLD =
  'No such post of the trend is stored, or no other, but not all platforms and days were collected, and there may be some.'

const NOT_CALLED = 'Less than half of the trend’s posts do: whether it is to be called so is not told.'

interface Counted {
  readonly posts: number
  /** Of the platform that has the fewest. */
  readonly least: number
  /** Of the platform that has most. */
  readonly largest: number
  /** Of all platforms that are named. */
  readonly isKnown: boolean
  /** Of those at least that the trend has posts on. */
  readonly isCounted: boolean
}

/** Undefined where the counts leave it open. A platform that was not collected may have any number of posts. */
function isSo(
  howMany: HowMany,
  { posts, least, largest, isKnown, isCounted }: Counted,
  all: number,
): boolean | undefined {
  switch (howMany) {
    case 'none':
    case 'never':
      // Not on "Reddit or X" is false where it is on both; where it is on one, the words may mean either.
      return posts === 0 ? (isKnown ? true : undefined) : isKnown && least > 0 ? false : undefined
    case 'all':
    case 'only':
      return posts >= all && all > 0 ? true : isCounted ? false : undefined
    case 'not all':
      return isKnown ? posts < all : undefined
    case 'not only':
      return isKnown ? posts > 0 && posts < all : undefined
    case 'majority':
      return isKnown ? posts * 2 > all : undefined
    case 'mostly':
      // Of one that has more than any other, but less than half, it may be said, too.
      if (!isKnown || posts * 2 > all) return isKnown ? true : undefined
      return posts < largest ? false : undefined
    case 'minority':
      return isKnown ? posts > 0 && posts * 2 < all : undefined
    default:
      return howMany satisfies never
  }
}

function isCollected(howMany: HowMany, of: Quantified['of'], { byPlatform }: StoredTrend): boolean {
  if (!('platforms' in of) || (howMany !== 'none' && howMany !== 'only')) return true
  const silent =
    howMany === 'none' ? of.platforms : allPlatforms.filter((each) => !of.platforms.includes(each))
  return silent.every((each) => byPlatform?.find(({ platform }) => platform === each)?.isCollected === true)
}
