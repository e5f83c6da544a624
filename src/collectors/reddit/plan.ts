import type { CollectorPlan, PlanRequest } from '../collector.ts'
import {
  callsAtMost,
  commentsQuery,
  domainQuery,
  postsQuery,
  type RedditQuery,
  searchQuery,
  subsQuery,
} from './queries.ts'
import { type Gap, notCovered, readRedditWishes } from './wishes.ts'

const TOKEN_CALLS = 1

export interface RedditPlan {
  /** What is asked, in this order; the first call of each is paid for. */
  readonly queries: readonly RedditQuery[]
  /** What the budget has no call for. */
  readonly left: readonly RedditQuery[]
  readonly gaps: readonly Gap[]
  readonly unsearchable: readonly string[]
  /** Calls for further pages, for halves of packs and for the subreddits of a refused sum. */
  readonly spareCalls: number
}

/**
 * What a scan asks within `maxCalls`. Handles first, because they are cheap and precise; then words, then the
 * competitors' sites; last what users answered, which the budget can best do without.
 */
export function planReddit(request: PlanRequest, maxCalls: number): RedditPlan {
  const { users, sums, packs, sites, unsearchable, gaps } = readRedditWishes(request)
  const wanted = [
    ...users.map(postsQuery),
    ...sums.map(subsQuery),
    ...packs.map((pack) => searchQuery(pack, request)),
    ...sites.map(domainQuery),
    ...users.map(commentsQuery),
  ]
  const affordable = maxCalls - TOKEN_CALLS
  const queries = wanted.slice(0, affordable)
  const left = wanted.slice(affordable)
  return { queries, left, gaps, unsearchable, spareCalls: affordable - queries.length }
}

/** The same plan as it is shown. A query can take spare calls that another one may take first. */
export function describeRedditPlan(
  { queries, left, gaps, unsearchable, spareCalls }: RedditPlan,
  maxCalls: number,
): CollectorPlan {
  const unseen = [
    ...gaps,
    ...unsearchable.map((what) => ({
      what,
      why: 'Reddit cannot be searched for a host that companies share.',
    })),
    ...left.map(({ label }) => ({ what: label, why: overBudget(maxCalls) })),
  ]
  if (queries.length === 0) return { steps: [], costs: [], notCovered: notCovered(unseen) }
  const steps = [
    { platform: 'reddit' as const, label: 'access token', calls: TOKEN_CALLS },
    ...queries.map((query) => ({
      platform: query.platform,
      label: query.label,
      calls: Math.min(callsAtMost(query), 1 + spareCalls),
    })),
  ]
  const amount = Math.min(
    maxCalls,
    steps.reduce((sum, { calls }) => sum + calls, 0),
  )
  return {
    steps,
    // Reddit limits the pace, not the number; it publishes no price, contracts are individual.
    costs: [{ unit: 'calls', amount, left: null, usd: null }],
    notCovered: notCovered(unseen),
  }
}

export function overBudget(maxCalls: number): string {
  return `The scan's budget of ${maxCalls} calls has none left for this.`
}
