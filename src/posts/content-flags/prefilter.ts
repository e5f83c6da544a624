import { latinTriggers } from './instruction-triggers.ts'

/** Bits for what a text may contain, so that most rules can skip most texts. */
export const signals = {
  /**
   * Hidden, disguised or non-Latin characters: anything but the letters, punctuation and emoji of Latin text.
   */
  unusualCharacters: 1,
  /** One of the characters that markup, tokens, calls and names with an underscore need. */
  syntaxMarks: 2,
  /** A word that begins like one of `latinTriggers`. */
  triggerWords: 4,
  /** Four single letters in a row. */
  spelledOutWords: 8,
} as const

/** Words are hashed by their first five letters. A collision only costs a rule's unnecessary run. */
const HASHED_LETTERS = 5
const TABLE_SIZE = 2 ** 17
const triggerHashes = new Uint8Array(TABLE_SIZE)
for (const trigger of latinTriggers) {
  const letters = Array.from(/^[a-z]+/.exec(trigger)?.[0] ?? '', (letter) => letter.charCodeAt(0) - 96)
  const isWhole = letters.length < trigger.length
  const endings =
    isWhole || letters.length >= HASHED_LETTERS
      ? [[]]
      : [[], ...Array.from({ length: 26 }, (_, index) => [index + 1])]
  for (const ending of endings) {
    const first = [...letters, ...ending].slice(0, HASHED_LETTERS)
    triggerHashes[first.reduce(withLetter, 0)] = 1
  }
}

function withLetter(place: number, letter: number): number {
  return (place * 27 + letter) % TABLE_SIZE
}

const syntaxCharacters = new Uint8Array(128)
for (const sign of '<[_"') syntaxCharacters[sign.charCodeAt(0)] = 1

/**
 * One pass over the text: the `signals` bits that may apply. A bit that is not set certainly does not apply.
 */
export function prefilter(text: string): number {
  let found = 0
  let place = 0
  let letters = 0
  let alone = 0
  for (let index = 0; index <= text.length; index += 1) {
    // A virtual space after the end terminates the last word.
    const code = index < text.length ? text.charCodeAt(index) : 32
    const letter = (code | 32) - 96
    if (code < 128 && letter >= 1 && letter <= 26) {
      if (letters < HASHED_LETTERS) place = withLetter(place, letter)
      letters += 1
      continue
    }
    if (letters > 0) {
      if (triggerHashes[place] === 1) found |= signals.triggerWords
      alone = letters === 1 ? alone + 1 : 0
      if (alone >= 4) found |= signals.spelledOutWords
      place = 0
      letters = 0
    }
    if (code > 126 || code < 32) {
      if (isUnusual(code, text.charCodeAt(index + 1))) found |= signals.unusualCharacters
    } else if (syntaxCharacters[code] === 1 || (code === 35 && text.charCodeAt(index + 1) === 35)) {
      found |= signals.syntaxMarks
    } else if (code === 38) {
      // An HTML entity may stand for any character.
      found |= signals.unusualCharacters
    }
  }
  return found
}

/** Whether a non-ASCII or control character is none of the Latin letters, punctuation and emoji. */
function isUnusual(code: number, next: number): boolean {
  if (code < 32) return code !== 9 && code !== 10 && code !== 13
  if (code <= 0x24f) return code < 0xa0 || code === 0xad || code === 0xaa || code === 0xba
  if (code >= 0x2010 && code <= 0x2027) return false
  if (code === 0x20ac || code === 0x2122 || code === 0xfe0f) return false
  // Emoji, except letters in squares and circles.
  if (code === 0xd83c) return next >= 0xdd00 && next <= 0xdd8f
  if (code === 0xd83d || code === 0xd83e) return false
  return !(code >= 0xdc00 && code <= 0xdfff) && !(code >= 0x2600 && code <= 0x27bf)
}
