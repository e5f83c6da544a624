import { type RawBuilder, sql } from 'kysely'
import { foldsToFind } from '../src/text/search-fold.ts'
import type { Db } from './database.ts'
import { stateOf } from './evidence-version.ts'
import { isCountable, LEAVING_POSTS, recallTotal, rememberTotal } from './found-totals.ts'
import {
  comesAfter,
  type EvidenceFilter,
  type EvidencePage,
  type EvidencePosition,
  listPosts,
  matches,
  type PageRow,
  postColumns,
  toPage,
} from './posts.ts'
import { read } from './read.ts'
import { MAX_NAMED, MAX_WAITING, postsThatMayHold, waitingPosts } from './search-index.ts'

/** The newest posts of the window in which it is counted how common the sought words are: 1 ms. */
const PROBED_POSTS = 500
/** From this share of the newest posts on, reading all posts takes less time than reading by their keys those that are named. */
const COMMON_SHARE = 0.02

interface PageWanted {
  readonly limit: number
  readonly after?: EvidencePosition | undefined
}

/**
 * As `listPosts`, of a filter with `q`. How common the words are among the newest posts decides how posts are found; which
 * ones are found does not depend on that. Each way is one statement: a page and its total are of one moment.
 */
export async function searchPosts(
  db: Db,
  filter: EvidenceFilter & { readonly q: string },
  page: PageWanted,
): Promise<EvidencePage> {
  const found = await findRare(db, filter, page)
  if (found === undefined) return await walk(db, filter, page)
  const rows = await read<PageRow>(db)`
    with ${found}
    select page.*, counted.total, ${stateOf(filter.workspaceId)} as state
    from (select count(*)::int as total from found) counted
    left join (${pageOfFound(filter.workspaceId, page)}) page on true
    order by page.published_at desc, page.platform, page.post_id`
  return toPage(rows, page.limit)
}

/**
 * SQL: CTEs of which the last, `found`, has published_at, platform and post_id of all posts of a filter whose words are rare;
 * undefined where they are common or the window has few posts: reading newest first until a page is full is quicker then.
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

/** The page by reading newest first until it is full, and its total, which is counted once for a version of the evidence. */
async function walk(db: Db, filter: EvidenceFilter, page: PageWanted): Promise<EvidencePage> {
  if (!isCountable(filter)) return await listPosts(db, filter, page)
  const known = recallTotal(db, filter)
  if (known !== undefined) {
    const rows = await read<Omit<PageRow, 'total'> & { version: string }>(db)`
      select page.*, evidence.version, ${stateOf(filter.workspaceId)} as state
      from (select ${versionOf(filter)} as version) evidence
      left join (${newestFirst(filter, page)}) page on true
      order by page.published_at desc, page.platform, page.post_id`
    if (rows[0]?.version === known.version)
      return toPage(
        rows.map((row) => ({ ...row, total: known.total })),
        page.limit,
      )
  }
  const { since, until } = filter
  const rows = await read<PageRow & { version: string; leaving: number[]; entering: number | null }>(db)`
    select page.*, counted.*, ${stateOf(filter.workspaceId)} as state
    from (
      select (select count(*)::int from posts where ${matches(filter)}) as total, ${versionOf(filter)} as version,
        to_jsonb(array(select ${publishedMs} from posts where ${matches(filter)}
          order by published_at limit ${LEAVING_POSTS})) as leaving,
        (select min(${publishedMs}) from posts
          where ${matches({ ...filter, since: until, until: undefined })} and published_at > ${until ?? null}) as entering
    ) counted
    left join (${newestFirst(filter, page)}) page on true
    order by page.published_at desc, page.platform, page.post_id`
  const [first] = rows
  if (first !== undefined)
    rememberTotal(db, filter, {
      total: first.total,
      version: first.version,
      sinceMs: since?.getTime(),
      untilMs: until?.getTime(),
      leavingMs: first.leaving,
      enteringMs: first.entering ?? undefined,
    })
  return toPage(rows, page.limit)
}

const publishedMs = sql`floor(extract(epoch from published_at) * 1000)::float8`

function versionOf({ workspaceId }: EvidenceFilter): RawBuilder<string> {
  return sql`coalesce((select version from evidence_versions where workspace_id = ${workspaceId}), 0)::text`
}

function newestFirst(filter: EvidenceFilter, { limit, after }: PageWanted): RawBuilder<unknown> {
  return sql`
    select ${postColumns} from posts where ${matches(filter)} and ${comesAfter(after)}
    order by published_at desc, platform, post_id
    limit ${limit + 1}`
}

/** SQL: the posts of the page, and one more where another follows, out of the keys in the CTE `found`. */
function pageOfFound(workspaceId: string, { limit, after }: PageWanted): RawBuilder<unknown> {
  return sql`
    select post.* from (
      select platform, post_id from found where ${comesAfter(after)}
      order by published_at desc, platform, post_id
      limit ${limit + 1}
    ) place
    cross join lateral (
      select ${postColumns} from posts
      where workspace_id = ${workspaceId} and platform = place.platform and post_id = place.post_id
      offset 0
    ) post`
}
