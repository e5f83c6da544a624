import type { CollectorPlan } from '../../model/index.ts'
import type { PlanRequest } from '../collector.ts'
import { joinClauses, labelsOf, type QueryScope, scopeOf } from '../packing.ts'
import type { Query } from '../query-run.ts'
import {
  multiredditLabel,
  newCommentsLabel,
  scopeWithoutWords,
  searchPacking,
  searchWindow,
} from './queries.ts'
import { type Gap, notCovered, readRedditTargets } from './targets.ts'

export interface FeedQuery extends Query {
  readonly platform: 'reddit'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** True for searches, which are fuzzy: their results are matched against the words again. */
  readonly needsWord: boolean
}

export interface FeedPlan {
  /** The one feed that a scan reads; undefined if nothing that the workspace names has a feed. */
  readonly query: FeedQuery | undefined
  readonly unasked: readonly Query[]
  readonly gaps: readonly Gap[]
}

/** The reason why a scan reads only one feed. */
export const FEED_RATE_LIMIT = "Reddit's feeds allow about one call a minute, so a scan reads one of them."
export const NO_COUNTS = 'Feed, no counts.'

/**
 * The feed to read: a search for as many words as fit; without words the subreddits, else a user. Where the operator asks
 * for comments, the newest ones of the subreddits come before all.
 */
export function planFeed(request: PlanRequest, readsComments = false): FeedPlan {
  const { users, multireddits, packs, sites, gaps } = readRedditTargets(request)
  const [query, ...left] = [
    ...(readsComments ? multireddits : []).map((subs) =>
      feedQuery(newCommentsLabel(subs), `/r/${subs.join('+')}/comments/.rss`, scopeWithoutWords('comments')),
    ),
    ...packs.map(
      (pack): FeedQuery => ({
        ...feedQuery(`words: ${labelsOf(pack)}`, '/search.rss', scopeOf(pack)),
        params: { q: joinClauses(pack, searchPacking.separator), sort: 'new', t: searchWindow(request) },
        needsWord: true,
      }),
    ),
    ...multireddits.map((subs) =>
      feedQuery(multiredditLabel(subs), `/r/${subs.join('+')}/new/.rss`, scopeWithoutWords('community')),
    ),
    ...users.map((user) =>
      feedQuery(`posts and comments by u/${user}`, `/user/${user}/.rss`, scopeWithoutWords('account')),
    ),
  ]
  const feedless = sites.map(
    (site): Query => ({
      platform: 'reddit',
      label: `links to ${site}`,
      ...scopeWithoutWords('site'),
    }),
  )
  return { query, unasked: [...left, ...feedless], gaps }
}

/** The plan as the collectors' common CollectorPlan. */
export function describeFeedPlan({ query, unasked, gaps }: FeedPlan): CollectorPlan {
  const unseen = [...gaps, ...unasked.map(({ label }) => ({ what: label, why: FEED_RATE_LIMIT }))]
  if (query === undefined) return { steps: [], costs: [], notCovered: notCovered(unseen) }
  const counts = { what: 'scores and numbers of comments', why: "Reddit's feeds do not give them." }
  return {
    steps: [{ platform: query.platform, label: query.label, calls: 1 }],
    costs: [{ unit: 'calls', amount: 1, left: null, usd: null }],
    notCovered: notCovered([...unseen, counts]),
  }
}

function feedQuery(label: string, path: string, asks: QueryScope): FeedQuery {
  return { platform: 'reddit', label, ...asks, path, params: {}, needsWord: false }
}
