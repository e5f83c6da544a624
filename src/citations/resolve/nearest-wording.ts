import { HAN_AND_KANA } from '../../text/scripts.ts'

/** The stretch of a text that is most similar to a quotation. */
export interface NearWording {
  readonly wording: string
  /** Share of the quotation's words that it contains, 0 to 1. */
  readonly share: number
  /** Whether only punctuation, case or white space differ. */
  readonly isSameWords: boolean
}

/** A word of a text with its offsets, folded for comparison. */
export interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

const WORD = new RegExp(`[${HAN_AND_KANA}]|(?:(?![${HAN_AND_KANA}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')
const MIN_SHARE = 0.6
const MAX_QUOTE_WORDS = 300
const MAX_WORDING_LENGTH = 300

/**
 * The stretch of a text, as long in words as the quotation, that contains most of the quotation's words;
 * undefined where none contains 60 % of them. One pass over the text's words, see `wordsOf`.
 */
export function nearestWording(quote: string, text: string, words: readonly Word[]): NearWording | undefined {
  const wanted = wordsOf(quote).slice(0, MAX_QUOTE_WORDS)
  if (wanted.length === 0) return undefined
  const missing = new Map<string, number>()
  for (const { folded } of wanted) missing.set(folded, (missing.get(folded) ?? 0) + 1)
  let held = 0
  let best = 0
  let bestEnd = 0
  let isHolding = false
  for (const [at, { folded }] of words.entries()) {
    const left = missing.get(folded)
    if (left !== undefined) {
      if (left > 0) held++
      missing.set(folded, left - 1)
    }
    const gone = words[at - wanted.length]
    const back = gone === undefined ? undefined : missing.get(gone.folded)
    if (gone !== undefined && back !== undefined) {
      if (back >= 0) held--
      missing.set(gone.folded, back + 1)
    }
    isHolding &&= held === best
    // Among equal stretches the one that begins with the quotation's first word wins.
    const isAligned = isHolding && words[at + 1 - wanted.length]?.folded === wanted[0]?.folded
    if (held > best || isAligned) {
      best = held
      bestEnd = at + 1
      isHolding = true
    }
  }
  if (best / wanted.length < MIN_SHARE) return undefined
  const stretch = words.slice(Math.max(0, bestEnd - wanted.length), bestEnd)
  const isSameWords =
    stretch.length === wanted.length && stretch.every(({ folded }, at) => folded === wanted[at]?.folded)
  const start = stretch[0]?.start ?? 0
  const wording = text
    .slice(start, Math.min(stretch.at(-1)?.end ?? start, start + MAX_WORDING_LENGTH))
    .toWellFormed()
  return { wording, share: best / wanted.length, isSameWords }
}

/** The words of a text in their order; in scripts without spaces each character is one. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    folded: match[0].normalize('NFKC').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
