import { at, documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RowsOfWord } from './anchors.ts'
import type { ContentWords } from './content-words.ts'

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

/**
 * How much the content word that tells most of the texts with a word tells of them: the share of them that hold it, times
 * the logarithm of how much more that is than in other texts, as a name is judged (see labelling/lexemes.ts). Near 0 for a
 * word that people say whatever they speak of, such as "time" or "told". Other than companionship it does not grow with
 * the number of texts.
 */
export function bestCompanion(
  { terms, rows }: RowsOfWord,
  matrix: TermMatrix,
  { family, forms, count: countWords }: ContentWords,
): number {
  const own = new Set(terms.map((term) => family[term]))
  const others = Math.max(0, matrix.starts.length - 1 - rows.length)
  let best = 0
  for (const [number, count] of countWords(rows).families) {
    if (own.has(number) || count < minCompanionTexts) continue
    const all = (forms[number] ?? []).reduce((sum, term) => sum + documentFrequency(matrix, term), 0)
    const share = count / rows.length
    best = Math.max(best, share * Math.log((share * (others + 1)) / (Math.max(0, all - count) + 1)))
  }
  return best
}
