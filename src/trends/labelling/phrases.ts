import { compareText } from '../../text/compare-text.ts'
import type { Word } from '../../text/words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Line } from './segmentation.ts'

const { maxAcronymLength } = valuesOf(parameters.phrases)
const { maxPhraseWords } = valuesOf(parameters.segmentation)

/** One to `maxPhraseWords` words in a row, and which texts hold them. */
export interface Phrase {
  /** Lower-case words, a space between each two. */
  readonly key: string
  readonly words: readonly string[]
  /** Ascending. */
  readonly texts: number[]
}

/** Every word of the texts by its key. */
export function singleWords(texts: readonly (readonly Line[])[]): ReadonlyMap<string, Phrase> {
  const found = new Map<string, Phrase>()
  for (const [text, lines] of texts.entries()) {
    for (const { words } of lines) {
      for (const { key } of words) {
        const known = found.get(key)
        if (known === undefined) found.set(key, { key, words: [key], texts: [text] })
        else if (known.texts.at(-1) !== text) known.texts.push(text)
      }
    }
  }
  return found
}

/** Every phrase around a word that more than one text may hold, because more than one hold each of its words. */
export function phrasesAround(
  { key: head, texts: holding }: Phrase,
  texts: readonly (readonly Line[])[],
  single: ReadonlyMap<string, Phrase>,
): ReadonlyMap<string, Phrase> {
  const found = new Map<string, Phrase>()
  const isShared = (word: Word | undefined): boolean =>
    word !== undefined && (single.get(word.key)?.texts.length ?? 0) > 1
  for (const text of holding) {
    for (const { words } of texts[text] ?? []) {
      for (const [place, word] of words.entries()) {
        if (word.key !== head) continue
        let first = place
        while (first > place - maxPhraseWords + 1 && isShared(words[first - 1])) first -= 1
        let end = place + 1
        while (end < place + maxPhraseWords && isShared(words[end])) end += 1
        for (let from = first; from <= place; from += 1)
          addPhrases(found, words.slice(from, Math.min(end, from + maxPhraseWords)), place - from, text)
      }
    }
  }
  return found
}

/** Adds the phrases of two and more words that begin with a row and go to its word at `least`, or beyond. */
function addPhrases(found: Map<string, Phrase>, row: readonly Word[], least: number, text: number): void {
  let key = row[0]?.key ?? ''
  for (const [place, word] of row.entries()) {
    if (place === 0) continue
    key += ` ${word.key}`
    if (place < least) continue
    const known = found.get(key)
    if (known === undefined) found.set(key, { key, words: key.split(' '), texts: [text] })
    else if (known.texts.at(-1) !== text) known.texts.push(text)
  }
}

/** How a phrase is written, and its mean place in the texts that write it. */
export interface Writing {
  readonly surface: string
  readonly place: number
}

/** As most texts write it, but not shouted where some do not shout. */
export function writingOf(phrase: Phrase, texts: readonly (readonly Line[])[]): Writing {
  const surfaces = new Map<string, number>()
  let places = 0
  let count = 0
  for (const text of phrase.texts) {
    const spot = firstSpot(phrase, texts[text] ?? [])
    if (spot === undefined) continue
    const surface = surfaceOf(spot.words)
    surfaces.set(surface, (surfaces.get(surface) ?? 0) + 1)
    places += spot.place
    count += 1
  }
  const [best] = [...surfaces].sort(
    ([first, uses], [second, others]) =>
      Number(isShouted(first)) - Number(isShouted(second)) || others - uses || compareText(first, second),
  )
  return { surface: best?.[0] ?? phrase.key, place: places / Math.max(1, count) }
}

function firstSpot(
  phrase: Phrase,
  lines: readonly Line[],
): { words: readonly Word[]; place: number } | undefined {
  const { length } = phrase.words
  for (const { words, place, isTag } of lines) {
    if (isTag) continue
    for (let from = 0; from + length <= words.length; from += 1) {
      if (phrase.words.every((key, index) => words[from + index]?.key === key))
        return { words: words.slice(from, from + length), place: place + from }
    }
  }
  return undefined
}

const LATIN_END = /\p{Script=Latin}{2}$/u

/** Scripts without spaces run on after a Latin word; in a name that stands alone a space reads better. */
function surfaceOf(words: readonly Word[]): string {
  return words.reduce((written, { glue, surface }) => {
    if (written === '') return surface
    const isSetOff = glue === '' && LATIN_END.test(written) && !/^\p{Script=Latin}/u.test(surface)
    return `${written}${isSetOff ? ' ' : glue}${surface}`
  }, '')
}

function isShouted(surface: string): boolean {
  return (
    surface.length > maxAcronymLength &&
    surface === surface.toUpperCase() &&
    surface !== surface.toLowerCase()
  )
}
