import { sql } from 'kysely'
import type { Db } from './database.ts'
import { read } from './read.ts'

/** One API used with one credential: the unit of rate limiting. */
export interface RateLimitKey {
  readonly account: string
  readonly name: string
}

/** The quota of a resource that a credential has in a period. */
export interface QuotaKey {
  readonly account: string
  readonly resource: string
  readonly period: string
}

/** How long Instagram counts a hashtag that was queried. */
const HASHTAG_WINDOW = sql`interval '7 days'`

/**
 * Reserves the start of the next call, `spacingMs` after the one before it. Nothing is reserved where that
 * would be `latest` or later.
 */
export async function reserveCall(
  db: Db,
  lane: RateLimitKey,
  turn: { spacingMs: number; at: Date; latest: Date },
): Promise<{ startAt: Date; pausedUntil: Date }> {
  const { rows } = await sql<{ start_at: Date; paused_until: Date }>`
    select start_at, greatest(paused_until, 'epoch') as paused_until
    from take_turn(${lane.account}, ${lane.name}, make_interval(secs => ${turn.spacingMs / 1000}),
      ${turn.at}::timestamptz, ${turn.latest}::timestamptz)`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('take_turn always has one row')
  return { startAt: row.start_at, pausedUntil: row.paused_until }
}

/** Pauses calls until a moment; never shortens a pause. */
export async function pauseCalls(db: Db, lane: RateLimitKey, until: Date): Promise<void> {
  await sql`
    insert into call_lanes as known (account, lane, last_start, paused_until)
    values (${lane.account}, ${lane.name}, '-infinity', ${until})
    on conflict (account, lane) do update set paused_until = greatest(known.paused_until, excluded.paused_until)`.execute(
    db,
  )
}

/**
 * Takes up to `wanted` of what is left below `cap`, at least `minimum` or nothing. Resolves with the taken
 * amount.
 */
export async function takeQuota(
  db: Db,
  key: QuotaKey,
  amounts: { cap: number; wanted: number; minimum: number },
): Promise<number> {
  const { rows } = await sql<{ granted: number }>`
    select take_allowance(${key.account}, ${key.resource}, ${key.period},
      ${amounts.cap}, ${amounts.wanted}, ${amounts.minimum})::int as granted`.execute(db)
  return rows[0]?.granted ?? 0
}

export async function returnQuota(db: Db, key: QuotaKey, amount: number): Promise<void> {
  await sql`
    update allowances set spent = greatest(spent - ${amount}::bigint, 0)
    where account = ${key.account} and resource = ${key.resource} and period = ${key.period}`.execute(db)
}

export async function spentQuota(db: Db, key: QuotaKey): Promise<number> {
  const rows = await read<{ spent: number }>(db)`
    select spent::int as spent from allowances
    where account = ${key.account} and resource = ${key.resource} and period = ${key.period}`
  return rows[0]?.spent ?? 0
}

/**
 * Notes what was paid for in a period and resolves to how many of the items were not noted in it before. Earlier periods
 * are forgotten.
 */
export async function notePaidReads(db: Db, key: QuotaKey, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ fresh: number }>`
    with over as (
      delete from paid_reads using (
        select account, resource, period, item_id from paid_reads
        where account = ${key.account} and resource = ${key.resource} and period < ${key.period}
        for update skip locked
      ) old
      where paid_reads.account = old.account and paid_reads.resource = old.resource
        and paid_reads.period = old.period and paid_reads.item_id = old.item_id
    ),
    noted as (
      insert into paid_reads (account, resource, period, item_id)
      select distinct ${key.account}, ${key.resource}, ${key.period}, id
      from unnest(${sql.val(ids)}::text[]) as id
      order by id
      on conflict do nothing
      returning item_id
    )
    select count(*)::int as fresh from noted`.execute(db)
  return rows[0]?.fresh ?? 0
}

/** True when the tag counts already, or `cap` has room for it: then it counts for seven days. */
export async function takeHashtag(
  db: Db,
  account: string,
  tag: string,
  rule: { cap: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_hashtag(${account}, ${tag}, ${rule.cap}::int, ${rule.at}::timestamptz, ${HASHTAG_WINDOW}) as taken`.execute(
    db,
  )
  return rows[0]?.taken ?? false
}

/** The tags that count at this moment, the oldest first. */
export async function listQueriedHashtags(db: Db, account: string, at: Date): Promise<string[]> {
  const rows = await read<{ tag: string }>(db)`
    select tag from hashtags_asked
    where account = ${account} and asked_at > ${at}::timestamptz - ${HASHTAG_WINDOW}
    order by asked_at, tag`
  return rows.map(({ tag }) => tag)
}

/** A cached answer that was stored at `notBefore` or later; undefined when there is none. */
export async function findLookup(db: Db, kind: string, key: string, notBefore: Date): Promise<unknown> {
  const rows = await read<{ value: unknown }>(db)`
    select value from lookups
    where kind = ${kind} and key = ${key} and looked_up_at >= ${notBefore}::timestamptz`
  return rows[0]?.value
}

/** Caches an answer, in place of an older one. */
export async function storeLookup(
  db: Db,
  kind: string,
  key: string,
  value: unknown,
  at: Date,
): Promise<void> {
  await sql`
    insert into lookups (kind, key, value, looked_up_at)
    values (${kind}, ${key}, ${sql.val(value)}::jsonb, ${at})
    on conflict (kind, key) do update set value = excluded.value, looked_up_at = excluded.looked_up_at`.execute(
    db,
  )
}

/** Deletes cached answers that were stored before a moment, of all kinds with this prefix. */
export async function deleteLookups(db: Db, kindPrefix: string, before: Date): Promise<void> {
  await sql`
    delete from lookups
    where starts_with(kind, ${kindPrefix}) and looked_up_at < ${before}::timestamptz`.execute(db)
}
