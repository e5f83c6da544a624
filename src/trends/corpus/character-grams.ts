import { parameters, valuesOf } from '../parameters/index.ts'
import {
  at,
  type Documents,
  RowWriter,
  type TermMatrix,
  toTermMatrix,
  type Vocabulary,
} from './term-matrix.ts'

const { minGramLetters, maxGramLetters } = valuesOf(parameters.characterGrams)

/**
 * The same texts by the character n-grams of their terms, one row a text: "refunded" shares most of its own with
 * "refund", a misspelt word with the right one, an Arabic or Indonesian word with the same without its affixes. A gram
 * lies within one term, whose two ends count as a letter each (McNamee and Mayfield 2004, Character n-gram tokenization
 * for European language text retrieval). Long words have more of them than the short ones of grammar, and count more.
 */
export function characterGrams(matrix: TermMatrix): TermMatrix {
  const vocabulary: Vocabulary & { terms: string[]; numbers: Map<string, number> } = {
    terms: [],
    numbers: new Map(),
  }
  const gramsOfTerm = matrix.vocabulary.terms.map((term) =>
    Uint32Array.from(gramsOf(term), (gram) => {
      const known = vocabulary.numbers.get(gram)
      if (known !== undefined) return known
      vocabulary.numbers.set(gram, vocabulary.terms.length)
      return vocabulary.terms.push(gram) - 1
    }),
  )
  return toTermMatrix(rowsOfGrams(matrix, gramsOfTerm, vocabulary.terms.length), vocabulary)
}

function gramsOf(term: string): Set<string> {
  const letters = [' ', ...term, ' ']
  const grams = new Set<string>()
  for (let length = minGramLetters; length <= maxGramLetters; length += 1) {
    for (let from = 0; from + length <= letters.length; from += 1)
      grams.add(letters.slice(from, from + length).join(''))
  }
  return grams
}

/** Every gram of a text once, although several of its terms may have it. */
function rowsOfGrams(
  { starts, terms }: Documents,
  gramsOfTerm: readonly Uint32Array[],
  size: number,
): Documents {
  const writtenAfter = new Int32Array(size).fill(-1)
  const rows = new RowWriter()
  for (let text = 0; text + 1 < starts.length; text += 1) {
    for (let slot = at(starts, text); slot < at(starts, text + 1); slot += 1) {
      for (const gram of gramsOfTerm[at(terms, slot)] ?? []) {
        if (writtenAfter[gram] === text) continue
        writtenAfter[gram] = text
        rows.push(gram)
      }
    }
    rows.endRow()
  }
  return rows.rows()
}
