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

const MEDIAN = 1 / 2

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
 * high baseline alone would all seem to have fallen. What grows in the median topic no surer than by chance, 90 %, is
 * no growth of the stream: in a workspace where much is on the rise, groups that mix it with the rest all rise a
 * little. `expected` is the quotient of the two periods' exposures. 1 where the stream has too few mentions.
 */
function estimateGrowth(topics: readonly PeriodCounts[], expected: number): number {
  const usable = topics.filter((topic) => topic.baseline > 0)
  const weight = usable.reduce((sum, topic) => sum + topic.baseline, 0)
  if (usable.length < minGrowthTopics || weight < minGrowthBaseline || expected <= 0) return 1
  const ratios = ratiosOf(usable, expected)
  let growth = quantileOf(ratios, MEDIAN)
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
  if (!isOfMost(ratios, growth > 1)) return 1
  // Of a two-sided 90 % interval the end that is nearer to none.
  const sure = Math.max(0, Math.abs(Math.log(growth)) - Z95 * error)
  return Math.exp(Math.sign(Math.log(growth)) * sure)
}

/** How many times as much a topic has as before, and how much that tells: its mentions before. */
interface Ratio {
  readonly ratio: number
  readonly weight: number
}

/** The ratios of the topics, lowest first. */
function ratiosOf(topics: readonly PeriodCounts[], expected: number): Ratio[] {
  return topics
    .map(({ recent, baseline }) => ({
      ratio: (recent + growthPseudocount * expected) / ((baseline + growthPseudocount) * expected),
      weight: baseline,
    }))
    .sort((first, second) => first.ratio - second.ratio)
}

/**
 * Whether the whole 90 % interval of the weighted median lies above 1, or below: that of order statistics, where as
 * many topics are drawn as their weights are worth (Kish's effective sample size).
 */
function isOfMost(ratios: readonly Ratio[], upwards: boolean): boolean {
  const total = sumOf(ratios.map(({ weight }) => weight))
  const effective = total ** 2 / sumOf(ratios.map(({ weight }) => weight ** 2))
  const half = Z95 / (2 * Math.sqrt(effective))
  return upwards ? quantileOf(ratios, MEDIAN - half) > 1 : quantileOf(ratios, MEDIAN + half) < 1
}

function quantileOf(ratios: readonly Ratio[], share: number): number {
  const wanted = share * sumOf(ratios.map(({ weight }) => weight))
  let passed = 0
  for (const { ratio, weight } of ratios) {
    passed += weight
    if (passed >= wanted) return ratio
  }
  return ratios.at(-1)?.ratio ?? 1
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
