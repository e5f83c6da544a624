import type { Platform } from '../../model/index.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Factor, Metric } from '../lexicon/index.ts'
import type { Comparison } from '../parse/comparisons.ts'
import { quantityIncludes } from '../parse/quantities.ts'
import type { FoundPlatform } from '../parse/shared.ts'
import type { Span } from '../parse/spans.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredTrend } from '../stored.ts'
import { postsOf } from './shares.ts'
import { metricOf, trendFigures } from './stored-figures.ts'

/** By the posts on one platform alone. */
interface On {
  readonly on?: Platform | undefined
}

/** Compares the figures of two posts or of two trends, or those of one with several others: all have to be as it says. */
export function judgeComparison(
  comparison: Comparison<Resolved> & On,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const { other, others = [] } = comparison
  const judged = [other, ...others].map((each) => judgeTwo({ ...comparison, other: each }, ranked))
  const otherwise =
    judged.find(({ verdict }) => verdict === 'refuted') ??
    judged.find(({ verdict }) => verdict !== 'verified')
  const trends = [comparison.one, other, ...others].flatMap(({ trend }) => trend ?? [])
  return { ...(otherwise ?? judged[0] ?? NOTHING), ...(others.length === 0 ? {} : { trends }) }
}

const NOTHING: ClaimVerdict = { verdict: 'not_checked', reason: 'It compares nothing.' }

function judgeTwo(
  { is, one, other, word, times, difference, isDirect, on }: Comparison<Resolved> & On,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const trends = [one.trend, other.trend].flatMap((trend) => trend ?? [])
  const posts = [...one.posts, ...other.posts]
  const basis = { posts, trend: trends[0] }
  if ((times ?? difference) !== undefined && (word === undefined || word === 'rank'))
    return { verdict: 'not_checked', reason: 'It does not say which figure is compared.', ...basis }
  if (word === undefined) return { ...judgeOverall(is, one.trend, other.trend), ...basis }
  const [a, b] = [one, other].map((each) =>
    word === 'rank' ? placeOf(each, ranked) : figureOf(each, word, on),
  )
  if (a === undefined || b === undefined)
    return { verdict: 'not_checked', reason: 'One of the two figures is not stored.', ...basis }
  if (times !== undefined) return { ...judgeTimes(times, is, a, b), ...basis, ...storedOf(a, b) }
  const [high, low] = word === 'rank' ? [b, a] : [a, b]
  const judged = judgeDifference({ is, difference }, high, low)
  const isApart = judged.verdict === 'verified' && isDirect === true && Math.abs(a - b) !== 1
  return { ...judged, ...(isApart ? PLACES_BETWEEN : {}), ...basis, ...storedOf(a, b) }
}

const PLACES_BETWEEN = { verdict: 'not_checked', reason: 'There are places between the two.' } as const

/** Whether a trend has more posts on one platform than on another. */
export function judgePlatformsCompared(
  { is, one, other, times, difference }: Comparison<FoundPlatform>,
  trend: StoredTrend,
): ClaimVerdict {
  const [a, b] = [one, other].map(({ platform }) => postsOf(trend, { platform }))
  if (a === undefined || b === undefined)
    return { verdict: 'not_checked', reason: 'The posts on one of the two platforms are not counted.', trend }
  const judged = times === undefined ? judgeDifference({ is, difference }, a, b) : judgeTimes(times, is, a, b)
  return { ...judged, trend, ...storedOf(a, b) }
}

function judgeDifference(
  { is, difference }: Pick<Comparison<Span>, 'is' | 'difference'>,
  a: number,
  b: number,
): Pick<ClaimVerdict, 'verdict' | 'reason'> {
  const stored = a > b ? 'more' : a === b ? 'same' : 'less'
  const isBySoMuch = difference === undefined || quantityIncludes(difference, Math.abs(a - b))
  return stored === is && isBySoMuch
    ? { verdict: 'verified', reason: 'The stored figures of the two say so.' }
    : { verdict: 'refuted', reason: 'The stored figures of the two say otherwise.' }
}

function storedOf(a: number, b: number): Pick<ClaimVerdict, 'stored'> {
  return { stored: `${a}, ${b}` }
}

/** "Three times as many" as a rounded figure has it: within a tenth it is so, and beyond a quarter it is not. */
const TIMES_SO = 0.1
const TIMES_OPEN = 0.25

function judgeTimes(
  { factor, bound }: Factor,
  is: 'more' | 'less' | 'same',
  a: number,
  b: number,
): Pick<ClaimVerdict, 'verdict' | 'reason'> {
  const open = {
    verdict: 'not_checked',
    reason: 'So many times is near to the stored figures, but not them.',
  } as const
  if (b === 0) return open
  const ratio = a / b
  const [low, high] = [
    bound === 'atMost' ? 0 : factor,
    bound === 'atLeast' ? Number.POSITIVE_INFINITY : factor,
  ]
  if (
    ratio >= low * (1 - TIMES_SO) &&
    ratio <= high * (1 + TIMES_SO) &&
    !(bound === 'atLeast' && ratio < low)
  )
    return { verdict: 'verified', reason: 'The stored figures of the two say so.' }
  // "Twice more" may be three times as many.
  const most = is === 'more' ? high + 1 : high
  if (ratio >= low * (1 - TIMES_OPEN) && ratio <= most * (1 + TIMES_OPEN)) return open
  return { verdict: 'refuted', reason: 'The stored figures of the two say otherwise.' }
}

/** "Bigger than": borne out, or contradicted, where mentions, authors and score all say so. */
function judgeOverall(
  is: 'more' | 'less' | 'same',
  one: StoredTrend | undefined,
  other: StoredTrend | undefined,
): Pick<ClaimVerdict, 'verdict' | 'reason'> {
  const unsaid = { verdict: 'not_checked', reason: 'It does not say which figure is compared.' } as const
  if (one === undefined || other === undefined) return unsaid
  const signs = [
    one.mentions - other.mentions,
    one.uniqueAuthors - other.uniqueAuthors,
    one.score - other.score,
  ].map(Math.sign)
  if (signs.some((sign) => sign !== signs[0])) return unsaid
  const stored = signs[0] === 0 ? 'same' : (signs[0] ?? 0) > 0 ? 'more' : 'less'
  return stored === is
    ? { verdict: 'verified', reason: 'Mentions, authors and score of the two all say so.' }
    : { verdict: 'refuted', reason: 'Mentions, authors and score of the two all say otherwise.' }
}

/** The place of a trend in the ranking, from 1. */
function placeOf({ trend }: Resolved, ranked: readonly StoredTrend[]): number | undefined {
  const top = ranked.filter(({ parentId }) => parentId === undefined)
  const at = trend === undefined ? -1 : top.indexOf(trend)
  return at === -1 ? undefined : at + 1
}

function figureOf({ posts, trend }: Resolved, word: Metric, on: On['on']): number | undefined {
  if (trend !== undefined && on !== undefined) return postsOf(trend, { platform: on })
  if (trend !== undefined) return trendFigures[word]?.(trend)
  const [post, another] = posts
  if (post === undefined || another !== undefined) return undefined
  const name = metricOf(word, post)
  return name === undefined ? undefined : (post.metrics[name] ?? undefined)
}
