import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type RankedWord, supportOf, type TopicTexts } from './discriminative-terms.ts'
import type { Phrase } from './phrases.ts'

const { heldExponent, minCollocatedTexts } = valuesOf(parameters.collocations)

/** A word, its association with a label, and the share of the label's texts that hold it; both 0 to 1. */
export interface Collocation {
  readonly phrase: Phrase
  readonly association: number
  readonly share: number
}

/** The other discriminative words by their association with a label, the one whose texts are given, highest first. */
export function collocationsOf(
  texts: readonly number[],
  others: readonly RankedWord[],
  topic: TopicTexts,
): Collocation[] {
  const held = new Set(texts)
  const support = supportOf(texts, topic)
  return others
    .map((word) => ({ phrase: word.phrase, ...associationOf(held, support, word, topic) }))
    .sort(
      (first, second) =>
        second.association - first.association || compareText(first.phrase.key, second.phrase.key),
    )
}

/**
 * The association, 0 to 1: the weighted geometric mean of the share of the label's texts that hold the word and the
 * share of all stored texts with the word that are these (evenly weighted it would be their cosine, Ochiai 1957).
 */
function associationOf(
  held: ReadonlySet<number>,
  support: number,
  word: RankedWord,
  topic: TopicTexts,
): Pick<Collocation, 'association' | 'share'> {
  const both = word.texts.filter((text) => held.has(text))
  if (both.length < minCollocatedTexts) return { association: 0, share: 0 }
  const share = supportOf(both, topic) / support
  const frequency = Math.max(both.length, topic.background.documentFrequencyOf(word.term))
  const stored = both.reduce((sum, text) => sum + (topic.standsFor[text] ?? 0), 0)
  return { association: share ** heldExponent * Math.min(1, stored / frequency) ** (1 - heldExponent), share }
}
