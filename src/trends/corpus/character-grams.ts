import { isStopTerm } from '../../text/stop-words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import {
  at,
  RowWriter,
  realAt,
  realsOf,
  type TermMatrix,
  toTermMatrix,
  type Vocabulary,
} from './term-matrix.ts'

const { minGramLetters, maxGramLetters, functionWordShare, gramLengthExponent } = valuesOf(
  parameters.characterGrams,
)

/** Texts by their character n-grams. */
export interface GramMatrix extends TermMatrix {
  /** For every entry of `terms`: how much the words of the text give it, above 0. */
  readonly amounts: Float64Array
}

/**
 * The same texts by the character n-grams of their terms, one row a text: "refunded" shares most of its own with
 * "refund", a misspelt word with the right one, an Arabic or Indonesian word with the same without its affixes. A gram
 * lies within one term, whose two ends count as a letter each (McNamee and Mayfield 2004, Character n-gram tokenization
 * for European language text retrieval). Each word gives each of its grams the same amount: the more grams it has the less,
 * though long words count more in all, and a function word less than others of its length.
 */
export function characterGrams(matrix: TermMatrix): GramMatrix {
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
  const given = realsOf(gramsOfTerm.length, (term) => {
    const share = isStopTerm(matrix.vocabulary.terms[term] ?? '') ? functionWordShare : 1
    return share / (gramsOfTerm[term]?.length ?? 1) ** gramLengthExponent
  })
  const { rows, amounts } = rowsOfGrams(matrix, gramsOfTerm, given, vocabulary.terms.length)
  return { ...toTermMatrix(rows, vocabulary), amounts }
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

/** Every gram of a text once, with what all of its terms give it; `given` is what a term gives each of its grams. */
function rowsOfGrams(
  { starts, terms }: TermMatrix,
  gramsOfTerm: readonly Uint32Array[],
  given: Float64Array,
  size: number,
) {
  /** What the text at hand gives each gram; 0 between texts. */
  const sums = new Float64Array(size)
  const rows = new RowWriter()
  const amounts: number[] = []
  const touched: number[] = []
  for (let text = 0; text + 1 < starts.length; text += 1) {
    for (let slot = at(starts, text); slot < at(starts, text + 1); slot += 1) {
      const term = at(terms, slot)
      for (const gram of gramsOfTerm[term] ?? []) {
        if (realAt(sums, gram) === 0) touched.push(gram)
        sums[gram] = realAt(sums, gram) + realAt(given, term)
      }
    }
    for (const gram of touched) {
      rows.push(gram)
      amounts.push(realAt(sums, gram))
      sums[gram] = 0
    }
    touched.length = 0
    rows.endRow()
  }
  return { rows: rows.rows(), amounts: Float64Array.from(amounts) }
}
