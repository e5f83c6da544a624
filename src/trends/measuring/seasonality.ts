import { DAY_MS, dayName, dayOf } from '../../lib/days.ts'
import type { Peak } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { independentOf, type Periods } from './periods.ts'
import { ratioInterval } from './status.ts'

const { minPeakShare, minPeaks } = valuesOf(parameters.seasonality)
const { minChange } = valuesOf(parameters.status)

/** How a topic's recent count compares with the peaks that it had before. */
export interface Recurrence {
  /** Latest first; none unless there are two or more. */
  readonly peaks: readonly Peak[]
  /** Lower end of the 90 % interval of the ratio between recent period and highest peak; null without peaks. */
  readonly lower: number | null
}

/**
 * The earlier peaks of a topic: stretches as long as the recent period that were about as high, each with a calmer
 * time of at least that length before the next one, calmer meaning that the whole 90 % interval of their rate ratio
 * lies above `minChange`. Less certain ones turn up by chance in any long history of few mentions. A topic that had
 * two of them recurs, and tells only what goes beyond the highest. `mentions` are those of the streams compared, in
 * order of time; `recent` is the count of the recent period, `clustering` the design effect (1 or more) and
 * `growthOf` says how many mentions of now one of then counts for.
 */
export function recurrenceOf(
  mentions: readonly Mention[],
  periods: Periods,
  recent: number,
  clustering: number,
  growthOf: (mention: Mention) => number,
): Recurrence {
  const lengthMs = periods.toMs - periods.recentFromMs
  const stretches = stretchesOf(mentions, periods, growthOf)
  const peaks: Stretch[] = []
  let laterFromMs = periods.recentFromMs
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.toMs > laterFromMs - lengthMs || stretch.adjusted < minPeakShare * recent) continue
    // The first stretch to be high enough holds only a part of the peak; the highest near it holds it all.
    const peak = stretches
      .slice(index)
      .filter(({ toMs }) => toMs > stretch.toMs - lengthMs)
      .reduce((most, other) => (other.adjusted > most.adjusted ? other : most))
    const between = independentOf(mentions, peak.toMs, laterFromMs - 1).length
    const calmMs = laterFromMs - peak.toMs
    const rise = ratioInterval(peak.count / clustering, between / clustering, lengthMs, calmMs)
    if ((rise.lower ?? 0) < minChange) continue
    peaks.push(peak)
    laterFromMs = peak.fromMs
  }
  if (peaks.length < minPeaks) return { peaks: [], lower: null }
  const highest = peaks.reduce((most, peak) => (peak.adjusted > most.adjusted ? peak : most))
  return {
    peaks: peaks.map(({ fromMs, count }) => ({ from: dayName(dayOf(fromMs)), independent: count })),
    lower: ratioInterval(recent / clustering, highest.count / clustering, highest.adjusted, highest.count)
      .lower,
  }
}

interface Stretch {
  readonly fromMs: number
  readonly toMs: number
  readonly count: number
  /** The count in mentions of now, that is times the growth of each stream. */
  readonly adjusted: number
}

/** One for each day before the recent period that a stretch may end with, latest first. */
function stretchesOf(
  mentions: readonly Mention[],
  { recentFromMs, toMs: nowMs }: Periods,
  growthOf: (mention: Mention) => number,
): Stretch[] {
  const lengthMs = nowMs - recentFromMs
  const firstMs = mentions[0]?.time ?? recentFromMs
  const stretches: Stretch[] = []
  for (let toMs = recentFromMs - lengthMs; toMs > firstMs; toMs -= DAY_MS) {
    const fromMs = toMs - lengthMs
    const counted = independentOf(mentions, fromMs, toMs - 1)
    const adjusted = counted.reduce((sum, mention) => sum + growthOf(mention), 0)
    stretches.push({ fromMs, toMs, count: counted.length, adjusted })
  }
  return stretches
}
