import {
  type ComponentName,
  componentNames,
  type Explanation,
  type FactorName,
  factorNames,
} from '../../model/index.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const {
  fullCount,
  fullRatio,
  trustedAuthors,
  noVarietyShare,
  fullVarietyShare,
  fullPlatforms,
  fullCohesion,
  fullOriginalShare,
  trustedOriginals,
  fullIndependentShare,
} = valuesOf(parameters.score)

export const METHOD_VERSION = '19'

const weights = valuesOf(parameters.scoreWeights) satisfies Record<ComponentName, number>

export interface ScoreFacts {
  /** Independent mentions in the recent period and the lower bound of their rate ratio. */
  readonly recent: number
  readonly lower: number | null
  /** In the window. */
  readonly independent: number
  readonly copies: number
  readonly independentAuthors: number
  /** Independent mentions by the author who has most of them. */
  readonly busiest: number
  /** Mean membership of the independent mentions, 0 to 6; 1 is the strongest signature term alone. */
  readonly cohesion: number
  /** Independent mentions that are originals; see originals.ts. */
  readonly originals: number
  /** Effective number of platforms, 1 to 5: as many as would vary as much if evenly used. */
  readonly platforms: number
  /** Mean percentile of the better half of the known counts, 0 to 1; null when no metric is known. */
  readonly engagement: number | null
}

/**
 * The parts of a score, each 0 to 1 on a scale that does not depend on the other trends.
 * - surge: the mentions beyond expectation that the interval assures, recent x (1 - 1/lower), log to 400;
 * - momentum: the assured ratio, log2(lower) to 8-fold;
 * - people, volume: authors, independent mentions, log to 400;
 * - breadth: surge on several platforms at once, effective platforms (1 to 4) x surge, because what is spoken of
 *   everywhere as ever is no trend;
 * - engagement: percentile among posts of the same platform and age.
 * Factors pull down what one author, one text or chance made:
 * - evidence: independent authors, 8 suffice where their posts share more than a word (cohesion 1.5), 16 where they
 *   share one only, because they may mean different things by it;
 * - variety: as many independent mentions as copies, one for four counting nothing; or half of the independent ones,
 *   8 at least, originals, because copying a few posts of a real topic must not push it down;
 * - independence: authors, or mentions by others than the busiest author if fewer, among independent mentions, half
 *   suffices.
 */
export function scorePartsOf(facts: ScoreFacts): Pick<Explanation, 'components' | 'weights' | 'factors'> {
  const lower = Math.max(1, facts.lower ?? 1)
  const surge = toUnit(logShareOf(facts.recent * (1 - 1 / lower)))
  const components = {
    surge,
    momentum: Math.log2(lower) / Math.log2(fullRatio),
    people: logShareOf(facts.independentAuthors),
    volume: logShareOf(facts.independent),
    breadth: (surge * (facts.platforms - 1)) / (fullPlatforms - 1),
    engagement: facts.engagement,
  } satisfies Record<ComponentName, number | null>
  const factors = {
    evidence:
      facts.independentAuthors / (trustedAuthors * (2 - toUnit((facts.cohesion - 1) / (fullCohesion - 1)))),
    variety: Math.max(
      (shareOf(facts.independent, facts.independent + facts.copies) - noVarietyShare) /
        (fullVarietyShare - noVarietyShare),
      toUnit(shareOf(facts.originals, facts.independent) / fullOriginalShare) *
        toUnit(facts.originals / trustedOriginals),
    ),
    independence:
      shareOf(Math.min(facts.independentAuthors, facts.independent - facts.busiest), facts.independent) /
      fullIndependentShare,
  } satisfies Record<FactorName, number>
  return {
    components: mapValues(components, (value) => (value === null ? null : toUnit(value))),
    weights,
    factors: mapValues(factors, toUnit),
  }
}

/** 0 to 100 with one decimal, from the parts alone; see Explanation for the formula. */
export function scoreOf(parts: Pick<Explanation, 'components' | 'weights' | 'factors'>): number {
  let sum = 0
  let known = 0
  for (const name of componentNames) {
    const value = parts.components[name]
    if (value === null) continue
    sum += parts.weights[name] * value
    known += parts.weights[name]
  }
  const factor = factorNames.reduce((product, name) => product * parts.factors[name], 1)
  return Math.round((1000 * factor * sum) / known) / 10
}

function logShareOf(count: number): number {
  return Math.log1p(count) / Math.log1p(fullCount)
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** Clipped to 0..1, four decimals, so that what is shown gives the same score again. */
function toUnit(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}

function mapValues<Name extends string, From, To>(
  values: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, change(value)])
  return Object.fromEntries(entries) as Record<Name, To>
}
