import {
  type ComponentName,
  componentNames,
  type Explanation,
  type FactorName,
  factorNames,
} from '../../model/index.ts'

export const METHOD_VERSION = '9'

/**
 * Where the scales end: of posts and authors beyond what most topics reach, because topics at an end stand in the order
 * of their smallest differences, which changes from day to day; of assured ratios where a larger one says no more.
 */
const MOST_COUNTED = 400
const MOST_RATIO = 8

const WEIGHTS = {
  surge: 0.35,
  momentum: 0.17,
  people: 0.13,
  volume: 0.09,
  breadth: 0.17,
  engagement: 0.09,
} as const satisfies Record<ComponentName, number>

/** Independent authors, or uncopied mentions, that are enough to believe a topic. */
const ENOUGH = 8
/** Of independent mentions and copies together: this share of independent ones counts nothing, that one fully. */
const FEW_OWN = 0.2
const ENOUGH_OWN = 0.5

export interface ScoreFacts {
  /** Independent mentions in the recent span and the lower bound of their rate ratio. */
  readonly recent: number
  readonly lower: number | null
  /** In the window. */
  readonly independent: number
  readonly copies: number
  readonly independentAuthors: number
  /** Independent mentions by the author who has most of them. */
  readonly busiest: number
  /** How much of the topic's core the mentions hold on average; 1 is its strongest word alone. */
  readonly cohesion: number
  /** Independent mentions that neither were copied in mass nor resemble what was. */
  readonly uncopied: number
  /** Effective number of platforms: as many as evenly used ones would vary as much. */
  readonly platforms: number
  /** Mean percentile of the better half; null when no metric is known. */
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
 * Factors pull down what one voice, one text or chance made:
 * - evidence: independent authors, 8 suffice where their posts share more than a word (cohesion 1.5), 16 where they
 *   share one only, because they may mean different things by it;
 * - variety: as many independent mentions as copies, one for four counting nothing; or half of the independent ones,
 *   8 at least, uncopied, because copying a few posts of a real topic must not push it down;
 * - independence: authors, or mentions by others than the busiest author if fewer, among independent mentions, half
 *   suffices.
 */
export function scorePartsOf(facts: ScoreFacts): Pick<Explanation, 'components' | 'weights' | 'factors'> {
  const lower = Math.max(1, facts.lower ?? 1)
  const surge = toUnit(logShareOf(facts.recent * (1 - 1 / lower)))
  const components = {
    surge,
    momentum: Math.log2(lower) / Math.log2(MOST_RATIO),
    people: logShareOf(facts.independentAuthors),
    volume: logShareOf(facts.independent),
    breadth: (surge * (facts.platforms - 1)) / 3,
    engagement: facts.engagement,
  } satisfies Record<ComponentName, number | null>
  const factors = {
    evidence: facts.independentAuthors / (ENOUGH * (2 - toUnit(2 * (facts.cohesion - 1)))),
    variety: Math.max(
      (shareOf(facts.independent, facts.independent + facts.copies) - FEW_OWN) / (ENOUGH_OWN - FEW_OWN),
      toUnit(2 * shareOf(facts.uncopied, facts.independent)) * toUnit(facts.uncopied / ENOUGH),
    ),
    independence:
      2 * shareOf(Math.min(facts.independentAuthors, facts.independent - facts.busiest), facts.independent),
  } satisfies Record<FactorName, number>
  return {
    components: mapValues(components, (value) => (value === null ? null : toUnit(value))),
    weights: WEIGHTS,
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
  return Math.log1p(count) / Math.log1p(MOST_COUNTED)
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
