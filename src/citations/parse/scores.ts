import type { Language } from '../lexicon/index.ts'
import { bareFigure, type Figure } from './figures.ts'
import { findQuantities } from './quantities.ts'
import type { Span } from './spans.ts'

/** "(On a scale of) 0 to 100", in any language. */
const SCALE =
  /(?<![\d.,])0\s?(?:to|bis|a|à|al|até|から|〜|～|到|至|에서|부터|ถึง|إلى|الى|-|–)\s?100(?![\d.,]*\d)(?:点|분|分|점)?/giu
const DECIMAL = /^\d{1,3}[.,]\d{1,2}$/

/** The scales that a sentence says scores are on. */
export function findScaleRanges(rest: string): Span[] {
  return [...rest.matchAll(SCALE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

/**
 * The only number of a sentence about a trend that counts nothing: of a trend's figures only scores have decimals, or are
 * on a scale. `taken` are the spans of other figures and dates.
 */
export function findBareScores(
  rest: string,
  taken: readonly Span[],
  languages: readonly Language[],
  hasScale: boolean,
): Figure[] {
  const [number, another] = findQuantities(rest, languages).filter(
    (amount) => !taken.some(({ start, end }) => amount.start < end && start < amount.end),
  )
  if (number === undefined || another !== undefined || number.isPercent || number.isVague) return []
  const isScore = hasScale || DECIMAL.test(rest.slice(number.start, number.end))
  return isScore ? [{ ...bareFigure('score', number), isBeside: false }] : []
}
