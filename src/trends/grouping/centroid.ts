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
  const { rows, groups, values, norm } = byTerm(centroids)
  const nearest = new Map<number, number>()
  const dot = new Float64Array(centroids.length)
  const touched: number[] = []
  for (const [index, centroid] of centroids.entries()) {
    touched.length = 0
    for (const [term, value] of centroid) {
      const row = rows.get(term) ?? NO_ROW
      for (let entry = row.from; entry < row.to; entry += 1) {
        const other = at(groups, entry)
        if (realAt(dot, other) === 0) touched.push(other)
        dot[other] = realAt(dot, other) + value * realAt(values, entry)
      }
    }
    dot[index] = 0
    let best = 0
    let bestOther = index
    for (const other of touched) {
      const cosine = realAt(dot, other) / (realAt(norm, index) * realAt(norm, other))
      dot[other] = 0
      if (cosine < Math.max(least, best) || (cosine === best && other > bestOther)) continue
      if (!isMatch(index, other, cosine)) continue
      best = cosine
      bestOther = other
    }
    if (bestOther !== index) nearest.set(index, bestOther)
  }
  return nearest
}

const NO_ROW = { from: 0, to: 0 }

/** Which centroids hold each term, and how much of it: row t lies at [from, to) of `groups` and `values`. */
function byTerm(centroids: readonly Centroid[]) {
  const rows = new Map<number, { from: number; to: number }>()
  let total = 0
  for (const centroid of centroids) {
    total += centroid.size
    for (const term of centroid.keys()) {
      const row = rows.get(term)
      if (row === undefined) rows.set(term, { from: 0, to: 1 })
      else row.to += 1
    }
  }
  let start = 0
  for (const row of rows.values()) {
    row.from = start
    start += row.to
    row.to = row.from
  }
  const groups = new Uint32Array(total)
  const values = new Float64Array(total)
  const norm = new Float64Array(centroids.length)
  for (const [index, centroid] of centroids.entries()) {
    let sum = 0
    for (const [term, value] of centroid) {
      sum += value * value
      const row = rows.get(term)
      if (row === undefined) continue
      groups[row.to] = index
      values[row.to] = value
      row.to += 1
    }
    norm[index] = Math.sqrt(sum)
  }
  return { rows, groups, values, norm }
}
