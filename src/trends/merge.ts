import type { TermSets } from './graph.ts'

const MIN_COSINE = 0.4
/** A centroid's strongest terms carry nearly all of its length; the tail would make the work quadratic. */
const CENTROID_TERMS = 40

/**
 * Joins groups that speak of the same thing: in rounds, each two groups that are each other's nearest by the
 * cosine of their centroids, until no such pair reaches the threshold. `weight` is one value a term. A fine
 * resolution splits large topics and keeps small ones apart; this repairs the first without losing the second.
 */
export function mergeAlike(sets: TermSets, group: Uint32Array, weight: Float64Array): Uint32Array {
  const groups = group.reduce((most, value) => Math.max(most, value + 1), 0)
  const centroids = centroidsOf(sets, group, weight, groups)
  const home = Uint32Array.from({ length: groups }, (_, index) => index)
  for (;;) {
    const nearest = nearestOf(centroids)
    let joined = 0
    for (const [first, second] of nearest) {
      if (first > second || nearest.get(second) !== first) continue
      absorb(centroids, first, second)
      home.forEach((value, index) => {
        if (value === second) home[index] = first
      })
      joined += 1
    }
    if (joined === 0) return group.map((value) => home[value] ?? value)
  }
}

type Centroid = Map<number, number>

function centroidsOf(sets: TermSets, group: Uint32Array, weight: Float64Array, groups: number): Centroid[] {
  const centroids = Array.from({ length: groups }, (): Centroid => new Map())
  for (let document = 0; document < group.length; document += 1) {
    const centroid = centroids[group[document] ?? 0]
    for (const term of sets.terms.subarray(sets.starts[document], sets.starts[document + 1])) {
      centroid?.set(term, (centroid.get(term) ?? 0) + (weight[term] ?? 0))
    }
  }
  return centroids.map(strongest)
}

function strongest(centroid: Centroid): Centroid {
  if (centroid.size <= CENTROID_TERMS) return centroid
  return new Map([...centroid].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CENTROID_TERMS))
}

/** For each group with a partner at or above the threshold: the nearest one, ties to the lower number. */
function nearestOf(centroids: readonly Centroid[]): Map<number, number> {
  const holders = new Map<number, number[]>()
  const norm = centroids.map((centroid, index) => {
    let sum = 0
    for (const [term, value] of centroid) {
      sum += value * value
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [index])
      else list.push(index)
    }
    return Math.sqrt(sum)
  })
  const nearest = new Map<number, number>()
  const dot = new Float64Array(centroids.length)
  for (const [index, centroid] of centroids.entries()) {
    const touched: number[] = []
    for (const [term, value] of centroid) {
      for (const other of holders.get(term) ?? []) {
        if (other === index) continue
        if (dot[other] === 0) touched.push(other)
        dot[other] = (dot[other] ?? 0) + value * (centroids[other]?.get(term) ?? 0)
      }
    }
    let best = MIN_COSINE
    for (const other of touched.sort((a, b) => a - b)) {
      const cosine = (dot[other] ?? 0) / ((norm[index] ?? 1) * (norm[other] ?? 1))
      dot[other] = 0
      if (cosine > best + 1e-12) {
        best = cosine
        nearest.set(index, other)
      }
    }
  }
  return nearest
}

function absorb(centroids: Centroid[], into: number, from: number): void {
  const target = centroids[into]
  for (const [term, value] of centroids[from] ?? []) target?.set(term, (target.get(term) ?? 0) + value)
  centroids[from] = new Map()
}
