import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { read } from './read.ts'
import type { ScanLease } from './scans.ts'

/** Seconds, as the settings have them. */
export interface GateTimes {
  readonly intervalSeconds: number
  readonly retentionSeconds: number
  readonly leaseSeconds: number
}

/** What the database knows about a request to scan, at one moment. It also computed the durations. */
export interface AdmissionFacts {
  /** Seconds until the workspace's next scan may start; 0 or less when it may start now. */
  readonly secondsUntilNextStart: number
  /** The latest scan that was started with this request's Idempotency-Key. */
  readonly keyed?: KeyedScan | undefined
}

export interface KeyedScan {
  readonly scanId: string
  readonly state: 'running' | 'completed' | 'failed'
  /** The scan is completed and its answer is still stored. */
  readonly retained: boolean
  /** Its lease has not expired. */
  readonly leaseAlive: boolean
  readonly attempts: number
}

export interface GateReading extends AdmissionFacts {
  /** The gate's fence when it was read: an action takes effect only while it is unchanged. */
  readonly fence: number
}

/** An SQL interval of this many seconds. */
export const seconds = (count: number) => sql`make_interval(secs => ${count})`

/**
 * The gate's facts at one moment, by the database's clock. SQL does all time arithmetic: a timestamp read
 * into a Date loses its microseconds, and scans would start early.
 */
export async function readGate(
  db: Db,
  workspaceId: string,
  idempotencyKey: string | undefined,
  times: GateTimes,
): Promise<GateReading> {
  const rows = await read<{
    fence: number
    seconds_until_next_start: number
    scan_id: string | null
    state: KeyedScan['state']
    attempts: number
    retained: boolean
    lease_alive: boolean
  }>(db)`
    select
      coalesce(gate.fence, 0)::int as fence,
      coalesce(ceil(extract(epoch from gate.last_start + ${seconds(times.intervalSeconds)} - clock_timestamp())), 0)::int
        as seconds_until_next_start,
      keyed.*
    from (select 1) as always
    left join scan_gates gate on gate.workspace_id = ${workspaceId}
    left join lateral (
      select
        scan_id, state, attempts,
        completed_at + ${seconds(times.retentionSeconds)} > clock_timestamp() and response is not null as retained,
        lease_expires_at > clock_timestamp() as lease_alive
      from scans
      where workspace_id = ${workspaceId} and idempotency_key = ${idempotencyKey ?? null}
      order by started_at desc
      limit 1
    ) keyed on true`
  const [row] = rows
  if (row === undefined) throw new Error('the gate query always has one row')
  return {
    fence: row.fence,
    secondsUntilNextStart: row.seconds_until_next_start,
    keyed:
      row.scan_id === null
        ? undefined
        : {
            scanId: row.scan_id,
            state: row.state,
            attempts: row.attempts,
            retained: row.retained ?? false,
            leaseAlive: row.lease_alive,
          },
  }
}

export interface NewScan {
  readonly workspaceId: string
  readonly scanId: string
  readonly idempotencyKey: string | undefined
  /** The gate's, when it was read. */
  readonly fence: number
}

/**
 * Starts a scan and takes the workspace's slot. Undefined when the gate has moved since it was read, or the
 * interval has not passed: read it again.
 */
export async function startScan(db: Db, scan: NewScan, times: GateTimes): Promise<ScanLease | undefined> {
  const { rows } = await sql<{ fence: number }>`
    with gate as (${takeSlot(scan, times, sql`(select 1) as always`)})
    ${insertScan(scan, times)}`.execute(db)
  return toLease(scan, rows[0])
}

/** SQL that takes the slot once if `source` has a row, and returns the scan's fence and start, or no row. */
export function takeSlot(scan: NewScan, times: GateTimes, source: RawBuilder<unknown>) {
  return sql`
    insert into scan_gates as known (workspace_id, last_start, fence)
    select ${scan.workspaceId}, clock_timestamp(), 1 from ${source}
    on conflict (workspace_id) do update set last_start = excluded.last_start, fence = known.fence + 1
    where known.fence = ${scan.fence}
      and (known.last_start is null or known.last_start + ${seconds(times.intervalSeconds)} <= excluded.last_start)
    returning fence, last_start`
}

/** SQL that inserts a scan whose slot the statement's CTE `gate` has taken. */
export function insertScan(scan: NewScan, times: GateTimes) {
  return sql`
    insert into scans (workspace_id, scan_id, idempotency_key, state, fence, attempts, started_at, lease_expires_at)
    select ${scan.workspaceId}, ${scan.scanId}, ${scan.idempotencyKey ?? null}, 'running', fence, 1, last_start,
      clock_timestamp() + ${seconds(times.leaseSeconds)}
    from gate
    returning fence::int as fence`
}

/**
 * Takes over a scan whose lease has expired, without taking the slot again. Undefined when the gate has moved
 * or the lease is valid: read the gate again.
 */
export async function takeOverScan(
  db: Db,
  scan: { workspaceId: string; scanId: string; fence: number },
  times: GateTimes,
): Promise<ScanLease | undefined> {
  const { rows } = await sql<{ fence: number }>`
    with gate as (
      update scan_gates set fence = fence + 1
      where workspace_id = ${scan.workspaceId} and fence = ${scan.fence}
      returning fence
    )
    update scans
    set fence = gate.fence, attempts = attempts + 1,
      lease_expires_at = clock_timestamp() + ${seconds(times.leaseSeconds)}
    from gate
    where workspace_id = ${scan.workspaceId} and scan_id = ${scan.scanId}
      and state = 'running' and lease_expires_at <= clock_timestamp()
    returning scans.fence::int as fence`.execute(db)
  return toLease(scan, rows[0])
}

/** Marks a scan as failed that has used up its attempts. */
export async function giveUpScan(
  db: Db,
  scan: { workspaceId: string; scanId: string; fence: number },
): Promise<void> {
  await sql`
    with gate as (
      update scan_gates set fence = fence + 1
      where workspace_id = ${scan.workspaceId} and fence = ${scan.fence}
      returning fence
    )
    update scans set state = 'failed', fence = gate.fence, completed_at = clock_timestamp()
    from gate
    where workspace_id = ${scan.workspaceId} and scan_id = ${scan.scanId}
      and state = 'running' and lease_expires_at <= clock_timestamp()`.execute(db)
}

function toLease(
  scan: { workspaceId: string; scanId: string },
  row: { fence: number } | undefined,
): ScanLease | undefined {
  return row && { workspaceId: scan.workspaceId, scanId: scan.scanId, fence: row.fence }
}
