import { sql } from 'kysely'
import type { ConfirmScans, Role, Workspace } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'
import { toWorkspace, type WorkspaceColumns, workspaceColumns } from './workspaces.ts'

/** When a session is alive: it has not ended, and was seen and begun after these moments. */
export interface SessionTimes {
  readonly now: Date
  readonly seenAfter: Date
  readonly startedAfter: Date
}

/** SQL: whether a row of `sessions` is alive. */
export const isAlive = ({ seenAfter, startedAfter }: SessionTimes) => sql<boolean>`
  (sessions.ended_at is null and sessions.last_seen_at > ${seenAfter}::timestamptz
    and sessions.created_at > ${startedAfter}::timestamptz)`

/** SQL: the workspace that a person, the value of a column, chose last; null where they chose none. */
export const lastWorkspaceOf = (userId: string) => sql<string | null>`(
  select sessions.workspace_id from sessions
  where sessions.user_id = ${sql.ref(userId)} and sessions.workspace_id is not null
  order by last_seen_at desc limit 1)`

export interface SessionHolder {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly email: string | null
  /** They came by the link of the first start, which was the operator's. */
  readonly isFirst: boolean
  /** By name. */
  readonly workspaces: readonly { readonly id: string; readonly name: string; readonly role: Role }[]
  /** The workspace chosen last, or the first where that is none of theirs; null when they are a member of none. */
  readonly chosen: {
    readonly workspace: Workspace
    readonly role: Role
    readonly confirmScans: ConfirmScans
  } | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** Who holds a session, by the SHA-256 of its cookie; undefined when there is none or it is not alive. */
export async function findSession(
  db: Db,
  sessionHash: Buffer,
  times: SessionTimes,
): Promise<SessionHolder | undefined> {
  const rows = await read<
    {
      session_id: string
      user_id: string
      user_name: string
      email: string | null
      is_first: boolean
      workspaces: SessionHolder['workspaces']
      created_at: Date
      last_seen_at: Date
    } & (ChosenRow | { [Column in keyof ChosenRow]: null })
  >(db)`
    select sessions.session_id, users.user_id, users.name as user_name, users.email, users.is_first,
      sessions.created_at, sessions.last_seen_at, chosen.*,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', workspace_id, 'name', workspaces.name, 'role', memberships.role)
          order by workspaces.name, workspace_id)
        from memberships join workspaces using (workspace_id)
        where memberships.user_id = users.user_id), '[]') as workspaces
    from sessions join users using (user_id)
    left join lateral (
      select ${sql.raw(workspaceColumns.join(', '))}, workspaces.confirm_scans, memberships.role
      from memberships join workspaces on workspaces.workspace_id = memberships.workspace_id
      where memberships.user_id = users.user_id
      order by workspaces.workspace_id is not distinct from sessions.workspace_id desc,
        workspaces.name, workspaces.workspace_id
      limit 1
    ) chosen on true
    where sessions.session_hash = ${sessionHash} and ${isAlive(times)}`
  const [row] = rows
  return (
    row && {
      sessionId: row.session_id,
      userId: row.user_id,
      name: row.user_name,
      email: row.email,
      isFirst: row.is_first,
      workspaces: row.workspaces,
      chosen:
        row.workspace_id === null
          ? null
          : { workspace: toWorkspace(row), role: row.role, confirmScans: row.confirm_scans },
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }
  )
}

interface ChosenRow extends WorkspaceColumns {
  readonly role: Role
  readonly confirm_scans: ConfirmScans
}

export interface SessionSummary {
  readonly sessionId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly address: string | null
  readonly userAgent: string | null
}

/** The sessions of a person that are alive, the one used last first. */
export async function listSessions(db: Db, userId: string, times: SessionTimes): Promise<SessionSummary[]> {
  const rows = await read<{
    session_id: string
    created_at: Date
    last_seen_at: Date
    address: string | null
    user_agent: string | null
  }>(db)`
    select session_id, created_at, last_seen_at, host(address) as address, user_agent
    from sessions
    where user_id = ${userId} and ${isAlive(times)}
    order by last_seen_at desc, session_id`
  return rows.map((row) => ({
    sessionId: row.session_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    address: row.address,
    userAgent: row.user_agent,
  }))
}

/** Notes that a session was used. Does nothing where that was noted after `seenBefore`. */
export async function touchSession(db: Db, sessionId: string, now: Date, seenBefore: Date): Promise<void> {
  await sql`
    update sessions set last_seen_at = ${now}::timestamptz
    where session_id = ${sessionId} and ended_at is null and last_seen_at <= ${seenBefore}::timestamptz`.execute(
    db,
  )
}

/** Ends the session of a cookie, by its SHA-256. False when it was none, or had ended. */
export async function endSessionByHash(db: Db, sessionHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update sessions set ended_at = ${now}::timestamptz
    where session_hash = ${sessionHash} and ended_at is null
    returning session_id`.execute(db)
  return rows.length > 0
}

/** Ends one session of a person. False when they have none of this id that has not ended. */
export async function endSession(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update sessions set ended_at = ${now}::timestamptz
    where user_id = ${userId} and session_id = ${sessionId} and ended_at is null
    returning session_id`.execute(db)
  return rows.length > 0
}

/**
 * Ends all sessions of a person. Returns how many of them were alive; each of the person's workspaces has an event of
 * that.
 */
export async function endSessions(
  db: Db,
  userId: string,
  times: SessionTimes,
  stamp: AuditStamp,
): Promise<number> {
  const { rows } = await sql<{ alive: number }>`
    with ended as (
      update sessions set ended_at = ${times.now}::timestamptz
      where user_id = ${userId} and ended_at is null
      returning sessions.last_seen_at > ${times.seenAfter}::timestamptz
        and sessions.created_at > ${times.startedAfter}::timestamptz as was_alive
    ),
    counted as (select count(*) filter (where was_alive)::int as alive from ended),
    changed as (
      select memberships.workspace_id, ${userId}::text as subject,
        jsonb_build_object('sessions', alive) as before, jsonb_build_object('sessions', 0) as after
      from counted left join memberships on memberships.user_id = ${userId}
    ),
    ${auditChanged(stamp)}
    select alive from counted`.execute(db)
  return rows[0]?.alive ?? 0
}

/** Chooses the workspace of a session. False, and nothing changes, where its person is no member there. */
export async function chooseWorkspace(db: Db, sessionId: string, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`
    update sessions set workspace_id = ${workspaceId}
    where session_id = ${sessionId} and ended_at is null
      and exists (
        select from memberships
        where workspace_id = ${workspaceId} and memberships.user_id = sessions.user_id)
    returning session_id`.execute(db)
  return rows.length > 0
}

/** Deletes sessions that ended, or were used last, before a moment. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await sql`
    delete from sessions
    where coalesce(ended_at, last_seen_at) < ${before}::timestamptz`.execute(db)
}
