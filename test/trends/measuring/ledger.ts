import { DAY_MS, dayName, dayOf } from '../../../src/lib/days.ts'
import type { Platform } from '../../../src/model/index.ts'
import { type Coverage, coverageOf } from '../../../src/trends/measuring/coverage.ts'
import { NOW } from '../posts.ts'

/** On each platform the days that were collected, from the first to the last day ago, as a ledger tells it. */
export function collected(
  stretches: Partial<Record<Platform, readonly (readonly [from: number, to: number])[]>>,
): Coverage {
  const today = dayOf(NOW.getTime())
  const entries = Object.entries(stretches) as [Platform, readonly (readonly [number, number])[]][]
  return coverageOf(
    [],
    entries.flatMap(([platform, list]) =>
      list.flatMap(([from, to]) =>
        Array.from({ length: from - to }, (_, index) => ({ platform, day: dayName(today - from + index) })),
      ),
    ),
  )
}

export function msAgo(days: number): number {
  return NOW.getTime() - days * DAY_MS
}

/** A window of seven days and the 28 before it. */
export const periods = {
  comparison: 'window_with_history',
  baselineFromMs: msAgo(35),
  baselineToMs: msAgo(7),
  recentFromMs: msAgo(7),
  toMs: NOW.getTime(),
} as const
