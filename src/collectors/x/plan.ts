import { DAY_MS } from '../../lib/days.ts'
import { truncate } from '../../text/truncate.ts'
import type { PlanRequest } from '../collector.ts'
import { asksOf, type Clause, codePoints, joinClauses, labelsOf, packClauses } from '../packing.ts'
import type { Query } from '../query-run.ts'
import { clausesOf, type Unaskable } from './clauses.ts'
import type { XSettings } from './settings.ts'

/** Recent search is cheap and reaches back seven days; the archive reaches back to the first post. */
export type XReach = 'recent' | 'all'

export interface XQuery extends Query {
  readonly platform: 'x'
  readonly q: string
  readonly reach: XReach
  /** A post that it finds must hold one of the workspace's words by our own check. */
  readonly needsWord: boolean
}

/** What the workspace names and the scan will not see. */
export interface XGap {
  readonly code: Unaskable['code'] | 'word_too_long' | 'over_budget' | 'seven_days'
  readonly what: string
  readonly why: string
}

export interface XPlan {
  readonly queries: readonly XQuery[]
  /** No budget is left for these. */
  readonly unasked: readonly XQuery[]
  /** Posts that all queries together may read. */
  readonly budget: number
  readonly gaps: readonly XGap[]
}

export interface XFacts extends Pick<XSettings, 'archive' | 'maxPostsPerScan'> {
  readonly postsLeftToday: number
}

/**
 * What X takes: longest query in code points, largest page in posts. How it counts emoji and CJK is not documented,
 * hence the margin.
 */
const MARGIN = 10
export const reaches = {
  recent: { maxLength: 512 - MARGIN, maxPage: 100 },
  all: { maxLength: 1024 - MARGIN, maxPage: 500 },
} as const satisfies Record<XReach, { readonly maxLength: number; readonly maxPage: number }>

/** The smallest page that X serves: less cannot be asked for, however little is left. */
export const MIN_PAGE = 10
const SEVEN_DAYS_MS = 7 * DAY_MS
/** X refuses a start older than seven days; this keeps a slow call on the safe side. */
const FLOOR_MARGIN_MS = 60_000

/**
 * Accounts first: they are few posts, and what they leave of the budget goes to the words. Only as many queries as
 * the budget has smallest pages for.
 */
export function planX(request: PlanRequest, facts: XFacts): XPlan {
  const reachesBack = request.until.getTime() - request.since.getTime() <= SEVEN_DAYS_MS
  const reach = facts.archive && !reachesBack ? 'all' : 'recent'
  const { maxLength } = reaches[reach]
  const fits = (joined: string) => codePoints(finished(joined)) <= maxLength
  const { accounts, looseWords, topics, unaskable } = clausesOf(request, fits)
  const pack = (clauses: readonly Clause[]) =>
    packClauses(clauses, {
      separator: ' OR ',
      lengthOf: (joined) => codePoints(finished(joined)),
      maxLength,
    })
  const packed = [
    { opening: 'posts by', needsWord: false, ...pack(accounts) },
    { opening: 'words:', needsWord: true, ...pack(looseWords) },
    { opening: 'words and sites:', needsWord: false, ...pack(topics) },
  ]
  const queries = packed.flatMap(({ packs, opening, needsWord }) =>
    packs.map((clauses): XQuery => {
      const q = finished(joinClauses(clauses, ' OR '))
      const label = `${opening} ${labelsOf(clauses)}`
      return { platform: 'x', label, ...asksOf(clauses), q, reach, needsWord }
    }),
  )
  const budget = Math.min(facts.maxPostsPerScan, facts.postsLeftToday)
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

/** The earliest moment that recent search reaches now. */
export function recentSearchFloor(now: Date): Date {
  return new Date(now.getTime() - SEVEN_DAYS_MS + FLOOR_MARGIN_MS)
}

/** Where a query that wants everything since a moment may begin. */
export function earliestStart(reach: XReach, since: Date, now: Date): Date {
  return reach === 'all' ? since : new Date(Math.max(since.getTime(), recentSearchFloor(now).getTime()))
}

/** How many pages a query may ask for that may read so many posts: one more than if all were full. */
export function pagesFor(posts: number, reach: XReach): number {
  return Math.ceil(posts / reaches[reach].maxPage) + 1
}

/** AND binds tighter than OR on X: without the parentheses only the last clause would exclude retweets. */
function finished(joined: string): string {
  return `(${joined}) -is:retweet`
}
