import { compareText } from './mentions.ts'
import { type Word, wordsOf } from './tokens.ts'

const MAX_WORDS = 4
/** A phrase that so many of a topic's texts write out is one that its hashtags may run together. */
const MIN_SPELLING = 2
/** Longer words and phrases that are written in capitals are shouted; shorter ones may be an acronym. */
const MAX_ACRONYM = 5

/** One to MAX_WORDS words in a row, and which texts hold them. */
export interface Phrase {
  /** Lower-case words, a space between each two. */
  readonly key: string
  readonly words: readonly string[]
  /** The term of a single word; of more, the first one's. */
  readonly term: string
  readonly texts: Set<number>
  /** Sum of the first positions in the texts, and their number. */
  places: number
  placed: number
  readonly surfaces: Map<string, number>
}

/**
 * Every phrase of the texts. A hashtag or mention that runs together what they also write out counts for that;
 * another hashtag is a word, another mention only somebody spoken to.
 */
export function phrasesOf(texts: readonly string[]): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  const tags: { text: number; place: number; word: Word; isMention: boolean }[] = []
  for (const [text, content] of texts.entries()) {
    let place = 0
    for (const { kind, words } of wordsOf(content)) {
      if (kind === 'plain') addRun(phrases, words, text, place)
      else for (const word of words) tags.push({ text, place, word, isMention: kind === 'mention' })
      place += words.length
    }
  }
  const written = new Map<string, Phrase>()
  for (const phrase of phrases.values()) {
    const tag = phrase.words.join('')
    if (phrase.texts.size > Math.max(MIN_SPELLING - 1, written.get(tag)?.texts.size ?? 0))
      written.set(tag, phrase)
  }
  for (const { text, place, word, isMention } of tags) {
    const spelled = written.get(word.key)
    if (spelled === undefined) {
      if (!isMention) addRun(phrases, [word], text, place)
      continue
    }
    for (const key of runsIn(spelled.words)) phrases.get(key)?.texts.add(text)
  }
  return phrases
}

function addRun(phrases: Map<string, Phrase>, run: readonly Word[], text: number, place: number): void {
  for (const [from, first] of run.entries()) {
    let key = ''
    let surface = ''
    for (const word of run.slice(from, from + MAX_WORDS)) {
      key = key === '' ? word.key : `${key} ${word.key}`
      surface += glueOf(surface, word) + word.surface
      let phrase = phrases.get(key)
      if (phrase === undefined) {
        const words = key.split(' ')
        phrase = { key, words, term: first.term, texts: new Set(), places: 0, placed: 0, surfaces: new Map() }
        phrases.set(key, phrase)
      }
      if (phrase.texts.has(text)) continue
      phrase.texts.add(text)
      phrase.places += place + from
      phrase.placed += 1
      phrase.surfaces.set(surface, (phrase.surfaces.get(surface) ?? 0) + 1)
    }
  }
}

const LATIN_END = /\p{Script=Latin}{2}$/u

/** Scripts without spaces run on after a Latin word; in a name that stands alone a space reads better. */
function glueOf(written: string, { glue, surface }: Word): string {
  if (written === '') return ''
  return glue === '' && LATIN_END.test(written) && !/^\p{Script=Latin}/u.test(surface) ? ' ' : glue
}

function runsIn(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

/** As most texts write it, but not shouted where some do not shout. */
export function surfaceOf(phrase: Phrase): string {
  const [best] = [...phrase.surfaces].sort(
    ([first, uses], [second, others]) =>
      Number(isShouted(first)) - Number(isShouted(second)) || others - uses || compareText(first, second),
  )
  return best?.[0] ?? phrase.key
}

function isShouted(surface: string): boolean {
  return (
    surface.length > MAX_ACRONYM && surface === surface.toUpperCase() && surface !== surface.toLowerCase()
  )
}
