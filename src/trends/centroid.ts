import { Nearest } from './nearest.ts'
import { at, membersOf, realAt, type TermSets } from './term-sets.ts'

/** Some terms of a group, each with a value; strongest first where made by `strongestTerms`. */
export type Centroid = Map<number, number>

/**
 * For each group its `most` terms with the highest value, in falling order, ties to the lower number.
 * `worthOf(count, term)` gives a term's value from the number of the group's documents that hold it.
 */
export function strongestTerms(
  sets: TermSets,
  group: Uint32Array,
  most: number,
  worthOf: (count: number, term: number) => number,
): Centroid[] {
  const { groups, starts, members } = membersOf(group)
  const counts = new Uint32Array(sets.vocabulary.length)
  const best = new Nearest(most)
  return Array.from({ length: groups }, (_, index) => {
    const touched: number[] = []
    for (const document of members.subarray(starts[index], starts[index + 1])) {
      for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
        const term = at(sets.terms, slot)
        if (at(counts, term) === 0) touched.push(term)
        counts[term] = at(counts, term) + 1
      }
    }
    best.clear()
    for (const term of touched) {
      best.offer(term, worthOf(at(counts, term), term))
      counts[term] = 0
    }
    return new Map(best.sorted())
  })
}

/** Adds one centroid's values to another's and empties it. */
export function absorb(centroids: readonly Centroid[], into: number, from: number): void {
  const target = centroids[into]
  const source = centroids[from]
  for (const [term, value] of source ?? []) target?.set(term, (target.get(term) ?? 0) + value)
  source?.clear()
}

/**
 * For each centroid its nearest other by cosine among those that `isMatch` accepts, ties to the lower number.
 * Only centroids that share a term are looked at, and only from `least` on.
 */
export function nearestCentroids(
  centroids: readonly Centroid[],
  least: number,
  isMatch: (first: number, second: number, cosine: number) => boolean,
): Map<number, number> {
  const holders = new Map<number, { index: number; value: number }[]>()
  const norm = centroids.map((centroid, index) => {
    let sum = 0
    for (const [term, value] of centroid) {
      sum += value * value
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [{ index, value }])
      else list.push({ index, value })
    }
    return Math.sqrt(sum)
  })
  const nearest = new Map<number, number>()
  const dot = new Float64Array(centroids.length)
  for (const [index, centroid] of centroids.entries()) {
    const touched: number[] = []
    for (const [term, value] of centroid) {
      for (const other of holders.get(term) ?? []) {
        if (other.index === index) continue
        if (dot[other.index] === 0) touched.push(other.index)
        dot[other.index] = realAt(dot, other.index) + value * other.value
      }
    }
    let best = 0
    for (const other of touched.sort((a, b) => a - b)) {
      const cosine = realAt(dot, other) / ((norm[index] ?? 1) * (norm[other] ?? 1))
      dot[other] = 0
      if (cosine < least || cosine <= best + 1e-12 || !isMatch(index, other, cosine)) continue
      best = cosine
      nearest.set(index, other)
    }
  }
  return nearest
}
