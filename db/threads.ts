import { sql } from 'kysely'
import type { DueThreadFilter, DueThreads, Platform, ThreadVisit } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

/** Posts announce how many answers they have by one of these metrics; a number beyond all threads says nothing. */
const count = `coalesce(metrics ->> 'comments', metrics ->> 'replies')::numeric`
export const announcedComments = sql.raw(`case when ${count} < 1e9 then floor(${count})::int end`)

/**
 * The threads below stored posts that are to be read, at most `limit` of them behind the first `skip`: first what earlier
 * scans had to leave, the longest waiting first, then those whose number of comments has changed most. All are counted as
 * long as one is listed.
 */
export async function listDueThreads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  { since, minComments, authors, notBy = [], closedAfter, ...filter }: DueThreadFilter,
  limit: number,
  skip = 0,
): Promise<DueThreads> {
  const { holdsWord = authors === undefined ? true : undefined } = filter
  const handle = sql`lower(ltrim(author_handle, '@'))`
  const wanted = sql.join(
    [
      ...(authors === undefined ? [] : [sql`${handle} = any(${sql.val(authors.map(plain))}::text[])`]),
      ...(notBy.length === 0
        ? []
        : [sql`(${handle} = any(${sql.val(notBy.map(plain))}::text[])) is not true`]),
      ...(holdsWord === undefined ? [] : [sql`matched_terms ${sql.raw(holdsWord ? '<>' : '=')} '{}'`]),
    ],
    sql` and `,
  )
  const rows = await read<DueRow>(db)`
    with found as (
      select post_id, url, author_handle, text, published_at, ${announcedComments} as announced
      from posts
      where workspace_id = ${workspaceId} and platform = ${platform} and published_at >= ${since}
        and coalesce(kind, 'post') = 'post' and ${wanted}
    )
    select post_id, url, author_handle, text, published_at, announced, known.newest_id, known.rest,
      announced - coalesce(known.comments, 0) as change,
      count(*) over ()::int as waiting,
      sum(greatest(announced - coalesce(known.comments, 0), 0)) over ()::float8 as unread
    from found left join threads known
      on known.workspace_id = ${workspaceId} and known.platform = ${platform} and known.thread_id = found.post_id
    where announced >= ${minComments}
      and (known.state is distinct from 'read' or announced is distinct from known.comments)
      and ${isOpen(closedAfter)}
    order by case when known.state in ('unread', 'partial') then known.noted_at end nulls last,
      abs(announced - coalesce(known.comments, 0)) desc, published_at desc, post_id
    limit ${limit} offset ${skip}`
  const due = rows.map((row) => ({
    id: row.post_id,
    url: row.url,
    authorHandle: row.author_handle ?? undefined,
    text: row.text,
    publishedAt: row.published_at,
    comments: row.announced,
    change: row.change,
    newestId: row.newest_id ?? undefined,
    rest: row.rest ?? undefined,
  }))
  return { due, waiting: rows[0]?.waiting ?? 0, unread: rows[0]?.unread ?? 0 }
}

/** Of a thread as `known`: it was not found closed after a moment. */
export function isOpen(closedAfter: Date | undefined) {
  return sql`(known.state is distinct from 'closed'
    or known.noted_at <= coalesce(${closedAfter ?? null}::timestamptz, 'infinity'))`
}

interface DueRow {
  readonly post_id: string
  readonly url: string
  readonly author_handle: string | null
  readonly text: string
  readonly published_at: Date
  readonly announced: number
  readonly change: number
  readonly newest_id: string | null
  readonly rest: string | null
  readonly waiting: number
  readonly unread: number
}

/** As the index of handles has them. */
function plain(handle: string): string {
  return handle.replace(/^@+/, '').toLowerCase()
}

/**
 * Notes what a scan did with threads at a moment. One that is left unread keeps what is known of its last visit, and the
 * moment since which it has been waiting.
 */
export async function noteThreads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  visits: readonly ThreadVisit[],
  at: Date,
): Promise<void> {
  if (visits.length === 0) return
  const rows = [...new Map(visits.map((visit) => [visit.id, visit])).values()].map((visit) => ({
    thread_id: visit.id,
    state: visit.state,
    comments: visit.state === 'unread' ? null : visit.comments,
    newest_id: visit.state === 'unread' ? null : (visit.newestId ?? null),
    rest: visit.state === 'partial' ? (visit.rest ?? null) : null,
  }))
  await sql`
    insert into threads as known (workspace_id, platform, thread_id, state, noted_at, comments, newest_id, rest)
    select ${workspaceId}, ${platform}, thread_id, state, ${at}, comments, newest_id, rest
    from jsonb_to_recordset(${sql.val(rows)}::jsonb) as visit (
      thread_id text, state text, comments int, newest_id text, rest text)
    on conflict (workspace_id, platform, thread_id) do update set
      noted_at = case when excluded.state = 'unread' and known.state <> 'read' then known.noted_at
        else excluded.noted_at end,
      state = case when excluded.state = 'unread' and known.state = 'partial' then known.state
        else excluded.state end,
      comments = case when excluded.state = 'unread' then known.comments else excluded.comments end,
      newest_id = coalesce(excluded.newest_id, known.newest_id),
      rest = case when excluded.state = 'unread' then known.rest else excluded.rest end`.execute(db)
}

/** More say nothing more of where people speak. */
const MAX_LINKS = 2000

/** The links of the newest posts that hold a word of the list. */
export async function listLinksOfHits(
  db: Db,
  workspaceId: string,
  platform: Platform,
  since: Date,
): Promise<string[]> {
  const rows = await read<{ url: string }>(db)`
    select url from posts
    where workspace_id = ${workspaceId} and platform = ${platform} and published_at >= ${since}
      and matched_terms <> '{}'
    order by published_at desc, post_id
    limit ${MAX_LINKS}`
  return rows.map(({ url }) => url)
}

/** Which of these posts are stored. */
export async function listStoredAmong(
  db: Db,
  workspaceId: string,
  platform: Platform,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await read<{ post_id: string }>(db)`
    select post_id from posts
    where workspace_id = ${workspaceId} and platform = ${platform} and post_id = any(${sql.val(ids)}::text[])`
  return new Set(rows.map(({ post_id }) => post_id))
}

/** What those of these posts that are stored say, and who does, by their id. */
export async function findTexts(
  db: Db,
  workspaceId: string,
  platform: Platform,
  ids: readonly string[],
): Promise<Map<string, { readonly text: string; readonly authorHandle: string | undefined }>> {
  if (ids.length === 0) return new Map()
  const rows = await read<{ post_id: string; text: string; author_handle: string | null }>(db)`
    select post_id, text, author_handle from posts
    where workspace_id = ${workspaceId} and platform = ${platform} and post_id = any(${sql.val(ids)}::text[])`
  return new Map(
    rows.map(({ post_id, text, author_handle }) => [
      post_id,
      { text, authorHandle: author_handle ?? undefined },
    ]),
  )
}
