import { findNumbers, type Language, type WrittenNumber } from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** A written number as the range of stored figures that it is true of, both bounds included. */
export interface Quantity extends Span {
  readonly low: number
  readonly high: number
  readonly isPercent: boolean
  /** "Hundreds of": it cannot be compared with a figure. */
  readonly isVague: boolean
  /** Written as a word and greater than 0: "three comments" may count what the text cites. */
  readonly isWord: boolean
  /** The second number of "from 12 to 23": the end of a change or of a range. */
  readonly isChange: boolean
  /** "All but 2": without its whole it cannot be compared either. */
  readonly isRest?: boolean
  /** The 10 of "3 out of 10", which is 30 %. */
  readonly whole?: Quantity
  /** Given as a number and not in prose, where 72.4 may be written as 72. */
  readonly isExact?: boolean
}

/** The numbers of a text in any of the languages, in digits or in words, in their order. Of a change only the end. */
export function findQuantities(text: string, languages: readonly Language[]): Quantity[] {
  return findNumbers(text, languages).flatMap(({ start, end, value }) => toQuantity(value, start, end))
}

function toQuantity(number: WrittenNumber, start: number, end: number): Quantity[] {
  if (number.kind !== 'amount') return []
  const { value, low, high, isPercent, isWord, isVague = false, from, ratio, second = start } = number
  const isChange = from !== undefined
  const isRest = number.bound === 'allBut'
  const said = { isPercent, isVague, isWord: isWord && value > 0, isChange, ...(isRest ? { isRest } : {}) }
  if (ratio === undefined) return [{ start: second, end, low, high, ...said }]
  const whole = { ...said, start: second, end, low: ratio.whole, high: ratio.whole, isPercent: false }
  return [{ start, end, low, high, ...said, whole }]
}

/** 17 of "all but 2 of the 19"; any other number is what it is. */
export function partOf(quantity: Quantity, whole: Quantity): Quantity {
  if (quantity.isRest !== true) return quantity
  const { low, high } = quantity
  return { ...quantity, low: whole.low - high, high: whole.high - low, isVague: false, isRest: false }
}

const ROUNDING = 1e-9

/** Whether a stored figure lies in the written range; a percentage is compared with a share from 0 to 1. */
export function quantityIncludes({ low, high, isPercent }: Quantity, stored: number): boolean {
  const figure = isPercent ? stored * 100 : stored
  return figure >= low - ROUNDING && figure <= high + ROUNDING
}
