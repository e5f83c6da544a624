/** Where in a text something stands. */
export interface Place {
  readonly index: number
  readonly length: number
}

/** Finds certain words in texts. */
export interface Finder {
  test(text: string): boolean
  placesIn(text: string): Place[]
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u
const LETTER_AT_END = /[\p{L}\p{M}]$/u
const LETTER_AT_START = /^[\p{L}\p{M}]/u

/**
 * Finds the words as people write them, in any case: whole words with a plural, or anywhere in scripts without
 * spaces. The borders are looked at by themselves, because a pattern with all letters in it takes milliseconds to
 * make, and every topic needs one.
 */
export function wordFinder(words: readonly string[]): Finder {
  const longestFirst = [...words].sort((first, second) => second.length - first.length)
  const parts = longestFirst.map((word) => {
    const written = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return SPACELESS.test(word) ? written : `${written}(?:e?s)?`
  })
  const pattern = new RegExp(parts.join('|'), 'giu')
  const isWhole = (text: string, index: number, found: string): boolean =>
    SPACELESS.test(found) ||
    !(
      LETTER_AT_END.test(text.slice(Math.max(0, index - 2), index)) ||
      LETTER_AT_START.test(text.slice(index + found.length, index + found.length + 2))
    )
  const search = (text: string, atMost: number): Place[] => {
    const places: Place[] = []
    pattern.lastIndex = 0
    while (parts.length > 0 && places.length < atMost) {
      const match = pattern.exec(text)
      if (match === null) break
      const [found] = match
      if (isWhole(text, match.index, found)) places.push({ index: match.index, length: found.length })
      else pattern.lastIndex = match.index + 1
    }
    return places
  }
  return {
    test: (text) => search(text, 1).length > 0,
    placesIn: (text) => search(text, Number.POSITIVE_INFINITY),
  }
}

/** Finds what a pattern matches; it may not match nothing. */
export function patternFinder(source: string, flags: string): Finder {
  const once = new RegExp(source, flags)
  const every = new RegExp(source, `${flags}g`)
  return {
    test: (text) => once.test(text),
    // To ask once is much cheaper than to go through all, and most texts hold nothing.
    placesIn: (text) =>
      once.test(text)
        ? Array.from(text.matchAll(every), ({ index, 0: found }) => ({ index, length: found.length }))
        : [],
  }
}
