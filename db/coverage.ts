import type { Ledger, LedgerEntry, Platform, PostKind } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

/**
 * What scans have recorded, with the days since a moment. A day counts as reached when the scans of one query
 * together covered at least half of it; today counts when a scan covered any of it.
 */
export async function readLedger(
  db: Db,
  workspaceId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Ledger> {
  const rows = await read<LedgerRow>(db)`
    with asked as materialized (
      select platform, kind, query, reached_back_to, reached_up_to
      from coverage_spans cross join unnest(kinds) as kind
      where workspace_id = ${workspaceId}
    ),
    seen as (
      select platform, kind, query, unnest(range_agg(tstzrange(reached_back_to, reached_up_to))) as part
      from asked
      where reached_up_to >= ${since} and reached_back_to < reached_up_to
      group by platform, kind, query
    ),
    days as (
      select platform, kind, query, day,
        sum(least(upper(part), day + interval '1 day') - greatest(lower(part), day)) as seen_of_it
      from seen
      cross join lateral generate_series(
        date_trunc('day', greatest(lower(part), ${since}::timestamptz), 'UTC'), upper(part), interval '1 day') as day
      group by platform, kind, query, day
    ),
    reached as (
      select platform, kind, array_agg(distinct to_char(day at time zone 'UTC', 'YYYY-MM-DD')) as days
      from days
      where seen_of_it >= interval '12 hours' or day = date_trunc('day', ${now}::timestamptz, 'UTC')
      group by platform, kind
    )
    select platform, kind, coalesce(days, '{}') as days, max(reached_up_to) as until,
      coalesce(min(reached_back_to) filter (where reached_back_to < reached_up_to), max(reached_up_to)) as from
    from asked left join reached using (platform, kind)
    group by platform, kind, days
    order by platform, kind`
  return rows.map(({ from, until, ...entry }) => ({
    ...entry,
    from: from.toISOString(),
    until: until.toISOString(),
  }))
}

interface LedgerRow extends Pick<LedgerEntry, 'platform' | 'kind' | 'days'> {
  readonly from: Date
  readonly until: Date
}

/**
 * How many stored posts of a platform were published on a UTC day (`YYYY-MM-DD`), by the way they were
 * collected.
 */
export interface ActiveDay {
  readonly platform: Platform
  readonly day: string
  readonly holdsWord: boolean
  readonly isImported: boolean
  /** null: a post. */
  readonly kind: PostKind | null
  readonly posts: number
}

/** The days with stored posts between two moments, both inclusive, sorted by platform and day. */
export async function listActiveDays(
  db: Db,
  workspaceId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ActiveDay[]> {
  const rows = await read<ActiveDay>(db)`
    select platform, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      matched_terms <> '{}' as "holdsWord", is_imported as "isImported",
      nullif(kind, 'post') as kind, count(*)::int as posts
    from posts
    where workspace_id = ${workspaceId} and published_at between ${since} and ${until}
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5`
  return rows
}

/** The time that the queries for the same words reached, over all scans. */
export interface ReachedWords {
  readonly platform: Platform
  /** As CoverageSpan has them. */
  readonly words: readonly string[]
  /** ISO 8601. */
  readonly from: string
  readonly until: string
}

/** Queries change with the word list; no current list has more than these. */
const MAX_REACHED_WORDS = 5000

/** A stretch of time that the queries for the same words reached, over all scans. */
export interface ReachedSpan {
  readonly platform: Platform
  /** As CoverageSpan has them. */
  readonly words: readonly string[]
  /** Milliseconds since 1970, [fromMs, untilMs). */
  readonly fromMs: number
  readonly untilMs: number
}

/** What queries for words reached between two moments, stretches that meet joined, the most recent first. */
export async function listReachedSpans(
  db: Db,
  workspaceId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<ReachedSpan[]> {
  const rows = await read<{ platform: Platform; words: string[]; from: Date; until: Date }>(db)`
    select platform, words, lower(part) as from, upper(part) as until
    from (
      select platform, words, unnest(range_agg(tstzrange(
        greatest(reached_back_to, ${since}::timestamptz), least(reached_up_to, ${until}::timestamptz)))) as part
      from coverage_spans
      where workspace_id = ${workspaceId} and reached_up_to >= ${since} and reached_back_to <= ${until}
        and reached_back_to < reached_up_to and words <> '{}'
      group by platform, words
    ) reached
    order by until desc, platform, words
    limit ${MAX_REACHED_WORDS}`
  return rows.map(({ platform, words, from, until: end }) => ({
    platform,
    words,
    fromMs: from.getTime(),
    untilMs: end.getTime(),
  }))
}

/** The queries for words that reached into the time since a moment, the most recent first. */
export async function listReachedWords(db: Db, workspaceId: string, since: Date): Promise<ReachedWords[]> {
  const rows = await read<{ platform: Platform; words: string[]; from: Date; until: Date }>(db)`
    select platform, words, min(greatest(reached_back_to, ${since}::timestamptz)) as from,
      max(reached_up_to) as until
    from coverage_spans
    where workspace_id = ${workspaceId} and reached_up_to >= ${since} and reached_back_to < reached_up_to
      and words <> '{}'
    group by platform, words
    order by until desc, platform, words
    limit ${MAX_REACHED_WORDS}`
  return rows.map(({ from, until, ...query }) => ({
    ...query,
    from: from.toISOString(),
    until: until.toISOString(),
  }))
}
