import { dayName, dayOf } from '../../lib/days.ts'
import type { DailyCount } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import type { Stream } from '../measuring/streams.ts'

/** The days of a window, as days since 1970: those of all its mentions, which are in order of time. */
export function daysOf(
  mentions: readonly Mention[],
  { windowFromMs, periods }: Pick<RankingContext, 'windowFromMs' | 'periods'>,
): number[] {
  const first = dayOf(windowFromMs)
  const last = Math.max(dayOf(periods.toMs - 1), dayOf(mentions.at(-1)?.time ?? 0))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * The mentions of each of the days; `streams` are those that can hold them. A day that the queries for them did not
 * all reach has no whole count, even where it has posts; nor has one that they reached only up to a time before its
 * end and before now.
 */
export function dailyOf(
  days: readonly number[],
  mentions: readonly Mention[],
  streams: readonly Stream[],
  { coverage, periods }: Pick<RankingContext, 'coverage' | 'periods'>,
): DailyCount[] {
  const counts = new Map<number, number>()
  for (const { time } of mentions) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1)
  return days.map((day) => {
    const isReached = streams.some((stream) => coverage.isCovered(stream, day))
    const count = counts.get(day) ?? (isReached ? 0 : null)
    const isComplete = streams.every((stream) => coverage.isComplete(stream, day, periods.toMs))
    return { day: dayName(day), count, ...(count !== null && !isComplete ? { partial: true as const } : {}) }
  })
}
