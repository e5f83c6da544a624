import type { Intent } from '../model/index.ts'
import { beginningOf, endingOf, finderOf, folded, openingOf } from './compile.ts'
import type { Harm, LanguagePatterns } from './patterns.ts'

/** How far before a word its negation may stand, and how far behind it, in characters. */
const NEGATION_REACH = 48

/** Finds the intents of a prepared sentence (prepare.ts) in one language. */
export type SentenceReader = (sentence: string) => ReadonlySet<Intent>

type Kind = Intent | Harm

const meanings = {
  problem: ['problem'],
  question: ['question'],
  wish: ['wish'],
  praise: ['praise'],
  comparison: ['comparison'],
  leaving: ['leaving'],
  hazard: ['hazard'],
  harm: ['hazard', 'problem'],
} as const satisfies Record<Kind, readonly Intent[]>

/** What a word means where it is denied. */
const opposites = {
  problem: ['praise'],
  praise: ['problem'],
  hazard: [],
  harm: [],
} as const satisfies Record<keyof LanguagePatterns['words'], readonly Intent[]>

const ENDS_IN_MARK = /[?؟][^\p{L}\p{N}]*$/u
/** Stands for a phrase that was read, so that what is left of a sentence does not run together. */
const READ = ' ; '

/**
 * Compiles the patterns of a language. A sentence loses its idioms, then the phrases of all intents, and what is left is
 * read for words. Takes time in proportion to the sentence's length.
 */
export function sentenceReader(patterns: LanguagePatterns): SentenceReader {
  const { idioms, phrases, words, negation, questions } = patterns
  const idiom = finderOf(idioms, patterns)
  const phraseFinders = entriesOf(phrases).map(([kind, list]) => ({ kind, finder: finderOf(list, patterns) }))
  const wordFinders = entriesOf(words).map(([kind, list]) => ({ kind, finder: finderOf(list, patterns) }))
  const wish = finderOf(phrases.wish, patterns)
  const opening = openingOf(questions, patterns)
  const asks = finderOf(questions.withMark, patterns, 'u')
  const deniedBefore = endingOf(negation.before, negation.wordsBetween, patterns)
  const deniedAfter = beginningOf(negation.after, patterns)
  const supposed = endingOf(negation.supposed, negation.wordsBetween, patterns)

  return (sentence) => {
    const found = new Set<Intent>()
    const whole = folded(sentence, patterns).replace(idiom, READ)
    let rest = whole
    for (const { kind, finder } of phraseFinders) {
      if (!holds(whole, finder, kind)) continue
      for (const intent of meanings[kind]) found.add(intent)
      rest = rest.replace(finder, READ)
    }
    if (isQuestion(found.has('wish') ? whole.replace(wish, READ) : whole)) found.add('question')
    for (const { kind, finder } of wordFinders) {
      for (const place of rest.matchAll(finder)) {
        if (isSupposed(rest, place)) continue
        for (const intent of isDenied(rest, place) ? opposites[kind] : meanings[kind]) found.add(intent)
      }
    }
    return found
  }

  /** A danger that is denied is none; phrases of other kinds hold their negation themselves. */
  function holds(text: string, finder: RegExp, kind: Kind): boolean {
    if (kind !== 'hazard' && kind !== 'harm') return text.search(finder) >= 0
    return [...text.matchAll(finder)].some((place) => !isDenied(text, place))
  }

  function isSupposed(text: string, { index }: RegExpExecArray): boolean {
    return supposed.test(text.slice(Math.max(0, index - NEGATION_REACH), index))
  }

  function isDenied(text: string, { index, 0: found }: RegExpExecArray): boolean {
    const end = index + found.length
    return (
      deniedBefore.test(text.slice(Math.max(0, index - NEGATION_REACH), index)) ||
      deniedAfter.test(text.slice(end, end + NEGATION_REACH))
    )
  }

  function isQuestion(rest: string): boolean {
    return opening.test(rest) || (ENDS_IN_MARK.test(rest) && asks.test(rest))
  }
}

/** The entries of a record whose keys are its type's. */
function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
