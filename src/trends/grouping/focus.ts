import { at, holdersOf, realAt, type TermSets, trustIn } from './term-sets.ts'

/**
 * How much each term belongs to few groups rather than to all, 0 to 1: one minus the entropy of its spread
 * over the groups, relative to the highest it could have. A topic's name scores near 1, "follow" near 0.
 * The entropy weight of Li et al. 2016 (GPU-DMM) and Huang and Carley, taken over a first grouping.
 */
export function focusOf(sets: TermSets, group: Uint32Array): Float64Array {
  const groups = group.reduce((most, value) => Math.max(most, value + 1), 0)
  const sizes = new Float64Array(groups)
  for (const value of group) sizes[value] = realAt(sizes, value) + 1
  const highest = entropyOf(sizes, group.length)
  const counts = new Float64Array(groups)
  const touched: number[] = []
  return Float64Array.from(sets.vocabulary, (_, term) => {
    const holders = holdersOf(sets, term)
    const ceiling = Math.min(highest, Math.log(holders.length))
    if (ceiling <= 0) return trustIn(holders.length)
    for (const holder of holders) {
      const held = at(group, holder)
      if (realAt(counts, held) === 0) touched.push(held)
      counts[held] = realAt(counts, held) + 1
    }
    let entropy = 0
    for (const held of touched) {
      const share = realAt(counts, held) / holders.length
      counts[held] = 0
      entropy -= share * Math.log(share)
    }
    touched.length = 0
    return (1 - Math.min(1, entropy / ceiling)) * trustIn(holders.length)
  })
}

function entropyOf(counts: Float64Array, total: number): number {
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= (count / total) * Math.log(count / total)
  return entropy
}
