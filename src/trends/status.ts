import type { TrendStatus } from '../model.ts'

/** The 95 % point of the normal distribution: a two-sided 90 % interval. */
const Z = 1.6448536269514722

export const MIN_INDEPENDENT = 5
export const MIN_AUTHORS = 3

export interface RatioInterval {
  readonly ratio: number | null
  readonly lower: number | null
  /** null: no upper end, because the baseline is empty. */
  readonly upper: number | null
}

/**
 * 90 % interval of the rate ratio between two Poisson counts observed for `recentExposure` and
 * `baselineExposure` (days, or any common measure): Wilson's interval (1927) of recent/(recent + baseline),
 * carried over by p -> p/(1 - p) x baselineExposure/recentExposure. All null where nothing can be compared.
 */
export function ratioInterval(
  recent: number,
  baseline: number,
  recentExposure: number,
  baselineExposure: number,
): RatioInterval {
  const total = recent + baseline
  if (total === 0 || recentExposure <= 0 || baselineExposure <= 0) {
    return { ratio: null, lower: null, upper: null }
  }
  const share = recent / total
  const scale = 1 + (Z * Z) / total
  const centre = (share + (Z * Z) / (2 * total)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))
  const toRatio = (value: number): number => (value / (1 - value)) * (baselineExposure / recentExposure)
  return {
    ratio: baseline === 0 ? null : toRatio(share),
    lower: toRatio(Math.max(0, centre - half)),
    upper: baseline === 0 ? null : toRatio(Math.min(1, centre + half)),
  }
}

export interface StatusFacts {
  readonly recent: number
  readonly baseline: number
  readonly authors: number
  /** Share of the days of each span that were covered, 0 to 1. */
  readonly recentCoverage: number
  readonly baselineCoverage: number
  /** Whether stored evidence from before the recent span holds the topic, however old. */
  readonly seenBefore: boolean
  readonly interval: RatioInterval
}

/** The first rule that fits decides; the sentence says which one it was. */
export function statusOf(facts: StatusFacts): { status: TrendStatus; rule: string } {
  const { recent, baseline, authors, interval } = facts
  // First, because posts of platforms without a baseline are not among the counts that follow.
  if (facts.recentCoverage < 0.5 || facts.baselineCoverage < 0.5) {
    return { status: 'insufficient_data', rule: 'fewer than half of the compared days were collected' }
  }
  if (recent + baseline < MIN_INDEPENDENT) {
    return { status: 'insufficient_data', rule: `fewer than ${MIN_INDEPENDENT} independent mentions` }
  }
  if (authors < MIN_AUTHORS) return { status: 'insufficient_data', rule: `fewer than ${MIN_AUTHORS} authors` }
  if (baseline === 0 && !facts.seenBefore) {
    return { status: 'new', rule: 'no earlier mention in stored evidence' }
  }
  if (interval.lower !== null && interval.lower > 1) {
    return { status: 'rising', rule: 'the whole 90 % interval of the rate ratio lies above 1' }
  }
  if (interval.upper !== null && interval.upper < 1) {
    return { status: 'fading', rule: 'the whole 90 % interval of the rate ratio lies below 1' }
  }
  return { status: 'steady', rule: 'the 90 % interval of the rate ratio includes 1' }
}
