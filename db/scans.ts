import { sql } from 'kysely'
import type { CollectorRecord } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { forLongWork } from './long-work.ts'
import { read } from './read.ts'

/** The right to write for one scan: void once another process has taken the scan over. */
export interface ScanLease {
  readonly workspaceId: string
  readonly scanId: string
  readonly fence: number
}

/** SQL with one row while the lease is held. Its row lock makes a take-over wait until the statement ends. */
export function holdsLease(lease: ScanLease) {
  return sql`
    select workspace_id, scan_id from scans
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}
      and fence = ${lease.fence} and state = 'running'
    for share`
}

/** Extends the lease. False when it is lost. */
export async function renewLease(db: Db, lease: ScanLease, leaseSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    update scans set lease_expires_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}
      and fence = ${lease.fence} and state = 'running'
    returning scan_id`.execute(db)
  return rows.length > 0
}

/**
 * Gives back an unfinished scan, so that any process may resume it at once. `asAttempt`: this attempt counts.
 */
export async function yieldLease(
  db: Db,
  lease: ScanLease,
  { asAttempt }: { asAttempt: boolean },
): Promise<void> {
  await sql`
    update scans set lease_expires_at = clock_timestamp(), attempts = greatest(attempts - ${asAttempt ? 0 : 1}::int, 0)
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}
      and fence = ${lease.fence} and state = 'running'`.execute(db)
}

/**
 * Stores the record of a finished collector with its coverage: a take-over does not run it again. False when
 * the lease is lost.
 */
export async function storeCollectorRecord(
  db: Db,
  lease: ScanLease,
  record: CollectorRecord,
): Promise<boolean> {
  const spans = record.coverage.map((span, ordinal) => ({
    ordinal,
    platform: span.platform,
    query: span.query,
    kinds: span.kinds ?? [],
    words: span.words ?? [],
    // A query that reached nothing is stored too: it shows a gap, where a missing one is no longer made.
    reached_back_to: span.reachedBackTo ?? record.completedAt,
    reached_up_to: record.completedAt,
    complete: span.complete,
  }))
  const { rows } = await sql<{ held: boolean }>`
    with lease as materialized (${holdsLease(lease)}),
    recorded as (
      insert into scan_collectors (workspace_id, scan_id, collector, record)
      select workspace_id, scan_id, ${record.collector}, ${sql.val(record)}::jsonb from lease
      on conflict (workspace_id, scan_id, collector) do update set record = excluded.record
    ),
    covered as (
      insert into coverage_spans
        (workspace_id, scan_id, collector, ordinal, platform, query, kinds, words, reached_back_to, reached_up_to, complete)
      select lease.workspace_id, lease.scan_id, ${record.collector}, span.*
      from lease, jsonb_to_recordset(${sql.val(spans)}::jsonb) as span (
        ordinal int, platform text, query text, kinds text[], words text[],
        reached_back_to timestamptz, reached_up_to timestamptz, complete boolean)
      on conflict do nothing
    )
    select exists (select from lease) as held`.execute(db)
  return rows[0]?.held ?? false
}

export async function listCollectorRecords(
  db: Db,
  workspaceId: string,
  scanId: string,
): Promise<CollectorRecord[]> {
  const rows = await db
    .selectFrom('scan_collectors')
    .select('record')
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .execute()
  return rows.map((row) => row.record)
}

/** Completes the scan and stores its answer for replays. False when the lease is lost. */
export async function completeScan(db: Db, lease: ScanLease, response: string): Promise<boolean> {
  const { rows } = await sql`
    update scans set state = 'completed', completed_at = clock_timestamp(), response = ${response}
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}
      and fence = ${lease.fence} and state = 'running'
    returning scan_id`.execute(db)
  return rows.length > 0
}

/** Marks a scan without evidence as failed: it is never replayed. */
export async function failScan(db: Db, lease: ScanLease): Promise<void> {
  await sql`
    update scans set state = 'failed', completed_at = clock_timestamp()
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}
      and fence = ${lease.fence} and state = 'running'`.execute(db)
}

/** When the scan started and the current time, both by the database's clock. */
export async function scanTimes(db: Db, lease: ScanLease): Promise<{ startedAt: Date; now: Date }> {
  const rows = await read<{ started_at: Date; now: Date }>(db)`
    select started_at, clock_timestamp() as now from scans
    where workspace_id = ${lease.workspaceId} and scan_id = ${lease.scanId}`
  const [row] = rows
  if (row === undefined) throw new Error('the scan of a lease always has a row')
  return { startedAt: row.started_at, now: row.now }
}

/** The answer of a completed scan as it was sent; undefined when it is no longer stored. */
export async function storedResponse(
  db: Db,
  workspaceId: string,
  scanId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('scans')
    .select('response')
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst()
  return row?.response ?? undefined
}

export interface AbandonedScan {
  readonly workspaceId: string
  readonly scanId: string
  readonly attempts: number
  /** The gate's fence now, for taking it over. */
  readonly fence: number
}

/**
 * Running scans whose lease has expired, in all workspaces, the oldest first; without those that are still `held` by whoever
 * asks, late to renew and not taken over by anybody.
 */
export async function listAbandonedScans(
  db: Db,
  limit: number,
  held: readonly ScanLease[],
): Promise<AbandonedScan[]> {
  const rows = await read<{ workspace_id: string; scan_id: string; attempts: number; fence: number }>(db)`
    select scans.workspace_id, scans.scan_id, scans.attempts, gate.fence::int as fence
    from scans join scan_gates gate on gate.workspace_id = scans.workspace_id
    where scans.state = 'running' and scans.lease_expires_at <= clock_timestamp()
      and (scans.scan_id || ' ' || scans.fence) <> all(${held.map(({ scanId, fence }) => `${scanId} ${fence}`)}::text[])
    order by scans.lease_expires_at
    limit ${limit}`
  return rows.map((row) => ({
    workspaceId: row.workspace_id,
    scanId: row.scan_id,
    attempts: row.attempts,
    fence: row.fence,
  }))
}

/** Deletes stored answers that are past their retention. Returns how many. */
export async function dropExpiredResponses(db: Db, retentionSeconds: number): Promise<number> {
  const { rows } = await sql`
    update scans set response = null
    where state = 'completed' and response is not null
      and completed_at + make_interval(secs => ${retentionSeconds}) <= clock_timestamp()
    returning scan_id`.execute(db)
  return rows.length
}

/** Scans whose lists are dropped at once: the statement must not take long, and the next call goes on. */
const DROPPED_LISTS = 100

/**
 * Deletes the lists of what ended scans have seen once their answers are past their retention, and keeps how many posts and new
 * posts each list had. Of up to 100 scans a call, the oldest first. Returns how many.
 */
export async function dropExpiredLists(db: Db, retentionSeconds: number): Promise<number> {
  const { rows } = await sql`
    with expired as materialized (
      select workspace_id, scan_id from scans
      where posts_total is null and state <> 'running'
        and completed_at <= clock_timestamp() - make_interval(secs => ${retentionSeconds})
      order by completed_at
      limit ${DROPPED_LISTS}
      for update skip locked
    ),
    counted as (
      update scans set (posts_total, posts_new) = (
        select count(*), count(*) filter (where is_new) from scan_posts listed
        where listed.workspace_id = scans.workspace_id and listed.scan_id = scans.scan_id)
      from expired
      where scans.workspace_id = expired.workspace_id and scans.scan_id = expired.scan_id
      returning scans.workspace_id, scans.scan_id
    ),
    unlisted as (
      delete from scan_posts using expired
      where scan_posts.workspace_id = expired.workspace_id and scan_posts.scan_id = expired.scan_id
    )
    select scan_id from counted`.execute(forLongWork(db))
  return rows.length
}

/** Completed scans whose stored answer contains one of these ids, given as JSON strings. */
export async function listResponsesNaming(
  db: Db,
  workspaceId: string,
  postIds: readonly string[],
): Promise<{ scanId: string; response: string }[]> {
  const rows = await read<{ scan_id: string; response: string }>(db)`
    select scan_id, response from scans
    where workspace_id = ${workspaceId} and response is not null
      and exists (select from unnest(${sql.val(postIds)}::text[]) id where strpos(response, id) > 0)`
  return rows.map(({ scan_id, response }) => ({ scanId: scan_id, response }))
}

/** Replaces the stored answer of a completed scan, if there still is one. */
export async function replaceResponse(
  db: Db,
  workspaceId: string,
  scanId: string,
  response: string,
): Promise<void> {
  await sql`
    update scans set response = ${response}
    where workspace_id = ${workspaceId} and scan_id = ${scanId} and response is not null`.execute(db)
}
