import { type RawBuilder, sql } from 'kysely'
import type { Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { forLongWork } from './long-work.ts'
import { read } from './read.ts'

/** The fields of a stored post by which its platform can find it again. */
export interface DuePost {
  readonly platform: Platform
  readonly id: string
  readonly url: string
  readonly authorHandle?: string
  readonly publishedAt: string
  readonly threadId?: string
}

/**
 * Claims the sweep of a workspace's evidence. False when another process has it or it began after `notSince`.
 */
export async function claimRefresh(
  db: Db,
  workspaceId: string,
  rule: { leaseSeconds: number; notSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into refreshes as known (workspace_id, started_at, lease_expires_at)
    values (${workspaceId}, clock_timestamp(), clock_timestamp() + make_interval(secs => ${rule.leaseSeconds}))
    on conflict (workspace_id) do update set
      started_at = excluded.started_at, lease_expires_at = excluded.lease_expires_at
    where known.lease_expires_at <= clock_timestamp() and known.started_at <= ${rule.notSince}
    returning workspace_id`.execute(db)
  return rows.length > 0
}

/**
 * Ends the sweep. With `againFrom` it counts as begun by then at the latest, so that the next one is due
 * earlier.
 */
export async function releaseRefresh(db: Db, workspaceId: string, againFrom?: Date): Promise<void> {
  await sql`
    update refreshes set lease_expires_at = clock_timestamp(),
      started_at = least(started_at, ${againFrom ?? null}::timestamptz)
    where workspace_id = ${workspaceId}`.execute(db)
}

/** Posts that are looked for at once: all that are due have to be sorted for it. */
const CHUNK_POSTS = 5000

/**
 * Posts of a platform that were never confirmed, or last before a moment, in pages, the longest waiting
 * first. Of what is confirmed meanwhile by somebody else up to 5,000 may still come.
 */
export async function* pageDuePosts(
  db: Db,
  workspaceId: string,
  platform: Platform,
  confirmedBefore: Date,
  pageSize = 500,
): AsyncGenerator<DuePost[]> {
  let after: { checkedAt: string; id: string } | undefined
  do {
    const rows = await read<{
      post_id: string
      url: string
      author_handle: string | null
      published_at: Date
      thread_id: string | null
      checked_at: string
    }>(forLongWork(db))`
      select post_id, url, author_handle, published_at, thread_id, checked_at::text from posts
      where workspace_id = ${workspaceId} and platform = ${platform} and ${isDue(confirmedBefore)}
        and ${after === undefined ? sql`true` : isBehind(after)}
      order by checked_at, post_id
      limit ${CHUNK_POSTS}`
    const due = rows.map((row) => ({
      platform,
      id: row.post_id,
      url: row.url,
      ...(row.author_handle === null ? {} : { authorHandle: row.author_handle }),
      publishedAt: row.published_at.toISOString(),
      ...(row.thread_id === null ? {} : { threadId: row.thread_id }),
    }))
    for (let start = 0; start < due.length; start += pageSize) yield due.slice(start, start + pageSize)
    const last = rows.length === CHUNK_POSTS ? rows.at(-1) : undefined
    after = last && { checkedAt: last.checked_at, id: last.post_id }
  } while (after !== undefined)
}

/** How many posts of a platform were never confirmed, or last before a moment. */
export async function countDuePosts(
  db: Db,
  workspaceId: string,
  platform: Platform,
  confirmedBefore: Date,
): Promise<number> {
  const rows = await read<{ due: number }>(forLongWork(db))`
    select count(*)::int as due from posts
    where workspace_id = ${workspaceId} and platform = ${platform} and ${isDue(confirmedBefore)}`
  return rows[0]?.due ?? 0
}

function isBehind({ checkedAt, id }: { readonly checkedAt: string; readonly id: string }) {
  // As text: a parameter that is a time loses its microseconds, by which posts at the boundary would come again.
  const moment = sql`${checkedAt}::text::timestamptz`
  return sql`checked_week >= ${weekOf(moment)} and (checked_at, post_id) > (${moment}, ${id})`
}

/** The week of a moment, as the column `checked_week` has it. */
function weekOf(moment: RawBuilder<unknown>) {
  return sql`date_bin('7 days', ${moment}, timestamptz '2001-01-01 00:00:00+00')`
}

/** That a post was last confirmed before a moment. The first comparison is implied by the second and lets the index be used. */
export function isCheckedBefore(moment: Date) {
  return sql`checked_week <= ${weekOf(sql`${moment}::timestamptz`)} and checked_at < ${moment}`
}

/** Posts known from a file alone are always due: no platform has confirmed them. */
function isDue(confirmedBefore: Date) {
  return sql`((${isCheckedBefore(confirmedBefore)}) or source_method = 'import')`
}
