import { at, holderCount, holdersOf, realsOf, type TermMatrix } from '../corpus/term-matrix.ts'

/** Rarer terms are told apart by their focus alone; commoner ones it finds in many groups of a fine grouping. */
const MIN_SHARE = 0.04
const MIN_TEXTS = 3
/** So many of a term's documents are looked at. */
const SAMPLE = 200
/** A companion stands in this share of the term's documents at least, and is not much commoner itself. */
const MIN_TOGETHER_SHARE = 0.3
const MAX_COMMONER = 3
/** Words of the same language stand together somewhat more often than by chance; that is no bond yet. */
const MIN_INFORMATION = 0.5

/**
 * How strongly each common term is bound to another one, 0 to 1: its normalised pointwise mutual information
 * (Bouma 2009) with the closest companion, from MIN_INFORMATION on. What a whole collection speaks of stands in so
 * many documents that a grouping cuts it up and its focus is low; but "solar roof" stands together and "the" stands
 * with anything. A term that every document holds tells nothing apart and is bound to none.
 */
export function npmiWeights(sets: TermMatrix): Float64Array {
  const documents = sets.starts.length - 1
  const counts = new Uint32Array(sets.vocabulary.terms.length)
  return realsOf(sets.vocabulary.terms.length, (term) => {
    const holders = holdersOf(sets, term)
    if (holders.length < Math.max(MIN_TEXTS, MIN_SHARE * documents)) return 0
    const step = Math.max(1, Math.floor(holders.length / SAMPLE))
    const touched: number[] = []
    let read = 0
    for (let index = 0; index < holders.length; index += step) {
      read += 1
      const document = at(holders, index)
      for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
        const other = at(sets.terms, slot)
        if (at(counts, other) === 0) touched.push(other)
        counts[other] = at(counts, other) + 1
      }
    }
    let most = 0
    for (const other of touched) {
      const together = at(counts, other)
      counts[other] = 0
      if (other === term || together < Math.max(MIN_TEXTS, MIN_TOGETHER_SHARE * read)) continue
      const others = holderCount(sets, other)
      if (others > MAX_COMMONER * holders.length) continue
      const share = holders.length / documents
      const joint = (together / read) * share
      if (joint < 1)
        most = Math.max(most, Math.log(joint / (share * (others / documents))) / -Math.log(joint))
    }
    return Math.max(0, most - MIN_INFORMATION) / (1 - MIN_INFORMATION)
  })
}
