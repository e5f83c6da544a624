import { at, documentFrequency, postingsOf, realsOf, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minCommonShare, minTextsTogether, maxSampledTexts, minTogetherShare, maxFrequencyRatio, minNpmi } =
  valuesOf(parameters.npmi)

/**
 * The association of each common term with its closest other one, 0 to 1, one value a term: their normalised
 * pointwise mutual information (Bouma 2009), scaled from `minNpmi` (0) to 1. A term of a whole collection stands in
 * so many texts that a clustering cuts it up and its entropy weight is low; but "solar roof" stands together and
 * "the" stands with anything. Rare terms, and a term that every text holds, are 0.
 */
export function npmiWeights(matrix: TermMatrix): Float64Array {
  const documents = matrix.starts.length - 1
  const counts = new Uint32Array(matrix.vocabulary.terms.length)
  return realsOf(matrix.vocabulary.terms.length, (term) => {
    const postings = postingsOf(matrix, term)
    if (postings.length < Math.max(minTextsTogether, minCommonShare * documents)) return 0
    const step = Math.max(1, Math.floor(postings.length / maxSampledTexts))
    const touched: number[] = []
    let read = 0
    for (let index = 0; index < postings.length; index += step) {
      read += 1
      const document = at(postings, index)
      for (let slot = at(matrix.starts, document); slot < at(matrix.starts, document + 1); slot += 1) {
        const other = at(matrix.terms, slot)
        if (at(counts, other) === 0) touched.push(other)
        counts[other] = at(counts, other) + 1
      }
    }
    let most = 0
    for (const other of touched) {
      const together = at(counts, other)
      counts[other] = 0
      if (other === term || together < Math.max(minTextsTogether, minTogetherShare * read)) continue
      const others = documentFrequency(matrix, other)
      if (others > maxFrequencyRatio * postings.length) continue
      const share = postings.length / documents
      const joint = (together / read) * share
      if (joint < 1)
        most = Math.max(most, Math.log(joint / (share * (others / documents))) / -Math.log(joint))
    }
    return Math.max(0, most - minNpmi) / (1 - minNpmi)
  })
}
