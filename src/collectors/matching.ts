/** Scripts written without spaces: a neighbouring letter of these is no part of the same word. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('')

interface Term {
  readonly word: string
  readonly pattern: RegExp
}

const compiled = new WeakMap<readonly string[], readonly Term[]>()

/**
 * The words of a list that a text contains, spelled as in the list.
 *
 * Case, Unicode compatibility forms (NFKC), the shape of apostrophes and the length of white space do not matter.
 * A word must stand alone: neither letter nor digit may touch it. Where its first or last character is of a
 * script without spaces (Han, Kana, Thai and their like) that side needs no boundary, and such characters bound
 * any other word; Korean particles may follow a Hangul word. A leading `#` or `@` is part of the word and must
 * be there; without it the word is also found inside its own hashtag or mention (`fernlight` in `#fernlight`).
 */
export function matchedTerms(text: string, words: readonly string[]): string[] {
  const terms = compiled.get(words) ?? compile(words)
  const normal = normalise(text)
  return terms.filter(({ pattern }) => pattern.test(normal)).map(({ word }) => word)
}

/** Kept by the list's identity: a scan matches thousands of texts against the same one. */
function compile(words: readonly string[]): readonly Term[] {
  const terms = words
    .map((word) => ({ word, spelling: normalise(word) }))
    .filter(({ spelling }) => spelling !== '')
    .map(({ word, spelling }) => ({ word, pattern: patternOf(spelling) }))
  compiled.set(words, terms)
  return terms
}

function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}

function patternOf(spelling: string): RegExp {
  const tagged = /^[#@]/.test(spelling)
  const inWord = `(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}${tagged ? '_' : ''}]`
  const openFront = new RegExp(`^[${UNSPACED}]`, 'u').test(spelling)
  const openEnd = new RegExp(`[${UNSPACED}\\p{Script=Hangul}]\\p{M}*$`, 'u').test(spelling)
  const literal = spelling.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`${openFront ? '' : `(?<!${inWord})`}${literal}${openEnd ? '' : `(?!${inWord})`}`, 'u')
}
