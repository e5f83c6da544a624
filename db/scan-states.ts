import { sql } from 'kysely'
import { collectorNames, type ScanCollector, type ScanState } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'
import { type GateTimes, seconds } from './scan-gate.ts'

export interface ScanReading {
  readonly scan: Pick<
    ScanState,
    | 'id'
    | 'idempotencyKey'
    | 'state'
    | 'startedAt'
    | 'completedAt'
    | 'attempts'
    | 'collectors'
    | 'postsTotal'
    | 'postsNew'
    | 'replayableUntil'
  >
  readonly nextScanMayStartAt: Date
  readonly secondsUntilNextScan: number
}

/** Names a scan: its id, or the latest of an idempotency key; undefined: the workspace's latest. */
export type ScanName = string | undefined

/**
 * The state of one scan at one moment by the database's clock; undefined when there is none of that name. The
 * coverage of each collector's queries is only counted: there may be hundreds.
 */
export async function readScanState(
  db: Db,
  workspaceId: string,
  name: ScanName,
  times: GateTimes,
): Promise<ScanReading | undefined> {
  const isNamed = name === undefined ? sql`true` : sql`(scan_id = ${name} or idempotency_key = ${name})`
  const rows = await read<{
    scan_id: string
    idempotency_key: string | null
    state: ScanState['state']
    started_at: Date
    completed_at: Date | null
    attempts: number
    replayable_until: Date | null
    next_start: Date
    seconds_until_next_start: number
    collectors: ScanCollector[]
    posts_total: number
    posts_new: number
  }>(db)`
    with named as materialized (
      select *, clock_timestamp() as read_at from scans
      where workspace_id = ${workspaceId} and ${isNamed}
      order by scan_id = ${name ?? null} desc, started_at desc
      limit 1
    )
    select
      named.scan_id, idempotency_key, started_at, completed_at, attempts,
      case when state = 'running' and lease_expires_at <= read_at then 'abandoned' else state end as state,
      case when state = 'completed' and idempotency_key is not null and response is not null
          and completed_at + ${seconds(times.retentionSeconds)} > read_at
        then completed_at + ${seconds(times.retentionSeconds)} end as replayable_until,
      last_start + ${seconds(times.intervalSeconds)} as next_start,
      greatest(0, ceil(extract(epoch from last_start + ${seconds(times.intervalSeconds)} - read_at)))::int
        as seconds_until_next_start,
      finished.collectors, counted.*
    from named
    join scan_gates gate on gate.workspace_id = ${workspaceId}
    cross join lateral (
      select coalesce(jsonb_agg(
        record - 'coverage' - 'problems' || jsonb_build_object(
          'queries', jsonb_array_length(record -> 'coverage'),
          'queriesComplete', jsonb_array_length(jsonb_path_query_array(record, '$.coverage[*] ? (@.complete == true)')))
        order by array_position(${sql.val(collectorNames)}::text[], collector::text)), '[]') as collectors
      from scan_collectors
      where workspace_id = ${workspaceId} and scan_id = named.scan_id
    ) finished
    cross join lateral (
      select coalesce(named.posts_total, count(*)::int) as posts_total,
        coalesce(named.posts_new, (count(*) filter (where is_new))::int) as posts_new
      from scan_posts
      where workspace_id = ${workspaceId} and scan_id = named.scan_id
    ) counted`
  const [row] = rows
  if (row === undefined) return undefined
  return {
    scan: {
      id: row.scan_id,
      idempotencyKey: row.idempotency_key,
      state: row.state,
      startedAt: row.started_at.toISOString(),
      completedAt: row.completed_at?.toISOString() ?? null,
      attempts: row.attempts,
      collectors: row.collectors,
      postsTotal: row.posts_total,
      postsNew: row.posts_new,
      replayableUntil: row.replayable_until?.toISOString() ?? null,
    },
    nextScanMayStartAt: row.next_start,
    secondsUntilNextScan: row.seconds_until_next_start,
  }
}

/** The id of the last completed scan that had begun by a moment; undefined when there is none. */
export async function findScanBefore(db: Db, workspaceId: string, moment: Date): Promise<string | undefined> {
  const rows = await read<{ scan_id: string }>(db)`
    select scan_id from scans
    where workspace_id = ${workspaceId} and state = 'completed' and started_at <= ${moment}
    order by started_at desc
    limit 1`
  return rows[0]?.scan_id
}
