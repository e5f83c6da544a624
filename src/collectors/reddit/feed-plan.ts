import type { CollectorPlan, PlanRequest } from '../collector.ts'
import { type Asks, asksOf, joinClauses, labelsOf } from '../packing.ts'
import type { Query } from '../query-run.ts'
import { allOf, searchPacking, searchWindow, sumLabel } from './queries.ts'
import { type Gap, notCovered, readRedditWishes } from './wishes.ts'

export interface FeedQuery extends Query {
  readonly platform: 'reddit'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Search is fuzzy: what it finds is matched against the words again. */
  readonly needsWord: boolean
}

export interface FeedPlan {
  /** The one feed that a scan reads; undefined when the workspace names nothing that has one. */
  readonly query: FeedQuery | undefined
  readonly left: readonly Query[]
  readonly gaps: readonly Gap[]
}

/** Why a scan reads one feed. */
export const FEED_PACE = "Reddit's feeds allow about one call a minute, so a scan reads one of them."
export const NO_COUNTS = 'Feed, no counts.'

/** The words first, as many as one search holds; without any the subreddits, then a user. */
export function planFeed(request: PlanRequest): FeedPlan {
  const { users, sums, packs, sites, gaps } = readRedditWishes(request)
  const [query, ...left] = [
    ...packs.map(
      (pack): FeedQuery => ({
        ...feedQuery(`words: ${labelsOf(pack)}`, '/search.rss', asksOf(pack)),
        params: { q: joinClauses(pack, searchPacking.separator), sort: 'new', t: searchWindow(request) },
        needsWord: true,
      }),
    ),
    ...sums.map((subs) => feedQuery(sumLabel(subs), `/r/${subs.join('+')}/new/.rss`, allOf('community'))),
    ...users.map((user) =>
      feedQuery(`posts and comments by u/${user}`, `/user/${user}/.rss`, allOf('account')),
    ),
  ]
  const feedless = sites.map(
    (site): Query => ({
      platform: 'reddit',
      label: `links to ${site}`,
      ...allOf('site'),
    }),
  )
  return { query, left: [...left, ...feedless], gaps }
}

/** The same plan as it is shown. */
export function describeFeedPlan({ query, left, gaps }: FeedPlan): CollectorPlan {
  const unseen = [...gaps, ...left.map(({ label }) => ({ what: label, why: FEED_PACE }))]
  if (query === undefined) return { steps: [], costs: [], notCovered: notCovered(unseen) }
  const counts = { what: 'scores and numbers of comments', why: "Reddit's feeds do not give them." }
  return {
    steps: [{ platform: query.platform, label: query.label, calls: 1 }],
    costs: [{ unit: 'calls', amount: 1, left: null, usd: null }],
    notCovered: notCovered([...unseen, counts]),
  }
}

function feedQuery(label: string, path: string, asks: Asks): FeedQuery {
  return { platform: 'reddit', label, ...asks, path, params: {}, needsWord: false }
}
