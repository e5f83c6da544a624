import { HANGUL, SPACELESS_SCRIPTS } from './scripts.ts'

/** Where in a text something stands. */
export interface Place {
  readonly index: number
  readonly length: number
}

/** Finds certain words in texts. */
export interface Finder {
  /** Whether it stands there, its letters composed or not. */
  test(text: string): boolean
  /** Where it stands, in a text of composed letters. */
  placesIn(text: string): Place[]
}

/** Whose words are found anywhere. */
const OPEN = new RegExp(`[${SPACELESS_SCRIPTS}${HANGUL}]`, 'u')
/** Beside characters of such a script a word of another one ends all the same. */
const LETTER = `(?!${OPEN.source})[\\p{L}\\p{M}]`
const LETTER_AT_END = new RegExp(`${LETTER}$`, 'u')
const LETTER_AT_START = new RegExp(`^${LETTER}`, 'u')

/**
 * Finds the words as people write them, in any case: whole words with a plural, or anywhere in scripts without
 * spaces; of two at one place the longer. Looked up one by one, because a pattern takes longer to make than to use.
 */
export function wordFinder(words: readonly string[]): Finder {
  const sought = words
    .map((word) => ({ word: folded(word), isSpaceless: OPEN.test(word) }))
    .filter(({ word }) => word !== '')
    .sort((first, second) => second.word.length - first.word.length)
  return {
    test: (text) => {
      const lower = folded(text)
      return sought.some((word) => nextPlace(lower, word, 0) !== undefined)
    },
    placesIn: (text) => {
      const lower = inLowerCase(text)
      const places: Place[] = []
      for (const word of sought) {
        for (
          let place = nextPlace(lower, word, 0);
          place !== undefined;
          place = nextPlace(lower, word, place.index + place.length)
        ) {
          if (isFree(place, places)) places.push(place)
        }
      }
      return places.sort((first, second) => first.index - second.index)
    },
  }
}

interface Sought {
  readonly word: string
  readonly isSpaceless: boolean
}

/** As long as the text: the one letter that two are written for in lower case is none of a word's. */
function inLowerCase(text: string): string {
  return text.replaceAll('İ', 'I').toLowerCase()
}

/** With its letters composed, in lower case, and without the dot that "İ" leaves there: as any way of writing is compared. */
function folded(text: string): string {
  return inLowerCase(text.normalize('NFC')).replaceAll('i\u0307', 'i')
}

function nextPlace(text: string, { word, isSpaceless }: Sought, from: number): Place | undefined {
  for (let index = text.indexOf(word, from); index >= 0; index = text.indexOf(word, index + 1)) {
    if (isSpaceless) return { index, length: word.length }
    if (LETTER_AT_END.test(text.slice(Math.max(0, index - 2), index))) continue
    const end = pluralEnd(text, index + word.length)
    if (!LETTER_AT_START.test(text.slice(end, end + 2))) return { index, length: end - index }
  }
  return undefined
}

/** Where a word ends that ends at `end` in the singular. */
function pluralEnd(text: string, end: number): number {
  if (text.startsWith('es', end)) return end + 2
  return text.startsWith('s', end) ? end + 1 : end
}

function isFree({ index, length }: Place, taken: readonly Place[]): boolean {
  return taken.every((other) => other.index + other.length <= index || index + length <= other.index)
}

/** Finds what a pattern in lower case matches, in any case; it may not match nothing. */
export function patternFinder(source: string): Finder {
  // The texts are put in lower case, because a pattern for any case takes several times as long to make and to use.
  const once = new RegExp(source, 'u')
  const every = new RegExp(source, 'gu')
  return {
    test: (text) => once.test(folded(text)),
    placesIn: (text) => {
      const lower = inLowerCase(text)
      // To ask once is much cheaper than to go through all, and most texts hold nothing.
      if (!once.test(lower)) return []
      return Array.from(lower.matchAll(every), ({ index, 0: found }) => ({ index, length: found.length }))
    },
  }
}
