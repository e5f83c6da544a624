import { sql } from 'kysely'
import type { Role, SignInOutcome } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { isAlive, lastWorkspaceOf, type SessionTimes } from './sessions.ts'
import type { SignInOrigin } from './sign-in-attempts.ts'

/** What a link does, once. */
export type LinkPurpose =
  /** Makes the first person, who becomes owner of every workspace that has none. Works while there is nobody. */
  | { readonly kind: 'first_owner'; readonly email?: string | undefined }
  /** Signs in a known person, who also joins the workspace where one is named. */
  | { readonly kind: 'user'; readonly userId: string; readonly workspace?: Grant | undefined }
  /** Makes a new person of the workspace; one who is signed in joins it. */
  | { readonly kind: 'invitation'; readonly workspace: Grant; readonly email?: string | undefined }

/** A role in a workspace. An owner who is granted less stays owner. */
export interface Grant {
  readonly workspaceId: string
  readonly role: Role
}

export interface NewLink {
  /** SHA-256 of the code. */
  readonly codeHash: Buffer
  readonly purpose: LinkPurpose
  /** The owner of the workspace who invites; null: the operator. */
  readonly byUserId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** SQL: what a link is for, as audit events have it. */
const linkAsJson = sql`jsonb_strip_nulls(jsonb_build_object('kind', kind, 'role', role, 'email', email))`

/**
 * Stores a link, and that it was made, without its code. False, and nothing is stored, where the person it is from is no
 * owner of the workspace. Throws a foreign key violation when there is no such user or workspace.
 */
export async function insertLink(db: Db, link: NewLink, stamp: AuditStamp): Promise<boolean> {
  const { purpose, byUserId } = link
  const userId = purpose.kind === 'user' ? purpose.userId : null
  const grant = purpose.kind === 'first_owner' ? undefined : purpose.workspace
  const email = purpose.kind === 'user' ? null : (purpose.email ?? null)
  const { rows } = await sql`
    with changed as (
    insert into sign_in_links
      (code_hash, kind, user_id, workspace_id, role, email, created_by, created_at, expires_at)
    select ${link.codeHash}::bytea, ${purpose.kind}, ${userId}, ${grant?.workspaceId ?? null}, ${grant?.role ?? null},
      ${email}, ${byUserId}, ${link.createdAt}::timestamptz, ${link.expiresAt}::timestamptz
    where ${byUserId}::text is null or exists (
      select from memberships
      where workspace_id = ${grant?.workspaceId ?? null} and user_id = ${byUserId} and role = 'owner')
    returning workspace_id, user_id as subject, null::jsonb as before,
      ${linkAsJson} as after
    ),
    ${auditChanged(stamp)}
    select after from changed`.execute(db)
  return rows.length > 0
}

/** Deletes a link that nobody has used. False when there is none of this code. */
export async function dropLink(db: Db, codeHash: Buffer, stamp: AuditStamp): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      delete from sign_in_links where code_hash = ${codeHash} and used_at is null
      returning workspace_id, user_id as subject, ${linkAsJson} as before, null::jsonb as after
    ),
    ${auditChanged(stamp)}
    select before from changed`.execute(db)
  return rows.length > 0
}

export interface Entry extends SignInOrigin {
  /** SHA-256 of the code that was given. */
  readonly codeHash: Buffer
  /** SHA-256 of the cookie that the browser sent, if any: that session ends, and is never used again. */
  readonly formerHash: Buffer | null
  /** For the session that begins. */
  readonly sessionHash: Buffer
  readonly sessionId: string
  /** For the person, where one is made; the e-mail of the link goes before `names`. */
  readonly userId: string
  readonly names: { readonly firstOwner: string; readonly invited: string }
  readonly times: SessionTimes
}

export interface Entered {
  readonly outcome: SignInOutcome
  /** Undefined: nobody is signed in. */
  readonly userId: string | undefined
}

/**
 * Uses a link: marks it used, makes the person where it says so and their membership, ends the browser's former
 * session, begins a new one and records the attempt, all or nothing. Any code, right or wrong, costs this one
 * statement.
 *
 * Of two browsers with one link the second waits for the first and finds it used. Of two with two links for a first
 * owner one person is made: the index `users_first` holds one row, and nobody enters without a person. A link from an
 * owner works only while they are one.
 */
export async function useLink(db: Db, entry: Entry): Promise<Entered> {
  const { codeHash, formerHash, sessionHash, sessionId, userId, names, times, address, userAgent } = entry
  const now = sql`${times.now}::timestamptz`
  const { rows } = await sql<{ outcome: SignInOutcome; user_id: string | null }>`
    with claimed as (
      update sign_in_links as link set used_at = ${now}
      where code_hash = ${codeHash} and used_at is null and expires_at > ${now}
        and (kind <> 'first_owner' or not exists (select from users))
        and (created_by is null or exists (
          select from memberships
          where memberships.workspace_id = link.workspace_id and memberships.user_id = link.created_by
            and memberships.role = 'owner'))
      returning kind, user_id, workspace_id, role, email
    ),
    former as (
      select user_id from sessions where session_hash = ${formerHash}::bytea and ${isAlive(times)}
    ),
    made as (
      insert into users (user_id, name, email, is_first, created_at)
      select ${userId}, coalesce(email, case kind when 'first_owner' then ${names.firstOwner} else ${names.invited} end),
        email, kind = 'first_owner', ${now}
      from claimed
      where kind = 'first_owner' or (kind = 'invitation' and not exists (select from former))
      on conflict do nothing
      returning user_id
    ),
    known as (
      -- Locked, so that nobody enters as a user who is being removed.
      select users.user_id from users
      where user_id in (
        select user_id from claimed where kind = 'user'
        union all
        select former.user_id from former, claimed where kind = 'invitation')
      for key share
    ),
    person as (select user_id from made union all select user_id from known),
    joined as (
      insert into memberships (workspace_id, user_id, role, created_at)
      select claimed.workspace_id, person.user_id, claimed.role, ${now}
      from claimed, person where claimed.workspace_id is not null
      union all
      select workspaces.workspace_id, person.user_id, 'owner', ${now}
      from claimed, person, workspaces
      where claimed.kind = 'first_owner' and not exists (
        select from memberships
        where memberships.workspace_id = workspaces.workspace_id and memberships.role = 'owner')
      on conflict (workspace_id, user_id) do update set role = 'owner'
      where memberships.role = 'member' and excluded.role = 'owner'
    ),
    ended as (
      update sessions set ended_at = ${now}
      where session_hash = ${formerHash}::bytea and ended_at is null and exists (select from person)
    ),
    begun as (
      insert into sessions
        (session_hash, session_id, user_id, workspace_id, created_at, last_seen_at, address, user_agent)
      select ${sessionHash}::bytea, ${sessionId}, person.user_id,
        coalesce(claimed.workspace_id, ${lastWorkspaceOf('person.user_id')}),
        ${now}, ${now}, ${address}::inet, ${userAgent}
      from claimed, person
      returning user_id
    )
    insert into sign_in_attempts (attempted_at, address, user_agent, method, outcome, user_id)
    select ${now}, ${address}::inet, ${userAgent}, 'link',
      case
        when begun.user_id is not null then 'entered'
        when given.code_hash is null then 'unknown_code'
        when given.used_at is null and given.expires_at <= ${now} then 'expired_code'
        else 'used_code'
      end,
      coalesce(begun.user_id, given.user_id)
    from (select 1) as always
    left join begun on true
    left join (
      select code_hash, used_at, expires_at, user_id from sign_in_links
      where code_hash = ${codeHash}) given on true
    returning outcome, user_id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('an attempt is always recorded')
  return { outcome: row.outcome, userId: (row.outcome === 'entered' ? row.user_id : null) ?? undefined }
}

/** Deletes links that expired before a moment. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await sql`delete from sign_in_links where expires_at < ${before}::timestamptz`.execute(db)
}
