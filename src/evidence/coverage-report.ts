import type { ActiveDay } from '../../db/coverage.ts'
import { dayName, dayOf } from '../lib/days.ts'
import { type Platform, platforms } from '../model/index.ts'
import { type CoveredDay, coverageOf, daysInARow } from '../trends/index.ts'

export interface PlatformCoverage {
  readonly platform: Platform
  /** Days of the window that were collected, by a scan's own record or as inferred from the stored posts. */
  readonly collectedDays: number
  /** Those of them that a scan recorded. */
  readonly recordedDays: number
  /** null: never collected in the window. */
  readonly lastCollectedDay: string | null
  /** What is missing, both ends inclusive; nothing can be said of these days. */
  readonly uncollected: readonly { readonly from: string; readonly to: string }[]
  /** Stored posts of the window. */
  readonly posts: number
}

export interface CoverageReport {
  readonly windowDays: number
  readonly platforms: readonly PlatformCoverage[]
  readonly note: string
}

const NOTE =
  'An uncollected day is unknown, not silent. Days without a scan’s record are inferred from the stored posts as the ranking infers them.'

/** Which days of the window ending at `now` each platform was collected, by the ranking's own rule. */
export function coverageReport(
  active: readonly ActiveDay[],
  ledger: readonly CoveredDay[],
  windowDays: number,
  now: Date,
): CoverageReport {
  const seen = active.map(({ platform, day }) => ({ platform, time: Date.parse(day), author: '' }))
  const { isCovered } = coverageOf(seen, ledger)
  const recorded = new Set(ledger.map(({ platform, day }) => `${platform} ${day}`))
  const last = dayOf(now.getTime())
  const days = Array.from({ length: windowDays }, (_, index) => last - windowDays + 1 + index)
  return {
    windowDays,
    platforms: platforms.map((platform) => {
      const collected = days.filter((day) => isCovered(platform, day))
      const lastDay = collected.at(-1)
      return {
        platform,
        collectedDays: collected.length,
        recordedDays: collected.filter((day) => recorded.has(`${platform} ${dayName(day)}`)).length,
        lastCollectedDay: lastDay === undefined ? null : dayName(lastDay),
        uncollected: daysInARow(days.filter((day) => !isCovered(platform, day))),
        posts: active
          .filter((entry) => entry.platform === platform && days.includes(dayOf(Date.parse(entry.day))))
          .reduce((sum, { posts }) => sum + posts, 0),
      }
    }),
    note: NOTE,
  }
}
