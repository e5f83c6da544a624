import {
  at,
  type Groups,
  membersOf,
  realAt,
  realsOf,
  rowsByKey,
  type TermMatrix,
} from '../corpus/term-matrix.ts'
import { Nearest } from '../graph/nearest-neighbours.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { maxLinkedCentroidTerms } = valuesOf(parameters.centroids)

/** Terms of a group by number, each with a value above 0; strongest first where made by `strongestTerms`. */
export type Centroid = Map<number, number>

/**
 * For each group its `most` terms with the highest value, in falling order, ties to the lower number.
 * `worthOf(count, term)` gives a term's value from the number of the group's documents that hold it.
 */
export function strongestTerms(
  matrix: TermMatrix,
  group: Uint32Array,
  most: number,
  worthOf: (count: number, term: number) => number,
): Centroid[] {
  const { groups, starts, members } = membersOf(group)
  const counts = new Uint32Array(matrix.vocabulary.terms.length)
  const best = new Nearest(most)
  return Array.from({ length: groups }, (_, index) => {
    const touched: number[] = []
    for (let place = at(starts, index); place < at(starts, index + 1); place += 1) {
      const document = at(members, place)
      for (let slot = at(matrix.starts, document); slot < at(matrix.starts, document + 1); slot += 1) {
        const term = at(matrix.terms, slot)
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

/** The centroid of each group: its strongest terms by document count x IDF, by which linked groups are compared. */
export function centroidsOf(matrix: TermMatrix, group: Groups): Centroid[] {
  return strongestTerms(
    matrix,
    group,
    maxLinkedCentroidTerms,
    (count, term) => count * realAt(matrix.idf, term),
  )
}

/** Adds one centroid's values to another's and empties it. */
export function absorb(centroids: readonly Centroid[], into: number, from: number): void {
  const target = centroids[into]
  const source = centroids[from]
  for (const [term, value] of source ?? []) target?.set(term, (target.get(term) ?? 0) + value)
  source?.clear()
}

/** Centroids by term: term t has the entries [starts[t], starts[t + 1]), each a group and its value. */
export interface TermRows {
  readonly starts: Uint32Array
  readonly groups: Uint32Array
  readonly values: Float64Array
}

/** `size` is one more than the highest number of a term. */
export function rowsByTerm(centroids: readonly ReadonlyMap<number, number>[], size: number): TermRows {
  const total = centroids.reduce((sum, centroid) => sum + centroid.size, 0)
  const terms = new Uint32Array(total)
  let filled = 0
  for (const centroid of centroids) {
    for (const term of centroid.keys()) {
      terms[filled] = term
      filled += 1
    }
  }
  const { starts, places } = rowsByKey(terms, size)
  const groups = new Uint32Array(total)
  const values = new Float64Array(total)
  let entry = 0
  for (const [group, centroid] of centroids.entries()) {
    for (const value of centroid.values()) {
      groups[at(places, entry)] = group
      values[at(places, entry)] = value
      entry += 1
    }
  }
  return { starts, groups, values }
}

/**
 * For each centroid its nearest other by cosine (0 to 1) among those that `isMatch` accepts, ties to the lower
 * number; none below `least`. Only centroids that share a term are compared; terms are numbered below `size`.
 */
export function nearestCentroids(
  centroids: readonly Centroid[],
  size: number,
  least: number,
  isMatch: (first: number, second: number, cosine: number) => boolean,
): Map<number, number> {
  const { starts, groups, values } = rowsByTerm(centroids, size)
  const norm = realsOf(centroids.length, (index) => normOf(centroids[index]))
  const nearest = new Map<number, number>()
  const dot = new Float64Array(centroids.length)
  const touched: number[] = []
  for (const [index, centroid] of centroids.entries()) {
    touched.length = 0
    for (const [term, value] of centroid) {
      for (let entry = at(starts, term); entry < at(starts, term + 1); entry += 1) {
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

/** The cosine of two centroids, 0 (no shared term) to 1. */
export function cosineOf(first: Centroid, second: Centroid): number {
  let dot = 0
  for (const [term, value] of first) dot += value * (second.get(term) ?? 0)
  return dot === 0 ? 0 : dot / (normOf(first) * normOf(second))
}

function normOf(centroid: Centroid | undefined): number {
  let sum = 0
  for (const value of centroid?.values() ?? []) sum += value * value
  return Math.sqrt(sum)
}
