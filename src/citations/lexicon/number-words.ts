import { compiled } from './matching/compiled.ts'
import type { Folded } from './matching/fold.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases } from './matching/phrases.ts'

/** A number as written in digits, words or both. */
export interface ReadNumber {
  readonly end: number
  readonly value: number
  /** The value of the last written place: 100 of "1.2k", 1 of "twelve". */
  readonly place: number
  readonly isScaled: boolean
  /** Of how many words; 0 is digits alone. */
  readonly words: number
  /** Some word multiplies another: "hundred", 十. */
  readonly isMultiplied: boolean
}

interface Part {
  readonly value: number
  readonly multiplies: boolean
}

interface Vocabulary {
  readonly parts: Phrases<Part>
  readonly joiners: readonly string[]
  readonly reversing: readonly string[]
  readonly isPositional: boolean
}

const vocabulary = compiled((words): Vocabulary => {
  const numbers = words.map((each) => each.numbers)
  const parts = (list: string, multiplies: boolean) =>
    numbered(list).map(([phrases, value]): [string, Part] => [phrases, { value, multiplies }])
  const unitsFirst = numbers.flatMap(({ unitsFirst = [] }) => unitsFirst)
  return {
    parts: new Phrases(
      numbers.flatMap(({ values, multipliers }) => [...parts(values, false), ...parts(multipliers, true)]),
    ),
    joiners: [...new Set([...numbers.flatMap(({ joiners }) => joiners), ...unitsFirst])],
    reversing: unitsFirst,
    isPositional: numbers.some(({ isPositional = false }) => isPositional),
  }
})

const GROUPED = /\d{1,3}(?:[,.' ]\d{3})+(?!\d)(?:[.,]\d{1,15})?|\d{1,15}(?:[.,]\d{1,15})?(?!\d)/y
const THOUSANDS = /^[1-9]\d{0,2}(?:[,.' ]\d{3})+(?=$|[.,]\d)/
const MAX_PARTS = 12
/** From here a numeral of a language that writes digits side by side begins no number: 万 is "all sorts of", too. */
const FIRST_MYRIAD = 1e4

type NumberReader = (at: number) => ReadNumber | undefined
const readers = new WeakMap<Folded, Map<Vocabulary, NumberReader>>()

/** The reader of numbers for a folded text in some languages; it reads at each place once, whoever asks. */
export function numberReader(folded: Folded, of: Parameters<typeof vocabulary>[0]): NumberReader {
  const known = vocabulary(of)
  const ofText = readers.get(folded) ?? new Map<Vocabulary, NumberReader>()
  readers.set(folded, ofText)
  let reader = ofText.get(known)
  if (reader === undefined) {
    const read = new Map<number, ReadNumber | undefined>()
    reader = (at) => {
      if (!read.has(at)) read.set(at, readNumber(folded, at, known))
      return read.get(at)
    }
    ofText.set(known, reader)
  }
  return reader
}

function readNumber(folded: Folded, at: number, known: Vocabulary): ReadNumber | undefined {
  const digits = readDigits(folded.text, at)
  let end = digits?.end ?? at
  let sum = new Sum(digits?.value)
  let words = 0
  let isMultiplied = false
  let place = digits?.place ?? 1
  let before: Parameters<typeof nextPart>[4] = digits === undefined ? 'nothing' : 'digits'
  while (words < MAX_PARTS) {
    const next = nextPart(folded, end, sum, known, before)
    if (next === undefined) break
    before = next.multiplies ? 'multiplied' : 'added'
    sum = next.sum
    end = next.end
    words++
    isMultiplied ||= next.multiplies
    // 1万2448 is exact, and 1万 is not.
    place = next.multiplies ? (digits?.place ?? 1) * next.value : 1
  }
  if (end === at) return undefined
  return { end, value: sum.value, place, words, isMultiplied, isScaled: digits !== undefined && words > 0 }
}

interface Step {
  readonly sum: Sum
  readonly end: number
  readonly value: number
  readonly multiplies: boolean
}

/** `before`: what stands before, nothing, digits, a word that is added, or one that multiplies. */
function nextPart(
  folded: Folded,
  from: number,
  sum: Sum,
  known: Vocabulary,
  before: 'nothing' | 'digits' | 'added' | 'multiplied',
): Step | undefined {
  for (const joiner of before === 'nothing' ? [''] : ['', ...known.joiners]) {
    // Without a joiner only where a language writes its numbers together, or a scale to its digits: "1.2k".
    if (joiner === '' && (before === 'added' || before === 'multiplied') && !known.joiners.includes(''))
      continue
    if (!folded.text.startsWith(joiner, from)) continue
    const part = partAt(folded, from + joiner.length, known, before)
    if (part === undefined) continue
    const { value, multiplies, end } = part
    // "5 m" are metres.
    if (joiner === ' ' && multiplies && /^ [a-z]$/.test(folded.text.slice(from, end))) continue
    if (before === 'nothing' && multiplies && known.isPositional && value >= FIRST_MYRIAD) continue
    // "m" and "mn" scale digits only: "six de moins" has no million.
    const written = folded.text.slice(from + joiner.length, end)
    if (before !== 'digits' && multiplies && /^[a-z]{1,2}$/.test(written)) continue
    // "3일" are three days, and not 3 and 1.
    if (before === 'digits' && !multiplies) continue
    const next = multiplies ? sum.times(value) : sum.plus(value, known, joiner)
    if (next !== undefined) return { sum: next, end, value, multiplies }
  }
  return undefined
}

/** A word of a number, or the digits behind a scale: the 2 of 1万2千. */
function partAt(folded: Folded, at: number, { parts, isPositional }: Vocabulary, before: string) {
  const match = parts.within(folded, at)
  if (match !== undefined) return { ...match.value, end: match.end }
  const digits = before === 'multiplied' && isPositional ? readDigits(folded.text, at) : undefined
  return digits === undefined ? undefined : { value: digits.value, multiplies: false, end: digits.end }
}

/** A number as its parts are read one after the other; each step gives a new sum, or undefined where none is written so. */
class Sum {
  readonly #total: number
  readonly #section: number
  readonly #last: number | undefined
  /** All so far are single digits in words. */
  readonly #isDigits: boolean

  constructor(last?: number, section = 0, total = 0, isDigits = false) {
    this.#isDigits = isDigits
    this.#last = last
    this.#section = section
    this.#total = total
  }

  get value(): number {
    return this.#total + this.#section + (this.#last ?? 0)
  }

  /** "two" of "forty-two", "forty" of "zweiundvierzig", "ninety" of "quatre-vingt-dix". */
  plus(value: number, { reversing, isPositional }: Vocabulary, joiner: string): Sum | undefined {
    const last = this.#last
    const isReversed = reversing.includes(joiner)
    if (last === undefined) {
      const isLower = this.#section === 0 || value < lowestPlace(this.#section)
      return isLower ? new Sum(value, this.#section, this.#total, value < 10 && this.value === 0) : undefined
    }
    if (isReversed && last > 0 && last < 10 && value >= 20 && value < 100 && value % 10 === 0) {
      return new Sum(last + value, this.#section, this.#total)
    }
    if (isPositional && this.#isDigits && joiner === '' && value < 10 && last < 1000) {
      return new Sum(last * 10 + value, 0, 0, true)
    }
    const takesTeens = value >= 10 && value < 20 && (last === 60 || last === 80)
    const takes = last >= 20 && (takesTeens || value < lowestPlace(last)) && value > 0
    return takes && Number.isInteger(last) ? new Sum(last + value, this.#section, this.#total) : undefined
  }

  times(factor: number): Sum | undefined {
    const { value } = this
    if (factor >= 1000) {
      const times = this.#section + (this.#last ?? (this.#section === 0 ? 1 : 0))
      if (this.#total > 0 && this.#total % (factor * 1000) !== 0 && lowestPlace(this.#total) <= factor)
        return undefined
      return value > 0 && times === 0 ? undefined : new Sum(undefined, 0, this.#total + times * factor)
    }
    if (this.#section > 0 && lowestPlace(this.#section) <= factor) return undefined
    return new Sum(undefined, this.#section + (this.#last ?? 1) * factor, this.#total)
  }
}

/** 10 of 40, 100 of 1,200; 1 of 7. */
function lowestPlace(value: number): number {
  let place = 1
  while (place < value && value % (place * 10) === 0) place *= 10
  return place
}

/**
 * Groups of three digits are thousands, whatever separates them; other digits behind a separator are a fraction.
 */
function readDigits(text: string, at: number): { end: number; value: number; place: number } | undefined {
  const first = text[at] ?? ''
  if (first < '0' || first > '9') return undefined
  GROUPED.lastIndex = at
  const written = GROUPED.exec(text)?.[0]
  if (written === undefined) return undefined
  const end = at + written.length
  const groups = THOUSANDS.exec(written)?.[0]
  // "1.204 million" has a fraction.
  const isScaled = /^ ?(?:mio|mill|mn|m\b|bn|mrd|milli|milh|mil m)/.test(text.slice(end, end + 6))
  const whole =
    groups === undefined || (isScaled && /^\d+[.,]\d{3}$/.test(groups))
      ? (/^\d+/.exec(written)?.[0] ?? '0')
      : groups
  const fraction = written.slice(whole.length + 1)
  return {
    end,
    value: Number(`${whole.replaceAll(/\D/g, '')}.${fraction === '' ? '0' : fraction}`),
    place: 10 ** -fraction.length,
  }
}
