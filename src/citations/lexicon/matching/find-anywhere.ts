import type { Found } from '../found.ts'
import { type Folded, fold, kind, wordStart } from './fold.ts'
import type { Match, Phrases } from './phrases.ts'

/** Letters from which on a phrase of a script without spaces is sure to be one, wherever a segmenter parts words. */
const SURE = 2

/**
 * The phrases of a text, from the left, none within another. In scripts without spaces a phrase of two letters or more is
 * found within what a segmenter takes for a word, too: behind a blanked name it mostly parts words elsewhere.
 */
export function findAnywhere<Value>(text: string, phrases: Phrases<Value>): Found<Value>[] {
  const folded = fold(text)
  const found: Found<Value>[] = []
  let taken = 0
  for (let at = 0; at < folded.text.length; at++) {
    if (at < taken || folded.text[at] === ' ') continue
    const match = matchAt(folded, at, phrases)
    if (match === undefined) continue
    const { start, end, value } = match
    found.push({ start: folded.offsets[start] ?? 0, end: folded.offsets[end] ?? text.length, value })
    taken = end
  }
  return found
}

function matchAt<Value>(folded: Folded, at: number, phrases: Phrases<Value>): Match<Value> | undefined {
  const start = wordStart(folded, at)
  const whole = start === undefined ? undefined : phrases.at(folded, at)
  if (folded.kinds[at] !== kind.spaceless) return whole
  const part = phrases.within(folded, at)
  const isLonger = part !== undefined && part.end - part.start >= SURE && part.end > (whole?.end ?? 0)
  return isLonger ? part : whole
}
