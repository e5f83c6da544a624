import { termsOf } from '../../text/tokens.ts'
import { holderCount, holdersOf, type TermMatrix } from '../corpus/term-matrix.ts'
import { type OwnPart, ownPartFinder } from './boilerplate.ts'

/** What all stored texts say of a term. */
export interface Background {
  /** How many texts there are. */
  readonly texts: number
  /** A term's inverse frequency times its focus on few topics; 0 for unknown terms. */
  readonly weightOf: (term: string) => number
  /** How many of the texts hold it. */
  readonly holdersOf: (term: string) => number
  /** A text without the calls and labels that posts of all topics begin or end with. */
  readonly ownPartOf: OwnPart
}

const NONE = new Uint32Array(0)

/**
 * What the clustering knows of each term; a word that the terms lack counts as the first of its terms. `texts` are the
 * own words of each distinct text, `topic` the number of its topic.
 */
export function backgroundOf(
  texts: readonly string[],
  clustering: { readonly matrix: TermMatrix; readonly weights: Float64Array; readonly topic: Uint32Array },
): Background {
  const { matrix, weights, topic } = clustering
  const { numbers } = matrix.vocabulary
  const numberOf = (term: string): number => numbers.get(term) ?? numbers.get(termsOf(term)[0] ?? '') ?? -1
  return {
    texts: matrix.starts.length - 1,
    weightOf: (term) => (weights[numberOf(term)] ?? 0) ** 2,
    holdersOf: (term) => {
      const number = numberOf(term)
      return number < 0 ? 0 : holderCount(matrix, number)
    },
    ownPartOf: ownPartFinder({
      texts,
      topic,
      holdersOf: (term) => {
        const number = numbers.get(term)
        return number === undefined ? NONE : holdersOf(matrix, number)
      },
    }),
  }
}
