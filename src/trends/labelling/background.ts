import { termsOf } from '../../text/tokens.ts'
import { documentFrequency, postingsOf, type TermMatrix } from '../corpus/term-matrix.ts'
import type { IsOn } from '../rules.ts'
import { type OwnPart, ownPartFinder } from './boilerplate.ts'
import { labelWordFilter } from './label-words.ts'

/** What all stored texts say of a term. */
export interface Background {
  /** How many texts there are. */
  readonly texts: number
  /** A term's squared topic weight, 0 or more; 0 for unknown terms. */
  readonly weightOf: (term: string) => number
  /** How many of the texts hold a term. */
  readonly documentFrequencyOf: (term: string) => number
  /** A text without boilerplate at its beginning and end; an exact part of it. */
  readonly ownPartOf: OwnPart
  /** Whether a lower-case word may be a label or a keyword, or begin or end one. */
  readonly mayLabel: (word: string) => boolean
  readonly isOn: IsOn
}

const NONE = new Uint32Array(0)

/**
 * The background of all topics of a clustering; a word that is no term counts as the first of its terms. `texts` are
 * the own words of each distinct text, `topic` the number of its topic.
 */
export function backgroundOf(
  texts: readonly string[],
  clustering: { readonly matrix: TermMatrix; readonly weights: Float64Array; readonly topic: Uint32Array },
  isOn: IsOn,
): Background {
  const { matrix, weights, topic } = clustering
  const { numbers } = matrix.vocabulary
  const numberOf = (term: string): number => numbers.get(term) ?? numbers.get(termsOf(term)[0] ?? '') ?? -1
  const textsWith = (term: string): Uint32Array => {
    const number = numbers.get(term)
    return number === undefined ? NONE : postingsOf(matrix, number)
  }
  return {
    texts: matrix.starts.length - 1,
    weightOf: (term) => (weights[numberOf(term)] ?? 0) ** 2,
    documentFrequencyOf: (term) => {
      const number = numberOf(term)
      return number < 0 ? 0 : documentFrequency(matrix, number)
    },
    ownPartOf: isOn('boilerplate') ? ownPartFinder({ texts, topic, textsWith }) : (text) => text,
    mayLabel: labelWordFilter(isOn),
    isOn,
  }
}
