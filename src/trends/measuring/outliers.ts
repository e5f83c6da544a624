import { DAY_MS } from '../../lib/days.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { withoutMassCopies } from './originals.ts'
import { onePerDay } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'
import { countUpTo } from './sorted.ts'

const { usualWindowsDays } = valuesOf(parameters.periods)
const { maxOutlierShare, faintestShare, minKnownPosts, minOnsetMentions, outlierSample } = valuesOf(
  parameters.outliers,
)

/**
 * The mentions without the older outliers of a topic that is new, or was when it began. Its cluster gathers a few older
 * posts that share a word with it. Where hardly any older post holds the signature as clearly as the later ones do, the
 * older ones are outliers. An older post counts for the chance that none of three later ones is clearer: a threshold,
 * such as their median, often falls between posts that hold the same words, and one day more of posts would make the
 * same history outliers or none. `membership` has one value a distinct text.
 *
 * Windows agree: it is asked of each of the usual ones whether the topic began in it, so that what is history in one is
 * no outlier in another; and where a whole clear post is older, a topic `isRising` in a shorter one is not new. It tells
 * of a window that begins at a moment.
 */
export function withoutOutliers(
  gathered: readonly Mention[],
  { periods, isOn }: Pick<RankingContext, 'periods' | 'isOn'>,
  membership: Float64Array,
  isRising: (fromMs: number) => boolean,
): readonly Mention[] {
  if (!isOn('outliers')) return gathered
  // Neither a campaign nor a prolific author may make the everyday posts around it look new.
  const counted = onePerDay(isOn('massCopies') ? withoutMassCopies(gathered) : gathered)
  const holdings = counted.map(({ time, text }) => ({ time, value: membership[text] ?? 0 }))
  const { recentFromMs, toMs } = periods
  const startsMs = [recentFromMs, ...usualWindowsDays.map((days) => toMs - days * DAY_MS)]
  const latestFirst = startsMs.toSorted((first, second) => second - first)
  const beganMs = latestFirst.find((startMs) => {
    const { clear, recent } = beginningAt(holdings, startMs)
    return (
      recent >= (startMs === recentFromMs ? 1 : minOnsetMentions) &&
      clear <= maxOutlierShare * recent &&
      (clear < minKnownPosts || !startsMs.some((laterMs) => laterMs > startMs && isRising(laterMs)))
    )
  })
  if (beganMs === undefined) return gathered
  const fromMs = Math.min(recentFromMs, beganMs)
  return gathered.filter(({ time }) => time >= fromMs)
}

/** A topic as it would be had it begun at a moment. */
interface Beginning {
  /** How many clear posts those from before the moment count for. */
  readonly clear: number
  /** Mentions since. */
  readonly recent: number
}

function beginningAt(
  holdings: readonly { readonly time: number; readonly value: number }[],
  startMs: number,
): Beginning {
  const recent = holdings.filter(({ time }) => time >= startMs).map(({ value }) => value)
  if (recent.length === holdings.length) return { clear: 0, recent: recent.length }
  recent.sort((first, second) => first - second)
  const clear = holdings
    .filter(({ time }) => time < startMs)
    .reduce((sum, { value }) => sum + (countUpTo(recent, value) / recent.length) ** outlierSample, 0)
  return { clear, recent: recent.length }
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
