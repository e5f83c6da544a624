import { type TermSets, trustIn } from './graph.ts'

/**
 * How much each term belongs to few groups rather than to all, 0 to 1: one minus the entropy of its spread
 * over the groups, relative to the highest it could have. A topic's name scores near 1, "follow" near 0.
 * The entropy weight of Li et al. 2016 (GPU-DMM) and Huang and Carley, taken over a first grouping.
 */
export function focusOf(sets: TermSets, group: Uint32Array): Float64Array {
  const spread = spreadOf(sets, group)
  const sizes = new Map<number, number>()
  for (const value of group) sizes.set(value, (sizes.get(value) ?? 0) + 1)
  const highest = entropyOf(sizes)
  return Float64Array.from(spread, (counts) => {
    let occurrences = 0
    for (const count of counts.values()) occurrences += count
    const ceiling = Math.min(highest, Math.log(occurrences))
    const focus = ceiling <= 0 ? 1 : 1 - Math.min(1, entropyOf(counts) / ceiling)
    return focus * trustIn(occurrences)
  })
}

/** For each term: in how many documents of each group it stands. */
function spreadOf(sets: TermSets, group: Uint32Array): Map<number, number>[] {
  const spread = sets.vocabulary.map(() => new Map<number, number>())
  for (let document = 0; document < group.length; document += 1) {
    const home = group[document] ?? 0
    for (const term of sets.terms.subarray(sets.starts[document], sets.starts[document + 1])) {
      const counts = spread[term]
      counts?.set(home, (counts.get(home) ?? 0) + 1)
    }
  }
  return spread
}

function entropyOf(counts: ReadonlyMap<number, number>): number {
  let total = 0
  for (const count of counts.values()) total += count
  let entropy = 0
  for (const count of counts.values()) entropy -= (count / total) * Math.log(count / total)
  return entropy
}
