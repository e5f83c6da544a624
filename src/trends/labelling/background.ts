import { termsOf } from '../../text/tokens.ts'
import { documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import type { IsOn } from '../rules.ts'
import { labelWordFilter } from './label-words.ts'

/** What all stored texts say of a term. */
export interface Background {
  /** How many texts there are. */
  readonly texts: number
  /** A term's squared topic weight, 0 or more; 0 for unknown terms. */
  readonly weightOf: (term: string) => number
  /** How many of the texts hold a term. */
  readonly documentFrequencyOf: (term: string) => number
  /** Whether a lower-case word may be a label or a keyword, or begin or end one. */
  readonly mayLabel: (word: string) => boolean
  readonly isOn: IsOn
}

/**
 * The background of all topics of a clustering; a word that is no term counts as the first of its terms.
 */
export function backgroundOf(
  { matrix, weights }: { readonly matrix: TermMatrix; readonly weights: Float64Array },
  isOn: IsOn,
): Background {
  const { numbers } = matrix.vocabulary
  const numberOf = (term: string): number => numbers.get(term) ?? numbers.get(termsOf(term)[0] ?? '') ?? -1
  return {
    texts: matrix.starts.length - 1,
    weightOf: (term) => (weights[numberOf(term)] ?? 0) ** 2,
    documentFrequencyOf: (term) => {
      const number = numberOf(term)
      return number < 0 ? 0 : documentFrequency(matrix, number)
    },
    mayLabel: labelWordFilter(isOn),
    isOn,
  }
}
