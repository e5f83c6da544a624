import type { TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { absorb, nearestCentroids, strongestTerms } from './centroids.ts'
import { correlation, dailyCountsOf, mergeDailyCounts } from './daily-counts.ts'

const {
  minCentroidCosine,
  minSynchronousCosine,
  minDailyCorrelation,
  minCorrelatedTexts,
  maxCentroidTerms,
  maxSimilarRounds,
} = valuesOf(parameters.mergeSimilar)

/**
 * Merges groups that speak of the same thing: in rounds, each two groups that are each other's nearest by the cosine
 * of their centroids, where it is high enough, or lower but with correlated days. A fine resolution splits large
 * topics and keeps small ones apart; this repairs the former without losing the latter. `group` and `days` have one
 * entry a text, `weight` one a term. Returns the group of each text.
 */
export function mergeSimilar(
  matrix: TermMatrix,
  group: Uint32Array,
  weight: Float64Array,
  days: readonly (number | undefined)[],
): Uint32Array {
  const centroids = strongestTerms(
    matrix,
    group,
    maxCentroidTerms,
    (count, term) => count * (weight[term] ?? 0),
  )
  const daily = dailyCountsOf(group, days, centroids.length)
  const mergedInto = Uint32Array.from(centroids, (_, index) => index)
  for (let round = 0; round < maxSimilarRounds; round += 1) {
    const nearest = nearestCentroids(
      centroids,
      matrix.vocabulary.terms.length,
      minSynchronousCosine,
      (first, second, cosine) =>
        cosine >= minCentroidCosine ||
        correlation(daily, first, second, minCorrelatedTexts) >= minDailyCorrelation,
    )
    const joined = new Map<number, number>()
    for (const [first, second] of nearest) {
      if (first > second || nearest.get(second) !== first) continue
      absorb(centroids, first, second)
      mergeDailyCounts(daily, first, second)
      joined.set(second, first)
    }
    if (joined.size === 0) break
    for (const [index, value] of mergedInto.entries()) mergedInto[index] = joined.get(value) ?? value
  }
  return group.map((value) => mergedInto[value] ?? value)
}
