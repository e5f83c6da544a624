import { findActed, findActors, findNumbers, type Language, type WrittenNumber } from '../lexicon/index.ts'
import type { Figure } from './figures.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { bounds, type Span } from './spans.ts'

/** Characters between a verb and its number. */
const REACH = 48
const CLAUSE_END = /[,;:，；：、()[\]（）\uE001\uE002]/u

/**
 * "Upvoted 184 times", "liked by 2,000 people", "934 people liked the video": a metric by what people do. Only where a sentence has
 * one such verb and one such number, so that neither can belong to another.
 */
export function findActedFigures(rest: string, languages: readonly Language[]): Figure[] {
  const [verb, anotherVerb] = findActed(rest, languages)
  if (verb === undefined || anotherVerb !== undefined) return []
  const [counted, another] = countsIn(rest, languages)
  if (counted === undefined || another !== undefined || !isNear(counted, verb, rest)) return []
  const covers = [bare(counted), bare(verb)]
  return [{ ...bounds(covers), word: verb.value, quantity: counted.quantity, covers, isBeside: true }]
}

type Counted = Span & { readonly quantity: Quantity }

/** The numbers of a sentence that count people or times, with the words that say so. */
function countsIn(rest: string, languages: readonly Language[]): Counted[] {
  const times = findNumbers(rest, languages).flatMap(({ start, end, value }): Counted[] => {
    const quantity = timesOf(value, rest.slice(start, end))
    return quantity === undefined ? [] : [{ start, end, quantity: { ...quantity, start, end } }]
  })
  const actors = new Map(findActors(rest, languages).map((each) => [each.start, each.end]))
  const people = findQuantities(rest, languages).flatMap((quantity): Counted[] => {
    const end = actors.get(quantity.end) ?? actors.get(quantity.end + 1)
    return end === undefined || quantity.isPercent ? [] : [{ start: quantity.start, end, quantity }]
  })
  return [...times, ...people]
}

/** "184 times" is read as a factor. */
function timesOf(value: WrittenNumber, written: string): Omit<Quantity, keyof Span> | undefined {
  if (value.kind !== 'factor' || !Number.isInteger(value.factor)) return undefined
  const { factor, bound } = value
  return {
    low: bound === 'atMost' ? 0 : factor,
    high: bound === 'atLeast' ? Number.POSITIVE_INFINITY : factor,
    ...{ isPercent: false, isVague: false, isChange: false, isWord: !/\d/.test(written) },
  }
}

function isNear(one: Span, other: Span, rest: string): boolean {
  const [from, to] = one.end <= other.start ? [one.end, other.start] : [other.end, one.start]
  return to >= from && to - from <= REACH && !CLAUSE_END.test(rest.slice(from, to))
}

function bare({ start, end }: Span): Span {
  return { start, end }
}
