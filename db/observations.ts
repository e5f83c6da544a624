import { sql } from 'kysely'
import { DAY_MS } from '../src/lib/days.ts'
import type { Metrics, Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { forLongWork } from './long-work.ts'
import { read } from './read.ts'

/** For so many days every reading that changed a post's metrics is kept, then the last of each UTC day. */
export const EACH_READING_DAYS = 30

export interface Observation {
  readonly observedAt: string
  readonly metrics: Metrics
}

/** A post's metrics over time, oldest first: one entry for each reading that changed them. */
export async function listObservations(
  db: Db,
  workspaceId: string,
  platform: Platform,
  postId: string,
): Promise<Observation[]> {
  const rows = await read<{ observed_at: Date; metrics: Metrics }>(db)`
    select observed_at, metrics from observations
    where workspace_id = ${workspaceId} and platform = ${platform} and post_id = ${postId}
    order by observed_at`
  return rows.map(({ observed_at, metrics }) => ({ observedAt: observed_at.toISOString(), metrics }))
}

/**
 * Deletes the readings of a workspace that are kept no longer as of `now`: of those before the UTC day 30 days ago all but the last
 * of each day and post, and all that are older than `keptDays`. It looks at each day once: called again on the same UTC day it
 * does nothing. One statement: killed, it has done all or nothing. Resolves with the number of readings deleted.
 */
export async function thinObservations(
  db: Db,
  workspaceId: string,
  { now, keptDays }: { readonly now: Date; readonly keptDays: number },
): Promise<number> {
  const dayStart = (days: number) => new Date(Math.floor(now.getTime() / DAY_MS - days) * DAY_MS)
  const until = dayStart(EACH_READING_DAYS)
  const rows = await sql<{ deleted: number }>`
    with marked as (
      insert into refreshes as known (workspace_id, started_at, lease_expires_at, thinned_until)
      values (${workspaceId}, '-infinity', '-infinity', ${until})
      on conflict (workspace_id) do update set thinned_until = excluded.thinned_until
      where known.thinned_until is null or known.thinned_until < excluded.thinned_until
      returning workspace_id
    ),
    due as materialized (
      -- As it was before this statement: from there on nothing has been thinned.
      select marked.workspace_id, coalesce(
        (select thinned_until from refreshes where workspace_id = ${workspaceId}), '-infinity') as since
      from marked
    ),
    deleted as (
      delete from observations old using due
      where old.workspace_id = ${workspaceId} and due.workspace_id = ${workspaceId} and (
        old.observed_at < ${dayStart(keptDays)}
        or old.observed_at >= due.since and old.observed_at < ${until} and exists (
          select from observations later where later.workspace_id = ${workspaceId}
            and later.platform = old.platform and later.post_id = old.post_id
            and later.observed_at > old.observed_at
            and later.observed_at < date_bin('1 day', old.observed_at, timestamptz '2001-01-01 00:00:00+00') + interval '1 day'))
      returning old.workspace_id
    )
    select count(*)::int as deleted from deleted`.execute(forLongWork(db))
  return rows.rows[0]?.deleted ?? 0
}
