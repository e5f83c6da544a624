import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { withoutMassCopies } from './originals.ts'
import { onePerDay } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'
import { countUpTo } from './sorted.ts'

const { maxOutlierShare, faintestShare, outlierSample } = valuesOf(parameters.outliers)

/**
 * A new topic's group gathers a few older posts that share a word with it. Where hardly any older post holds
 * the core as clearly as the recent ones do, the older ones are strays and the topic is new. An older post counts for
 * the chance that none of three recent ones is clearer: a bar, such as their median, often falls between posts that
 * hold the same words, and one day more of posts would make the same history strays or none.
 */
export function withoutOutliers(
  gathered: readonly Mention[],
  { periods, isOn }: Pick<RankingContext, 'periods' | 'isOn'>,
  membership: Float64Array,
): readonly Mention[] {
  if (!isOn('outliers')) return gathered
  const isRecent = ({ time }: Mention): boolean => time >= periods.recentFromMs
  // Neither a campaign nor one author's flood may make the everyday posts around it look new.
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
 * What is compared over time: the posts that hold the core at least as clearly as all but the faintest. A group's
 * edge, which is where other topics' posts gather, does not count. The bar is taken from both spans together: a
 * bar from one of them keeps more of that one and so makes a change of its own. Each author counts once a day, or one
 * who floods the topic with its clearest words would set a bar that leaves the others out.
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
