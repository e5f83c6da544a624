import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Figure } from '../parse/figures.ts'
import { type Quantity, quantityIncludes } from '../parse/quantities.ts'
import type { PartOfTrend } from '../resolve/part-of-trend.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import { countOf } from './shares.ts'
import { metricOf, trendFigures } from './stored-figures.ts'

/** A number and what it counts. */
export type CountedWord = Pick<Figure, 'word' | 'quantity'>

export interface CitedPosts {
  readonly posts: readonly StoredPost[]
  /** Cited posts of the same sentence that are nearer to another claim. */
  readonly others: readonly StoredPost[]
  /** Whether any post is cited, even one that is not stored. */
  readonly cites: boolean
}

/**
 * Verifies a number beside a metric's name against the cited posts. A withheld or missing metric is never
 * zero.
 */
export function verifyMetric(
  { word, quantity }: CountedWord,
  { posts, others, cites }: CitedPosts,
): ClaimVerdict {
  if (!cites) {
    return {
      verdict: 'unsupported',
      reason: 'No post is cited for this figure: put the id or URL of one into its sentence.',
    }
  }
  if (quantity.isVague)
    return {
      ...judgeVague(
        quantity,
        posts.map((post) => storedMetric(word, post)),
      ),
      posts,
    }
  const matching = posts.filter(isOf)
  if (matching.length > 0)
    return { verdict: 'verified', reason: 'It is the stored metric of the cited post.', posts: matching }
  const other = others.find((post) => isOf(post))
  if (other !== undefined) {
    return {
      verdict: 'not_checked',
      reason:
        'It is true of the post given here, but another one stands nearer to it: put the reference next to it.',
      posts: [other],
    }
  }
  if (posts.length === 0) {
    return {
      verdict: 'unsupported',
      reason: 'No post that is cited for this figure is stored in this workspace.',
    }
  }
  const known = posts.flatMap((post) => storedMetric(word, post) ?? [])
  if (quantity.isWord || quantity.isChange) {
    const ambiguous = ambiguousNumber(quantity)
    // What is unknown cannot be another figure.
    return { ...ambiguous, isRefutedAlone: ambiguous.isRefutedAlone && known.length === posts.length, posts }
  }
  // The figure may belong to the post whose metric is unknown.
  if (known.length < posts.length) {
    return {
      verdict: 'unknown',
      reason: 'The platform withholds or never gave this metric of the cited post: unknown is not zero.',
      posts,
      ...(known.length === 0 ? {} : { stored: listOf(known) }),
    }
  }
  return {
    verdict: 'refuted',
    reason: 'The stored metric of the cited post is another figure.',
    posts,
    stored: listOf(known),
  }

  function isOf(post: StoredPost): boolean {
    const stored = storedMetric(word, post)
    return stored !== undefined && quantityIncludes(quantity, stored)
  }
}

/** The number may not be meant as a metric: "Three comments say so" counts the cited comments. */
function ambiguousNumber({
  isWord,
}: Quantity): Pick<ClaimVerdict, 'verdict' | 'reason'> & { readonly isRefutedAlone: boolean } {
  return {
    verdict: 'not_checked',
    isRefutedAlone: isWord,
    reason: isWord
      ? 'No stored figure is this one, but a number written as a word may count something else: use digits.'
      : 'The stored figure is not the last of these two, but they may be a range: write one figure, or "10-15".',
  }
}

/** "A couple" and "some" are too few to tell. */
const LEAST_VAGUE = 20
/** Such words exaggerate: "hundreds" of 34 is left open, and "thousands" of 184 is not so. */
const EXAGGERATION = 5

/** "Hundreds of likes": so where it is 200 to 2,000. The words may count something else where the sentence says more. */
function judgeVague(
  { low }: Quantity,
  figures: readonly (number | undefined)[],
): Pick<ClaimVerdict, 'verdict' | 'reason' | 'isRefutedAlone' | 'stored'> {
  const known = figures.flatMap((figure) => figure ?? [])
  if (low >= LEAST_VAGUE && known.some((figure) => figure >= 2 * low && figure < 20 * low))
    return { verdict: 'verified', reason: 'The stored figure is of this size.' }
  return {
    verdict: 'not_checked',
    isRefutedAlone:
      low >= LEAST_VAGUE &&
      known.length > 0 &&
      known.length === figures.length &&
      known.every((each) => each * EXAGGERATION < low),
    reason: 'It gives no figure that could be compared.',
    ...(known.length === 0 ? {} : { stored: listOf(known) }),
  }
}

function storedMetric(word: Figure['word'], post: StoredPost): number | undefined {
  const name = metricOf(word, post)
  return (name === undefined ? undefined : post.metrics[name]) ?? undefined
}

function listOf(figures: readonly number[]): string {
  return figures.slice(0, 5).join(', ')
}

/**
 * Verifies a number against the current ranking's figures of the named trends; `part`: see partOf. `citesPost`: the sentence is
 * about a post as well.
 */
export function verifyTrendFigure(
  { word, quantity }: CountedWord,
  trends: readonly StoredTrend[],
  part?: PartOfTrend,
  citesPost = false,
): ClaimVerdict {
  const figureOf = trendFigures[word]
  const [trend] = trends
  if (figureOf === undefined) {
    return {
      verdict: 'not_checked',
      reason: 'No such percentage is stored: say how it is counted, or leave it out.',
    }
  }
  if (trend === undefined) {
    return {
      verdict: 'not_checked',
      reason: citesPost
        ? 'The cited post has no such figure: if it is one of a trend, name its id or its exact topic.'
        : 'The sentence names no trend of the current ranking: name its id or its exact topic.',
    }
  }
  if (quantity.isVague && !trends.some((each) => part?.isPartOf(each)))
    return { ...judgeVague(quantity, trends.map(figureOf)), trend }
  const onPlatforms =
    part?.isPartOf(trend) === true ? judgeOnPlatforms(part, word, quantity, trend) : undefined
  if (onPlatforms !== undefined) return onPlatforms
  // A score of 72.4 may be rounded to 72.
  const matching = trends.find((each) => {
    const figure = figureOf(each)
    return (
      figure !== undefined &&
      (quantityIncludes(quantity, figure) ||
        (quantity.isExact !== true && quantityIncludes(quantity, Math.round(figure))))
    )
  })
  if (matching !== undefined) {
    if (part?.isPartOf(matching) === true) {
      return {
        verdict: 'not_checked',
        reason:
          'It is the figure of the whole trend in all of the window; what is said of a part of it is not checked.',
        trend: matching,
      }
    }
    return {
      verdict: 'verified',
      reason: 'It is the figure of the trend in the current ranking.',
      trend: matching,
    }
  }
  const figure = figureOf(trend)
  if (figure === undefined)
    return { verdict: 'not_checked', reason: 'The current ranking does not have this figure.', trend }
  const stored = String(figure)
  if (quantity.isWord || quantity.isChange) return { ...ambiguousNumber(quantity), trend, stored }
  if (part?.mayBe === true) {
    return {
      verdict: 'not_checked',
      reason:
        'The trend has another figure in all of the window, and one of another time, of some days or of one platform is not checked: compare it with get_changes or with daily of get_trend.',
      trend,
      stored,
    }
  }
  if (word === 'posts') {
    return {
      verdict: 'not_checked',
      isRefutedAlone: true,
      reason:
        'The trend has another number of posts in the current ranking, but other posts may be meant: write mentions.',
      trend,
      stored,
    }
  }
  return {
    verdict: 'refuted',
    reason: 'The trend has another figure in the current ranking.',
    trend,
    stored,
  }
}

/** A number of posts or authors on the platforms beside it; undefined where it counts something else, or they are not counted. */
function judgeOnPlatforms(
  { on }: PartOfTrend,
  word: CountedWord['word'],
  quantity: Quantity,
  trend: StoredTrend,
): ClaimVerdict | undefined {
  if (on === undefined || quantity.isPercent || quantity.isVague) return undefined
  const counted =
    word === 'authors' ? 'authors' : word === 'mentions' || word === 'posts' ? 'posts' : undefined
  const count = counted && countOf(trend, on, counted)
  if (count === undefined) return undefined
  const stored = String(count)
  if (quantityIncludes(quantity, count))
    return { verdict: 'verified', reason: 'So many of the trend are on these platforms.', trend }
  // "No post mentions Reddit" is not of those that are there.
  const isOpen = quantity.isWord || quantity.high === 0
  return isOpen || quantityIncludes(quantity, trendFigures[word]?.(trend) ?? Number.NaN)
    ? { verdict: 'not_checked', reason: ALL_OR_THERE, trend, stored }
    : { verdict: 'refuted', reason: 'The trend has another number on these platforms.', trend, stored }
}

const ALL_OR_THERE =
  'It is the figure of the trend on all platforms, or written as a word: of one platform give its own in digits.'
