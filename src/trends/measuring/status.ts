import type { TrendStatus } from '../../model/index.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Earlier, earlierWords } from './earlier.ts'
import { shareInterval } from './share-interval.ts'

const { minIndependent, minAuthors, minChange, minComparedCoverage } = valuesOf(parameters.status)

const LARGE_ENOUGH = `and the change is ${minChange}-fold or more`

export interface RatioInterval {
  readonly ratio: number | null
  readonly lower: number | null
  /** null: no upper end, because the baseline is empty or nearly so. */
  readonly upper: number | null
}

/**
 * 90 % interval of the rate ratio between two Poisson counts (0 or more, not always whole) observed for
 * `recentExposure` and `baselineExposure` (days, or any common measure): that of recent/(recent + baseline) (see
 * share-interval.ts), carried over by p -> p/(1 - p) x baselineExposure/recentExposure. Ratios are 0 or more; all null
 * where nothing can be compared.
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
  const { share, lower, upper } = shareInterval(recent, total)
  const toRatio = (value: number): number => (value / (1 - value)) * (baselineExposure / recentExposure)
  return {
    ratio: baseline === 0 ? null : toRatio(share),
    lower: toRatio(lower),
    upper: baseline === 0 || upper === 1 ? null : toRatio(upper),
  }
}

export interface StatusFacts {
  readonly recent: number
  readonly baseline: number
  readonly authors: number
  /** Share of the days of each period that were covered, 0 to 1. */
  readonly recentCoverage: number
  readonly baselineCoverage: number
  readonly earlier: Earlier
  readonly interval: RatioInterval
}

/** The first rule that fits decides; the sentence says which one it was. */
export function statusOf(facts: StatusFacts): { status: TrendStatus; rule: string } {
  const { recent, baseline, authors, interval } = facts
  // First, because posts of platforms without a baseline are not among the counts that follow.
  if (Math.min(facts.recentCoverage, facts.baselineCoverage) < minComparedCoverage) {
    return { status: 'insufficient_data', rule: 'fewer than half of the compared days were collected' }
  }
  if (recent + baseline < minIndependent) {
    return { status: 'insufficient_data', rule: `fewer than ${minIndependent} independent mentions` }
  }
  if (authors < minAuthors) return { status: 'insufficient_data', rule: `fewer than ${minAuthors} authors` }
  const { ratio, lower, upper } = interval
  if (baseline === 0 && !facts.earlier.isKnown) {
    // Nothing before may be chance as a rise may be: one crowded discussion, or a history that is short beside the window.
    return lower !== null && lower > 1
      ? { status: 'new', rule: earlierWords(facts.earlier) ?? 'no earlier mention in stored evidence' }
      : { status: 'insufficient_data', rule: 'no history, and too few separate discussions to call it new' }
  }
  // A topic is only looked at when it has posts now, so that few are no sign of a rise.
  if (lower !== null && lower > 1) {
    if (recent < minIndependent) {
      return {
        status: 'steady',
        rule: `fewer than ${minIndependent} independent mentions in the recent span`,
      }
    }
    return ratio === null || ratio >= minChange
      ? { status: 'rising', rule: `the whole 90 % interval of the rate ratio lies above 1, ${LARGE_ENOUGH}` }
      : { status: 'steady', rule: `more than before, but not ${minChange} times` }
  }
  if (ratio !== null && upper !== null && upper < 1) {
    return ratio <= 1 / minChange
      ? { status: 'fading', rule: `the whole 90 % interval of the rate ratio lies below 1, ${LARGE_ENOUGH}` }
      : { status: 'steady', rule: `less than before, but not ${minChange} times` }
  }
  return { status: 'steady', rule: 'the 90 % interval of the rate ratio includes 1' }
}
