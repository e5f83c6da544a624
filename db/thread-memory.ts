import { sql } from 'kysely'
import type { DueThreadFilter, Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'
import { announcedComments, isOpen } from './threads.ts'

/** How many threads below posts that hold a word, published since a moment, were found closed after another. */
export async function countClosedThreads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  { since, closedAfter }: { readonly since: Date; readonly closedAfter: Date },
): Promise<number> {
  const [row] = await read<{ closed: number }>(db)`
    select count(*)::int as closed
    from threads known join posts
      on posts.workspace_id = known.workspace_id and posts.platform = known.platform and posts.post_id = known.thread_id
    where known.workspace_id = ${workspaceId} and known.platform = ${platform} and known.state = 'closed'
      and known.noted_at > ${closedAfter} and posts.published_at >= ${since} and posts.matched_terms <> '{}'`
  return row?.closed ?? 0
}

/** Threads that were found closed and have shown a comment since are due again. */
export async function reopenThreads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update threads set state = 'unread'
    where workspace_id = ${workspaceId} and platform = ${platform} and state = 'closed'
      and thread_id = any(${sql.val(ids)}::text[])`.execute(db)
}

/**
 * Of the `most` threads with most comments below posts that hold a word those whose most liked comments were not read
 * after a moment: their ids, the largest first.
 */
export async function listLargestThreads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  {
    since,
    minComments,
    closedAfter,
    topReadAfter,
  }: Omit<DueThreadFilter, 'authors'> & { readonly topReadAfter: Date },
  most: number,
): Promise<string[]> {
  const rows = await read<{ post_id: string }>(db)`
    with found as (
      select post_id, published_at, ${announcedComments} as announced
      from posts
      where workspace_id = ${workspaceId} and platform = ${platform} and published_at >= ${since}
        and coalesce(kind, 'post') = 'post' and matched_terms <> '{}'
    ),
    largest as (
      select post_id, published_at, announced, known.top_read_at
      from found left join threads known
        on known.workspace_id = ${workspaceId} and known.platform = ${platform} and known.thread_id = found.post_id
      where announced >= ${minComments} and ${isOpen(closedAfter)}
      order by announced desc, published_at desc, post_id
      limit ${most}
    )
    select post_id from largest
    where top_read_at is null or top_read_at <= ${topReadAfter}
    order by announced desc, published_at desc, post_id`
  return rows.map(({ post_id }) => post_id)
}

/** Notes that the most liked comments of threads were read; what else is known of them stays. */
export async function noteTopReads(
  db: Db,
  workspaceId: string,
  platform: Platform,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into threads (workspace_id, platform, thread_id, state, noted_at, top_read_at)
    select ${workspaceId}, ${platform}, thread_id, 'unread', ${at}, ${at}
    from unnest(${sql.val(ids)}::text[]) as thread_id
    on conflict (workspace_id, platform, thread_id) do update set top_read_at = excluded.top_read_at`.execute(
    db,
  )
}
