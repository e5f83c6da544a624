import type { TermSets } from './graph.ts'

const MIN_COSINE = 0.4
/** Enough where both groups rise and fall on the same days: one event under two hashtags. */
const MIN_COSINE_TOGETHER = 0.2
const MIN_CORRELATION = 0.7
const MIN_TEXTS = 5
/** A centroid's strongest terms carry nearly all of its length; the tail would make the work quadratic. */
const CENTROID_TERMS = 20
/** Each round about halves what is left to join; later ones find next to nothing. */
const MAX_ROUNDS = 5

/**
 * Joins groups that speak of the same thing: in rounds, each two groups that are each other's nearest by the
 * cosine of their centroids, where it reaches the threshold. `weight` is one value a term. A fine
 * resolution splits large topics and keeps small ones apart; this repairs the first without losing the second.
 */
export function mergeAlike(
  sets: TermSets,
  group: Uint32Array,
  weight: Float64Array,
  days: readonly (number | undefined)[],
): Uint32Array {
  const groups = group.reduce((most, value) => Math.max(most, value + 1), 0)
  const centroids = centroidsOf(sets, group, weight, groups)
  const profiles = profilesOf(group, days, groups)
  const home = Uint32Array.from({ length: groups }, (_, index) => index)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const nearest = nearestOf(centroids, profiles.map(standardized))
    let joined = 0
    for (const [first, second] of nearest) {
      if (first > second || nearest.get(second) !== first) continue
      absorb(centroids, first, second)
      profiles[first] = profiles[first]?.map((count, day) => count + (profiles[second]?.[day] ?? 0))
      home.forEach((value, index) => {
        if (value === second) home[index] = first
      })
      joined += 1
    }
    if (joined === 0) break
  }
  return group.map((value) => home[value] ?? value)
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
function nearestOf(
  centroids: readonly Centroid[],
  profiles: readonly (Float64Array | undefined)[],
): Map<number, number> {
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
    let best = 0
    for (const other of touched.sort((a, b) => a - b)) {
      const cosine = (dot[other] ?? 0) / ((norm[index] ?? 1) * (norm[other] ?? 1))
      dot[other] = 0
      if (cosine <= best + 1e-12 || cosine < MIN_COSINE_TOGETHER) continue
      if (cosine >= MIN_COSINE || correlation(profiles[index], profiles[other]) >= MIN_CORRELATION) {
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

/** Texts a day of each group that has enough dated ones to speak of a course. */
function profilesOf(
  group: Uint32Array,
  days: readonly (number | undefined)[],
  groups: number,
): (Float64Array | undefined)[] {
  const dated = days.filter((day) => day !== undefined)
  const first = dated.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY)
  const last = dated.reduce((most, day) => Math.max(most, day), first)
  const counts = new Map<number, Float64Array>()
  for (const [text, day] of days.entries()) {
    if (day === undefined) continue
    const home = group[text] ?? 0
    const profile = counts.get(home) ?? new Float64Array(last - first + 1)
    profile[day - first] = (profile[day - first] ?? 0) + 1
    counts.set(home, profile)
  }
  return Array.from({ length: groups }, (_, index) => {
    const profile = counts.get(index)
    return profile !== undefined && profile.reduce((sum, count) => sum + count, 0) >= MIN_TEXTS
      ? profile
      : undefined
  })
}

/** A course as deviations from its mean over their root sum of squares, so that a dot product correlates two. */
function standardized(course: Float64Array | undefined): Float64Array | undefined {
  if (course === undefined) return undefined
  const mean = course.reduce((sum, count) => sum + count, 0) / course.length
  const squares = course.reduce((sum, count) => sum + (count - mean) ** 2, 0)
  return squares === 0 ? undefined : course.map((count) => (count - mean) / Math.sqrt(squares))
}

/** Pearson's correlation of two standardized courses: steady ones have none, bursts on the same days nearly 1. */
function correlation(first: Float64Array | undefined, second: Float64Array | undefined): number {
  if (first === undefined || second === undefined) return 0
  let sum = 0
  for (let day = 0; day < first.length; day += 1) sum += (first[day] ?? 0) * (second[day] ?? 0)
  return sum
}
