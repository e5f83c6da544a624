import type { TrendStatus } from '../../model/index.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Direction, Metric } from '../lexicon/index.ts'
import type { Restricted } from '../reading/restricted.ts'
import type { StoredTrend } from '../stored.ts'
import { trendFigures } from './stored-figures.ts'

const NOT_RANKED: ClaimVerdict = {
  verdict: 'not_checked',
  reason: 'The ranking does not say the place of this trend.',
}

/**
 * The place of a trend in the ranking, or by one of its figures where the words name it ("the most mentions");
 * trends with equal figures share a place. -1 is the last place, -2 the one before it. A part of a broad topic has no place of
 * its own.
 */
export function judgeRank(
  { low, high, by }: { readonly low: number; readonly high: number; readonly by?: Metric | undefined },
  trend: StoredTrend,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const top = ranked.filter(({ parentId }) => parentId === undefined)
  const figureOf = by === undefined ? undefined : trendFigures[by]
  if (!top.includes(trend) || (by !== undefined && figureOf === undefined)) return { ...NOT_RANKED, trend }
  const isAhead =
    figureOf === undefined
      ? (other: StoredTrend) => top.indexOf(other) < top.indexOf(trend)
      : (other: StoredTrend) => (figureOf(other) ?? 0) > (figureOf(trend) ?? 0)
  const isBehind =
    figureOf === undefined
      ? (other: StoredTrend) => top.indexOf(other) > top.indexOf(trend)
      : (other: StoredTrend) => (figureOf(other) ?? 0) < (figureOf(trend) ?? 0)
  const place = 1 + top.filter(isAhead).length
  // Of two with one figure either may be called the eighth.
  const last = top.length - top.filter(isBehind).length
  const [best, worst] = high < 0 ? [top.length + 1 + high, top.length + 1 + high] : [low, high]
  const isThere = last >= best && place <= worst
  if (isThere) return { verdict: 'verified', reason: 'It is the place of the trend in the ranking.', trend }
  const isByMentions =
    by === undefined && judgeRank({ low, high, by: 'mentions' }, trend, ranked).verdict === 'verified'
  return isByMentions
    ? { verdict: 'not_checked', reason: BY_MENTIONS, trend, stored: String(place) }
    : {
        verdict: 'refuted',
        reason: 'The trend has another place in the ranking.',
        trend,
        stored: String(place),
      }
}

const BY_MENTIONS =
  'It is the place of the trend by mentions, and it has another one in the ranking: say by what it has it.'

/**
 * The place of a trend among those that go one way, of which a new one may be a rising one, or among some that are not known: the
 * first or last of all is that of any of them.
 */
export function judgeRankAmong(
  among: Restricted,
  place: Parameters<typeof judgeRank>[0],
  trend: StoredTrend,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const ofAll = judgeRank(place, trend, ranked)
  if (among === 'others') {
    const isEnd = place.low === place.high && Math.abs(place.low) === 1
    return isEnd && ofAll.verdict === 'verified' ? ofAll : { ...ofAll, ...AMONG_OTHERS }
  }
  const so = ranked.filter((each) => judgeDirection(among, undefined, each).verdict === 'verified')
  const exact = so.filter(({ status }) => status !== 'new' || among === 'new')
  if (!exact.includes(trend)) return { ...ofAll, ...AMONG_OTHERS }
  const [wide, narrow] = [so, exact].map((each) => judgeRank(place, trend, each))
  return narrow !== undefined && narrow.verdict === wide?.verdict ? narrow : { ...ofAll, ...AMONG_OTHERS }
}

const AMONG_OTHERS = {
  verdict: 'not_checked',
  reason: 'It is a place among some of the trends, which are not told here: give the one in the whole list.',
} as const

/** The directions that each status bears out; every other one it contradicts, but for those that it leaves open. */
const said: Readonly<
  Record<TrendStatus, { readonly bears: readonly Direction[]; readonly open: readonly Direction[] }>
> = {
  new: { bears: ['new', 'rising'], open: [] },
  rising: { bears: ['rising'], open: ['new'] },
  steady: { bears: ['steady'], open: ['new'] },
  // What is gone has no posts: a fading trend still has.
  fading: { bears: ['falling'], open: [] },
  insufficient_data: { bears: ['untold'], open: ['rising', 'falling', 'steady', 'new', 'gone'] },
}

/** A direction in words by the trend's status, and how many times by the interval behind it. */
export function judgeDirection(
  direction: Direction,
  factor: number | undefined,
  trend: StoredTrend,
): ClaimVerdict {
  const { bears, open } = said[trend.status]
  const stored = trend.status
  if (open.includes(direction))
    return {
      ...{ verdict: 'not_checked', reason: 'The status of the trend does not say so.', trend, stored },
      isRefutedAlone: trend.status !== 'insufficient_data',
    }
  if (!bears.includes(direction))
    return { verdict: 'refuted', reason: 'The trend has another status in the ranking.', trend, stored }
  if (factor === undefined) return { verdict: 'verified', reason: 'The status of the trend says so.', trend }
  return judgeFactor(factor, trend)
}

/** "Tripled" is said of 2.7 to 3.3 times, and of what rounds to 3. */
const FACTOR_SO = 0.1

export function judgeFactor(factor: number, trend: StoredTrend): ClaimVerdict {
  const { ratio, lower, upper } = trend.growth ?? {}
  if (typeof ratio !== 'number' || typeof lower !== 'number')
    return {
      verdict: 'not_checked',
      reason: 'There is nothing to compare with: how many times is not known.',
      trend,
    }
  const isSo = Math.round(ratio) === factor || Math.abs(ratio / factor - 1) <= FACTOR_SO
  if (isSo) return { verdict: 'verified', reason: 'It is the rate ratio behind the status.', trend }
  const isInside = factor >= lower && factor <= (upper ?? Number.POSITIVE_INFINITY)
  const stored = `${ratio} (${lower} to ${upper ?? 'no upper end'})`
  return isInside
    ? {
        ...{ verdict: 'not_checked', trend, stored },
        reason: 'The rate ratio is another one, and by its interval this one may be so, too.',
      }
    : { verdict: 'refuted', reason: 'It lies outside the interval behind the status.', trend, stored }
}
