import { sql } from 'kysely'
import type { PasskeyRefusal, SignInMethod } from '../src/model/index.ts'
import type { Db } from './database.ts'

/** Where an attempt to sign in comes from. */
export interface SignInOrigin {
  /** Null: the connection has no address. */
  readonly address: string | null
  readonly userAgent: string | null
}

export interface SignInLimits {
  readonly windowSeconds: number
  readonly perAddress: number
  readonly perCode: number
}

/** Far from what an integer holds: a flood must not end in an error. */
const MAX_COUNTED = 1_000_000

/** What is counted: attempts to sign in, and the challenges that a browser asks for before it answers one. */
export interface Counted extends SignInOrigin {
  readonly what: 'attempt' | 'challenge'
  readonly method: SignInMethod
  /** SHA-256 of the code that was given; null: there is none. */
  readonly codeHash: Buffer | null
  readonly now: Date
}

/**
 * Counts an attempt against its address and its code. Resolves with the seconds until the next one is allowed;
 * undefined where this one is. An IPv6 address counts with its /64, which is what one customer of a provider has.
 * Rows are counted one statement after another, so no burst gets past a limit. The first attempt of a window that is
 * refused is recorded.
 */
export async function countAttempt(
  db: Db,
  { address, userAgent, what, method, codeHash, now }: Counted,
  limits: SignInLimits,
): Promise<number | undefined> {
  const window = sql`make_interval(secs => ${limits.windowSeconds})`
  const stillOpen = sql`known.window_started_at > ${now}::timestamptz - ${window}`
  const prefix = what === 'attempt' ? 'address ' : 'challenges of '
  const { rows } = await sql<{ seconds: number | null }>`
    with subjects (subject, allowed) as (
      values
        (${prefix} || coalesce(text(network(set_masklen(${address}::inet,
          case family(${address}::inet) when 6 then 64 else 32 end))), 'unknown'), ${limits.perAddress}::int),
        ('code ' || encode(${codeHash}::bytea, 'hex'), ${limits.perCode}::int)
    ),
    counted as (
      insert into sign_in_throttles as known (subject, window_started_at, attempts)
      select subject, ${now}::timestamptz, 1 from subjects where subject is not null order by subject
      on conflict (subject) do update set
        attempts = case when ${stillOpen} then least(known.attempts + 1, ${MAX_COUNTED}) else 1 end,
        window_started_at = case when ${stillOpen} then known.window_started_at else excluded.window_started_at end
      returning subject, window_started_at, attempts
    ),
    refused as (
      select attempts = allowed + 1 as is_first, window_started_at + ${window} as until
      from counted join subjects using (subject)
      where attempts > allowed
    ),
    recorded as (
      insert into sign_in_attempts (attempted_at, address, user_agent, method, outcome)
      select ${now}::timestamptz, ${address}::inet, ${userAgent}::text, ${method}::text, 'throttled'
      where exists (select from refused where is_first)
    )
    select greatest(1, ceil(extract(epoch from max(until) - ${now}::timestamptz)))::int as seconds
    from refused
    having count(*) > 0`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/** Records a passkey that was refused before it was used. */
export async function recordRefusal(
  db: Db,
  { address, userAgent }: SignInOrigin,
  outcome: PasskeyRefusal,
  now: Date,
): Promise<void> {
  await sql`
    insert into sign_in_attempts (attempted_at, address, user_agent, method, outcome)
    values (${now}::timestamptz, ${address}::inet, ${userAgent}, 'passkey', ${outcome})`.execute(db)
}

/** Deletes attempts that were made, and counts whose last window began, before these moments. */
export async function deleteOldAttempts(
  db: Db,
  before: { readonly attempts: Date; readonly windows: Date },
): Promise<void> {
  await sql`
    with attempts as (
      delete from sign_in_attempts where attempted_at < ${before.attempts}::timestamptz
    )
    delete from sign_in_throttles where window_started_at < ${before.windows}::timestamptz`.execute(db)
}
