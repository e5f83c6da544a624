import type { Bound } from './language.ts'

/** A written number, or a factor. */
export type WrittenNumber = Amount | Factor

export interface Amount {
  readonly kind: 'amount'
  /** As written; of a range and of "from 3 to 5" the second. A percentage is 40 of "40 %". */
  readonly value: number
  readonly bound: 'exact' | 'about' | 'atLeast' | 'atMost' | 'allBut'
  /** The figures that the words are true of, both included; infinite where they set no bound. */
  readonly low: number
  readonly high: number
  readonly isPercent: boolean
  /** Written in words alone. */
  readonly isWord: boolean
  /** 3 of "from 3 to 5". */
  readonly from?: number
  /** "Hundreds of": more than one figure of such a size. */
  readonly isVague?: true
  /** 3 and 10 of "3 out of 10", which is 30 %. */
  readonly ratio?: { readonly part: number; readonly whole: number }
  /** Where the second of two numbers stands, of a change or a ratio: an offset of the text that was given. */
  readonly second?: number
}

/** "doubled", "three times", "halved". */
export interface Factor {
  readonly kind: 'factor'
  readonly factor: number
  /** `atLeast` of "more than doubled". */
  readonly bound: Amount['bound']
}

export function amount(value: number, rounding: number): Writable<Amount> {
  return {
    kind: 'amount',
    value,
    bound: 'exact',
    low: value - rounding,
    high: value + rounding,
    isPercent: false,
    isWord: false,
  }
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export function factorOf(factor: number): Factor {
  return { kind: 'factor', factor, bound: 'exact' }
}

/** "More than half", "almost doubled", "about a third"; "almost hundreds" is as exact as "hundreds". */
export function boundedPhrase(value: WrittenNumber, bound: Bound): WrittenNumber {
  if (value.kind === 'factor') return { ...value, bound: bounded(amount(0, 0), bound).bound }
  if (!value.isPercent) return value
  if (bound === 'allBut') return complementOf(value)
  // "About four in five" has two numbers, and "about half" none.
  if (bound !== 'about' || value.ratio !== undefined) return bounded(value, bound)
  const give = value.value * ALMOST_SHARE
  return { ...value, bound: 'about', low: value.value - give, high: value.value + give }
}

/** 18 of 19 of "all but one of 19". */
function complementOf(share: Amount): Amount {
  const { value, low, high, ratio } = share
  const rest = { ...share, value: 100 - value, low: 100 - high, high: 100 - low }
  return ratio === undefined ? rest : { ...rest, ratio: { ...ratio, part: ratio.whole - ratio.part } }
}

/** How far "about" may be from a figure: half of the last written place, at least 5 %. */
const ABOUT_SHARE = 0.05
/** "Almost 40" is less than 40, by a tenth at most, and "about half" as far from it. */
const ALMOST_SHARE = 0.1
/** "More than 40" is not 40. */
const STRICT = 1e-6

export function bounded(written: Amount, bound: Bound | undefined): Amount {
  const { value } = written
  const strictly = Math.max(Math.abs(value), 1) * STRICT
  switch (bound) {
    case undefined:
      return written
    case 'about': {
      const give = Math.max(lastPlace(value) / 2, Math.abs(value) * ABOUT_SHARE)
      return { ...written, bound: 'about', low: value - give, high: value + give }
    }
    case 'almost':
      return { ...written, bound: 'about', low: value - Math.abs(value) * ALMOST_SHARE, high: value }
    case 'atLeast':
      return { ...written, bound: 'atLeast', low: value, high: Number.POSITIVE_INFINITY }
    case 'moreThan':
      return { ...written, bound: 'atLeast', low: value + strictly, high: Number.POSITIVE_INFINITY }
    case 'atMost':
      return { ...written, bound: 'atMost', low: Number.NEGATIVE_INFINITY, high: value }
    case 'lessThan':
      return { ...written, bound: 'atMost', low: Number.NEGATIVE_INFINITY, high: value - strictly }
    case 'allBut':
      return { ...written, bound: 'allBut', isVague: true }
  }
}

/** The value of the place of the last digit that is not zero: 100 of 1,200. */
function lastPlace(value: number): number {
  let place = 1
  while (place < value && value % (place * 10) === 0) place *= 10
  return place
}
