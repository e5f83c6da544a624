import { sql } from 'kysely'
import type { PasskeyRefusal } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'
import { lastWorkspaceOf, type SessionTimes } from './sessions.ts'
import type { SignInOrigin } from './sign-in-attempts.ts'

/** A passkey as its person sees it. */
export interface PasskeySummary {
  readonly passkeyId: string
  readonly name: string
  readonly createdAt: Date
  /** Null: it has signed nobody in yet. */
  readonly lastUsedAt: Date | null
  /** Whether its maker keeps a copy, so that it survives the device. */
  readonly isBackedUp: boolean
}

export interface NewPasskey {
  readonly passkeyId: string
  readonly userId: string
  readonly credentialId: Buffer
  /** As COSE. */
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly name: string
  readonly isBackedUp: boolean
  readonly createdAt: Date
}

/** A person as a member of the workspace that the event of a change belongs to. */
export interface PasskeyHolder {
  readonly workspaceId: string
  readonly userId: string
}

/** Stores a passkey. False, and nothing is stored, where its credential is known already, whoever's it is. */
export async function insertPasskey(
  db: Db,
  workspaceId: string,
  passkey: NewPasskey,
  stamp: AuditStamp,
): Promise<boolean> {
  const { passkeyId, userId, credentialId, publicKey, signCount, transports, name } = passkey
  const { rows } = await sql`
    with changed as (
      insert into passkeys (passkey_id, user_id, credential_id, public_key, sign_count, transports, name,
        is_backed_up, created_at)
      values (${passkeyId}, ${userId}, ${credentialId}::bytea, ${publicKey}::bytea, ${signCount}::bigint,
        ${transports}::text[], ${name}, ${passkey.isBackedUp}, ${passkey.createdAt}::timestamptz)
      on conflict (credential_id) do nothing
      returning ${workspaceId}::text as workspace_id, passkey_id as subject, null::jsonb as before,
        ${described} as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeySummary[]> {
  const rows = await read<{
    passkey_id: string
    name: string
    created_at: Date
    last_used_at: Date | null
    is_backed_up: boolean
  }>(db)`
    select passkey_id, name, created_at, last_used_at, is_backed_up from passkeys
    where user_id = ${userId}
    order by created_at, passkey_id`
  return rows.map((row) => ({
    passkeyId: row.passkey_id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isBackedUp: row.is_backed_up,
  }))
}

/** What an authenticator needs to know its own passkeys of a person by. */
export async function listCredentials(
  db: Db,
  userId: string,
): Promise<{ readonly credentialId: Buffer; readonly transports: readonly string[] }[]> {
  const rows = await read<{ credential_id: Buffer; transports: string[] }>(db)`
    select credential_id, transports from passkeys where user_id = ${userId} order by created_at, passkey_id`
  return rows.map((row) => ({ credentialId: row.credential_id, transports: row.transports }))
}

/** A passkey with what its signature is checked by; undefined where there is none of this credential. */
export async function findPasskey(
  db: Db,
  credentialId: Buffer,
): Promise<{ readonly passkeyId: string; readonly userId: string; readonly publicKey: Buffer } | undefined> {
  const rows = await read<{ passkey_id: string; user_id: string; public_key: Buffer }>(db)`
    select passkey_id, user_id, public_key from passkeys where credential_id = ${credentialId}::bytea`
  const [row] = rows
  return row && { passkeyId: row.passkey_id, userId: row.user_id, publicKey: row.public_key }
}

/** Renames a passkey of a member. False when they have none of this id. */
export async function renamePasskey(
  db: Db,
  { workspaceId, userId }: PasskeyHolder,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
  stamp: AuditStamp,
): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select passkeys.passkey_id, passkeys.name from passkeys join memberships using (user_id)
      where workspace_id = ${workspaceId} and user_id = ${userId} and passkey_id = ${passkeyId}
      for update of passkeys
    ),
    changed as (
      update passkeys set name = ${name} from known where passkeys.passkey_id = known.passkey_id
      returning ${workspaceId}::text as workspace_id, passkeys.passkey_id as subject,
        jsonb_build_object('name', known.name) as before, jsonb_build_object('name', passkeys.name) as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

/** Removes a passkey of a member. False when they have none of this id. */
export async function removePasskey(
  db: Db,
  { workspaceId, userId }: PasskeyHolder,
  passkeyId: string,
  stamp: AuditStamp,
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      delete from passkeys
      where user_id = ${userId} and passkey_id = ${passkeyId} and exists (
        select from memberships where workspace_id = ${workspaceId} and memberships.user_id = passkeys.user_id)
      returning ${workspaceId}::text as workspace_id, passkey_id as subject, ${described} as before,
        null::jsonb as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

/** SQL: what an event tells of a passkey. */
const described = sql`jsonb_build_object('userId', user_id, 'name', name, 'backedUp', is_backed_up)`

export interface PasskeyEntry extends SignInOrigin {
  readonly passkeyId: string
  /** As the authenticator says in an answer whose signature is right. */
  readonly signCount: number
  readonly isBackedUp: boolean
  /** SHA-256 of the cookie that the browser sent, if any: that session ends, and is never used again. */
  readonly formerHash: Buffer | null
  /** For the session that begins. */
  readonly sessionHash: Buffer
  readonly sessionId: string
  readonly times: SessionTimes
}

/**
 * Signs in by a passkey: keeps its new count, ends the browser's former session, begins a new one and records the
 * attempt, all or nothing. A count that has not grown, of an authenticator that counts, comes from a copy: nobody is
 * signed in then, and an event says so, by `stamp`. Of two answers with one count the second waits for the first.
 */
export async function usePasskey(
  db: Db,
  entry: PasskeyEntry,
  stamp: AuditStamp,
): Promise<'entered' | PasskeyRefusal> {
  const { passkeyId, signCount, isBackedUp, formerHash, sessionHash, sessionId, times } = entry
  const { address, userAgent } = entry
  const now = sql`${times.now}::timestamptz`
  const count = sql`${signCount}::bigint`
  const { rows } = await sql<{ outcome: 'entered' | PasskeyRefusal }>`
    with used as (
      update passkeys set sign_count = ${count}, is_backed_up = ${isBackedUp}, last_used_at = ${now}
      where passkey_id = ${passkeyId} and (sign_count < ${count} or (sign_count = 0 and ${count} = 0))
      returning user_id
    ),
    ended as (
      update sessions set ended_at = ${now}
      where session_hash = ${formerHash}::bytea and ended_at is null and exists (select from used)
    ),
    begun as (
      insert into sessions
        (session_hash, session_id, user_id, workspace_id, created_at, last_seen_at, address, user_agent)
      select ${sessionHash}::bytea, ${sessionId}, used.user_id, ${lastWorkspaceOf('used.user_id')}, ${now}, ${now},
        ${address}::inet, ${userAgent}
      from used
      returning user_id
    ),
    changed as (
      -- An event for each workspace that the copy would have opened.
      select workspace_id, passkey_id as subject,
        jsonb_build_object('userId', user_id, 'signCount', sign_count) as before,
        jsonb_build_object('answeredCount', ${count}) as after
      from passkeys left join memberships using (user_id)
      where passkey_id = ${passkeyId} and not exists (select from used)
    ),
    ${auditChanged(stamp)}
    insert into sign_in_attempts (attempted_at, address, user_agent, method, outcome, user_id)
    select ${now}, ${address}::inet, ${userAgent}, 'passkey',
      case
        when begun.user_id is not null then 'entered'
        when exists (select from changed) then 'copied_passkey'
        else 'unknown_passkey'
      end,
      begun.user_id
    from (select 1) as always
    left join begun on true
    returning outcome`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('an attempt is always recorded')
  return row.outcome
}
