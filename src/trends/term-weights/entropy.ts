import { at, countEach, groupsIn, realsOf, shrinkage, type TermMatrix } from '../corpus/term-matrix.ts'

/**
 * How much each term belongs to few groups instead of to all, 0 to 1, one value a term: one minus the entropy of its
 * spread over the groups, relative to the highest it could have. The name of a topic scores near 1, "follow" near 0.
 * The entropy weight of Li et al. 2016 (GPU-DMM) and Huang and Carley, taken over a first clustering; `group` has one
 * entry a text.
 */
export function entropyWeights(matrix: TermMatrix, group: Uint32Array): Float64Array {
  const groups = groupsIn(group)
  const highest = entropyOf(countEach(group, groups), group.length)
  const spread = { group, counts: new Uint32Array(groups), held: new Uint32Array(groups) }
  return realsOf(matrix.vocabulary.terms.length, (term) => {
    const from = at(matrix.postingStarts, term)
    const to = at(matrix.postingStarts, term + 1)
    const ceiling = Math.min(highest, Math.log(to - from))
    if (ceiling <= 0) return shrinkage(to - from)
    const entropy = spreadOf(matrix.postings, from, to, spread)
    return (1 - Math.min(1, entropy / ceiling)) * shrinkage(to - from)
  })
}

interface Spread {
  readonly group: Uint32Array
  /** All 0 between terms. */
  readonly counts: Uint32Array
  readonly held: Uint32Array
}

/** The entropy of the groups of the documents between two places. */
function spreadOf(postings: Uint32Array, from: number, to: number, { group, counts, held }: Spread): number {
  let found = 0
  for (let index = from; index < to; index += 1) {
    const holding = at(group, at(postings, index))
    if (at(counts, holding) === 0) {
      held[found] = holding
      found += 1
    }
    counts[holding] = at(counts, holding) + 1
  }
  let entropy = 0
  for (let index = 0; index < found; index += 1) {
    const share = at(counts, at(held, index)) / (to - from)
    counts[at(held, index)] = 0
    entropy -= share * Math.log(share)
  }
  return entropy
}

function entropyOf(counts: Uint32Array, total: number): number {
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= (count / total) * Math.log(count / total)
  return entropy
}
