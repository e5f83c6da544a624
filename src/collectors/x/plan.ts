import { DAY_MS } from '../../lib/days.ts'
import { truncate } from '../../text/truncate.ts'
import type { PlanRequest } from '../collector.ts'
import { type Clause, codePoints, joinClauses, labelsOf, packClauses, scopeOf } from '../packing.ts'
import type { Query } from '../query-run.ts'
import { clausesOf, type Unaskable } from './clauses.ts'
import type { XSettings } from './settings.ts'

/** Recent search is cheap and reaches back seven days; the archive reaches back to the first post. */
export type XReach = 'recent' | 'all'

export interface XQuery extends Query {
  readonly platform: 'x'
  readonly q: string
  readonly reach: XReach
  /** A post that it finds must also pass this service's own word match. */
  readonly needsWord: boolean
}

/** Something that the workspace names but the scan cannot cover. */
export interface XGap {
  readonly code: Unaskable['code'] | 'word_too_long' | 'over_budget' | 'seven_days' | 'voices_off'
  readonly what: string
  readonly why: string
}

export interface XPlan {
  readonly queries: readonly XQuery[]
  /** Queries that the budget does not cover. */
  readonly unasked: readonly XQuery[]
  /** The posts that all queries together may read. */
  readonly budget: number
  readonly gaps: readonly XGap[]
}

export interface XBudget extends Pick<XSettings, 'archive' | 'maxPostsPerScan'> {
  readonly postsLeftToday: number
}

/**
 * X's limits: query length in code points, page size in posts. How X counts emoji and CJK is not documented,
 * hence the margin.
 */
const LENGTH_MARGIN = 10
export const reaches = {
  recent: { maxLength: 512 - LENGTH_MARGIN, maxPage: 100 },
  all: { maxLength: 1024 - LENGTH_MARGIN, maxPage: 500 },
} as const satisfies Record<XReach, { readonly maxLength: number; readonly maxPage: number }>

/** X's smallest page, in posts: fewer cannot be requested, however little of the budget is left. */
export const MIN_PAGE = 10
const SEVEN_DAYS_MS = 7 * DAY_MS
/** X refuses a start older than seven days; the margin allows for a slow call. */
const FLOOR_MARGIN_MS = 60_000

/**
 * Plans a scan. Accounts come first: they have few posts, and what they leave of the budget goes to the
 * words. There are only as many queries as the budget has smallest pages for.
 */
export function planX(request: PlanRequest, limits: XBudget): XPlan {
  const reachesBack = request.until.getTime() - request.since.getTime() <= SEVEN_DAYS_MS
  const reach = limits.archive && !reachesBack ? 'all' : 'recent'
  const { maxLength } = reaches[reach]
  const fits = (joined: string) => codePoints(toFullQuery(joined)) <= maxLength
  const { accounts, looseWords, topics, unaskable } = clausesOf(request, fits)
  const pack = (clauses: readonly Clause[]) =>
    packClauses(clauses, {
      separator: ' OR ',
      lengthOf: (joined) => codePoints(toFullQuery(joined)),
      maxLength,
    })
  const packed = [
    { opening: 'posts by', needsWord: false, ...pack(accounts) },
    { opening: 'words:', needsWord: true, ...pack(looseWords) },
    { opening: 'words and sites:', needsWord: false, ...pack(topics) },
  ]
  const queries = packed.flatMap(({ packs, opening, needsWord }) =>
    packs.map((clauses): XQuery => {
      const q = toFullQuery(joinClauses(clauses, ' OR '))
      const label = `${opening} ${labelsOf(clauses)}`
      return { platform: 'x', label, ...scopeOf(clauses), q, reach, needsWord }
    }),
  )
  const budget = Math.min(limits.maxPostsPerScan, limits.postsLeftToday)
  const affordable = Math.floor(budget / MIN_PAGE)
  const unasked = queries.slice(affordable)
  const gaps = [
    ...unaskable,
    ...packed.flatMap(({ tooLong }) => tooLong).map(({ label }) => toTooLong(label)),
    ...unasked.map(({ label }) => ({ code: 'over_budget' as const, what: label, why: NO_BUDGET })),
    ...(queries.length > 0 && reach === 'recent' && !reachesBack ? [sevenDays] : []),
  ]
  return { queries: queries.slice(0, affordable), unasked, budget, gaps }
}

export const NO_BUDGET = 'The budget of posts does not reach for it.'
export const SEVEN_DAYS_ONLY = "X's recent search reaches back seven days."
const sevenDays: XGap = {
  code: 'seven_days',
  what: 'posts of more than seven days ago',
  why: `${SEVEN_DAYS_ONLY} The setting X_ARCHIVE asks its archive instead.`,
}

function toTooLong(label: string): XGap {
  const why = `"${truncate(label)}" is too long for an X search.`
  return { code: 'word_too_long', what: label, why }
}

/** The earliest time that recent search reaches now. */
export function recentSearchFloor(now: Date): Date {
  return new Date(now.getTime() - SEVEN_DAYS_MS + FLOOR_MARGIN_MS)
}

/** The earliest start of a query for everything since `since`. */
export function earliestStart(reach: XReach, since: Date, now: Date): Date {
  return reach === 'all' ? since : new Date(Math.max(since.getTime(), recentSearchFloor(now).getTime()))
}

/** The most pages that a query with a budget of `posts` may read: one more than if all were full. */
export function pagesFor(posts: number, reach: XReach): number {
  return Math.ceil(posts / reaches[reach].maxPage) + 1
}

/** AND binds tighter than OR on X: without the parentheses only the last clause would exclude retweets. */
function toFullQuery(joined: string): string {
  return `(${joined}) -is:retweet`
}
