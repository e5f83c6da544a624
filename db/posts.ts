import { type RawBuilder, sql } from 'kysely'
import { type Platform, type Post, platforms } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { comesAfter, type EvidenceFilter, type EvidencePosition, matches } from './evidence-filter.ts'
import { read } from './read.ts'
import type { PostTable } from './schema.ts'

export interface EvidencePage {
  readonly posts: Post[]
  /** All posts of the filter, whatever the page. */
  readonly total: number
  /** Absent on the last page. */
  readonly next?: EvidencePosition
}

/** Posts in a page that is read for an export or a job. */
export const PAGE_POSTS = 2000

/** Newest first, ties by platform and id. One statement, so that a page and its total are of one moment. */
export async function listPosts(
  db: Db,
  filter: EvidenceFilter,
  page: { limit: number; after?: EvidencePosition | undefined },
): Promise<EvidencePage> {
  const rows = await read<PageRow>(db)`
    select page.*, counted.total
    from (select count(*)::int as total from posts where ${matches(filter)}) counted
    left join (
      select ${postColumns} from posts
      where ${matches(filter)} and ${comesAfter(page.after)}
      order by published_at desc, platform, post_id
      limit ${page.limit + 1}
    ) page on true
    order by page.published_at desc, page.platform, page.post_id`
  return toPage(rows, page.limit)
}

/** A post of a page, or all that is null where the page has none, and how many posts the filter has. */
export type PageRow = PostRow & { total: number; post_id: string | null }

/** The page of rows in their order, of which one more than `limit` says that another page follows. */
export function toPage(rows: readonly PageRow[], limit: number): EvidencePage {
  const found = rows.filter((row) => row.post_id !== null)
  const shown = found.slice(0, limit)
  const next = found.length > shown.length ? shown.at(-1) : undefined
  return {
    posts: shown.map(toPostModel),
    total: rows[0]?.total ?? 0,
    ...(next === undefined ? {} : { next: positionOf(next) }),
  }
}

/** A post as an export writes it, with what only a ranking asks of it. */
export interface ExportedPost extends Post {
  /** An import brought it, even if scans have read it since. */
  readonly isImported?: true
}

/** All posts of a filter in pages, newest first, for exports: they are never in memory all at once. */
export async function* pageExportedPosts(
  db: Db,
  filter: EvidenceFilter,
  pageSize = PAGE_POSTS,
): AsyncGenerator<ExportedPost[]> {
  const columns = sql`${postColumns}, is_imported`
  for await (const rows of pageRows<PostRow & { is_imported: boolean }>(db, filter, columns, pageSize)) {
    yield rows.map((row) => ({ ...toPostModel(row), ...(row.is_imported ? { isImported: true } : {}) }))
  }
}

/** The ids of the newest posts that begin with `prefix`, taken literally. */
export async function listPostIds(
  db: Db,
  workspaceId: string,
  { platform, prefix, limit }: { platform?: Platform | undefined; prefix: string; limit: number },
): Promise<string[]> {
  const rows = await read<{ post_id: string }>(db)`
    select post_id from posts
    where workspace_id = ${workspaceId} and starts_with(post_id, ${prefix})
      ${platform === undefined ? sql`` : sql`and platform = ${platform}`}
    order by published_at desc, platform, post_id
    limit ${limit}`
  return rows.map(({ post_id }) => post_id)
}

/** The stored posts that have one of these ids, on these platforms; by id, then platform. */
export async function findPosts(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  among: readonly Platform[] = platforms,
): Promise<Post[]> {
  const rows = await read<PostRow>(db)`
    select ${postColumns} from posts
    where workspace_id = ${workspaceId} and platform = any(${sql.val(among)}::text[])
      and post_id = any(${sql.val(ids)}::text[])
    order by post_id, platform`
  return rows.map(toPostModel)
}

/**
 * The rows of a filter in pages, newest first, ties by platform and id. `Row` must have the selected columns.
 */
export async function* pageRows<Row extends PositionRow>(
  db: Db,
  filter: EvidenceFilter,
  columns: RawBuilder<unknown>,
  pageSize: number,
): AsyncGenerator<Row[]> {
  let after: EvidencePosition | undefined
  do {
    const rows = await read<Row>(db)`
      select ${columns} from posts
      where ${matches(filter)} and ${comesAfter(after)}
      order by published_at desc, platform, post_id
      limit ${pageSize}`
    if (rows.length > 0) yield rows
    const last = rows.length === pageSize ? rows.at(-1) : undefined
    after = last && positionOf(last)
  } while (after !== undefined)
}

/**
 * The posts that a scan collected, new or seen again, newest first; the counts include those beyond `limit`.
 */
export async function listScanPosts(
  db: Db,
  workspaceId: string,
  scanId: string,
  limit: number,
): Promise<{ posts: Post[]; total: number; fresh: number }> {
  const rows = await read<PostRow & { post_id: string | null; total: number; fresh: number }>(db)`
    with collected as (
      select platform, post_id, is_new from scan_posts
      where workspace_id = ${workspaceId} and scan_id = ${scanId}
    )
    select page.*, counted.*
    from (select count(*)::int as total, (count(*) filter (where is_new))::int as fresh from collected) counted
    left join (
      select ${postColumns} from posts
      where workspace_id = ${workspaceId} and (platform, post_id) in (select platform, post_id from collected)
      order by published_at desc, platform, post_id
      limit ${limit}
    ) page on true
    order by page.published_at desc, page.platform, page.post_id`
  return {
    posts: rows.filter((row) => row.post_id !== null).map(toPostModel),
    total: rows[0]?.total ?? 0,
    fresh: rows[0]?.fresh ?? 0,
  }
}

export type PostRow = Pick<
  PostTable,
  | 'platform'
  | 'post_id'
  | 'author_handle'
  | 'text'
  | 'url'
  | 'comments_url'
  | 'matched_terms'
  | 'metrics'
  | 'source_method'
  | 'scan_id'
  | 'kind'
  | 'parent_id'
  | 'thread_id'
  | 'thread_matched'
  | 'context'
  | 'thread_owner'
> & { published_at: Date; first_seen_at: Date; last_seen_at: Date; metrics_observed_at: Date | null }

export const postColumns = sql.raw(
  'platform, post_id, author_handle, text, url, comments_url, published_at, matched_terms, metrics, source_method, first_seen_at, last_seen_at, scan_id, metrics_observed_at, kind, parent_id, thread_id, thread_matched, context, thread_owner',
)

export function toPostModel(row: PostRow): Post {
  return {
    platform: row.platform,
    id: row.post_id,
    ...(row.author_handle === null ? {} : { authorHandle: row.author_handle }),
    text: row.text,
    url: row.url,
    ...(row.comments_url === null ? {} : { commentsUrl: row.comments_url }),
    publishedAt: row.published_at.toISOString(),
    matchedTerms: row.matched_terms,
    metrics: row.metrics,
    ...threadOf(row),
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    sourceMethod: row.source_method,
    ...(row.scan_id === null ? {} : { scanId: row.scan_id }),
    ...(row.metrics_observed_at === null ? {} : { metricsObservedAt: row.metrics_observed_at.toISOString() }),
  }
}

type ThreadRow = Pick<
  PostTable,
  'kind' | 'parent_id' | 'thread_id' | 'thread_matched' | 'context' | 'thread_owner'
>

/** Where a post belongs; what is not known is absent. */
function threadOf(
  row: ThreadRow,
): Pick<Post, 'kind' | 'parentId' | 'threadId' | 'threadMatched' | 'context' | 'threadOwner'> {
  return {
    ...(row.kind === null ? {} : { kind: row.kind }),
    ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
    ...(row.thread_id === null ? {} : { threadId: row.thread_id }),
    ...(row.thread_matched === null ? {} : { threadMatched: row.thread_matched }),
    ...(row.context === null ? {} : { context: row.context }),
    ...(row.thread_owner === null ? {} : { threadOwner: row.thread_owner }),
  }
}

export type PositionRow = Pick<PostTable, 'platform' | 'post_id'> & { readonly published_at: Date }

function positionOf(row: PositionRow): EvidencePosition {
  return { publishedAt: row.published_at, platform: row.platform, id: row.post_id }
}
