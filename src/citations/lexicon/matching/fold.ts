import { lazily } from '../../../lib/lazily.ts'
import { rememberLast } from '../../../text/memoize.ts'
import { SPACELESS_SCRIPTS } from '../../../text/scripts.ts'
import { segmentsOf } from '../../../text/tokens.ts'

/** What a character is where words begin and end. */
export const kind = { other: 0, letter: 1, digit: 2, spaceless: 3, hangul: 4, arabic: 5 } as const
export type Kind = (typeof kind)[keyof typeof kind]

/** A text in which phrases are looked up. */
export interface Folded {
  /** Lower case, composed, with ASCII digits, plain quotes and hyphens, one kind of space, no vowel signs of Arabic. */
  readonly text: string
  /** Of each character of `text`, and of its end, the offset in the text as it was given. */
  readonly offsets: Uint32Array
  readonly kinds: Uint8Array
  /** 1 where a word of a script without spaces goes on: 的 is a particle by itself, and the end of 目的. */
  readonly inner: Uint8Array
  /** Every place where a phrase may begin, and where the word begins that it is then in; see `wordStart`. */
  readonly beginnings: () => readonly Beginning[]
}

interface Beginning {
  readonly at: number
  readonly start: number
}

const SPACELESS = new RegExp(`[${SPACELESS_SCRIPTS}々〇]`, 'u')
const LETTER = /[\p{L}\p{M}]/u
const MARK = /\p{M}/u
const DIGIT = /\p{Nd}/u
/** Arabic vowel signs and the stroke that stretches words; soft hyphens and what has no width. */
const DROPPED = /\p{Mn}(?<=[\u064B-\u0670])|[\u0640\u00AD\u200B-\u200F\u2060]|\uFE0F/u
const SAME: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '′': "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
  '٪': '%',
  '％': '%',
  '٫': '.',
  '٬': ',',
  '：': ':',
  '．': '.',
  '＋': '+',
  '＃': '#',
  '＠': '@',
  İ: 'i',
}

/** All recognisers read a sentence in turn, with what is blanked of it, and short parts of it between. */
export const KEPT_TEXTS = 8

/** Folds a text for look-ups; linear in its length. The last ones are kept. */
export const fold = rememberLast(KEPT_TEXTS, (text: string) => text, foldText)

/** Where an offset of the given text is in the folded one. */
export function foldedAt({ offsets }: Folded, offset: number): number {
  let [low, high] = [0, offsets.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** One character as `fold` has it in a text: lower case and such; empty where it is left out. */
export function foldCharacter(character: string): string {
  return character < '\u007F' ? plain(character) : foldOne(character)
}

/** The same as `fold`, without keeping it. */
export function foldText(text: string): Folded {
  const characters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    const folded = foldCharacter(character)
    const before = characters.at(-1)
    if (folded === '') continue
    if (before !== undefined && folded > '\u007F' && MARK.test(folded)) {
      const composed = `${before}${folded}`.normalize('NFC')
      if (composed.length === 1) {
        characters[characters.length - 1] = composed
        continue
      }
    }
    characters.push(folded)
    offsets.push(at)
  }
  offsets.push(text.length)
  const joined = characters.join('')
  const folded: Folded = {
    text: joined,
    offsets: Uint32Array.from(offsets),
    kinds: Uint8Array.from(characters, kindOf),
    inner: innerOf(joined),
    beginnings: lazily(() => beginningsOf(folded)),
  }
  return folded
}

function beginningsOf(folded: Folded): readonly Beginning[] {
  const beginnings: Beginning[] = []
  for (let at = 0; at < folded.text.length; at++) {
    const start = folded.text[at] === ' ' ? undefined : wordStart(folded, at)
    if (start !== undefined) beginnings.push({ at, start })
  }
  return beginnings
}

const RUN = new RegExp(`[${SPACELESS_SCRIPTS}々〇0-9]+`, 'gu')

/** What counts digits ends a word, whatever the segmenter makes of it with the next letter: 7件 of "7件数えた". */
const COUNTER = /(?<=[0-9][件人名回])\p{Script=Han}/gu

const COUNTED = /^[〇一二三四五六七八九十百千万億]+[人件名個回点票本社]$/u

function innerOf(text: string): Uint8Array {
  const inner = new Uint8Array(text.length + 1)
  for (const { index, 0: run } of text.matchAll(RUN)) {
    if (!SPACELESS.test(run)) continue
    let at = index
    for (const { segment } of segmentsOf(run)) {
      inner.fill(1, at + 1, at + segment.length)
      // "七人": what a numeral counts is a word by itself.
      if (COUNTED.test(segment)) inner[at + segment.length - 1] = 0
      at += segment.length
    }
    for (const counted of run.matchAll(COUNTER)) inner[index + counted.index] = 0
  }
  return inner
}

function plain(character: string): string {
  return character === '\t' || character === '\n' || character === '\r' ? ' ' : character.toLowerCase()
}

function foldOne(character: string): string {
  const same = SAME[character]
  if (same !== undefined) return same
  // Most of what is not ASCII is written without spaces, and stays as it is.
  if (character >= '\u3040' && character <= '\uD7A3') return character
  if (DROPPED.test(character)) return ''
  if (/\s/u.test(character)) return ' '
  if (DIGIT.test(character)) return String(digitOf(character.charCodeAt(0)))
  if (character >= '\uFF21' && character <= '\uFF5A') return character.normalize('NFKC').toLowerCase()
  const lower = character.toLowerCase()
  return lower.length === 1 ? lower : character
}

/** Every script's ten digits begin at a code that ends in 0 or 6 (Unicode, Nd of the Basic Multilingual Plane). */
function digitOf(code: number): number {
  const first = code & ~15
  return DIGIT.test(String.fromCharCode(first)) ? code - first : code - first - 6
}

function kindOf(character: string): Kind {
  if (character >= '0' && character <= '9') return kind.digit
  if (character < '\u007F') return character >= 'a' && character <= 'z' ? kind.letter : kind.other
  if (SPACELESS.test(character)) return kind.spaceless
  if (character >= '\uAC00' && character <= '\uD7A3') return kind.hangul
  if (!LETTER.test(character)) return kind.other
  return character >= '\u0600' && character <= '\u06FF' ? kind.arabic : kind.letter
}

/** Arabic writes "and", "in", "for" and the article to the word behind them. */
const PROCLITICS = /^[وف]?(?:[بكلس]?ال|لل|[بكل])?$/
const MAX_PROCLITICS = 4

/** Where a word begins that a phrase at `at` may be: `at` itself, before what Arabic writes to it, or undefined within one. */
export function wordStart({ text, kinds, inner }: Folded, at: number): number | undefined {
  if (inner[at] === 1) return undefined
  const [before, first] = [kinds[at - 1] ?? kind.other, kinds[at] ?? kind.other]
  if (before === kind.other) {
    const goesOn = text[at - 1] === '_' && isWordLike(kinds[at - 2])
    return goesOn && first !== kind.spaceless && first !== kind.hangul ? undefined : at
  }
  if (first === kind.other || before === kind.spaceless || first === kind.spaceless) return at
  if (before === kind.arabic && first === kind.arabic) {
    let start = at
    while (at - start <= MAX_PROCLITICS && kinds[start - 1] === kind.arabic) start--
    return PROCLITICS.test(text.slice(start, at)) ? start : undefined
  }
  // "15일", "reddit에서", "ال5": a figure or name of another script is a word by itself.
  return before !== first && (first === kind.hangul || first === kind.arabic) ? at : undefined
}

/** Whether a word may end before `at`. Korean writes particles to the end of a word. */
export function isWordEnd({ text, kinds, inner }: Folded, at: number): boolean {
  if (inner[at] === 1) return false
  const [last, next] = [kinds[at - 1] ?? kind.other, kinds[at] ?? kind.other]
  if (next === kind.other) return !(text[at] === '_' && isWordLike(kinds[at + 1]))
  if (last === kind.other || last === kind.hangul || last === kind.spaceless || next === kind.spaceless)
    return true
  return last !== next && (next === kind.hangul || next === kind.arabic)
}

function isWordLike(of: number | undefined): boolean {
  return of !== undefined && of !== kind.other
}

/** The first place from one on that is no space. */
export function behindSpaces({ text }: Folded, at: number): number {
  let end = at
  while (text[end] === ' ') end++
  return end
}
