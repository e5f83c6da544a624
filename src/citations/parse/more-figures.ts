import { leftover } from '../coverage.ts'
import { claimsNothing, findMetrics, type Language } from '../lexicon/index.ts'
import type { Figure } from './figures.ts'
import { findQuantities } from './quantities.ts'
import { BLANK, type Span } from './spans.ts'

/** Between a number and what it counts: no honest sentence has more. */
const REACH = 80
const CLAUSE_END = /[,;，；、،؛()[\]（）【】\uE001\uE002]/u

/**
 * The figures that stand apart from their words, or are written in words: "the score of … is 54.1", "twenty-six likes". A
 * number belongs to the metric behind it, or else to the one before it, with nothing between them that says anything.
 * `taken` are the spans of other figures and dates.
 */
export function findMoreFigures(
  rest: string,
  taken: readonly Span[],
  languages: readonly Language[],
  scales: readonly Span[],
): Figure[] {
  const isFree = (span: Span) => !taken.some(({ start, end }) => span.start < end && start < span.end)
  const numbers = findQuantities(rest, languages).filter(isFree)
  if (numbers.length === 0) return []
  const metrics = findMetrics(rest, languages).filter(isFree)
  const claimless = metrics.length === 0 ? [] : claimsNothing(rest, languages)
  const isNear = (from: number, to: number) =>
    to >= from &&
    lengthOf(rest.slice(from, to)) <= REACH &&
    !CLAUSE_END.test(rest.slice(from, to)) &&
    leftover(rest, { start: from, end: to }, claimless).length === 0
  const used = new Set<object>()
  return numbers.slice(0, MAX_FOUND).flatMap((quantity): Figure[] => {
    const behind = metrics.find(({ start }) => start >= quantity.end)
    const before = metrics.findLast(({ end }) => end <= quantity.start)
    const metric = [
      behind !== undefined && isNear(quantity.end, behind.start) ? behind : undefined,
      before !== undefined && isNear(before.end, quantity.start) ? before : undefined,
    ].find((each) => each !== undefined && !used.has(each))
    const { start, end } = quantity
    const scale = scales.find((each) => each.start === end)
    if (metric === undefined && scale !== undefined)
      return [{ start, end: scale.end, word: 'score', quantity, covers: [{ start, end: scale.end }] }]
    if (metric === undefined || (quantity.isPercent && metric.value.metric !== 'upvoteRatio')) return []
    used.add(metric)
    return [
      {
        start: Math.min(start, metric.start),
        end: Math.max(end, metric.end),
        word: metric.value.metric,
        quantity,
        covers: [
          { start, end },
          { start: metric.start, end: metric.end },
        ],
      },
    ]
  })
}

const MAX_FOUND = 50

/** Without the names and references in between. */
export function lengthOf(gap: string): number {
  return gap.replaceAll(BLANK, '').length
}

/** "31 out of 100", "20,3 von 100": of what a score is, behind it. */
export function findScales(rest: string): Span[] {
  return [...rest.matchAll(SCALE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const SCALE = /(?<=\d)(?:\s?(?:out of|von|sobre|sur|de|em|\/)\s?100(?![\d.,]\d)|点満点)/giu
