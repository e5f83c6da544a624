import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type RankedWord, supportOf, type Topic } from './discriminative-terms.ts'
import type { Phrase } from './phrases.ts'

const { heldExponent, minCollocatedTexts } = valuesOf(parameters.collocations)

/** A word, how strongly it is tied to the topic's name, and the share of the name's texts that hold it; 0 to 1. */
export interface Companion {
  readonly phrase: Phrase
  readonly tie: number
  readonly share: number
}

/** The other telling words, the one tied to these texts of the topic most first. */
export function companionsOf(
  texts: readonly number[],
  others: readonly RankedWord[],
  topic: Topic,
): Companion[] {
  const held = new Set(texts)
  const support = supportOf(texts, topic)
  return others
    .map((word) => ({ phrase: word.phrase, ...tieOf(held, support, word, topic) }))
    .sort((first, second) => second.tie - first.tie || compareText(first.phrase.key, second.phrase.key))
}

/**
 * The weighted geometric mean of the share of the name's texts that hold the word and the share of all stored texts
 * with the word that are these (evenly weighted it would be their cosine, Ochiai 1957).
 */
function tieOf(
  held: ReadonlySet<number>,
  support: number,
  word: RankedWord,
  topic: Topic,
): Pick<Companion, 'tie' | 'share'> {
  const both = word.texts.filter((text) => held.has(text))
  if (both.length < minCollocatedTexts) return { tie: 0, share: 0 }
  const share = supportOf(both, topic) / support
  const holders = Math.max(both.length, topic.background.holdersOf(word.term))
  const stored = both.reduce((sum, text) => sum + (topic.standsFor[text] ?? 0), 0)
  return { tie: share ** heldExponent * Math.min(1, stored / holders) ** (1 - heldExponent), share }
}
