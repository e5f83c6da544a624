import { withoutAccents } from '../text/normalize.ts'
import type { LanguagePatterns } from './patterns.ts'

/** A letter beside which a word of a language with spaces does not end. */
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`
const IS_LETTER = new RegExp(LETTER, 'u')
const MAX_WORD_LENGTH = 20
/** Of languages with spaces; in the others a sentence's parts run on, and `^` and `$` are its own ends. */
const CLAUSE_START = '(?<=^|[.,;:!?¿¡()–—-] *)'
const SENTENCE_END = String.raw`(?=[^\p{L}\p{N}]{0,9}$)`

/** How a language writes. */
export type Writing = Pick<LanguagePatterns, 'writesSpaces' | 'spellings' | 'prefixes'>

/** A text in small letters as its language's patterns compare it: without accents, other spellings as one. */
export function folded(text: string, { spellings }: Writing): string {
  return withoutAccents(respelled(text.normalize('NFKC'), spellings))
}

/** The letters that each language's spellings are of: one search for all of them, as Chinese has hundreds. */
const respelledLetters = new WeakMap<NonNullable<Writing['spellings']>, RegExp>()

function respelled(text: string, spellings: Writing['spellings']): string {
  if (spellings === undefined) return text
  const letters = respelledLetters.get(spellings) ?? new RegExp(`[${Object.keys(spellings).join('')}]`, 'gu')
  respelledLetters.set(spellings, letters)
  return text.replace(letters, (letter) => spellings[letter] ?? letter)
}

/** The alternatives of patterns as they are written in the files of the languages, as a regular expression's source. */
export function sourceOf(patterns: readonly string[], writing: Writing): string {
  // One repetition for a run of gaps: several would be tried in every combination.
  const gapsOf = ({ length }: string): string =>
    writing.writesSpaces
      ? `(?:[^\\s,;:]{1,${MAX_WORD_LENGTH}} +){0,${3 * length}}`
      : `[\\p{L}\\p{M}\\p{N} ']{0,${8 * length}}`
  const repeated = writing.writesSpaces ? ' )*' : ')*'
  return patterns
    .map((pattern) =>
      folded(pattern, writing)
        .replaceAll(/\((?!\?)/g, '(?:')
        // Nothing need stand between a phrase and its end.
        .replaceAll(/ ?~+\??(?=[|)]|$)/g, '')
        .replaceAll(repeated, repeated.replace('*', '{0,3}'))
        .replaceAll('*', String.raw`\p{L}{0,12}`)
        .replaceAll(/ (\??)/g, (_, optional: string) => (optional === '' ? ' +' : ' *'))
        .replaceAll(/~+/g, gapsOf)
        .replaceAll("'", "'?")
        .replaceAll(/(?<!\[)\^/g, writing.writesSpaces ? CLAUSE_START : '^')
        .replaceAll(/(?<!\\)\$/g, writing.writesSpaces ? SENTENCE_END : '$$'),
    )
    .join('|')
}

/** A regular expression's source for whole words, where the language parts them; from one of its beginnings on. */
export function wholeWord(source: string, { writesSpaces }: Writing): string {
  return writesSpaces ? `(?:${source})(?!${LETTER})` : `(?:${source})`
}

const LETTERS_OF = { L: 'a-zA-Z', M: '', N: '0-9' } as const

/** A regular expression's source that finds the same in texts of ASCII characters only. */
export function asciiOnly(source: string): string {
  return source.replace(/\\p\{L\}|\\[^p]|\[(?:\\.|[^\]\\])*\]/gu, (part) => {
    if (part === String.raw`\p{L}`) return `[${LETTERS_OF.L}]`
    return part.startsWith('[')
      ? part.replace(/\\p\{([LMN])\}/g, (_, kind: 'L' | 'M' | 'N') => LETTERS_OF[kind])
      : part
  })
}

const NOWHERE: readonly number[] = []

/**
 * Tells where the words that begin at a place of a text can be read from: that place, and behind each of the language's
 * prefixes that stands there. None where no word begins.
 */
export function beginningsOf(writing: Writing): (text: string, at: number) => readonly number[] {
  const prefixes = (writing.prefixes ?? '').split('|').filter((prefix) => prefix !== '')
  const folds = prefixes.map((prefix) => folded(prefix, writing))
  return (text, at) => {
    if (!writing.writesSpaces) return [at]
    if (!isWordEdge(text, at)) return NOWHERE
    const read = folds.filter((prefix) => text.startsWith(prefix, at)).map((prefix) => at + prefix.length)
    return [at, ...read]
  }
}

function isWordEdge(text: string, at: number): boolean {
  return text[at] !== ' ' && (at === 0 || !isLetter(text, at - 1))
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
  return IS_LETTER.test(text.charAt(at))
}

/** Whether any of the patterns stands in a text. */
export function finderOf(patterns: readonly string[], writing: Writing): RegExp {
  if (patterns.length === 0) return /(?!)/u
  const before = writing.writesSpaces ? `(?<!${LETTER})` : ''
  const whole = wholeWord(sourceOf(patterns, writing), writing)
  return new RegExp(`${before}${writing.writesSpaces ? prefixOf(writing) : ''}${whole}`, 'u')
}

/** Finds a text that ends in any of the patterns and up to `between` words (letters without spaces) behind it. */
export function endingOf(patterns: readonly string[], between: number, writing: Writing): RegExp {
  if (patterns.length === 0) return /(?!)/u
  const source = sourceOf(patterns, writing)
  return writing.writesSpaces
    ? new RegExp(
        `(?<!${LETTER})${prefixOf(writing)}(?:${source})(?: +[^\\s,;:،؛]{1,${MAX_WORD_LENGTH}}){0,${between}} +$`,
        'u',
      )
    : new RegExp(`(?:${source})[\\p{L}\\p{M}]{0,${between}}$`, 'u')
}

/** Finds any of the patterns at the beginning of a text. */
export function beginningOf(patterns: readonly string[], writing: Writing): RegExp {
  return patterns.length === 0 ? /(?!)/u : new RegExp(`^(?:${sourceOf(patterns, writing)})`, 'u')
}

/** Finds any of the patterns where a sentence or a clause begins, behind any greetings. */
export function openingOf({ openings, greetings }: LanguagePatterns['questions'], writing: Writing): RegExp {
  if (openings.length === 0) return /(?!)/u
  const before = greetings.length === 0 ? '' : `(?:(?:${sourceOf(greetings, writing)})[ ,!:]+){0,3}`
  const end = writing.writesSpaces ? `(?!${LETTER})` : ''
  return new RegExp(`(?:^|[,:;()–—…-] *)${before}(?:${sourceOf(openings, writing)})${end}`, 'u')
}

function prefixOf({ prefixes }: Writing): string {
  return prefixes === undefined ? '' : `(?:${withoutAccents(prefixes)})?`
}
