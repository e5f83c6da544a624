import { Z95 } from '../../lib/normal.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Coverage } from './coverage.ts'
import { countsIn, onePerDay, type Periods } from './periods.ts'
import { perStream, type Stream } from './streams.ts'

const {
  minTopicMentions,
  minGrowthTopics,
  minGrowthBaseline,
  maxGrowthRounds,
  changedTopicZ,
  growthPseudocount,
} = valuesOf(parameters.growth)

/** One topic in one stream: independent mentions in the two periods. */
export interface PeriodCounts {
  readonly recent: number
  readonly baseline: number
}

/**
 * The growth of every stream between the two periods, as a factor above 0, from all topics together; each author
 * counts once a day, or one who writes in many topics would make all others seem to fade.
 */
export function streamGrowth(
  topics: readonly (readonly Mention[])[],
  periods: Periods,
  coverage: Coverage,
): Record<Stream, number> {
  const counted = new Set(onePerDay(topics.flat()))
  const counts = topics.map((mentions) =>
    countsIn(
      mentions.filter((mention) => counted.has(mention)),
      periods,
      coverage,
    ),
  )
  return perStream((stream) => {
    const recent = coverage.exposure(stream, periods.recentFromMs, periods.toMs)
    const baseline = coverage.exposure(stream, periods.baselineFromMs, periods.baselineToMs)
    const expected = baseline > 0 ? recent / baseline : 0
    return estimateGrowth(
      counts.map(({ recent, baseline, clustering }) => ({
        recent: recent[stream] / clustering,
        baseline: baseline[stream] / clustering,
      })),
      expected,
    )
  })
}

/**
 * How many times as much a stream gives per covered day now as before for reasons that are no topic's: a larger
 * quota, more sources. Robust, so that a few bursts cannot pose as growth: from the median of the topics' own ratios,
 * weighted by baseline, on to the total ratio of the topics that do not differ from it by more than chance (score
 * test, two-sided 1 %), until it settles. Topics are selected by both counts together, because those selected for a
 * high baseline alone would all seem to have fallen. `expected` is the quotient of the two periods' exposures. 1
 * where the stream has too few mentions.
 */
function estimateGrowth(topics: readonly PeriodCounts[], expected: number): number {
  const usable = topics.filter((topic) => topic.baseline > 0)
  const weight = usable.reduce((sum, topic) => sum + topic.baseline, 0)
  if (usable.length < minGrowthTopics || weight < minGrowthBaseline || expected <= 0) return 1
  let growth = medianRatio(usable, expected, weight)
  let error = Number.POSITIVE_INFINITY
  for (let round = 0; round < maxGrowthRounds; round += 1) {
    const share = (growth * expected) / (1 + growth * expected)
    let recent = 0
    let baseline = 0
    for (const topic of topics) {
      const total = topic.recent + topic.baseline
      const spread = changedTopicZ * Math.sqrt(total * share * (1 - share))
      if (total >= minTopicMentions && Math.abs(topic.recent - total * share) > spread) continue
      recent += topic.recent
      baseline += topic.baseline
    }
    if (baseline < minGrowthBaseline) break
    growth = (recent + growthPseudocount) / ((baseline + growthPseudocount) * expected)
    error = Math.sqrt(1 / (recent + growthPseudocount) + 1 / (baseline + growthPseudocount))
  }
  // Of a two-sided 90 % interval the end that is nearer to none.
  const sure = Math.max(0, Math.abs(Math.log(growth)) - Z95 * error)
  return Math.exp(Math.sign(Math.log(growth)) * sure)
}

function medianRatio(topics: readonly PeriodCounts[], expected: number, weight: number): number {
  const ratioOf = (topic: PeriodCounts): number =>
    (topic.recent + growthPseudocount * expected) / ((topic.baseline + growthPseudocount) * expected)
  let passed = 0
  for (const topic of [...topics].sort((first, second) => ratioOf(first) - ratioOf(second))) {
    passed += topic.baseline
    if (passed * 2 >= weight) return ratioOf(topic)
  }
  return 1
}
