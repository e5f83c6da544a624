import { type RawBuilder, sql } from 'kysely'
import { foldsToFind } from '../src/text/search-fold.ts'
import type { Db } from './database.ts'
import { comesAfter, type EvidenceFilter, type EvidencePosition, matches } from './evidence-filter.ts'
import { read } from './read.ts'
import { MAX_NAMED, MAX_WAITING, postsThatMayHold, waitingPosts } from './search-index.ts'

/** The newest posts of the window in which it is counted how common the sought words are: 1 ms. */
const PROBED_POSTS = 500
/** From this share of the newest posts on, reading all posts takes less time than reading by their keys those that are named. */
const COMMON_SHARE = 0.02

interface PageWanted {
  readonly after?: EvidencePosition | undefined
}

/**
 * SQL: CTEs of which the last, `found`, has published_at, platform and post_id of all posts of a filter whose words are rare;
 * undefined where they are common or the window has few posts: reading newest first until a page is full is quicker then.
 * How common the words are among the newest posts decides; which posts are found does not depend on that.
 */
export async function findRare(
  db: Db,
  filter: EvidenceFilter & { readonly q: string },
  page: PageWanted,
): Promise<RawBuilder<unknown> | undefined> {
  const { found, seen, waiting } = await probe(db, filter, page)
  if (seen < PROBED_POSTS || found >= COMMON_SHARE * seen) return undefined
  const all = sql`select published_at, platform, post_id from posts where ${matches(filter)}`
  const named =
    waiting > MAX_WAITING
      ? undefined
      : postsThatMayHold(filter.workspaceId, foldsToFind(filter.q), MAX_NAMED + 1)
  if (named === undefined) return sql`found as materialized (${all})`
  // Of the two halves only one is executed: the count does not depend on their rows.
  return sql`
    named as materialized (${named}),
    found as materialized (
      select post.* from (select distinct platform, post_id from named) candidate
      cross join lateral (
        select published_at, platform, post_id from posts
        where workspace_id = ${filter.workspaceId} and platform = candidate.platform
          and post_id = candidate.post_id and ${matches(filter)}
        offset 0
      ) post
      where (select count(*) from named) <= ${MAX_NAMED}
      union all
      ${all} and (select count(*) from named) > ${MAX_NAMED}
    )`
}

/** How many of the newest posts from the page's beginning on fit, of how many, and how many posts wait for the index. */
async function probe(
  db: Db,
  filter: EvidenceFilter,
  { after }: PageWanted,
): Promise<{ found: number; seen: number; waiting: number }> {
  const { workspaceId, since, until } = filter
  const [row] = await read<{ found: number; seen: number; waiting: number }>(db)`
    select count(*)::int as seen, (count(*) filter (where ${matches(filter)}))::int as found,
      ${waitingPosts(workspaceId)} as waiting
    from (
      select * from posts where ${matches({ workspaceId, since, until })} and ${comesAfter(after)}
      order by published_at desc, platform, post_id
      limit ${PROBED_POSTS}
    ) newest`
  return row ?? { found: 0, seen: 0, waiting: 0 }
}
