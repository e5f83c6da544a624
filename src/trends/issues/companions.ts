import { at, documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RowsOfWord } from './anchors.ts'

const { minCompanionTexts, minCompanionG, maxCompanionRows } = valuesOf(parameters.companions)

/**
 * How many content words, on average, stand with a word in a text beyond chance: 0 for one that stands with everything,
 * such as "told" or "people". Companions are the words whose texts overlap with its own by more than chance, by the
 * log-likelihood ratio (Dunning, "Accurate methods for the statistics of surprise and coincidence", 1993).
 */
export function companionship({ terms, rows }: RowsOfWord, matrix: TermMatrix, family: Int32Array): number {
  const counts = new Map<number, number>()
  let entries = 0
  const step = Math.ceil(rows.length / maxCompanionRows)
  const sample = step === 1 ? rows : rows.filter((_, index) => index % step === 0)
  for (const row of sample) {
    const end = at(matrix.starts, row + 1)
    for (let slot = at(matrix.starts, row); slot < end; slot += 1) {
      const term = at(matrix.terms, slot)
      entries += 1
      if ((family[term] ?? -1) >= 0) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const own = new Set(terms)
  // Longer texts hold more of every word.
  const share = entries / Math.max(1, matrix.terms.length)
  let excess = 0
  for (const [term, count] of counts) {
    if (own.has(term) || count < minCompanionTexts) continue
    const expected = share * documentFrequency(matrix, term)
    if (count > expected && 2 * (count * Math.log(count / expected) - (count - expected)) >= minCompanionG)
      excess += count - expected
  }
  return excess / Math.max(1, sample.length)
}
