import { DAY_MS } from '../../lib/days.ts'
import type { comparisons } from '../../model/index.ts'
import type { Coverage } from '../measuring/coverage.ts'
import { firstCoveredMs, mostCoveredDays, type Periods } from '../measuring/periods.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minLeftCoverage } = valuesOf(parameters.changes)

/**
 * What is compared with what entered the window: the stretch that left it (`entered_with_left`); where that was hardly
 * collected, all of the earlier window that was (`since_with_before`); nothing, because nothing older is stored
 * (`nothing_before`) or because no time has passed (`none`).
 */
export type Comparison = (typeof comparisons)[number]

/**
 * The two periods to compare, times in milliseconds since 1970: what was published after `sinceMs`, at most a window
 * length up to `nowMs`, and a stretch as long from the start of the window that ended with `sinceMs`. Where less than
 * half of the latter was collected in every stream, the whole earlier window from its first collected day on; rates
 * are compared, so the lengths may differ.
 */
export function changePeriods(
  coverage: Coverage,
  sinceMs: number,
  nowMs: number,
  windowMs: number,
  hasBefore: boolean,
):
  | { readonly comparison: 'none'; readonly periods: null }
  | { comparison: Exclude<Comparison, 'none'>; periods: Periods } {
  if (sinceMs >= nowMs) return { comparison: 'none', periods: null }
  const lengthMs = Math.min(nowMs - sinceMs, windowMs)
  // A post of the very moment belongs to the past.
  const recentFromMs = nowMs - lengthMs + 1
  const earliestMs = sinceMs - windowMs
  const left: Periods = {
    comparison: 'entered_with_left',
    baselineFromMs: earliestMs,
    baselineToMs: earliestMs + lengthMs,
    recentFromMs,
    toMs: nowMs,
  }
  if (!hasBefore) return { comparison: 'nothing_before', periods: left }
  const lengthDays = lengthMs / DAY_MS
  const collectedDays = mostCoveredDays(coverage, left.baselineFromMs, left.baselineToMs)
  const firstMs = firstCoveredMs(coverage, earliestMs, sinceMs)
  if (collectedDays >= minLeftCoverage * lengthDays || firstMs >= sinceMs) {
    return { comparison: 'entered_with_left', periods: left }
  }
  return {
    comparison: 'since_with_before',
    periods: { ...left, comparison: 'since_with_before', baselineFromMs: firstMs, baselineToMs: sinceMs },
  }
}
