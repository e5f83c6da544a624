import { dayName, dayOf } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Coverage } from '../measuring/coverage.ts'

/** Days in a row, both included (UTC, `YYYY-MM-DD`), on which a platform was not collected. */
export interface UncollectedDays {
  readonly platform: Platform
  readonly from: string
  readonly to: string
}

/** The uncollected days of each platform in the windows, [from, to) in milliseconds since 1970, in order of time. */
export function uncollectedDays(
  coverage: Coverage,
  platforms: ReadonlySet<Platform>,
  windows: readonly { readonly fromMs: number; readonly toMs: number }[],
): UncollectedDays[] {
  const days = new Set<number>()
  for (const { fromMs, toMs } of windows) {
    for (let day = dayOf(fromMs); day <= dayOf(toMs - 1); day += 1) days.add(day)
  }
  return [...platforms].sort().flatMap((platform) => {
    const missing = [...days].filter((day) => !coverage.isCovered(platform, day))
    return daysInARow(missing).map((range) => ({ platform, ...range }))
  })
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
