import { claimsNothing, findDirections, findNumbers, type Language, type Metric } from '../lexicon/index.ts'
import { bareFigure, type Figure } from './figures.ts'
import { findQuantities } from './quantities.ts'
import { outsideOf, type Span } from './spans.ts'

/** "(On a scale of) 0 to 100", "on the 100-point scale", in any language. */
const SCALE =
  /(?<![\d.,])100[- ]?(?:point scale|punkte-skala|점 만점|点満点|点滿點|分制|点制)|(?:满分|滿分|満点)(?:为|為|是|は)?\s?100(?:分|点)?(?![\d.,]*\d)|(?<!\p{L})(?:de|sobre|sur|out of|von) 100 (?:pontos possíveis|puntos posibles|points possibles|possible points|möglichen punkten)|(?<![\d.,])0\s?(?:to|bis|a|à|al|até|から|〜|～|到|至|에서|부터|ถึง|إلى|الى|-|–)\s?100(?![\d.,]*\d)(?:点|분|分|점)?/giu
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

/** What counts posts, or people, and ends its clause: "“X”は28件です", “X”共有28条。 */
const BARE_COUNT =
  /^\s?(?:(?<posts>[件条條则則건])|[人名位명])(?=\s?(?:$|[。、，；,;)）]|です|でした|で、|である|입니다|이다|이며|이고))/u

/**
 * The only number of a sentence about a trend that is followed by what counts alone: how many posts, or authors, it has. Or
 * several, each behind a platform of its own: "Reddit上有34条，X上有2条".
 */
export function findBareCounts(
  rest: string,
  taken: readonly Span[],
  languages: readonly Language[],
  platforms: readonly Span[],
): Figure[] {
  const found = findQuantities(rest, languages).flatMap((number): Figure[] => {
    const behind = BARE_COUNT.exec(rest.slice(number.end))
    if (behind === null || taken.some(({ start, end }) => number.start < end && start < number.end)) return []
    const word = behind.groups?.['posts'] === undefined ? 'authors' : 'posts'
    const counted = { ...number, end: number.end + behind[0].length }
    return [{ ...bareFigure(word, counted), isBeside: false }]
  })
  const isBehindPlatform = ({ start }: Figure, at: number) =>
    platforms.filter((each) => each.start >= (found[at - 1]?.end ?? 0) && each.end <= start).length === 1
  return found.length === 1 || found.every(isBehindPlatform) ? found : []
}

const BEHIND_PLACE = /^[\s,，、(（]*(?:(?:with|at|mit|bei|con|com|avec)\s)?$/iu

/** "Comes first by authors, with 30": the only number of a sentence about a trend is the figure that a place before it goes by. */
export function findPlaceFigures(
  rest: string,
  places: readonly (Span & { readonly by: Metric })[],
  taken: readonly Span[],
  languages: readonly Language[],
): Figure[] {
  const isFree = outsideOf(taken)
  const [number, another] = findQuantities(rest, languages).filter(isFree)
  const [place, other] = places
  if (number === undefined || another !== undefined || number.isPercent || number.isVague) return []
  if (place === undefined || other !== undefined || !BEHIND_PLACE.test(rest.slice(place.end, number.start)))
    return []
  return [{ ...bareFigure(place.by, number), isBeside: false }]
}

const TIMES = /^(?:\d[\d.,]*|\p{L}[\p{L} -]{1,30})[\s-]?(?:times|mal|veces|fois|vezes|مرات|مرة)$/iu
const COUNTED = /^\s?(?:回|件(?![の中])|次|번|회|ครั้ง)/u
/** "4.3 times as often" is no count. */
const AS_OFTEN = /^\s(?:as|so|más|mais|plus|more)\s/iu
const MAX_TIMES = 1

/**
 * "Was mentioned 20 times", where the sentence tells and does not say how anything moves: how many mentions a trend has.
 */
export function findOccurrences(
  rest: string,
  taken: readonly Span[],
  languages: readonly Language[],
): Figure[] {
  const isFree = outsideOf(taken)
  const found = findNumbers(rest, languages).flatMap(({ start, end, value }): Figure[] => {
    if (!isFree({ start, end })) return []
    const behind = COUNTED.exec(rest.slice(end))?.[0].length ?? 0
    const count = value.kind === 'factor' ? value.factor : value.value
    if (AS_OFTEN.test(rest.slice(end))) return []
    const isCount =
      value.kind === 'factor' ? TIMES.test(rest.slice(start, end)) : behind > 0 && !value.isPercent
    if (!isCount) return []
    const quantity = {
      ...{ leadStart: start, start, end: end + behind, low: count, high: count },
      ...{ isPercent: false, isVague: false, isWord: !/\d/.test(rest.slice(start, end)), isChange: false },
    }
    return [bareFigure('mentions', quantity)]
  })
  if (found.length !== MAX_TIMES || findDirections(rest, languages).length > found.length) return []
  const tells = claimsNothing(rest, languages).some(({ value }) => value === 'reporting')
  return tells ? found : []
}
