import { HANGUL, SPACELESS_SCRIPTS } from '../text/scripts.ts'
import { readWordEntry, type WordEntry } from './entry.ts'

/** Scripts written without spaces, whose word boundaries only a dictionary knows. */
const isUnspaced = new RegExp(`[${SPACELESS_SCRIPTS}]`, 'u')
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Characters that the segmenter reads at once: its time per character grows with the length of the text. */
const MAX_SEGMENTED = 1000

interface Term {
  readonly spelling: string
  readonly pattern: RegExp
  /** The word's ends must be word boundaries by the text's segmentation. */
  readonly segmented: boolean
  readonly exactCase: boolean
}

interface Entry extends Term {
  readonly word: string
  readonly excluded: readonly Term[]
}

const compiled = new WeakMap<readonly string[], readonly Entry[]>()

/** The matches of a word list in a text. */
export interface Matches {
  /** The words that it contains, spelled as in the list. */
  readonly found: string[]
  /** True when it contains words, but exclusions rule all of them out. */
  readonly excluded: boolean
}

/**
 * Which entries of a word list a text contains.
 *
 * Unicode compatibility forms (NFKC), the shape of apostrophes, the length of white space and, unless the
 * entry says otherwise, case do not matter. A word must stand alone: neither letter nor digit may touch it.
 * Where it begins or ends with a character of a script without spaces (Han, Kana, Thai and their like) its
 * ends must be ends of words by the ICU dictionary, and such characters bound any other word; Korean
 * particles may follow a Hangul word. A leading `#` or `@` is part of the word and must be there; without it
 * the word is also found inside its own hashtag or mention (`fernlight` in `#fernlight`).
 */
export function matchWords(text: string, words: readonly string[]): Matches {
  const entries = compiled.get(words) ?? compile(words)
  const reading = readText(text)
  const hits = entries.filter((entry) => holds(reading, entry))
  const found = hits.filter((entry) => !entry.excluded.some((term) => holds(reading, term)))
  return { found: found.map(({ word }) => word), excluded: found.length === 0 && hits.length > 0 }
}

/** Cached by the list's identity: a scan matches thousands of texts against the same list. */
function compile(words: readonly string[]): readonly Entry[] {
  const entries = words.flatMap((text) => toEntry(readWordEntry(text)))
  compiled.set(words, entries)
  return entries
}

/** Nothing for an entry without a word. */
function toEntry({ word, exactCase, excluded }: WordEntry): Entry[] {
  const term = toTerm(word, exactCase)
  return term === undefined
    ? []
    : [{ ...term, word, excluded: excluded.flatMap((other) => toTerm(other, false) ?? []) }]
}

/** Tells of each of many texts which of some entries it contains, by their places; for the rules see `matchWords`. */
export function entryMatcher(entries: readonly WordEntry[]): (text: string) => number[] {
  const terms = entries.map((entry) => toEntry(entry)[0])
  return (raw) => {
    const reading = readText(raw)
    return terms.flatMap((term, place) =>
      term !== undefined && holds(reading, term) && !term.excluded.some((other) => holds(reading, other))
        ? [place]
        : [],
    )
  }
}

function toTerm(word: string, exactCase: boolean): Term | undefined {
  const spelling = exactCase ? normalise(word) : normalise(word).toLowerCase()
  if (spelling === '') return undefined
  const segmented = [spelling.at(0), spelling.at(-1)].some((end) => isUnspaced.test(end ?? ''))
  return { spelling, pattern: patternOf(spelling), segmented, exactCase }
}

interface Reading {
  readonly text: string
  readonly lower: string
  /** Whether a position is a word boundary of a spelling, computed on demand. */
  readonly endsIn: (spelling: string) => (index: number) => boolean
}

function readText(raw: string): Reading {
  const text = normalise(raw)
  const known = new Map<string, (index: number) => boolean>()
  const endsIn = (spelling: string) => {
    const ends = known.get(spelling) ?? endsOfWords(spelling)
    known.set(spelling, ends)
    return ends
  }
  return { text, lower: text.toLowerCase(), endsIn }
}

/**
 * The word boundaries of a text. It is segmented in parts, cut at spaces where there are any, and each part
 * on demand: most texts have their match in one of the first.
 */
function endsOfWords(text: string): (index: number) => boolean {
  const starts: number[] = []
  for (let from = 0; from < text.length; ) {
    starts.push(from)
    const space = text.lastIndexOf(' ', from + MAX_SEGMENTED)
    from = text.length - from > MAX_SEGMENTED && space > from ? space : from + MAX_SEGMENTED
  }
  const known = new Map<number, ReadonlySet<number>>()
  const endsOfPart = (start: number, end: number | undefined) => {
    const ends = new Set<number>()
    for (const { index } of segmenter.segment(text.slice(start, end))) ends.add(start + index)
    known.set(start, ends)
    return ends
  }
  return (index) => {
    const part = starts.findLastIndex((start) => start <= index)
    const start = starts[part] ?? 0
    return index === text.length || (known.get(start) ?? endsOfPart(start, starts[part + 1])).has(index)
  }
}

function holds({ text, lower, endsIn }: Reading, { spelling, pattern, segmented, exactCase }: Term): boolean {
  const searched = exactCase ? text : lower
  // Much cheaper than the pattern, and most texts do not hold most words.
  if (!searched.includes(spelling)) return false
  for (const { 0: hit, index } of searched.matchAll(pattern)) {
    if (!segmented) return true
    const isEnd = endsIn(searched)
    if (isEnd(index) && isEnd(index + hit.length)) return true
  }
  return false
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

function patternOf(spelling: string): RegExp {
  const tagged = /^[#@]/.test(spelling)
  const inWord = `(?![${SPACELESS_SCRIPTS}])[\\p{L}\\p{N}\\p{M}${tagged ? '_' : ''}]`
  const openFront = new RegExp(`^[${SPACELESS_SCRIPTS}]`, 'u').test(spelling)
  const openEnd = new RegExp(`[${SPACELESS_SCRIPTS}${HANGUL}]\\p{M}*$`, 'u').test(spelling)
  const literal = spelling.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`${openFront ? '' : `(?<!${inWord})`}${literal}${openEnd ? '' : `(?!${inWord})`}`, 'gu')
}

/**
 * The matched terms of a post that a query or a file already says some of: those and the words found in its text. Where
 * an exclusion of the list applies, only what is found beside it: the query's own word is the one that is excluded.
 */
export function withMatchedWords(
  text: string,
  terms: readonly string[],
  words: readonly string[],
): { readonly terms: string[]; readonly excluded: boolean } {
  const { found, excluded } = matchWords(text, words)
  return { terms: [...new Set(excluded ? found : [...terms, ...found])], excluded }
}
