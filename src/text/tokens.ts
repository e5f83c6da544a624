import { closingTagsStart } from './closing-tags.ts'
import { ownWords, withoutAccents } from './normalize.ts'
import { HANGUL, SPACELESS_SCRIPTS } from './scripts.ts'

/** Characters that are written without spaces between words. */
export const SPACELESS = new RegExp(`[${SPACELESS_SCRIPTS}]+`, 'u')
const SPACELESS_RUNS = new RegExp(SPACELESS, 'gu')
const HOLDS_HANGUL = new RegExp(`[${HANGUL}]`, 'u')
const HANGUL_RUNS = new RegExp(`[${HANGUL}]+`, 'gu')
/** A word, hashtag or mention. */
export const PIECE = new RegExp(
  `[#@]?(?:${SPACELESS.source}|[\\p{L}\\p{M}\\p{N}_]+(?:['’.][\\p{L}\\p{M}]+)*)`,
  'gu',
)
const LETTER = /\p{L}/u
const PLAIN_LETTER = /[a-z]/
/** The parts of a tag are seen by an underscore or a capital within. */
const SHOWS_PARTS = /_|\p{Ll}\p{Lu}/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
/** The segmenter takes the longer for each character, the longer its text is. */
const MAX_SEGMENTED = 1000

type Segment = Pick<Intl.SegmentData, 'segment' | 'isWordLike'>

/** The words of characters that are written without spaces, and what stands between them. */
export function segmentsOf(run: string): readonly Segment[] {
  if (run.length === 1) return [{ segment: run, isWordLike: true }]
  if (run.length <= MAX_SEGMENTED) return [...segmenter.segment(run)]
  const letters = Array.from(run)
  const parts = Array.from({ length: Math.ceil(letters.length / MAX_SEGMENTED) }, (_, index) =>
    letters.slice(index * MAX_SEGMENTED, (index + 1) * MAX_SEGMENTED).join(''),
  )
  return parts.flatMap((part) => [...segmenter.segment(part)])
}

/**
 * The distinct terms of a text that say what it is about, lower case, in order of appearance. Languages that
 * write spaces give words; Chinese, Japanese and Thai give words and character bigrams; Korean gives words and
 * bigrams. A hashtag or mention counts as the word it spells, and also as its parts where its writing shows
 * them (#NorthStation: northstation, north, station). Numbers alone, links and single Latin letters are out.
 */
export function termsOf(text: string): string[] {
  return [...new Set(termsOfWords(ownWords(text)))]
}

/** The same, each as often as it stands there, of a text whose own words (see normalize.ts) are at hand. */
export function termsOfWords(words: string): string[] {
  const terms: string[] = []
  for (const piece of words.match(PIECE) ?? []) {
    const tagged = piece.startsWith('#') || piece.startsWith('@')
    const word = tagged ? piece.slice(1) : piece
    if (!isPlain(word) && SPACELESS.test(word)) addSpaceless(word, terms)
    else if (tagged) addTag(word, terms)
    else addWord(word, terms)
  }
  return terms
}

/** Of Latin letters without accents and digits alone, as most words are: most of the rules below are not for them. */
function isPlain(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index)
    const letter = code | 0x20
    if ((letter < 0x61 || letter > 0x7a) && (code < 0x30 || code > 0x39)) return false
  }
  return true
}

/** The terms of the hashtags that close a text, from its own words. */
export function closingTagsOf(words: string): string[] {
  return tagsOf(words.slice(closingTagsStart(words)))
}

/** The terms of a text's hashtags, each as it is run together, from its own words. */
export function tagsOf(words: string): string[] {
  return Array.from(words.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu), ([, tag]) =>
    termOf((tag ?? '').replaceAll('_', '')),
  )
}

/** A word as the term that it counts as: in lower case, without accents, plural and possessive. */
export function termOf(word: string): string {
  if (isPlain(word)) return stemOf(word.toLowerCase())
  const bare = word
    .toLowerCase()
    .replace(/['’]s?$|['’]s\b/g, '')
    .replace(/['’._]/g, '')
  return stemOf(withoutAccents(bare))
}

function addWord(word: string, terms: string[]): void {
  if (word.length < 2) return
  const term = termOf(word)
  if (isPlain(term)) {
    if (term.length > 1 && PLAIN_LETTER.test(term)) terms.push(term)
  } else if (LETTER.test(term)) {
    if (term.length > 1) terms.push(term)
    if (HOLDS_HANGUL.test(term)) addBigrams(term, HANGUL_RUNS, terms)
  }
}

/** A plural is the same topic as its singular; anything cleverer would need to know the language. */
function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && /[a-hj-rtv-z]s$/.test(word) ? word.slice(0, -1) : word
}

function addTag(tag: string, terms: string[]): void {
  addWord(tag.replaceAll('_', ''), terms)
  if (!SHOWS_PARTS.test(tag)) return
  for (const part of tag.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split('_')) addWord(part, terms)
}

function addSpaceless(run: string, terms: string[]): void {
  for (const { segment, isWordLike } of segmentsOf(run)) {
    if (isWordLike === true && LETTER.test(segment) && segment.length > 1) terms.push(segment.toLowerCase())
  }
  addBigrams(run, SPACELESS_RUNS, terms)
}

/** Of the script's characters only: a Latin name that is written into them is a word by itself. */
function addBigrams(word: string, runs: RegExp, terms: string[]): void {
  for (const run of word.match(runs) ?? []) {
    const letters = Array.from(run)
    for (let index = 0; index + 1 < letters.length; index += 1) {
      terms.push(`${letters[index]}${letters[index + 1]}`)
    }
  }
}
