import type { TermMatrix } from '../corpus/term-matrix.ts'
import { absorb, nearestCentroids, strongestTerms } from './centroids.ts'
import { correlation, coursesOf, joinCourses } from './daily-counts.ts'

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
export function mergeSimilar(
  sets: TermMatrix,
  group: Uint32Array,
  weight: Float64Array,
  days: readonly (number | undefined)[],
): Uint32Array {
  const centroids = strongestTerms(sets, group, CENTROID_TERMS, (count, term) => count * (weight[term] ?? 0))
  const courses = coursesOf(group, days, centroids.length)
  const home = Uint32Array.from(centroids, (_, index) => index)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const nearest = nearestCentroids(
      centroids,
      sets.vocabulary.terms.length,
      MIN_COSINE_TOGETHER,
      (first, second, cosine) =>
        cosine >= MIN_COSINE || correlation(courses, first, second, MIN_TEXTS) >= MIN_CORRELATION,
    )
    const joined = new Map<number, number>()
    for (const [first, second] of nearest) {
      if (first > second || nearest.get(second) !== first) continue
      absorb(centroids, first, second)
      joinCourses(courses, first, second)
      joined.set(second, first)
    }
    if (joined.size === 0) break
    for (const [index, value] of home.entries()) home[index] = joined.get(value) ?? value
  }
  return group.map((value) => home[value] ?? value)
}
