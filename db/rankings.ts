import { sql } from 'kysely'
import type { KnownTrend, RankedTrend, Trend } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { removalVersion } from './evidence-version.ts'
import { read } from './read.ts'

export interface StoredRanking {
  readonly windowDays: number
  readonly computedAt: Date
  /** The evidence it was computed from. */
  readonly evidenceVersion: number
  /** What else it was computed from; null for one kept by a version of the program that did not say. */
  readonly inputsKey: string | null
  readonly trends: RankedTrend[]
}

/** What tells one stored ranking from another, without its trends, which may be megabytes. */
export interface RankingHead extends Omit<StoredRanking, 'trends'> {
  /** Whether the evidence is still the one it was computed from. */
  readonly evidenceUnchanged: boolean
}

interface RankingRow {
  readonly computed_at: Date
  readonly evidence_version: number
  readonly inputs_key: string | null
}

const whatTellsItApart = sql`computed_at, evidence_version::int, inputs_key`

function identityOf(windowDays: number, row: RankingRow): Omit<StoredRanking, 'trends'> {
  return {
    windowDays,
    computedAt: row.computed_at,
    evidenceVersion: row.evidence_version,
    inputsKey: row.inputs_key,
  }
}

/** The last ranking of a window, but for its trends; undefined where posts were removed since. */
export async function findRankingHead(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<RankingHead | undefined> {
  const rows = await read<RankingRow & { current_version: number }>(db)`
    select ${whatTellsItApart},
      coalesce((select version from evidence_versions v where v.workspace_id = rankings.workspace_id), 0)::int as current_version
    from rankings
    where ${isShowable(workspaceId, windowDays)}`
  const [row] = rows
  return (
    row && {
      ...identityOf(windowDays, row),
      evidenceUnchanged: row.evidence_version === row.current_version,
    }
  )
}

/** The last ranking of a window; undefined where posts were removed since. */
export async function findRanking(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<StoredRanking | undefined> {
  const rows = await read<RankingRow & { trends: RankedTrend[] }>(db)`
    select ${whatTellsItApart}, trends
    from rankings
    where ${isShowable(workspaceId, windowDays)}`
  const [row] = rows
  return row && { ...identityOf(windowDays, row), trends: row.trends }
}

/** One made before posts were removed may quote them: it serves identity alone. */
function isShowable(workspaceId: string, windowDays: number) {
  return sql`workspace_id = ${workspaceId} and window_days = ${windowDays}
    and evidence_version >= ${removalVersion(workspaceId)}`
}

/** What a topic that goes on from a trend is recognised by; all that is left of a trend once posts were removed. */
export type TrendIdentity = Pick<Trend, 'id' | 'platforms' | 'postIds' | 'previousIds'>

/** What is known of the ranking before: of one that an older version kept, only what was shown. */
export type EarlierTrends =
  | { readonly known: KnownTrend[] }
  | { readonly known: null; readonly shown: TrendIdentity[] }

/**
 * The trends that the workspace was last shown for a window, or, where that was never ranked, for the window
 * ranked last; none where none was.
 */
export async function findEarlierTrends(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<EarlierTrends> {
  // The trends may be megabytes: they are read only where nothing else is there.
  const rows = await read<EarlierTrends>(db)`
    select known_trends as known, case when known_trends is null then trends end as shown from rankings
    where workspace_id = ${workspaceId}
    order by (window_days = ${windowDays}) desc, computed_at desc, window_days
    limit 1`
  return rows[0] ?? { known: [] }
}

/** What is kept of a ranking for the ones after it, beside what is shown. */
export interface ForTheNext {
  readonly known: readonly KnownTrend[]
  /** When the newest post that it saw was published; null without any. */
  readonly evidenceUntil: Date | null
}

/**
 * Keeps the newest ranking of a window: one computed from older evidence never replaces a newer one, and one computed
 * from evidence that held posts which are removed by now is not kept at all. Where it ends
 * with a newer post than the one it replaces, that one is remembered as the previous: a ranking that was only made
 * again is none to compare with.
 */
export async function storeRanking(
  db: Db,
  workspaceId: string,
  ranking: StoredRanking,
  { known, evidenceUntil }: ForTheNext,
): Promise<void> {
  await sql`
    insert into rankings as known
      (workspace_id, window_days, computed_at, evidence_version, inputs_key, trends, known_trends,
        evidence_until)
    select ${workspaceId}, ${ranking.windowDays}::int, ${ranking.computedAt}::timestamptz,
      ${ranking.evidenceVersion}::bigint, ${ranking.inputsKey}, ${sql.val(ranking.trends)}::json,
      ${sql.val(known)}::json, ${evidenceUntil}::timestamptz
    where ${ranking.evidenceVersion}::bigint >= ${removalVersion(workspaceId)}
    on conflict (workspace_id, window_days) do update set
      computed_at = excluded.computed_at, evidence_version = excluded.evidence_version,
      inputs_key = excluded.inputs_key, trends = excluded.trends,
      known_trends = excluded.known_trends, evidence_until = excluded.evidence_until,
      (previous_ranked_at, previous_evidence_until) = (select
        case when excluded.evidence_until > known.evidence_until then known.computed_at else known.previous_ranked_at end,
        case when excluded.evidence_until > known.evidence_until then known.evidence_until else known.previous_evidence_until end)
    where known.evidence_version <= excluded.evidence_version`.execute(db)
}

/** The ranking of a window before the stored one, as far as it is remembered. */
export interface PreviousRanking {
  readonly rankedAt: Date
  /** When the newest post that it saw was published. */
  readonly evidenceUntil: Date
}

/** The last ranking of a window that ended with an older post than the stored one; undefined where there was none. */
export async function findPreviousRanking(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<PreviousRanking | undefined> {
  const row = await db
    .selectFrom('rankings')
    .select(['previous_ranked_at', 'previous_evidence_until'])
    .where('workspace_id', '=', workspaceId)
    .where('window_days', '=', windowDays)
    .executeTakeFirst()
  if (row === undefined || row.previous_ranked_at === null || row.previous_evidence_until === null) {
    return undefined
  }
  return { rankedAt: row.previous_ranked_at, evidenceUntil: row.previous_evidence_until }
}

/**
 * Takes the words out of all rankings that were made before posts were removed, because any of them may quote these,
 * and returns their windows. What is left are the trends' identities and the moments of the rankings before: the next
 * ranking inherits ids and changes are counted on as if nothing had been taken.
 */
export async function redactRankings(db: Db, workspaceId: string): Promise<number[]> {
  // Written as `listWindowsWithTrend` searches it.
  const { rows } = await sql<{ window_days: number }>`
    update rankings set trends = (
      select '[' || coalesce(string_agg(format('{"id":%s,"platforms":%s,"postIds":%s,"previousIds":%s}',
        trend->'id', coalesce(trend->'platforms', '[]'), coalesce(trend->'postIds', '[]'), coalesce(trend->'previousIds', '[]')), ',' order by place), '') || ']'
      from json_array_elements(trends) with ordinality as listed (trend, place))::json
    where workspace_id = ${workspaceId} and evidence_version < ${removalVersion(workspaceId)}
    returning window_days`.execute(db)
  return rows.map(({ window_days }) => window_days).sort((one, other) => one - other)
}

/** The windows whose last ranking has a trend with this id; each may be older than the evidence. */
export async function listWindowsWithTrend(db: Db, workspaceId: string, trendId: string): Promise<number[]> {
  // The text is searched, not parsed: it is megabytes, and a quote within a string of it is always escaped.
  const rows = await read<{ window_days: number }>(db)`
    select window_days from rankings
    where workspace_id = ${workspaceId} and strpos(trends::text, ${`"id":${JSON.stringify(trendId)}`}) > 0
    order by window_days`
  return rows.map(({ window_days }) => window_days)
}
