import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type GateTimes, insertScan, type NewScan, takeSlot } from './scan-gate.ts'
import type { ScanLease } from './scans.ts'

/** Open questions of one key; a further one replaces the oldest. */
const MAX_OPEN_PER_KEY = 20

/** What a confirmation is valid for: one start by one call of one key, confirmed in one way. */
export interface ConfirmationOf {
  readonly workspaceId: string
  readonly keyId: string
  readonly idempotencyKey: string | undefined
  readonly way: 'in_call' | 'second_call'
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer
}

/**
 * Stores a question put to a user. Resolves with its expiry by the database's clock. Rows that another
 * statement has locked are skipped: nobody waits here.
 */
export async function insertConfirmation(
  db: Db,
  confirmation: ConfirmationOf,
  lifeSeconds: number,
): Promise<Date> {
  const { workspaceId, keyId, idempotencyKey, way, tokenHash } = confirmation
  const { rows } = await sql<{ expires_at: Date }>`
    with surplus as (
      delete from scan_confirmations
      where workspace_id = ${workspaceId} and token_hash in (
        select token_hash from scan_confirmations
        where workspace_id = ${workspaceId} and token_hash in (
          select token_hash from scan_confirmations
          where workspace_id = ${workspaceId} and key_id = ${keyId}
          order by expires_at desc offset ${MAX_OPEN_PER_KEY - 1})
        for update skip locked)
    )
    insert into scan_confirmations (workspace_id, token_hash, key_id, idempotency_key, way, expires_at)
    values (${workspaceId}, ${tokenHash}, ${keyId}, ${idempotencyKey ?? null}, ${way},
      clock_timestamp() + make_interval(secs => ${lifeSeconds}))
    returning expires_at`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('an insert returns its row')
  return row.expires_at
}

/** Deletes a question that the user declined. */
export async function dropConfirmation(
  db: Db,
  { workspaceId, keyId, tokenHash }: Pick<ConfirmationOf, 'workspaceId' | 'keyId' | 'tokenHash'>,
): Promise<void> {
  await sql`
    delete from scan_confirmations
    where workspace_id = ${workspaceId} and key_id = ${keyId} and token_hash = ${tokenHash}`.execute(db)
}

/** Deletes the questions that nobody answered in time, in all workspaces. Returns how many. */
export async function dropExpiredConfirmations(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from scan_confirmations where expires_at <= clock_timestamp() returning token_hash`.execute(db)
  return rows.length
}

export interface ConfirmedStart {
  /** Whether the confirmation was valid; otherwise nothing has changed. */
  readonly confirmed: boolean
  /**
   * Undefined when the gate has moved or the interval has not passed: the confirmation is still valid then.
   */
  readonly lease: ScanLease | undefined
}

/**
 * Starts a scan as `startScan` does and uses up its confirmation, both or neither. Of any number of
 * concurrent attempts with one token exactly one starts: the others find the token used or the gate's fence
 * moved.
 */
export async function startConfirmedScan(
  db: Db,
  scan: NewScan,
  { keyId, way, tokenHash }: Pick<ConfirmationOf, 'keyId' | 'way' | 'tokenHash'>,
  times: GateTimes,
): Promise<ConfirmedStart> {
  const { rows } = await sql<{ confirmed: boolean; fence: number | null }>`
    with token as (
      select token_hash from scan_confirmations
      where workspace_id = ${scan.workspaceId} and token_hash = ${tokenHash} and key_id = ${keyId} and way = ${way}
        and idempotency_key is not distinct from ${scan.idempotencyKey ?? null}
        and expires_at > clock_timestamp()
        and exists (
          select from api_keys
          where workspace_id = ${scan.workspaceId} and key_id = ${keyId} and revoked_at is null)
    ),
    gate as (${takeSlot(scan, times, sql`token`)}),
    used as (
      delete from scan_confirmations
      where workspace_id = ${scan.workspaceId} and token_hash in (select token_hash from token)
        and exists (select from gate)
    ),
    started as (${insertScan(scan, times)})
    select exists (select from token) as confirmed, (select fence from started) as fence`.execute(db)
  const fence = rows[0]?.fence ?? undefined
  return {
    confirmed: rows[0]?.confirmed ?? false,
    lease: fence === undefined ? undefined : { workspaceId: scan.workspaceId, scanId: scan.scanId, fence },
  }
}
