import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../src/model/index.ts'
import { type AuditStamp, auditChanged } from './audit.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

export interface Member {
  readonly userId: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly joinedAt: Date
  /** When one of their sessions was used last; null: they have none left. */
  readonly lastSeenAt: Date | null
}

/** A change of one membership, and who asks for it. */
export interface MembershipChange {
  readonly workspaceId: string
  readonly userId: string
  /** The person who asks: an owner of the workspace. Null: the operator. */
  readonly byUserId: string | null
}

/** In all but the first case nothing has changed. */
export type MembershipOutcome = 'changed' | 'not_permitted' | 'no_such_member' | 'last_owner'

/** The members of a workspace: owners first, each in the order in which they joined. */
export async function listMembers(db: Db, workspaceId: string): Promise<Member[]> {
  const rows = await read<{
    user_id: string
    name: string
    email: string | null
    role: Role
    joined_at: Date
    last_seen_at: Date | null
  }>(db)`
    select user_id, users.name, users.email, memberships.role, memberships.created_at as joined_at,
      (select max(last_seen_at) from sessions where sessions.user_id = memberships.user_id) as last_seen_at
    from memberships join users using (user_id)
    where workspace_id = ${workspaceId}
    order by memberships.role = 'owner' desc, memberships.created_at, user_id`
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at,
    lastSeenAt: row.last_seen_at,
  }))
}

/** Gives a member another role. An owner asks for it or the operator; the last owner stays one. */
export async function changeRole(
  db: Db,
  change: MembershipChange & { readonly role: Role },
  stamp: AuditStamp,
): Promise<MembershipOutcome> {
  const mayAsk = sql<boolean>`
    (${change.byUserId}::text is null or exists (select from owners where user_id = ${change.byUserId}))`
  return await changeMembership(db, change, stamp, {
    mayAsk,
    changed: sql`
    update memberships set role = ${change.role} from locked
    where ${isTheirs(change)} and ${mayAsk}
      and (${change.role}::text = 'owner' or locked.role = 'member' or ${hasOtherOwner(change)})
    returning memberships.workspace_id, memberships.user_id as subject,
      jsonb_build_object('role', locked.role) as before, jsonb_build_object('role', memberships.role) as after`,
  })
}

/** Ends a membership. An owner asks for it, the member, who leaves, or the operator; the last owner stays. */
export async function removeMember(
  db: Db,
  change: MembershipChange,
  stamp: AuditStamp,
): Promise<MembershipOutcome> {
  const mayAsk = sql<boolean>`
    (${change.byUserId}::text is null or ${change.byUserId}::text = ${change.userId}
      or exists (select from owners where user_id = ${change.byUserId}))`
  return await changeMembership(db, change, stamp, {
    mayAsk,
    changed: sql`
    delete from memberships using locked
    where ${isTheirs(change)} and ${mayAsk} and (locked.role = 'member' or ${hasOtherOwner(change)})
    returning memberships.workspace_id, memberships.user_id as subject,
      jsonb_build_object('role', locked.role) as before, null::jsonb as after`,
  })
}

const isTheirs = ({ workspaceId, userId }: MembershipChange) => sql<boolean>`
  memberships.workspace_id = ${workspaceId} and memberships.user_id = ${userId}
    and locked.user_id = memberships.user_id`

const hasOtherOwner = ({ userId }: MembershipChange) =>
  sql<boolean>`exists (select from owners where user_id <> ${userId})`

/**
 * Runs a change after locking the owners of the workspace and the member, in one order for all. Of two statements that
 * would each take an owner the second waits, finds the other owner gone, and leaves the last one.
 */
async function changeMembership(
  db: Db,
  { workspaceId, userId }: MembershipChange,
  stamp: AuditStamp,
  { mayAsk, changed }: { readonly mayAsk: RawBuilder<boolean>; readonly changed: RawBuilder<unknown> },
): Promise<MembershipOutcome> {
  const { rows } = await sql<{ changed: boolean; permitted: boolean; known: boolean }>`
    with locked as (
      select user_id, role from memberships
      where workspace_id = ${workspaceId} and (role = 'owner' or user_id = ${userId})
      order by user_id
      for update
    ),
    owners as (select user_id from locked where role = 'owner'),
    changed as (${changed}),
    ${auditChanged(stamp)}
    select exists (select from changed) as changed, ${mayAsk} as permitted,
      exists (select from locked where user_id = ${userId}) as known`.execute(db)
  const [row] = rows
  if (row?.changed) return 'changed'
  if (!row?.permitted) return 'not_permitted'
  return row.known ? 'last_owner' : 'no_such_member'
}
