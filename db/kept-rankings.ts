import { sql } from 'kysely'
import { DAY_MS } from '../src/lib/days.ts'
import type { KeptTrend, Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import type { PostKey } from './post-key.ts'
import { read } from './read.ts'

/** Rankings are kept for so long: the last of each UTC day, and of each window the last ones. */
export const KEPT_DAYS = 30
const KEPT_LAST = 10

/** When an earlier ranking was made, and when it was replaced; null: not that it is known. */
export interface KeptMoment {
  readonly rankedAt: Date
  readonly replacedAt: Date | null
}

/** An earlier ranking: its trends, those that are parts of others among them. */
export interface KeptRanking {
  readonly windowDays: number
  readonly computedAt: Date
  readonly evidenceVersion: number
  readonly trends: readonly KeptTrend[]
}

/** Whose earlier rankings, of which window, and whether those with YouTube's counts may be shown. */
export interface KeptFilter {
  readonly workspaceId: string
  readonly windowDays: number
  readonly youtubeCounts: boolean
}

/** The moments of the rankings of a window that are kept as of `now`, the earliest first. */
export async function listKeptMoments(db: Db, filter: KeptFilter, now: Date): Promise<KeptMoment[]> {
  return await read<KeptMoment>(db)`
    select ranked_at as "rankedAt", replaced_at as "replacedAt" from kept_rankings
    where ${isShowable(filter)} and ranked_at > ${oldestKept(now)}
    order by ranked_at`
}

/** The ranking that was made at this moment; undefined where it is not kept. */
export async function findKeptRanking(
  db: Db,
  filter: KeptFilter,
  rankedAt: Date,
): Promise<KeptRanking | undefined> {
  const rows = await read<{ evidence_version: number; trends: KeptTrend[] }>(db)`
    select evidence_version::int, trends from kept_rankings
    where ${isShowable(filter)} and ranked_at = ${rankedAt}`
  const [row] = rows
  return (
    row && {
      windowDays: filter.windowDays,
      computedAt: rankedAt,
      evidenceVersion: row.evidence_version,
      trends: row.trends,
    }
  )
}

function isShowable({ workspaceId, windowDays, youtubeCounts }: KeptFilter) {
  return sql`workspace_id = ${workspaceId} and window_days = ${windowDays}
    and (${youtubeCounts}::boolean or not youtube_counts)`
}

/**
 * Deletes what need not be kept of a workspace's rankings as of `now`: those of before 30 days; of each window all but the
 * last of each UTC day and the last ten; and the oldest of any window until the others take `maxBytes` at most. Called
 * again, or after it was cut off, it does what is left.
 */
export async function pruneKeptRankings(
  db: Db,
  workspaceId: string,
  { now, maxBytes }: { readonly now: Date; readonly maxBytes: number },
): Promise<void> {
  await sql`
    with placed as (
      select window_days, ranked_at, bytes,
        row_number() over (partition by window_days order by ranked_at desc) as place,
        row_number() over (
          partition by window_days, (ranked_at at time zone 'UTC')::date order by ranked_at desc) as place_of_day
      from kept_rankings where workspace_id = ${workspaceId}
    ),
    added_up as (
      select window_days, ranked_at, sum(bytes) over (order by ranked_at desc, window_days) as total
      from placed
      where ranked_at > ${oldestKept(now)} and (place <= ${KEPT_LAST} or place_of_day = 1)
    )
    delete from kept_rankings old
    where workspace_id = ${workspaceId} and not exists (
      select from added_up kept where kept.window_days = old.window_days and kept.ranked_at = old.ranked_at
        and total <= ${maxBytes}::bigint)`.execute(db)
}

/** Deletes the rankings of all workspaces that are kept no longer as of `now`. */
export async function dropOldRankings(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('kept_rankings').where('ranked_at', '<=', oldestKept(now)).execute()
}

/** How many earlier rankings of a workspace are kept, and what they take as JSON text, in bytes. */
export interface KeptSize {
  readonly rankings: number
  readonly bytes: number
}

/** What a workspace's earlier rankings take, of all windows. */
export async function measureKeptRankings(db: Db, workspaceId: string): Promise<KeptSize> {
  const rows = await read<KeptSize>(db)`
    select count(*)::int as rankings, coalesce(sum(bytes), 0)::float8 as bytes
    from kept_rankings where workspace_id = ${workspaceId}`
  return rows[0] ?? { rankings: 0, bytes: 0 }
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS)
}

/** The stored text of each of these posts that is stored. */
export async function findTexts(
  db: Db,
  workspaceId: string,
  keys: readonly PostKey[],
): Promise<(PostKey & { readonly text: string })[]> {
  return await read<{ platform: Platform; id: string; text: string }>(db)`
    select platform, post_id as id, text from posts
    join ${namedPosts(keys)} on platform = of_platform and post_id = of_id
    where workspace_id = ${workspaceId}`
}

/** Those of these posts that are not stored. */
export async function listUnstored(
  db: Db,
  workspaceId: string,
  keys: readonly PostKey[],
): Promise<PostKey[]> {
  return await read<PostKey>(db)`
    select of_platform as platform, of_id as id from ${namedPosts(keys)}
    where not exists (
      select from posts
      where workspace_id = ${workspaceId} and platform = of_platform and post_id = of_id)`
}

function namedPosts(keys: readonly PostKey[]) {
  return sql`unnest(${keys.map(({ platform }) => platform)}::text[], ${keys.map(({ id }) => id)}::text[])
    as named (of_platform, of_id)`
}
