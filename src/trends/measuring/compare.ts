import { DAY_MS } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Earlier, earlierOf } from './earlier.ts'
import { clearestOf, withoutOutliers } from './outliers.ts'
import { countsIn, independentOf, periodsOf } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'
import { recurrenceOf } from './seasonality.ts'
import { ratioInterval, statusOf } from './status.ts'
import { perStream, streams } from './streams.ts'

const { minBaselineCoverage } = valuesOf(parameters.compare)

const NO_GROWTH = perStream(() => 1)

type ComparedBy = Pick<RankingContext, 'periods' | 'coverage' | 'growth' | 'isOn'>

/**
 * What is a topic's of the mentions that its cluster gathered (in order of time), what came before the recent period,
 * and how the two periods compare; see outliers.ts and `compare`. `membership` has one value a distinct text.
 */
export function compareTopic(gathered: readonly Mention[], context: ComparedBy, membership: Float64Array) {
  const { periods, coverage, isOn } = context
  const clearest = (some: readonly Mention[]) => (isOn('clearestPosts') ? clearestOf(some, membership) : some)
  const isRising = (fromMs: number): boolean => {
    const days = (periods.toMs - fromMs) / DAY_MS
    const shorter = {
      ...context,
      periods: periodsOf(days, new Date(periods.toMs), coverage),
      growth: NO_GROWTH,
    }
    return compare(clearest(gathered), shorter).status === 'rising'
  }
  const all = withoutOutliers(gathered, context, membership, isRising)
  const earlier = earlierOf(gathered, all, periods)
  return { all, earlier, ...compare(clearest(all), context, earlier) }
}

/**
 * Compares the two periods of one topic by the interval test, on the streams that were collected in both: the others
 * say nothing of change, and a platform added yesterday must neither make its topics new nor take the verdict from
 * those on old platforms. `all` are the mentions of the topic, in order of time. Returns status, the rule that decided,
 * and the interval that is shown.
 */
export function compare(
  all: readonly Mention[],
  context: ComparedBy,
  earlier: Earlier = earlierOf(all, all, context.periods),
) {
  const { periods, coverage, growth, isOn } = context
  const counts = countsIn(all, periods, coverage)
  const counted = streams.filter((stream) => counts.recent[stream] + counts.baseline[stream] > 0)
  // Where neither period has a mention, whether it was collected is asked of the streams that the topic is in.
  const present = counted.length > 0 ? counted : coverage.streamsOf(all)
  const recentPeriodDays = (periods.toMs - periods.recentFromMs) / DAY_MS
  const baselinePeriodDays = (periods.baselineToMs - periods.baselineFromMs) / DAY_MS
  const days = present.map((stream) => ({
    stream,
    recentDays: coverage.coveredDays(stream, periods.recentFromMs, periods.toMs),
    baselineDays: coverage.coveredDays(stream, periods.baselineFromMs, periods.baselineToMs),
    share:
      coverage.exposure(stream, periods.recentFromMs, periods.toMs) /
      coverage.exposure(stream, periods.baselineFromMs, periods.baselineToMs),
  }))
  const comparable = days.filter(
    (entry) => entry.recentDays > 0 && entry.baselineDays >= minBaselineCoverage * baselinePeriodDays,
  )
  let recent = 0
  let baseline = 0
  let expected = 0
  let exposure = 0
  let recentCovered = 0
  let baselineCovered = 0
  for (const { stream, recentDays, baselineDays, share } of comparable) {
    const factor = growth[stream] * share
    recent += counts.recent[stream]
    baseline += counts.baseline[stream]
    expected += counts.baseline[stream] * factor
    exposure += factor * (counts.recent[stream] + counts.baseline[stream])
    recentCovered += recentDays
    baselineCovered += baselineDays
  }
  // Exposure of the recent period per unit of baseline: as the baseline's posts are spread over streams, and
  // as all posts are where the baseline is empty.
  const recentExposure = baseline > 0 ? expected / baseline : exposure / Math.max(1, recent + baseline)
  const { clustering } = counts
  const interval = ratioInterval(recent / clustering, baseline / clustering, recentExposure, 1)
  const compared = all.filter(({ time }) => time < periods.baselineToMs || time >= periods.recentFromMs)
  const independent = independentOf(compared, periods.baselineFromMs, periods.toMs)
  const verdict = statusOf({
    recent,
    baseline,
    authors: new Set(independent.map((mention) => mention.author)).size,
    recentCoverage: recentCovered / (comparable.length * recentPeriodDays || 1),
    baselineCoverage: baselineCovered / (comparable.length * baselinePeriodDays || 1),
    earlier,
    interval,
  })
  const streamsCompared = new Set(comparable.map(({ stream }) => stream))
  const { peaks, lower } =
    verdict.status === 'rising' && isOn('seasonality')
      ? recurrenceOf(
          all.filter(
            (mention) => streamsCompared.has(coverage.streamOf(mention)) && coverage.isCounted(mention),
          ),
          periods,
          recent,
          clustering,
          (mention) => growth[coverage.streamOf(mention)],
        )
      : { peaks: [], lower: null }
  return {
    ...verdict,
    interval: {
      comparison: periods.comparison,
      recent,
      baseline,
      clustering: round(clustering),
      expected: round(expected),
      recentCoveredDays: round(recentCovered),
      baselineCoveredDays: round(baselineCovered),
      ratio: roundOrNull(interval.ratio),
      lower: roundOrNull(interval.lower),
      upper: roundOrNull(interval.upper),
      peaks,
      lowerOverPeaks: roundOrNull(lower),
    },
  }
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value)
}
