import { DAY_MS } from '../../lib/days.ts'
import type { QueryKind } from '../../model/index.ts'
import type { PlanRequest } from '../collector.ts'
import { type Clause, joinClauses, labelsOf, type QueryScope, scopeOf } from '../packing.ts'
import type { Query } from '../query-run.ts'

export interface RedditQuery extends Query {
  readonly platform: 'reddit'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** True for searches, which are fuzzy: their results are matched against the words again. */
  readonly needsWord: boolean
  readonly maxPages: number
  /** The number of results after which Reddit ends a search, even if there are more. */
  readonly maxResults?: number
  /** The user whose posts or comments it reads. */
  readonly user?: string
  readonly split?: Split
}

/**
 * The queries that replace a query: single subreddits if their multireddit is refused; halves of a pack of
 * words if its newest hundred posts do not reach back far enough, because one word may have filled the page.
 */
export interface Split {
  readonly reason: 'refused' | 'crowded'
  readonly into: readonly RedditQuery[]
}

type Window = Pick<PlanRequest, 'since' | 'until'>

const OR = ' OR '
const MAX_PAGES = 3
/** Clients report that search listings end between 220 and 250 items. */
const MAX_SEARCH_RESULTS = 220

/** The packing rule of Reddit's search; 512 characters is Reddit's own limit for `q`. */
export const searchPacking = {
  separator: OR,
  lengthOf: (joined: string) => joined.length,
  maxLength: 512,
}

export function postsQuery(user: string): RedditQuery {
  return {
    ...listingQuery(`posts by u/${user}`, `/user/${user}/submitted`, scopeWithoutWords('account')),
    params: { sort: 'new' },
    user,
  }
}

/** One page only: a user's comments are worth one call, not three. */
export function commentsQuery(user: string): RedditQuery {
  return {
    ...listingQuery(`comments by u/${user}`, `/user/${user}/comments`, scopeWithoutWords('account')),
    params: { sort: 'new' },
    maxPages: 1,
    user,
  }
}

export function subredditsQuery(subs: readonly string[]): RedditQuery {
  const query = listingQuery(
    multiredditLabel(subs),
    `/r/${subs.join('+')}/new`,
    scopeWithoutWords('community'),
  )
  if (subs.length < 2) return query
  return { ...query, split: { reason: 'refused', into: subs.map((sub) => subredditsQuery([sub])) } }
}

export function multiredditLabel(subs: readonly string[]): string {
  return `new in ${subs.map((sub) => `r/${sub}`).join(', ')}`
}

export function newCommentsLabel(subs: readonly string[]): string {
  return `new comments in ${subs.map((sub) => `r/${sub}`).join(', ')}`
}

export function domainQuery(site: string): RedditQuery {
  return listingQuery(
    `links to ${site}`,
    `/domain/${encodeURIComponent(site)}/new`,
    scopeWithoutWords('site'),
  )
}

export function searchQuery(clauses: readonly Clause[], window: Window): RedditQuery {
  const query: RedditQuery = {
    ...listingQuery(`words: ${labelsOf(clauses)}`, '/search', scopeOf(clauses)),
    params: { q: joinClauses(clauses, OR), sort: 'new', t: searchWindow(window), type: 'link' },
    needsWord: true,
    maxResults: MAX_SEARCH_RESULTS,
  }
  if (clauses.length < 2) return query
  const middle = Math.ceil(clauses.length / 2)
  const halves = [clauses.slice(0, middle), clauses.slice(middle)]
  return { ...query, split: { reason: 'crowded', into: halves.map((half) => searchQuery(half, window)) } }
}

/** The narrowest of Reddit's fixed windows that contains the requested one: search has no since and until. */
export function searchWindow({ since, until }: Window): string {
  const days = (until.getTime() - since.getTime()) / DAY_MS
  if (days <= 1) return 'day'
  if (days <= 7) return 'week'
  if (days <= 31) return 'month'
  return days <= 365 ? 'year' : 'all'
}

/** The calls that a query takes in the worst case, without retries. */
export function maxCallsOf({ maxPages, split }: RedditQuery): number {
  if (split === undefined) return maxPages
  const splitCalls = 1 + split.into.reduce((sum, part) => sum + maxCallsOf(part), 0)
  return split.reason === 'crowded' ? splitCalls : Math.max(maxPages, splitCalls)
}

/** The scope of a query that reads everything of one place or person, whatever the words. */
export function scopeWithoutWords(kind: Exclude<QueryKind, 'words'>): QueryScope {
  return { kinds: [kind], words: [] }
}

function listingQuery(label: string, path: string, asks: QueryScope): RedditQuery {
  return { platform: 'reddit', label, ...asks, path, params: {}, needsWord: false, maxPages: MAX_PAGES }
}
