import { sql } from 'kysely'
import type { KeptTrend, KnownTrend, RankedTrend, Trend } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { rankedState, removalVersion } from './evidence-version.ts'
import { read } from './read.ts'

export interface StoredRanking {
  readonly windowDays: number
  readonly computedAt: Date
  /** The version of the evidence that it was computed from. */
  readonly evidenceVersion: number
  /**
   * Key of its other inputs, see inputsKeyOf; null: stored by a version of the program that had no such key.
   */
  readonly inputsKey: string | null
  readonly trends: RankedTrend[]
  /** The trends that are parts of those, with their `parentId`. */
  readonly parts: RankedTrend[]
}

/** A stored ranking without its trends, which may be megabytes: enough to tell it from another. */
export interface RankingHead extends Omit<StoredRanking, 'trends' | 'parts'> {
  /** The version of the evidence as it is now. */
  readonly currentVersion: number
  /** The name of the state of the rankings and of their evidence in which it was read: another one once either changes. */
  readonly rankedState: string | null
  /** The last ranking of the window that read less evidence; undefined where there was none. */
  readonly previous: PreviousRanking | undefined
}

/** What is stored of a window's ranking before the last one. */
export interface PreviousRanking {
  readonly rankedAt: Date
  /** When the newest post that it read was published. */
  readonly evidenceUntil: Date
}

interface RankingRow {
  readonly computed_at: Date
  readonly evidence_version: number
  readonly inputs_key: string | null
}

const identityColumns = sql`computed_at, evidence_version::int, inputs_key`

function identityOf(windowDays: number, row: RankingRow): Omit<StoredRanking, 'trends' | 'parts'> {
  return {
    windowDays,
    computedAt: row.computed_at,
    evidenceVersion: row.evidence_version,
    inputsKey: row.inputs_key,
  }
}

/** The last ranking of a window without its trends; undefined where posts were removed since. */
export async function findRankingHead(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<RankingHead | undefined> {
  const rows = await read<
    RankingRow & {
      current_version: number
      ranked_state: string | null
      previous_ranked_at: Date | null
      previous_evidence_until: Date | null
    }
  >(db)`
    select ${identityColumns}, previous_ranked_at, previous_evidence_until,
      coalesce((select version from evidence_versions v where v.workspace_id = rankings.workspace_id), 0)::int as current_version,
      (select ${rankedState} from evidence_states join ranking_states using (workspace_id)
        where workspace_id = ${workspaceId}) as ranked_state
    from rankings
    where ${isShowable(workspaceId, windowDays)}`
  const [row] = rows
  if (row === undefined) return undefined
  const { previous_ranked_at: rankedAt, previous_evidence_until: evidenceUntil } = row
  return {
    ...identityOf(windowDays, row),
    currentVersion: row.current_version,
    rankedState: row.ranked_state,
    previous: rankedAt === null || evidenceUntil === null ? undefined : { rankedAt, evidenceUntil },
  }
}

/** The last ranking of a window; undefined where posts were removed since. */
export async function findRanking(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<StoredRanking | undefined> {
  const rows = await read<RankingRow & { trends: RankedTrend[] }>(db)`
    select ${identityColumns}, trends
    from rankings
    where ${isShowable(workspaceId, windowDays)}`
  const [row] = rows
  if (row === undefined) return undefined
  const isPart = ({ parentId }: RankedTrend): boolean => parentId !== undefined
  return {
    ...identityOf(windowDays, row),
    trends: row.trends.filter((trend) => !isPart(trend)),
    parts: row.trends.filter(isPart),
  }
}

/** A ranking made before posts were removed may quote them: only its trends' identities are used. */
function isShowable(workspaceId: string, windowDays: number) {
  return sql`workspace_id = ${workspaceId} and window_days = ${windowDays}
    and evidence_version >= ${removalVersion(workspaceId)}`
}

/** What the next ranking recognises a trend by; all that is left of a trend once posts were removed. */
export type TrendIdentity = Pick<Trend, 'id' | 'platforms' | 'postIds' | 'previousIds'>

/**
 * The trends of the previous ranking: those it knew, or where an older version stored it only those it
 * showed.
 */
export type EarlierTrends = { readonly inputsKey: string | null } & (
  | { readonly known: KnownTrend[] }
  | { readonly known: null; readonly shown: TrendIdentity[] }
)

/**
 * The trends of a window's last ranking, or where that window was never ranked, of the window that was ranked
 * last; empty where none was.
 */
export async function findEarlierTrends(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<EarlierTrends> {
  // The trends may be megabytes: they are read only where the known trends are missing.
  const rows = await read<EarlierTrends>(db)`
    select inputs_key as "inputsKey", known_trends as known, case when known_trends is null then trends end as shown from rankings
    where workspace_id = ${workspaceId}
    order by (window_days = ${windowDays}) desc, computed_at desc, window_days
    limit 1`
  return rows[0] ?? { inputsKey: null, known: [] }
}

/** What a ranking stores for the following ones, besides its trends. */
export interface RankingCarryOver {
  readonly known: readonly KnownTrend[]
  /** When the newest post that it read was published; null without posts. */
  readonly evidenceUntil: Date | null
  /** Its trends and their parts as an earlier ranking keeps them. */
  readonly kept: readonly KeptTrend[]
  /** Whether YouTube's counts were allowed in its scores. */
  readonly countsYouTube: boolean
}

/**
 * Stores the newest ranking of a window: one computed from older evidence never replaces a newer one, and one
 * computed before a removal of posts is not stored at all. Where it read a newer post than the ranking it
 * replaces, that one is recorded as the previous ranking: one of the same posts is nothing to compare with. It is also
 * kept for questions as of its moment; `pruneKeptRankings` deletes the oldest of those.
 */
export async function storeRanking(
  db: Db,
  workspaceId: string,
  ranking: StoredRanking,
  { known, evidenceUntil, kept, countsYouTube }: RankingCarryOver,
): Promise<void> {
  await sql`
    with stored as (
      insert into rankings as known
        (workspace_id, window_days, computed_at, evidence_version, inputs_key, trends, known_trends,
          evidence_until)
      select ${workspaceId}, ${ranking.windowDays}::int, ${ranking.computedAt}::timestamptz,
        ${ranking.evidenceVersion}::bigint, ${ranking.inputsKey}, ${sql.val([...ranking.trends, ...ranking.parts])}::json,
        ${sql.val(known)}::json, ${evidenceUntil}::timestamptz
      where ${ranking.evidenceVersion}::bigint >= ${removalVersion(workspaceId)}
      on conflict (workspace_id, window_days) do update set
        computed_at = excluded.computed_at, evidence_version = excluded.evidence_version,
        inputs_key = excluded.inputs_key, trends = excluded.trends,
        known_trends = excluded.known_trends, evidence_until = excluded.evidence_until,
        (previous_ranked_at, previous_evidence_until) = (select
          case when excluded.evidence_until > known.evidence_until then known.computed_at else known.previous_ranked_at end,
          case when excluded.evidence_until > known.evidence_until then known.evidence_until else known.previous_evidence_until end)
      where known.evidence_version <= excluded.evidence_version
      returning known.workspace_id, known.window_days, known.computed_at, known.evidence_version
    ),
    replaced as (
      update kept_rankings earlier set replaced_at = stored.computed_at from stored
      where earlier.workspace_id = stored.workspace_id and earlier.window_days = stored.window_days
        and earlier.ranked_at < stored.computed_at and earlier.replaced_at is null
    )
    insert into kept_rankings (workspace_id, window_days, ranked_at, evidence_version, youtube_counts, bytes, trends)
    select stored.*, ${countsYouTube}::boolean, octet_length(given.trends::text), given.trends
    from stored, (select ${sql.val(kept)}::json as trends) given
    on conflict (workspace_id, window_days, ranked_at) do update set
      evidence_version = excluded.evidence_version, youtube_counts = excluded.youtube_counts,
      bytes = excluded.bytes, trends = excluded.trends`.execute(db)
}

/**
 * Deletes the texts of all rankings made before posts were removed, because they may quote these posts, and
 * returns their windows in days. The trends' identities and the times of the previous rankings stay, so that
 * the next ranking inherits its trends' ids and changes are still counted.
 */
export async function redactRankings(db: Db, workspaceId: string): Promise<number[]> {
  // `listWindowsWithTrend` searches this text: no space after the colons.
  const { rows } = await sql<{ window_days: number }>`
    update rankings set trends = (
      select '[' || coalesce(string_agg(format('{"id":%s,"platforms":%s,"postIds":%s,"previousIds":%s}',
        trend->'id', coalesce(trend->'platforms', '[]'), coalesce(trend->'postIds', '[]'), coalesce(trend->'previousIds', '[]')), ',' order by place), '') || ']'
      from json_array_elements(trends) with ordinality as listed (trend, place))::json
    where workspace_id = ${workspaceId} and evidence_version < ${removalVersion(workspaceId)}
    returning window_days`.execute(db)
  return rows.map(({ window_days }) => window_days).sort((one, other) => one - other)
}

/** The windows, in days, whose last ranking has a trend with this id; it may be older than the evidence. */
export async function listWindowsWithTrend(db: Db, workspaceId: string, trendId: string): Promise<number[]> {
  // Searched as text, not parsed: it may be megabytes, and quotes inside of its strings are always escaped.
  const rows = await read<{ window_days: number }>(db)`
    select window_days from rankings
    where workspace_id = ${workspaceId} and strpos(trends::text, ${`"id":${JSON.stringify(trendId)}`}) > 0
    order by window_days`
  return rows.map(({ window_days }) => window_days)
}
