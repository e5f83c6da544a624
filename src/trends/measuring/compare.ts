import { DAY_MS } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import type { Mention } from '../corpus/mentions.ts'
import { countsIn, independentOf } from './periods.ts'
import type { Yardstick } from './ranking-context.ts'
import { recurrenceOf } from './seasonality.ts'
import { ratioInterval, statusOf } from './status.ts'
import { streams } from './streams.ts'

/**
 * The interval test on the streams that were collected in both spans. The others say nothing of change, and a
 * platform added yesterday must neither make its topics new nor take the verdict from those on old platforms.
 */
export function compare(
  all: readonly Mention[],
  yardstick: Pick<Yardstick, 'spans' | 'coverage' | 'growth'>,
) {
  const { spans, coverage, growth } = yardstick
  const counts = countsIn(all, spans, coverage)
  const counted = streams.filter((stream) => counts.recent[stream] + counts.baseline[stream] > 0)
  // Where neither span has a mention, whether it was collected is asked of the streams that the topic is in.
  const present = counted.length > 0 ? counted : coverage.streamsOf(all)
  const recentSpanDays = (spans.toMs - spans.recentFromMs) / DAY_MS
  const baselineSpanDays = (spans.baselineToMs - spans.baselineFromMs) / DAY_MS
  const days = present.map((stream) => ({
    stream,
    recentDays: coverage.coveredDays(stream, spans.recentFromMs, spans.toMs),
    baselineDays: coverage.coveredDays(stream, spans.baselineFromMs, spans.baselineToMs),
    share:
      coverage.exposure(stream, spans.recentFromMs, spans.toMs) /
      coverage.exposure(stream, spans.baselineFromMs, spans.baselineToMs),
  }))
  const comparable = days.filter(
    (entry) => entry.recentDays > 0 && entry.baselineDays >= baselineSpanDays / 4,
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
  // Exposure of the recent span per unit of baseline: as the baseline's posts are spread over streams, and
  // as all posts are where the baseline is empty.
  const recentExposure = baseline > 0 ? expected / baseline : exposure / Math.max(1, recent + baseline)
  const { clustering } = counts
  const interval = ratioInterval(recent / clustering, baseline / clustering, recentExposure, 1)
  const compared = all.filter(({ time }) => time < spans.baselineToMs || time >= spans.recentFromMs)
  const independent = independentOf(compared, spans.baselineFromMs, spans.toMs)
  const verdict = statusOf({
    recent,
    baseline,
    authors: new Set(independent.map((mention) => mention.author)).size,
    recentCoverage: recentCovered / (comparable.length * recentSpanDays || 1),
    baselineCoverage: baselineCovered / (comparable.length * baselineSpanDays || 1),
    seenBefore: all.some((mention) => mention.time < spans.recentFromMs),
    interval,
  })
  const streamsCompared = new Set(comparable.map(({ stream }) => stream))
  const { peaks, lower } =
    verdict.status === 'rising'
      ? recurrenceOf(
          all.filter(
            (mention) => streamsCompared.has(coverage.streamOf(mention)) && coverage.isCounted(mention),
          ),
          spans,
          recent,
          clustering,
          (mention) => growth[coverage.streamOf(mention)],
        )
      : { peaks: [], lower: null }
  return {
    ...verdict,
    interval: {
      comparison: spans.comparison,
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
