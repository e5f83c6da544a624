import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { withoutMassCopies } from './originals.ts'
import { onePerDay } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'
import { countUpTo } from './sorted.ts'

const { maxOutlierShare, faintestShare, outlierSample } = valuesOf(parameters.outliers)

/**
 * The mentions without the older outliers of a new topic. Its cluster gathers a few older posts that share a word
 * with it. Where hardly any older post holds the signature as clearly as the recent ones do, the older ones are
 * outliers and the topic is new. An older post counts for the chance that none of three recent ones is clearer: a
 * threshold, such as their median, often falls between posts that hold the same words, and one day more of posts
 * would make the same history outliers or none. `membership` has one value a distinct text.
 */
export function withoutOutliers(
  gathered: readonly Mention[],
  { periods, isOn }: Pick<RankingContext, 'periods' | 'isOn'>,
  membership: Float64Array,
): readonly Mention[] {
  if (!isOn('outliers')) return gathered
  const isRecent = ({ time }: Mention): boolean => time >= periods.recentFromMs
  // Neither a campaign nor a prolific author may make the everyday posts around it look new.
  const counted = onePerDay(isOn('massCopies') ? withoutMassCopies(gathered) : gathered)
  const membershipsOf = (mentions: readonly Mention[]) => mentions.map(({ text }) => membership[text] ?? 0)
  const recent = membershipsOf(counted.filter(isRecent)).sort((first, second) => first - second)
  if (recent.length === 0) return gathered
  const older = membershipsOf(counted.filter((mention) => !isRecent(mention)))
  const clear = older.reduce(
    (sum, value) => sum + (countUpTo(recent, value) / recent.length) ** outlierSample,
    0,
  )
  return clear <= maxOutlierShare * recent.length ? gathered.filter(isRecent) : gathered
}

/**
 * The mentions that are compared over time: all but the quarter that holds the signature least, because other topics'
 * posts gather at a cluster's edge. The threshold comes from both periods together: one from a single period keeps
 * more of that period and makes a change of its own. Each author counts once a day, or a prolific one would set a
 * threshold that leaves the others out.
 */
export function clearestOf(all: readonly Mention[], membership: Float64Array): readonly Mention[] {
  const membershipOf = (mention: Mention): number => membership[mention.text] ?? 0
  const bar = quantileOf(onePerDay(all).map(membershipOf), faintestShare)
  return all.filter((mention) => membershipOf(mention) >= bar)
}

function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
