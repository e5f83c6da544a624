import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What a challenge is for: to sign in as whoever answers, or to add a passkey of a person who is signed in. */
export type ChallengePurpose =
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'add'; readonly userId: string }

/** Stores a challenge by its SHA-256. Throws a foreign key violation when there is no such user. */
export async function insertChallenge(
  db: Db,
  challengeHash: Buffer,
  purpose: ChallengePurpose,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
    values (${challengeHash}::bytea, ${purpose.kind}, ${userOf(purpose)}, ${expiresAt}::timestamptz)`.execute(
    db,
  )
}

/**
 * Uses a challenge up, whatever becomes of its answer. Of two answers to one the second finds it unknown, as one that
 * was given for something else or to somebody else.
 */
export async function takeChallenge(
  db: Db,
  challengeHash: Buffer,
  purpose: ChallengePurpose,
  now: Date,
): Promise<'taken' | 'expired' | 'unknown'> {
  const { rows } = await sql<{ is_open: boolean }>`
    delete from passkey_challenges
    where challenge_hash = ${challengeHash}::bytea and purpose = ${purpose.kind}
      and user_id is not distinct from ${userOf(purpose)}
    returning expires_at > ${now}::timestamptz as is_open`.execute(db)
  const [row] = rows
  if (row === undefined) return 'unknown'
  return row.is_open ? 'taken' : 'expired'
}

/** Deletes challenges that expired before a moment. */
export async function deleteOldChallenges(db: Db, before: Date): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < ${before}::timestamptz`.execute(db)
}

function userOf(purpose: ChallengePurpose): string | null {
  return purpose.kind === 'add' ? purpose.userId : null
}
