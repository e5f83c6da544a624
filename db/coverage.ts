import type { Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

/** One day (UTC, `YYYY-MM-DD`) of one platform that at least one query of a scan reached. */
export interface CoveredDay {
  readonly platform: Platform
  readonly day: string
}

/**
 * The ledger since a day. A day counts when the scans of one query saw at least half of it together; today, when one
 * saw any of it.
 */
export async function listCoveredDays(
  db: Db,
  workspaceId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<CoveredDay[]> {
  const rows = await read<CoveredDay>(db)`
    with seen as (
      select platform, query, unnest(range_agg(tstzrange(reached_back_to, reached_up_to))) as part
      from coverage_spans
      where workspace_id = ${workspaceId} and reached_up_to >= ${since} and reached_back_to < reached_up_to
      group by platform, query
    ),
    days as (
      select platform, query, day,
        sum(least(upper(part), day + interval '1 day') - greatest(lower(part), day)) as seen_of_it
      from seen
      cross join lateral generate_series(
        date_trunc('day', greatest(lower(part), ${since}::timestamptz), 'UTC'), upper(part), interval '1 day') as day
      group by platform, query, day
    )
    select distinct platform, to_char(day, 'YYYY-MM-DD') as day
    from days
    where seen_of_it >= interval '12 hours' or day = date_trunc('day', ${now}::timestamptz, 'UTC')
    order by 1, 2`
  return rows
}

/** A day (UTC, `YYYY-MM-DD`) on which stored posts of a platform were published, and how many. */
export interface ActiveDay extends CoveredDay {
  readonly posts: number
}

/** Between two moments, both inclusive, by platform and day. */
export async function listActiveDays(
  db: Db,
  workspaceId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ActiveDay[]> {
  const rows = await read<ActiveDay>(db)`
    select platform, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as posts
    from posts
    where workspace_id = ${workspaceId} and published_at between ${since} and ${until}
    group by 1, 2
    order by 1, 2`
  return rows
}

/** How far the queries of one name reached, all scans together. */
export interface ReachedQuery {
  readonly platform: Platform
  readonly query: string
  /** ISO 8601. */
  readonly from: string
  readonly until: string
}

/** Names change with the word list; more than these no list of today has. */
const MAX_QUERIES = 5000

/** The queries that reached into the time since a moment, those that did last first. */
export async function listReachedQueries(db: Db, workspaceId: string, since: Date): Promise<ReachedQuery[]> {
  const rows = await read<{ platform: Platform; query: string; from: Date; until: Date }>(db)`
    select platform, query, min(greatest(reached_back_to, ${since}::timestamptz)) as from,
      max(reached_up_to) as until
    from coverage_spans
    where workspace_id = ${workspaceId} and reached_up_to >= ${since}
    group by platform, query
    order by until desc, platform, query
    limit ${MAX_QUERIES}`
  return rows.map(({ from, until, ...query }) => ({
    ...query,
    from: from.toISOString(),
    until: until.toISOString(),
  }))
}
