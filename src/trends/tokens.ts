import { ownWords } from './normalize.ts'

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/u
const HANGUL = /\p{Script=Hangul}/u
const PIECE = new RegExp(`[#@]?(?:${SPACELESS.source}|[\\p{L}\\p{M}\\p{N}_]+(?:['’.][\\p{L}\\p{M}]+)*)`, 'gu')
const LETTER = /\p{L}/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * The distinct terms of a text that say what it is about, lower case, in order of appearance. Languages that
 * write spaces give words; Chinese, Japanese and Thai give words and character bigrams; Korean gives words and
 * bigrams. A hashtag or mention counts as the word it spells, and also as its parts where its writing shows
 * them (#NorthStation: northstation, north, station). Numbers alone, links and single Latin letters are out.
 */
export function termsOf(text: string): string[] {
  return termsOfWords(ownWords(text))
}

/** The same of a text whose own words (see normalize.ts) are at hand. */
export function termsOfWords(words: string): string[] {
  const terms = new Set<string>()
  for (const piece of words.match(PIECE) ?? []) {
    const tagged = piece.startsWith('#') || piece.startsWith('@')
    const word = tagged ? piece.slice(1) : piece
    if (!tagged && isPlain(word)) terms.add(stemOf(word.toLowerCase()))
    else if (SPACELESS.test(word)) addSpaceless(word, terms)
    else if (tagged) addTag(word, terms)
    else addWord(word, terms)
  }
  return [...terms]
}

/** Two or more letters of the Latin alphabet without accents: most words, and none of the rules below is for them. */
function isPlain(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) | 0x20
    if (letter < 0x61 || letter > 0x7a) return false
  }
  return word.length > 1
}

/** The terms of the hashtags that close a text, from its own words. */
export function closingTagsOf(words: string): string[] {
  const [run] = /(?:\s*#[\p{L}\p{M}\p{N}_]+)+\s*$/u.exec(words) ?? ['']
  return Array.from(run.matchAll(/#([^\s#]+)/gu), ([, tag]) => termOf((tag ?? '').replaceAll('_', '')))
}

/** The terms of a text's hashtags, each as it is run together, from its own words. */
export function tagsOf(words: string): string[] {
  return Array.from(words.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu), ([, tag]) =>
    termOf((tag ?? '').replaceAll('_', '')),
  )
}

/** A word as written, its lower-case key, the term it counts as, and what stands between it and the word before. */
export interface Word {
  readonly surface: string
  readonly key: string
  readonly term: string
  readonly glue: string
}

/** Words that nothing interrupts, so that phrases lie within: of a text, or the one word of a hashtag or mention. */
export interface Run {
  readonly kind: 'plain' | 'hashtag' | 'mention'
  readonly words: Word[]
}

/** Words that hyphens or an ampersand join belong together, as do an abbreviated one and the next (Dr. Example). */
const GLUE = /^(?:\s*|[-‐‑]|\s?&\s?)$/u
const ABBREVIATED = /^(?:\p{Lu}\p{Ll}{0,2})$/u

/** The words of a text in runs. */
export function wordsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = -1
  let last = ''
  let isOpen = false
  const shown = ownWords(text)
  for (const match of shown.matchAll(PIECE)) {
    const [piece] = match
    const word = piece.replace(/^[#@]/, '')
    const gap = end < 0 ? '' : shown.slice(end, match.index)
    const isNear = GLUE.test(gap) || (/^\. ?$/.test(gap) && ABBREVIATED.test(last))
    end = match.index + piece.length
    last = word
    if (word !== piece) {
      runs.push(taggedRun(word, piece.startsWith('#') ? 'hashtag' : 'mention'))
      isOpen = false
      continue
    }
    const glue = gap.replace(/\s+/g, ' ')
    const words = SPACELESS.test(word) ? spacelessWords(word, glue) : [toWord(word, glue)]
    const run = runs.at(-1)
    if (run === undefined || !isOpen || !isNear) runs.push({ kind: 'plain', words })
    else run.words.push(...words)
    isOpen = true
  }
  return runs
}

/** Underscores stand for spaces; capitals may be how a name is written in one word. */
function taggedRun(tag: string, kind: 'hashtag' | 'mention'): Run {
  if (kind === 'mention') return { kind, words: [toWord(tag, '')] }
  if (SPACELESS.test(tag)) return { kind: 'plain', words: spacelessWords(tag, '') }
  const parts = tag.split('_').filter((part) => part !== '')
  return parts.length > 1
    ? { kind: 'plain', words: parts.map((part) => toWord(part, ' ')) }
    : { kind, words: [toWord(tag, '')] }
}

function toWord(piece: string, glue: string): Word {
  const surface = piece.replace(/['’]s$/i, '')
  const key = surface.toLowerCase()
  return { surface, key, term: termOf(key), glue }
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const ONE_HAN = /^\p{Script=Han}$/u
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u

/**
 * Japanese writes function words in hiragana, so single ideographs in a row, and words in katakana in a row, are
 * a compound that the segmenter lacks.
 */
function spacelessWords(run: string, glue: string): Word[] {
  const isJapanese = KANA.test(run)
  const words: string[] = []
  let open: RegExp | undefined
  for (const { segment } of segmenter.segment(run)) {
    const part = isJapanese ? [ONE_HAN, KATAKANA].find((pattern) => pattern.test(segment)) : undefined
    if (part !== undefined && part === open) words.push(`${words.pop() ?? ''}${segment}`)
    else words.push(segment)
    open = part
  }
  return words.map((word, index) => toWord(word, index === 0 ? glue : ''))
}

function termOf(word: string): string {
  return stemOf(
    word
      .toLowerCase()
      .replace(/['’]s?$|['’]s\b/g, '')
      .replace(/['’._]/g, ''),
  )
}

function addWord(word: string, terms: Set<string>): void {
  const term = termOf(word)
  if (term.length < 2 || !LETTER.test(term)) return
  terms.add(term)
  if (HANGUL.test(term)) addBigrams(term, terms)
}

/** A plural is the same topic as its singular; anything cleverer would need to know the language. */
function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && /[a-hj-rtv-z]s$/.test(word) ? word.slice(0, -1) : word
}

function addTag(tag: string, terms: Set<string>): void {
  addWord(tag.replaceAll('_', ''), terms)
  const parts = tag.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split('_')
  if (parts.length > 1) for (const part of parts) addWord(part, terms)
}

function addSpaceless(run: string, terms: Set<string>): void {
  for (const { segment, isWordLike } of segmenter.segment(run)) {
    if (isWordLike === true && LETTER.test(segment) && segment.length > 1) terms.add(segment.toLowerCase())
  }
  addBigrams(run, terms)
}

function addBigrams(word: string, terms: Set<string>): void {
  const letters = Array.from(word)
  for (let index = 0; index + 1 < letters.length; index += 1) {
    terms.add(`${letters[index]}${letters[index + 1]}`)
  }
}
