import { squeezedName } from '../lib/squeezed-name.ts'

/** By code: 1 for the ASCII characters that squeezing a name leaves out. */
const isJoining = Uint8Array.from({ length: 0x80 }, (_, code) =>
  squeezedName(String.fromCharCode(code)) === '' ? 1 : 0,
)

/** A squeezed name, and how many letters more or fewer a form of it may have that begins with the same two letters. */
export interface NameShape {
  readonly squeezed: string
  readonly fewer: number
  readonly more: number
  /** Whether only the first letter must be the same. */
  readonly isLoose: boolean
}

/**
 * Whether a phrase may be a form of a name by its first letters and its length. True of any phrase that is not in ASCII. Much
 * cheaper than to squeeze every word of every text.
 */
export function shapeTest(names: readonly NameShape[]): (phrase: string) => boolean {
  const shapes = new Set(
    names.flatMap(({ squeezed, fewer, more, isLoose }) =>
      Array.from({ length: fewer + 1 + more }, (_, index) =>
        shapeOf(
          squeezed.charCodeAt(0),
          isLoose || squeezed.length < 2 ? ANY_LETTER : squeezed.charCodeAt(1),
          squeezed.length - fewer + index,
        ),
      ),
    ),
  )
  return (phrase) => {
    let [first, second] = [0, ANY_LETTER]
    let length = 0
    for (let at = 0; at < phrase.length; at += 1) {
      const code = phrase.charCodeAt(at)
      if (code >= 0x80) return true
      if (isJoining[code] === 1) continue
      if (length === 0) first = inLowerCase(code)
      else if (length === 1) second = inLowerCase(code)
      length += 1
    }
    return shapes.has(shapeOf(first, second, length)) || shapes.has(shapeOf(first, ANY_LETTER, length))
  }
}

const ANY_LETTER = 0

/** One number for each shape whose letters are in ASCII; others are of no ASCII phrase. */
function shapeOf(first: number, second: number, length: number): number {
  return (length * 0x10000 + first) * 0x10000 + second
}

/** Of an ASCII letter's code. */
function inLowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code
}

/**
 * Whether a word, or a phrase that begins with it, may begin as one of some squeezed names does, in any case. True of any that
 * begins with a character that squeezing leaves out.
 */
export function startTest(names: readonly string[]): (word: string) => boolean {
  const starts = new Set(names.map((name) => name.charCodeAt(0)))
  return (word) => {
    const code = word.charCodeAt(0)
    if (code < 0x80) return isJoining[code] === 1 || starts.has(inLowerCase(code))
    return starts.has(code) || starts.has(word.charAt(0).toLowerCase().charCodeAt(0))
  }
}
