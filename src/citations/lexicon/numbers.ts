import { rememberLast } from '../../text/memoize.ts'
import { type Amount, amount, bounded, boundedPhrase, factorOf, type WrittenNumber } from './amounts.ts'
import { type Found, withoutOverlaps } from './found.ts'
import { type Bound, bounds, type Language } from './language.ts'
import { LoneOne } from './lone-one.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { behindSpaces, type Folded, fold, isWordEnd, KEPT_TEXTS, kind, wordStart } from './matching/fold.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases, type Slots } from './matching/phrases.ts'
import { outOfHundred } from './names.ts'
import { isDigit, isPartOfArrow, isPartOfName, isSign, startsInWord } from './number-signs.ts'
import { numberReader, type ReadNumber } from './number-words.ts'
import { languagesOf } from './which-language.ts'

type Kind = 'range' | 'change' | 'ratio' | 'times'

interface Vocabulary {
  readonly before: Phrases<Bound>
  readonly behind: Phrases<Bound>
  readonly percent: Phrases<true>
  readonly none: Phrases<true>
  readonly vague: Phrases<number>
  readonly shares: Phrases<number>
  readonly factors: Phrases<number>
  readonly forms: Phrases<Kind>
  readonly counters: Phrases<true>
  readonly needsCounter: boolean
  readonly compoundOnly: Phrases<true>
  readonly exactBefore: Phrases<true>
}

const vocabulary = compiled((words): Vocabulary => {
  const numbers = words.map((each) => each.numbers)
  return {
    before: Phrases.byName(
      bounds,
      numbers.map(({ before }) => before),
    ),
    behind: Phrases.byName(
      bounds,
      numbers.map(({ behind }) => behind),
    ),
    percent: Phrases.of(numbers.map(({ percent }) => percent)),
    none: Phrases.of(numbers.map(({ none = '' }) => none)),
    vague: new Phrases(numbers.flatMap(({ vague }) => numbered(vague))),
    shares: new Phrases(numbers.flatMap(({ shares }) => numbered(shares))),
    factors: new Phrases(numbers.flatMap(({ factors }) => numbered(factors))),
    forms: new Phrases(
      numbers.flatMap(({ ranges, changes, ratios, times }): [string, Kind][] => [
        [changes, 'change'],
        [ranges, 'range'],
        [ratios, 'ratio'],
        [times, 'times'],
      ]),
    ),
    counters: Phrases.of(numbers.map(({ counters = '' }) => counters)),
    compoundOnly: Phrases.of(numbers.map(({ compoundOnly = '' }) => compoundOnly)),
    exactBefore: Phrases.of(numbers.map(({ exactBefore = '' }) => exactBefore)),
    needsCounter: numbers.some(({ counters }) => counters !== undefined),
  }
})

/**
 * The numbers of a text: digits of any script with grouping marks and scales ("1.2k"), words, shares ("a third of"),
 * ratios ("3 out of 10"), ranges, bounds ("at least 40"), and factors. A lone "one" is none but in "at least one", and neither are digits that
 * are a part of a name, a time, a version or a sum of money. What was found in the last texts is kept.
 */
export function findNumbers(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<WrittenNumber>[] {
  return lastNumbers(text, languages)
}

const lastNumbers = rememberLast(
  KEPT_TEXTS,
  (text: string, languages: readonly Language[]) => `${languages.join()} ${text}`,
  searchNumbers,
)

function searchNumbers(text: string, languages: readonly Language[]): readonly Found<WrittenNumber>[] {
  const folded = fold(text)
  const reader = new NumberFinder(folded, languages)
  const found: Found<WrittenNumber>[] = []
  for (let at = 0; at < folded.text.length; at++) {
    if (folded.text[at] === ' ') continue
    const start = wordStart(folded, at) ?? (isSignedNumber(folded, at) ? at : undefined)
    const number = start === undefined ? undefined : reader.at(at)
    if (number === undefined) continue
    found.push({ ...number, start: folded.offsets[at] ?? 0, end: folded.offsets[number.end] ?? text.length })
    at = number.end - 1
  }
  return withoutOverlaps(found)
}

/** The words for nothing of what follows. They are no numbers: "no one likes it" counts nothing. */
export function findNone(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findPhrases(text, vocabulary(languages).none, (none) => none)
}

const scales = new Phrases<true>([[outOfHundred, true]])

/** "Out of 100" behind a number: of what a score is. */
export function findScales(text: string): readonly Found<true>[] {
  return findPhrases(text, scales, (scale, { start, end }, { text: folded }) =>
    /\d ?$/.test(folded.slice(Math.max(0, start - 2), start)) && !/^[.,]?\d/.test(folded.slice(end, end + 2))
      ? scale
      : undefined,
  )
}

function isSignedNumber({ kinds }: Folded, at: number): boolean {
  return kinds[at] === kind.digit && kinds[at - 1] === kind.arabic
}

class NumberFinder {
  readonly #folded: Folded
  readonly #words: Vocabulary
  readonly #read: (at: number) => ReadNumber | undefined
  readonly #slots: Slots
  readonly #one: LoneOne

  constructor(folded: Folded, languages: readonly Language[]) {
    this.#folded = folded
    this.#one = new LoneOne(folded, languages)
    this.#words = vocabulary(languages)
    this.#read = numberReader(folded, languages)
    this.#slots = { number: this.#read }
  }

  /** The longest number at a place of the folded text. */
  at(at: number): { end: number; value: WrittenNumber } | undefined {
    const ways = [this.#form(at), this.#phrase(at), this.#bounded(at), this.#one.at(at)].filter(
      (way) => way !== undefined,
    )
    return ways.reduce<(typeof ways)[number] | undefined>(
      (best, way) => (best === undefined || way.end > best.end ? way : best),
      undefined,
    )
  }

  #form(at: number): { end: number; value: WrittenNumber } | undefined {
    if (isPartOfName(this.#folded, at)) return undefined
    const match = this.#words.forms.at(this.#folded, at, this.#slots)
    if (match === undefined) return undefined
    const [first = 0, last = first] = match.slots.map(({ value }) => value)
    const second = this.#folded.offsets[match.slots.at(-1)?.start ?? at] ?? 0
    if (match.value === 'times') return { end: match.end, value: factorOf(first) }
    if (match.value === 'ratio') {
      // "4件中3件" has the whole first.
      const isReversed = this.#words.needsCounter && first <= MAX_FRACTION && last < first
      const [part, whole] = isReversed ? [last, first] : [first, last]
      // "12 publications sur 20" counts both.
      const isApart = COUNTED.test(
        this.#folded.text.slice(match.slots[0]?.start, match.slots.at(-1)?.start ?? at),
      )
      // 36件中75% has a percentage of a whole.
      const isOfShare = this.#percentBehind(match.end).isPercent
      if (!(part < whole) || (isApart && whole > MAX_FRACTION) || isOfShare) return undefined
      const value = (part / whole) * 100
      return {
        end: match.end,
        value: {
          ...amount(value, whole <= MAX_FRACTION ? SHARE_ROUNDING : 0.5),
          bound: 'about',
          isPercent: true,
          ratio: { part, whole },
          second,
        },
      }
    }
    const { end, isPercent } = this.#percentBehind(match.end)
    if (match.value === 'change')
      return { end, value: { ...amount(last, 0), isPercent, from: first, second } }
    if (!(first < last)) return undefined
    return { end, value: { ...amount(last, 0), low: first, isPercent } }
  }

  #phrase(at: number): { end: number; value: WrittenNumber } | undefined {
    const factor = this.#words.factors.at(this.#folded, at)
    if (factor !== undefined) return { end: factor.end, value: factorOf(factor.value) }
    const share = this.#words.shares.at(this.#folded, at) ?? this.#shareWithin(at)
    if (share !== undefined) {
      const value = {
        ...amount(share.value, SHARE_ROUNDING),
        bound: 'about' as const,
        isPercent: true,
        isWord: true,
      }
      const { end, bound } = this.#boundBehind(share.end, undefined)
      return { end, value: bound === undefined ? value : boundedPhrase(value, bound) }
    }
    const vague = this.#words.vague.at(this.#folded, at)
    if (vague === undefined) return undefined
    const value = {
      ...amount(vague.value, 0),
      bound: 'atLeast' as const,
      high: Number.POSITIVE_INFINITY,
      isWord: true,
      isVague: true as const,
    }
    return { end: vague.end, value }
  }

  #bounded(at: number): { end: number; value: WrittenNumber } | undefined {
    const exact = this.#words.exactBefore.at(this.#folded, at)
    if (exact !== undefined) return this.#plain(behindSpaces(this.#folded, exact.end), undefined)
    const before = this.#words.before.at(this.#folded, at) ?? this.#words.before.within(this.#folded, at)
    if (before !== undefined && before.end > at && !isPartOfArrow(this.#folded, at)) {
      const from = behindSpaces(this.#folded, before.end)
      const form = this.#form(from)
      // "More than four in five", "over three times".
      const isWhole = form?.value.kind === 'factor' || form?.value.ratio !== undefined
      const phrase = isWhole ? form : this.#phrase(from)
      if (phrase !== undefined) return { end: phrase.end, value: boundedPhrase(phrase.value, before.value) }
      const inner = this.#plain(from, before.value)
      if (inner !== undefined) return inner
    }
    return this.#plain(at, undefined)
  }

  /** "半数" of "半数以上", which the segmenter may take for one word. */
  #shareWithin(at: number): { readonly end: number; readonly value: number } | undefined {
    const share = this.#words.needsCounter ? this.#words.shares.within(this.#folded, at) : undefined
    return share !== undefined && this.#words.behind.within(this.#folded, share.end) !== undefined
      ? share
      : undefined
  }

  #plain(at: number, before: Bound | undefined): { end: number; value: Amount } | undefined {
    const { text } = this.#folded
    if (isPartOfName(this.#folded, at)) return undefined
    const isNegative = /[-–]/.test(text[at] ?? '') && isDigit(text[at + 1]) && isSign(this.#folded, at)
    const number = this.#read(isNegative ? at + 1 : at)
    if (number === undefined || !this.#stands(at, number, before)) return undefined
    const { end: percentEnd, isPercent } = this.#percentBehind(number.end)
    const counter = this.#words.needsCounter
      ? this.#words.counters.within(this.#folded, percentEnd)
      : undefined
    const { end, bound: behind } = this.#boundBehind(percentEnd, counter?.end)
    const value = isNegative ? -number.value : number.value
    const isRounded = number.isScaled || number.place < 1
    const rounding = isRounded ? number.place / 2 : 0
    const written = { ...amount(value, rounding), isPercent, isWord: number.words > 0 && !number.isScaled }
    // Platforms cut 1,290 to 1.2k.
    if (number.isScaled) written.high = Math.max(written.high, value + number.place - 1)
    return { end, value: bounded(written, before ?? behind) }
  }

  /** Whether what was read is a number by itself, and not the beginning of a word, a version or a time. */
  #stands(
    at: number,
    { end, words, value, isScaled, isMultiplied }: ReadNumber,
    before: Bound | undefined,
  ): boolean {
    const { text } = this.#folded
    if (/^[.,:/]\d/.test(text.slice(end, end + 2))) return false
    if (words === 0)
      return isWordEnd(this.#folded, end) || this.#words.percent.at(this.#folded, end) !== undefined
    // Elsewhere it is mostly an article.
    if (value === 1 && before !== 'atLeast' && before !== 'allBut') return this.#one.isHeld(at, end)
    if (isScaled || !this.#words.needsCounter) return isWordEnd(this.#folded, end)
    const gap = text[end] === ' ' ? 1 : 0
    // 사 is four in compounds alone: 사건 is an incident.
    const isLone = words === 1 && this.#words.compoundOnly.within(this.#folded, at)?.end === end
    const counts = !isLone && this.#words.counters.within(this.#folded, end + gap) !== undefined
    return (
      counts ||
      (words > 1 && isMultiplied && !startsInWord(this.#folded, at)) ||
      this.#percentBehind(end).isPercent
    )
  }

  #percentBehind(end: number): { end: number; isPercent: boolean } {
    const gap = this.#folded.text[end] === ' ' ? 1 : 0
    const percent = this.#words.percent.at(this.#folded, end + gap)
    return percent === undefined ? { end, isPercent: false } : { end: percent.end, isPercent: true }
  }

  #boundBehind(end: number, counterEnd: number | undefined): { end: number; bound: Bound | undefined } {
    for (const from of counterEnd === undefined ? [end] : [end, counterEnd]) {
      const gap = this.#folded.text[from] === ' ' ? 1 : 0
      const bound = this.#words.behind.at(this.#folded, from + gap)
      if (bound !== undefined) return { end: bound.end, bound: bound.value }
    }
    return { end, bound: undefined }
  }
}

/** Percentage points in which a share in words may be off, and "four in five". */
const SHARE_ROUNDING = 2.5
/** "Three in four posts" counts no four posts. A larger whole, as in "12 out of 20 posts", does. */
export const MAX_FRACTION = 10
/** What is counted, between the numbers of a ratio. */
const COUNTED = / (?:publications|posts|mentions|messages) sur $/
