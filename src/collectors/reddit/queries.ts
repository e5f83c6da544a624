import { DAY_MS } from '../../lib/days.ts'
import type { QueryKind } from '../../model/index.ts'
import type { PlanRequest } from '../collector.ts'
import { type Asks, asksOf, type Clause, joinClauses, labelsOf } from '../packing.ts'
import type { Query } from '../query-run.ts'

export interface RedditQuery extends Query {
  readonly platform: 'reddit'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Search is fuzzy: what it finds is matched against the words again. */
  readonly needsWord: boolean
  readonly maxPages: number
  /** Where search results end, whatever is left. */
  readonly endsAfter?: number
  /** Whose posts or comments it asks for. */
  readonly user?: string
  readonly split?: Split
}

/**
 * What is asked in a query's place: single subreddits when their sum is refused, halves of a pack of words when
 * its newest hundred posts do not reach back far enough, because one word may have taken them all.
 */
export interface Split {
  readonly when: 'refused' | 'crowded'
  readonly into: readonly RedditQuery[]
}

type Window = Pick<PlanRequest, 'since' | 'until'>

const OR = ' OR '
const MAX_PAGES = 3
/** Search listings end between 220 and 250 items, as clients report. */
const SEARCH_ENDS_AFTER = 220

/** How Reddit's search packs clauses; the limit of `q` is Reddit's own. */
export const searchPacking = {
  separator: OR,
  lengthOf: (joined: string) => joined.length,
  maxLength: 512,
}

export function postsQuery(user: string): RedditQuery {
  return {
    ...listingQuery(`posts by u/${user}`, `/user/${user}/submitted`, allOf('account')),
    params: { sort: 'new' },
    user,
  }
}

/** One page: what somebody answered is worth a call, not three. */
export function commentsQuery(user: string): RedditQuery {
  return {
    ...listingQuery(`comments by u/${user}`, `/user/${user}/comments`, allOf('account')),
    params: { sort: 'new' },
    maxPages: 1,
    user,
  }
}

export function subsQuery(subs: readonly string[]): RedditQuery {
  const query = listingQuery(sumLabel(subs), `/r/${subs.join('+')}/new`, allOf('community'))
  if (subs.length < 2) return query
  return { ...query, split: { when: 'refused', into: subs.map((sub) => subsQuery([sub])) } }
}

export function sumLabel(subs: readonly string[]): string {
  return `new in ${subs.map((sub) => `r/${sub}`).join(', ')}`
}

export function domainQuery(site: string): RedditQuery {
  return listingQuery(`links to ${site}`, `/domain/${encodeURIComponent(site)}/new`, allOf('site'))
}

export function searchQuery(clauses: readonly Clause[], window: Window): RedditQuery {
  const query: RedditQuery = {
    ...listingQuery(`words: ${labelsOf(clauses)}`, '/search', asksOf(clauses)),
    params: { q: joinClauses(clauses, OR), sort: 'new', t: searchWindow(window), type: 'link' },
    needsWord: true,
    endsAfter: SEARCH_ENDS_AFTER,
  }
  if (clauses.length < 2) return query
  const middle = Math.ceil(clauses.length / 2)
  const halves = [clauses.slice(0, middle), clauses.slice(middle)]
  return { ...query, split: { when: 'crowded', into: halves.map((half) => searchQuery(half, window)) } }
}

/** The narrowest of Reddit's fixed windows that holds the wanted one: search has no since and until. */
export function searchWindow({ since, until }: Window): string {
  const days = (until.getTime() - since.getTime()) / DAY_MS
  if (days <= 1) return 'day'
  if (days <= 7) return 'week'
  if (days <= 31) return 'month'
  return days <= 365 ? 'year' : 'all'
}

/** Calls that a query can take when everything goes against it; repeats after a failure are not counted. */
export function callsAtMost({ maxPages, split }: RedditQuery): number {
  if (split === undefined) return maxPages
  const splitCalls = 1 + split.into.reduce((sum, part) => sum + callsAtMost(part), 0)
  return split.when === 'crowded' ? splitCalls : Math.max(maxPages, splitCalls)
}

/** All that one place or person has, whatever the words. */
export function allOf(kind: Exclude<QueryKind, 'words'>): Asks {
  return { kinds: [kind], words: [] }
}

function listingQuery(label: string, path: string, asks: Asks): RedditQuery {
  return { platform: 'reddit', label, ...asks, path, params: {}, needsWord: false, maxPages: MAX_PAGES }
}
