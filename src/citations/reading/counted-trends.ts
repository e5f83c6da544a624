import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  type Direction,
  findComparisonWords,
  findShareWords,
  type Language,
} from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { findQuantities } from '../parse/quantities.ts'
import { bare, overlap, type Span } from '../parse/spans.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/** "Three trends are rising", "no trend is fading": how many trends of the ranking go one way. */
export interface CountedTrends extends Span {
  readonly count: number
  readonly direction: Direction
  /** The number, what it counts, and the direction where no trend is named. */
  readonly covers: readonly Span[]
}

/** Undefined where the sentence says more. */
export function countedTrendsIn(
  { rest, languages, named }: SentenceWords,
  { figures, shares, comparison, order, dates }: SentenceNumbers,
  attributes: readonly Attribute[],
  leftBeside: (spans: readonly Span[]) => readonly Span[],
): CountedTrends | undefined {
  if (!attributes.some(({ kind }) => kind === 'direction')) return undefined
  const words = findComparisonWords(rest, languages)
  const none = words.filter(({ value }) => value === 'none').map(bare)
  // "No trend" by itself is said of what is steady.
  const [attribute, another] = attributes.filter((each) => !none.some((word) => overlap(word, each)))
  if (attribute?.kind !== 'direction' || attribute.factor !== undefined || another !== undefined)
    return undefined
  if (figures.length + shares.length + dates.length > 0 || comparison !== undefined || order !== undefined)
    return undefined
  // "“X” is nothing but rising".
  const isNone = none.length === 1 && named.length === 0 && findQuantities(rest, languages).length === 0
  const counted = isNone
    ? { count: 0, covers: none }
    : numberOfTrends(
        rest,
        attribute,
        languages,
        words.find(({ value }) => value === 'trend'),
      )
  const { count, covers = [] } = counted ?? {}
  const [first] = covers
  if (count === undefined || first === undefined) return undefined
  if (leftBeside([attribute, ...covers]).length > 0) return undefined
  // Of trends that are named it is judged by itself.
  const said = named.length > 0 ? covers : [...covers, bare(attribute)]
  return { count, direction: attribute.direction, covers: said, start: first.start, end: first.end }
}

/** The only number of a sentence, where it counts trends; `direction` may stand between the two: "three rising trends". */
function numberOfTrends(
  rest: string,
  direction: Span,
  languages: readonly Language[],
  noun: Span | undefined,
): Pick<CountedTrends, 'count' | 'covers'> | undefined {
  const [number, another] = findQuantities(rest, languages)
  if (number === undefined || another !== undefined || noun === undefined || noun.start < number.end)
    return undefined
  if (number.low !== number.high || !Number.isInteger(number.low) || number.isPercent || number.isVague)
    return undefined
  const between = rest.slice(number.end, noun.start)
  const told = { start: direction.start - number.end, end: direction.end - number.end }
  const idle = [...claimsNothing(between, languages), told]
  return leftover(between, { start: 0, end: between.length }, idle).length === 0
    ? { count: number.low, covers: [bare(number), bare(noun)] }
    : undefined
}

/** Whether a sentence counts some of several: "two of them". */
export function countsSome(rest: string, languages: readonly Language[]): boolean {
  const ofs = findShareWords(rest, languages).filter(({ value }) => value === 'of')
  return findQuantities(rest, languages).some(({ end }) => ofs.some(({ start }) => start - end === 1))
}
