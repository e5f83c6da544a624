import type { ActiveDay } from '../../db/coverage.ts'
import { dayName, dayOf } from '../lib/days.ts'
import { isCommentQuery, type Ledger, type Platform, platforms, type QueryKind } from '../model/index.ts'
import {
  commentStreamOf,
  coverageOf,
  daysInARow,
  isComment,
  reachedDays,
  type Stream,
} from '../trends/facts.ts'

/** Days in a row, both ends inclusive (UTC, `YYYY-MM-DD`). */
interface DayRange {
  readonly from: string
  readonly to: string
}

/** Which days of the window were collected. */
export interface CollectedDays {
  /**
   * Days of the window that were collected completely, by the scans' record or inferred from customers' stored posts; of
   * today what is past.
   */
  readonly collectedDays: number
  /** Those of them that the scans recorded wholly. */
  readonly recordedDays: number
  /** null: no day of the window was collected completely. */
  readonly lastCollectedDay: string | null
  /** Days that some but not all queries reached, or up to a time before their end only. */
  readonly partlyCollected: readonly DayRange[]
  /** Days without any coverage: their counts are unknown, not zero. */
  readonly uncollected: readonly DayRange[]
}

/** Of posts; of what is said underneath them apart. */
export interface PlatformCoverage extends CollectedDays {
  readonly platform: Platform
  /**
   * For each kind of query that scans have made, the number of days of the window that it reached, and of those that not
   * all of its queries did.
   */
  readonly queries: readonly {
    readonly kind: QueryKind
    readonly reachedDays: number
    readonly partlyReachedDays: number
  }[]
  /** Stored posts of the window. */
  readonly posts: number
  /** Those of them in which companies speak: they tell nothing of what was collected of customers. */
  readonly companyPosts: number
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
  "An uncollected day is unknown, not silent; comments are collected apart from posts, and a thread that was read in part is not a silent one. Collected means that customers could have been found: reading the accounts of companies alone collects nothing. From the first day that a scan recorded on, its record alone tells what was collected; before that, and on platforms without a record, it is inferred from customers' stored posts as the ranking infers it."

/** Which days of the window ending at `now` each platform was collected, by the same rule as the ranking. */
export function coverageReport(
  active: readonly ActiveDay[],
  ledger: Ledger,
  windowDays: number,
  now: Date,
): CoverageReport {
  const seen = active
    .filter((post) => !isByCompany(post))
    .map(({ platform, day, ...post }) => ({ platform, time: Date.parse(day), author: '', post }))
  const coverage = coverageOf(seen, ledger)
  const last = dayOf(now.getTime())
  const days = Array.from({ length: windowDays }, (_, index) => last - windowDays + 1 + index)
  const names = new Set(days.map(dayName))
  const collectedDays = (of: readonly Stream[]): CollectedDays => {
    const { all, some, none } = reachedDays(coverage, of, days, now.getTime())
    const lastDay = all.at(-1)
    return {
      collectedDays: all.length,
      recordedDays: all.filter((day) => of.every((stream) => coverage.isRecorded(stream, day))).length,
      lastCollectedDay: lastDay === undefined ? null : dayName(lastDay),
      partlyCollected: daysInARow(some),
      uncollected: daysInARow(none),
    }
  }
  return {
    windowDays,
    platforms: platforms.map((platform) => {
      const entries = ledger.filter((entry) => entry.platform === platform)
      const stored = active.filter((post) => post.platform === platform && names.has(post.day))
      const isAsked = entries.some(({ kind }) => isCommentQuery(kind))
      const [comments, posts] = isAsked
        ? [stored.filter(isComment), stored.filter((post) => !isComment(post))]
        : [[], stored]
      const inWindow = (some: readonly string[]) => some.filter((day) => names.has(day)).length
      return {
        platform,
        ...collectedDays(coverage.customerPostStreams(platform)),
        queries: entries.map((entry) => ({
          kind: entry.kind,
          reachedDays: inWindow(entry.days),
          partlyReachedDays: inWindow(entry.partlyDays ?? []),
        })),
        posts: postsIn(posts),
        companyPosts: postsIn(posts.filter(isByCompany)),
        comments: isAsked
          ? { ...collectedDays([commentStreamOf(platform)]), stored: postsIn(comments) }
          : null,
      }
    }),
    note: NOTE,
  }
}

function isByCompany({ voice }: ActiveDay): boolean {
  return voice === 'company' || voice === 'competitor'
}

function postsIn(days: readonly ActiveDay[]): number {
  return days.reduce((sum, { posts }) => sum + posts, 0)
}
