import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Comparison } from '../parse/comparisons.ts'
import { type MetricWord, trendFigures } from '../parse/metric-words.ts'
import type { Resolved } from '../resolve/scopes.ts'
import { metricOf } from './figures.ts'

/** Compares the stored figures of two posts, or of two trends. */
export function judgeComparison({ is, one, other, word }: Comparison<Resolved>): ClaimVerdict {
  const trends = [one.trend, other.trend].flatMap((trend) => trend ?? [])
  const posts = [...one.posts, ...other.posts]
  const basis = { posts, trend: trends[0] }
  if (word === undefined)
    return { verdict: 'not_checked', reason: 'It does not say which figure is compared.', ...basis }
  const [a, b] = [figureOf(one, word), figureOf(other, word)]
  if (a === undefined || b === undefined)
    return { verdict: 'not_checked', reason: 'One of the two figures is not stored.', ...basis }
  const stored = a > b ? 'more' : a < b ? 'less' : 'same'
  return stored === is
    ? { verdict: 'verified', reason: 'The stored figures of the two say so.', ...basis }
    : {
        verdict: 'refuted',
        reason: 'The stored figures of the two say otherwise.',
        ...basis,
        stored: `${a}, ${b}`,
      }
}

function figureOf({ posts, trend }: Resolved, word: MetricWord): number | undefined {
  if (trend !== undefined) return trendFigures[word]?.(trend)
  const [post, another] = posts
  if (post === undefined || another !== undefined) return undefined
  const name = metricOf(word, post)
  return name === undefined ? undefined : (post.metrics[name] ?? undefined)
}

/** Whether two resolved references can be compared with each other. */
export function areComparable(one: Resolved, other: Resolved): boolean {
  return (one.trend === undefined) === (other.trend === undefined)
}
