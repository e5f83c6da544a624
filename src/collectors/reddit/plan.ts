import type { CollectorPlan } from '../../model/index.ts'
import type { PlanRequest } from '../collector.ts'
import {
  commentsQuery,
  domainQuery,
  maxCallsOf,
  postsQuery,
  type RedditQuery,
  searchQuery,
  subredditsQuery,
} from './queries.ts'
import { type Gap, notCovered, readRedditTargets } from './targets.ts'

const TOKEN_CALLS = 1

export interface RedditPlan {
  /** The queries to run, in this order; the first call of each is reserved. */
  readonly queries: readonly RedditQuery[]
  /** Queries that the budget has no call for. */
  readonly unasked: readonly RedditQuery[]
  readonly gaps: readonly Gap[]
  readonly unsearchable: readonly string[]
  /** Calls for further pages, for split searches and for the subreddits of a refused multireddit. */
  readonly spareCalls: number
}

/**
 * Plans a scan within `maxCalls`. Handles first, because they are cheap and precise; then words, then
 * competitors' sites; users' comments last, because they matter least.
 */
export function planReddit(request: PlanRequest, maxCalls: number): RedditPlan {
  const { users, multireddits, packs, sites, unsearchable, gaps } = readRedditTargets(request)
  const wanted = [
    ...users.map(postsQuery),
    ...multireddits.map(subredditsQuery),
    ...packs.map((pack) => searchQuery(pack, request)),
    ...sites.map(domainQuery),
    ...users.map(commentsQuery),
  ]
  const affordable = maxCalls - TOKEN_CALLS
  const queries = wanted.slice(0, affordable)
  const unasked = wanted.slice(affordable)
  return { queries, unasked, gaps, unsearchable, spareCalls: affordable - queries.length }
}

/**
 * The plan as the common CollectorPlan. A query's calls include spare calls that another one may take first.
 */
export function describeRedditPlan(
  { queries, unasked, gaps, unsearchable, spareCalls }: RedditPlan,
  maxCalls: number,
  comments: Pick<CollectorPlan, 'steps'> & { readonly calls: number } = { steps: [], calls: 0 },
): CollectorPlan {
  const unseen = [
    ...gaps,
    ...unsearchable.map((what) => ({
      what,
      why: 'Reddit cannot be searched for a host that companies share.',
    })),
    ...unasked.map(({ label }) => ({ what: label, why: overBudgetSentence(maxCalls) })),
  ]
  if (queries.length + comments.calls === 0) return { steps: [], costs: [], notCovered: notCovered(unseen) }
  const forPosts = [
    { platform: 'reddit' as const, label: 'access token', calls: TOKEN_CALLS },
    ...queries.map((query) => ({
      platform: query.platform,
      label: query.label,
      calls: Math.min(maxCallsOf(query), 1 + spareCalls),
    })),
  ]
  const ofPosts = Math.min(
    maxCalls,
    forPosts.reduce((sum, { calls }) => sum + calls, 0),
  )
  const amount = ofPosts + comments.calls
  return {
    steps: [...forPosts, ...comments.steps],
    // Reddit limits the pace, not the number; it publishes no price, contracts are individual.
    costs: [{ unit: 'calls', amount, left: null, usd: null }],
    notCovered: notCovered(unseen),
  }
}

export function overBudgetSentence(maxCalls: number): string {
  return `The scan's budget of ${maxCalls} calls has none left for this.`
}
