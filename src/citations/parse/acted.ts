import { findActed, findActors, findNumbers, type Language, type WrittenNumber } from '../lexicon/index.ts'
import type { Figure } from './figures.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { bare, bounds, type Span } from './spans.ts'

/** Characters between a verb and its number. */
const REACH = 48
const CLAUSE_END = /[,;:，；：、()[\]（）\uE001\uE002]/u

/** So many are told of one post at most. */
const MAX_ACTED = 4

/**
 * "Upvoted 184 times", "liked by 2,000 people", "viewed 120 times and liked 9 times": metrics by what people do. Only where verbs and
 * such numbers take turns, so that none can belong to another.
 */
export function findActedFigures(rest: string, languages: readonly Language[]): Figure[] {
  const verbs = findActed(rest, languages)
  const counts = countsIn(rest, languages).toSorted((one, other) => one.start - other.start)
  if (verbs.length !== counts.length || verbs.length > MAX_ACTED) return []
  const told = verbs.flatMap((verb, at): ActedFigure[] => {
    const counted = counts[at]
    return counted === undefined || !isNear(counted, verb, rest) ? [] : [{ verb, counted }]
  })
  return told.length === verbs.length && takeTurns(told) ? told.map(figureOf) : []
}

interface ActedFigure {
  readonly verb: ReturnType<typeof findActed>[number]
  readonly counted: Counted
}

/** Whether all have the verb first, or all the number, and each ends before the next one begins. */
function takeTurns(told: readonly ActedFigure[]): boolean {
  const isVerbFirst = ({ verb, counted }: ActedFigure) => verb.start < counted.start
  const [first] = told
  return told.every((each, at) => {
    const next = told[at + 1]
    const isBefore =
      next === undefined ||
      Math.max(each.verb.end, each.counted.end) <= Math.min(next.verb.start, next.counted.start)
    return isBefore && first !== undefined && isVerbFirst(each) === isVerbFirst(first)
  })
}

function figureOf({ verb, counted }: ActedFigure): Figure {
  const covers = [bare(counted), bare(verb)]
  return { ...bounds(covers), word: verb.value, quantity: counted.quantity, covers, isBeside: true }
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
