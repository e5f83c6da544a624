import { DAY_MS, dayName, dayOf } from '../../../src/lib/days.ts'
import type { LedgerEntry, Platform, QueryKind } from '../../../src/model/index.ts'
import { coverageOf } from '../../../src/trends/index.ts'
import type { Coverage } from '../../../src/trends/measuring/coverage.ts'
import { NOW } from '../posts.ts'

/** From the first to the last day ago. */
export type Stretch = readonly [from: number, to: number]

/** What queries of a kind that were asked throughout reached, stretch by stretch. */
export function entryOf(platform: Platform, kind: QueryKind, stretches: readonly Stretch[]): LedgerEntry {
  const today = dayOf(NOW.getTime())
  const days = stretches.flatMap(([from, to]) =>
    Array.from({ length: from - to }, (_, index) => today - from + index),
  )
  return {
    platform,
    kind,
    from: new Date(Math.min(...days) * DAY_MS).toISOString(),
    until: new Date((Math.max(...days) + 1) * DAY_MS - 1).toISOString(),
    days: days.map(dayName),
  }
}

/** What was collected of each platform, by queries of one kind. */
export function collected(stretches: Partial<Record<Platform, readonly Stretch[]>>): Coverage {
  const entries = Object.entries(stretches) as [Platform, readonly Stretch[]][]
  return coverageOf(
    [],
    entries.map(([platform, list]) => entryOf(platform, 'words', list)),
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
