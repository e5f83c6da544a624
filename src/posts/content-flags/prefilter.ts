import { latinTriggers } from './instruction-triggers.ts'

/** What a text may hold, as bits, so that most rules need not look at most texts. */
export const may = {
  /** Hidden, disguised or of another script: anything but the letters, signs and emoji of Latin writing. */
  beStrange: 1,
  /** One of the signs that markup, tokens, calls and names with an underscore need. */
  holdSigns: 2,
  /** A word that begins as one of `latinTriggers` does. */
  holdTriggers: 4,
  /** Four letters in a row that stand alone. */
  beSpelledOut: 8,
} as const

/** Words are told by their first five letters. Two may share a place in the table: then a rule looks in vain. */
const FIRST_LETTERS = 5
const PLACES = 2 ** 17
const beginnings = new Uint8Array(PLACES)
for (const trigger of latinTriggers) {
  const letters = Array.from(/^[a-z]+/.exec(trigger)?.[0] ?? '', (letter) => letter.charCodeAt(0) - 96)
  const isWhole = letters.length < trigger.length
  const endings =
    isWhole || letters.length >= FIRST_LETTERS
      ? [[]]
      : [[], ...Array.from({ length: 26 }, (_, index) => [index + 1])]
  for (const ending of endings) {
    const first = [...letters, ...ending].slice(0, FIRST_LETTERS)
    beginnings[first.reduce(withLetter, 0)] = 1
  }
}

function withLetter(place: number, letter: number): number {
  return (place * 27 + letter) % PLACES
}

const signs = new Uint8Array(128)
for (const sign of '<[_"') signs[sign.charCodeAt(0)] = 1

/** One look at each character: the sum of what `may` be so. What is not in it certainly is not. */
export function survey(text: string): number {
  let found = 0
  let place = 0
  let letters = 0
  let alone = 0
  for (let index = 0; index <= text.length; index += 1) {
    // Behind the end stands a space, which ends the last word.
    const code = index < text.length ? text.charCodeAt(index) : 32
    const letter = (code | 32) - 96
    if (code < 128 && letter >= 1 && letter <= 26) {
      if (letters < FIRST_LETTERS) place = withLetter(place, letter)
      letters += 1
      continue
    }
    if (letters > 0) {
      if (beginnings[place] === 1) found |= may.holdTriggers
      alone = letters === 1 ? alone + 1 : 0
      if (alone >= 4) found |= may.beSpelledOut
      place = 0
      letters = 0
    }
    if (code > 126 || code < 32) {
      if (isStrange(code, text.charCodeAt(index + 1))) found |= may.beStrange
    } else if (signs[code] === 1 || (code === 35 && text.charCodeAt(index + 1) === 35)) {
      found |= may.holdSigns
    } else if (code === 38) {
      // An entity may stand for any character.
      found |= may.beStrange
    }
  }
  return found
}

/** Whether a character beyond ASCII, or a control, is more than Latin letters, punctuation and emoji need. */
function isStrange(code: number, next: number): boolean {
  if (code < 32) return code !== 9 && code !== 10 && code !== 13
  if (code <= 0x24f) return code < 0xa0 || code === 0xad || code === 0xaa || code === 0xba
  if (code >= 0x2010 && code <= 0x2027) return false
  if (code === 0x20ac || code === 0x2122 || code === 0xfe0f) return false
  // Emoji, but for letters in squares and circles.
  if (code === 0xd83c) return next >= 0xdd00 && next <= 0xdd8f
  if (code === 0xd83d || code === 0xd83e) return false
  return !(code >= 0xdc00 && code <= 0xdfff) && !(code >= 0x2600 && code <= 0x27bf)
}
