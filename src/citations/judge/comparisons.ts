import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Metric } from '../lexicon/index.ts'
import type { Comparison } from '../parse/comparisons.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredTrend } from '../stored.ts'
import { metricOf, trendFigures } from './stored-figures.ts'

/** Compares the stored figures of two posts, or of two trends. */
export function judgeComparison(
  { is, one, other, word }: Comparison<Resolved>,
  ranked: readonly StoredTrend[],
): ClaimVerdict {
  const trends = [one.trend, other.trend].flatMap((trend) => trend ?? [])
  const posts = [...one.posts, ...other.posts]
  const basis = { posts, trend: trends[0] }
  if (word === undefined) return { ...judgeOverall(is, one.trend, other.trend), ...basis }
  const [a, b] = [one, other].map((each) => (word === 'rank' ? placeOf(each, ranked) : figureOf(each, word)))
  if (a === undefined || b === undefined)
    return { verdict: 'not_checked', reason: 'One of the two figures is not stored.', ...basis }
  const isAbove = word === 'rank' ? a < b : a > b
  const stored = isAbove ? 'more' : a === b ? 'same' : 'less'
  return stored === is
    ? { verdict: 'verified', reason: 'The stored figures of the two say so.', ...basis }
    : {
        verdict: 'refuted',
        reason: 'The stored figures of the two say otherwise.',
        ...basis,
        stored: `${a}, ${b}`,
      }
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

function figureOf({ posts, trend }: Resolved, word: Metric): number | undefined {
  if (trend !== undefined) return trendFigures[word]?.(trend)
  const [post, another] = posts
  if (post === undefined || another !== undefined) return undefined
  const name = metricOf(word, post)
  return name === undefined ? undefined : (post.metrics[name] ?? undefined)
}
