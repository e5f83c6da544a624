import type { UnlocatedClaim } from '../claim-verdict.ts'
import { quantityIncludes } from '../parse/quantities.ts'
import type { Part, Subject } from '../parts.ts'
import type { StoredTrend } from '../stored.ts'
import { judgeFigure } from './meant-figures.ts'
import { trendFigures } from './stored-figures.ts'

/** Trends of which one thing is said at once: no honest sentence has more. */
const MAX_TOGETHER = 5

/**
 * "A and B are rising": borne out where it is so of each, and contradicted where it is so of none. Where it is so of some, the
 * others may not be meant, unless the sentence says nothing else. What another sentence names need not be meant all at once.
 */
export function judgeEach(
  { trends, isTrendInherited }: Subject,
  judge: (trend: StoredTrend) => UnlocatedClaim,
): UnlocatedClaim | undefined {
  const each = [...new Set(trends)]
  if (each.length > (isTrendInherited === true ? 1 : MAX_TOGETHER)) return undefined
  const judged = each.map(judge)
  const [first, another] = judged
  if (first === undefined || another === undefined) return first
  const refuted = judged.find(({ verdict }) => verdict === 'refuted')
  if (refuted !== undefined && judged.some(({ verdict }) => verdict === 'verified'))
    return {
      ...{ ...refuted, verdict: 'not_checked', reason: OF_SOME, isRefutedAlone: true },
      ...{ trends: each, soOf: 'some' },
    }
  const otherwise = judged.find(({ verdict }) => verdict !== 'verified')
  if (otherwise === undefined) return { ...first, trends: each, soOf: 'each' }
  const isOfNone = judged.every(({ verdict }) => verdict === 'refuted')
  return { ...otherwise, trends: each, ...(isOfNone ? { soOf: 'none' } : {}) }
}

/**
 * "A and B have 7 mentions": each of them, or both together, which is not checked, because a post may be in both. Where it
 * is so of one, that one may be meant.
 */
export function judgeFigureOfEach(
  part: Part & { readonly kind: 'figure' },
  subject: Subject,
): UnlocatedClaim | undefined {
  const each = [...new Set(subject.trends)].slice(0, MAX_TOGETHER)
  const judged = each.flatMap((trend) => judgeFigure(part, { ...subject, trends: [trend] }) ?? [])
  const [first] = judged
  if (first === undefined || judged.length < each.length) return first
  const otherwise = judged.find(({ verdict }) => verdict !== 'verified')
  if (otherwise === undefined) return { ...first, trends: each, soOf: 'each' }
  const open = { ...otherwise, verdict: 'not_checked', isRefutedAlone: false, trends: each } as const
  if (judged.some(({ verdict }) => verdict === 'verified')) return { ...open, reason: OF_SOME }
  const sum = each.reduce((all, trend) => all + (trendFigures[part.word]?.(trend) ?? 0), 0)
  return quantityIncludes(part.quantity, sum) ? { ...open, reason: ADDED_UP } : otherwise
}

const OF_SOME = 'It is so of some of the trends that are named together, and not of this one.'
const ADDED_UP =
  'It is what their figures add up to, but a post or an author may be in several: give the figure of each.'
