import { dayName, dayOf } from '../../lib/days.ts'
import { type Platform, platforms } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import type { Coverage } from '../measuring/coverage.ts'
import { commentStreamOf, ofPlatform, type Stream } from '../measuring/streams.ts'

/** Days in a row, both included (UTC, `YYYY-MM-DD`), on which a platform was not collected. */
export interface UncollectedDays {
  readonly platform: Platform
  readonly from: string
  readonly to: string
  /** Some of what was asked reached them. */
  readonly partial?: true
}

/**
 * The days in the windows, [from, to) in milliseconds since 1970, on which the streams were not all collected: by
 * platform, those wholly without collection and those partly, in order of time. Comments count where the streams are of
 * nothing else: what posts they stand under was collected or was not. Of a platform without any of the streams those count
 * that customers' posts come in by; without one none of its days was collected.
 */
export function uncollectedDays(
  coverage: Pick<Coverage, 'isCovered' | 'isComplete' | 'customerPostStreams'>,
  streams: readonly Stream[],
  windows: readonly { readonly fromMs: number; readonly toMs: number }[],
): UncollectedDays[] {
  const days = new Set<number>()
  for (const { fromMs, toMs } of windows) {
    for (let day = dayOf(fromMs); day <= dayOf(toMs - 1); day += 1) days.add(day)
  }
  const inOrder = [...days].sort((first, second) => first - second)
  return [...platforms].sort().flatMap((platform) => {
    const ofPosts = ofPlatform(streams, platform)
    const said = ofPosts.length > 0 ? ofPosts : streams.filter((one) => one === commentStreamOf(platform))
    const used = said.length > 0 ? said : coverage.customerPostStreams(platform)
    // A day that goes on is not missing.
    const { none, some } = reachedDays(coverage, used, inOrder, Number.NEGATIVE_INFINITY)
    return [
      ...daysInARow(none).map((range) => ({ platform, ...range })),
      ...daysInARow(some).map((range) => ({ platform, ...range, partial: true as const })),
    ].sort((first, second) => compareText(first.from, second.from))
  })
}

/**
 * Of the days those on which all of the streams were collected, to their ends or to `nowMs`, those on which some were or
 * in part, and those on which none was; without any stream none is.
 */
export function reachedDays(
  coverage: Pick<Coverage, 'isCovered' | 'isComplete'>,
  streams: readonly Stream[],
  days: readonly number[],
  nowMs: number,
): { readonly all: number[]; readonly some: number[]; readonly none: number[] } {
  const all: number[] = []
  const some: number[] = []
  const none: number[] = []
  for (const day of days) {
    const isReached = streams.some((stream) => coverage.isCovered(stream, day))
    const isWhole = isReached && streams.every((stream) => coverage.isComplete(stream, day, nowMs))
    const list = isWhole ? all : isReached ? some : none
    list.push(day)
  }
  return { all, some, none }
}

/** Days since 1970 in ascending order as ranges of days in a row, both ends included (UTC, `YYYY-MM-DD`). */
export function daysInARow(days: readonly number[]): { from: string; to: string }[] {
  const runs: { first: number; last: number }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs.map(({ first, last }) => ({ from: dayName(first), to: dayName(last) }))
}
