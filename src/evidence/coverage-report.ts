import type { ActiveDay } from '../../db/coverage.ts'
import { dayName, dayOf } from '../lib/days.ts'
import { isCommentQuery, type Ledger, type Platform, platforms, type QueryKind } from '../model/index.ts'
import {
  commentStreamOf,
  coverageOf,
  daysInARow,
  isComment,
  ofPlatform,
  reachedDays,
  type Stream,
} from '../trends/index.ts'

/** Days in a row, both ends inclusive (UTC, `YYYY-MM-DD`). */
interface DayRange {
  readonly from: string
  readonly to: string
}

/** Which days of the window were collected. */
export interface CollectedDays {
  /**
   * Days of the window that were collected completely, by the scans' record or inferred from stored posts.
   */
  readonly collectedDays: number
  /** Those of them that the scans recorded. */
  readonly recordedDays: number
  /** null: no day of the window was collected completely. */
  readonly lastCollectedDay: string | null
  /** Days that some but not all kinds of queries reached. */
  readonly partlyCollected: readonly DayRange[]
  /** Days without any coverage: their counts are unknown, not zero. */
  readonly uncollected: readonly DayRange[]
}

/** Of posts; of what is said underneath them apart. */
export interface PlatformCoverage extends CollectedDays {
  readonly platform: Platform
  /** For each kind of query that scans have made, the number of days of the window that it reached. */
  readonly queries: readonly { readonly kind: QueryKind; readonly reachedDays: number }[]
  /** Stored posts of the window. */
  readonly posts: number
  /** null: no scan asked for comments; `posts` counts those that came all the same. */
  readonly comments: CommentCoverage | null
}

/** Of what is said underneath posts: a thread that was read in part is not a silent one. */
export interface CommentCoverage extends CollectedDays {
  /** Stored comments of the window. */
  readonly stored: number
}

export interface CoverageReport {
  readonly windowDays: number
  readonly platforms: readonly PlatformCoverage[]
  readonly note: string
}

const NOTE =
  'An uncollected day is unknown, not silent; comments are collected apart from posts, and a thread that was read in part is not a silent one. From the first day that a scan recorded on, its record alone tells what was collected; before that, and on platforms without a record, it is inferred from the stored posts as the ranking infers it.'

/** Which days of the window ending at `now` each platform was collected, by the same rule as the ranking. */
export function coverageReport(
  active: readonly ActiveDay[],
  ledger: Ledger,
  windowDays: number,
  now: Date,
): CoverageReport {
  const seen = active.map(({ platform, day, ...post }) => ({
    platform,
    time: Date.parse(day),
    author: '',
    post,
  }))
  const coverage = coverageOf(seen, ledger)
  const last = dayOf(now.getTime())
  const days = Array.from({ length: windowDays }, (_, index) => last - windowDays + 1 + index)
  const names = new Set(days.map(dayName))
  const collectedDays = (of: readonly Stream[], entries: Ledger): CollectedDays => {
    const { all, some, none } = reachedDays(coverage, of, days)
    const lastDay = all.at(-1)
    const recorded = new Set(entries.flatMap((entry) => entry.days))
    return {
      collectedDays: all.length,
      recordedDays: all.filter((day) => recorded.has(dayName(day))).length,
      lastCollectedDay: lastDay === undefined ? null : dayName(lastDay),
      partlyCollected: daysInARow(some),
      uncollected: daysInARow(none),
    }
  }
  return {
    windowDays,
    platforms: platforms.map((platform) => {
      const entries = ledger.filter((entry) => entry.platform === platform)
      const forComments = entries.filter(({ kind }) => isCommentQuery(kind))
      const forPosts = entries.filter(({ kind }) => !isCommentQuery(kind))
      const stored = active.filter((entry) => entry.platform === platform && names.has(entry.day))
      const comments = forComments.length === 0 ? [] : stored.filter(isComment)
      return {
        platform,
        ...collectedDays(ofPlatform(coverage.streams, platform), forPosts),
        queries: entries.map((entry) => ({
          kind: entry.kind,
          reachedDays: entry.days.filter((day) => names.has(day)).length,
        })),
        posts: countOf(stored) - countOf(comments),
        comments:
          forComments.length === 0
            ? null
            : { ...collectedDays([commentStreamOf(platform)], forComments), stored: countOf(comments) },
      }
    }),
    note: NOTE,
  }
}

function countOf(active: readonly ActiveDay[]): number {
  return active.reduce((sum, { posts }) => sum + posts, 0)
}
