import { sql } from 'kysely'
import type { Role } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

export interface UserAccount {
  readonly userId: string
  readonly name: string
  readonly email: string | null
  readonly createdAt: Date
  /** When one of their sessions was used last; null before the first. */
  readonly lastSeenAt: Date | null
  readonly workspaces: readonly { readonly id: string; readonly role: Role }[]
}

/** Whether there is anybody who can sign in. */
export async function hasUsers(db: Db): Promise<boolean> {
  const rows = await read<{ found: boolean }>(db)`select exists (select from users) as found`
  return rows[0]?.found ?? false
}

/** People in the order in which they came; with a filter, those of this id or this e-mail, in any case of letters. */
export async function listUsers(
  db: Db,
  filter: { readonly userId?: string; readonly email?: string } = {},
): Promise<UserAccount[]> {
  const rows = await read<{
    user_id: string
    name: string
    email: string | null
    created_at: Date
    last_seen_at: Date | null
    workspaces: UserAccount['workspaces']
  }>(db)`
    select user_id, name, email, created_at,
      (select max(last_seen_at) from sessions where sessions.user_id = users.user_id) as last_seen_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', workspace_id, 'role', role) order by workspace_id)
        from memberships where memberships.user_id = users.user_id), '[]') as workspaces
    from users
    where (${filter.userId ?? null}::text is null or user_id = ${filter.userId ?? null})
      and (${filter.email ?? null}::text is null or lower(email) = lower(${filter.email ?? null}))
    order by created_at, user_id`
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    email: row.email,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    workspaces: row.workspaces,
  }))
}

/** Renames a person; the event belongs to a workspace of theirs. False when it has no such member. */
export async function renameUser(
  db: Db,
  { workspaceId, userId, name }: { workspaceId: string; userId: string; name: string },
  stamp: AuditStamp,
): Promise<boolean> {
  const { rows } = await sql`
    with known as (
      select users.user_id, users.name from users join memberships using (user_id)
      where workspace_id = ${workspaceId} and users.user_id = ${userId}
      for update of users
    ),
    changed as (
      update users set name = ${name} from known where users.user_id = known.user_id
      returning ${workspaceId}::text as workspace_id, users.user_id as subject,
        jsonb_build_object('name', known.name) as before, jsonb_build_object('name', users.name) as after
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

export type UserRemoval =
  | { readonly outcome: 'removed' | 'no_such_user' }
  /** Nothing has changed: these workspaces would be without an owner. */
  | { readonly outcome: 'last_owner'; readonly workspaceIds: readonly string[] }

/**
 * Removes a person with their memberships, sessions and links, unless a workspace would lose its last owner. Of two
 * owners who are removed at the same time one stays: the statement locks the owners of their workspaces first, in one
 * order for all, and counts those that it then holds. Each workspace that they belonged to has an event of its own.
 */
export async function removeUser(db: Db, userId: string, stamp: AuditStamp): Promise<UserRemoval> {
  const { rows } = await sql<{ removed: boolean; known: boolean; kept_by: string[] }>`
    with owners as (
      select workspace_id, user_id from memberships
      where role = 'owner' and workspace_id in (select workspace_id from memberships where user_id = ${userId})
      order by workspace_id, user_id
      for update
    ),
    owned as (
      select workspace_id from owners group by workspace_id
      having bool_and(user_id = ${userId})
    ),
    removed as (
      delete from users where user_id = ${userId} and not exists (select from owned)
      returning user_id, name
    ),
    changed as (
      select memberships.workspace_id, removed.user_id as subject,
        jsonb_strip_nulls(jsonb_build_object('name', removed.name, 'role', memberships.role)) as before,
        null::jsonb as after
      from removed left join memberships using (user_id)
    ),
    ${auditChanged(stamp)}
    select exists (select from removed) as removed,
      exists (select from users where user_id = ${userId}) as known,
      array(select workspace_id from owned order by workspace_id) as kept_by`.execute(db)
  const [row] = rows
  if (row?.removed) return { outcome: 'removed' }
  if (!row?.known) return { outcome: 'no_such_user' }
  return { outcome: 'last_owner', workspaceIds: row.kept_by }
}
