import { type RawBuilder, sql } from 'kysely'
import type { AuditActor } from '../src/model/index.ts'
import type { Db } from './database.ts'

/** Who does what from where: the part of an audit event that a statement's caller knows. */
export interface AuditStamp {
  /** The action's name. */
  readonly action: string
  readonly actor: AuditActor
  /** 'terminal', or the client's address. */
  readonly from: string
}

/**
 * The CTE `audited`, which writes an audit event for each row of the statement's CTE `changed` (workspace_id, subject,
 * before, after): none where nothing changed. So a change and its event are one statement, and neither is stored
 * without the other. `before` and `after` are jsonb without keys, hashes and codes; null: it was not there.
 */
export function auditChanged({ action, actor, from }: AuditStamp) {
  return sql`audited as (
    insert into audit_events (workspace_id, actor_kind, actor_id, action, subject, acted_from, before, after)
    select workspace_id, ${actor.kind}::text, ${idOf(actor)}::text, ${action}::text, subject, ${from}::text, before, after
    from changed where before is distinct from after
  )`
}

/** What an event says beside who did it, and when. */
export interface EventFields {
  readonly workspaceId: string | null
  readonly subject: string | null
  readonly before?: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Writes the event of work that takes more than one statement, when it is done. */
export async function recordEvent(db: Db, stamp: AuditStamp, event: EventFields): Promise<void> {
  await eventInsert(db, stamp, event).execute()
}

/** The statement that writes the event. */
export function eventInsert(db: Db, { action, actor, from }: AuditStamp, event: EventFields) {
  return db.insertInto('audit_events').values({
    workspace_id: event.workspaceId,
    actor_kind: actor.kind,
    actor_id: idOf(actor),
    action,
    subject: event.subject,
    acted_from: from,
    before: event.before ?? null,
    after: event.after,
  })
}

/** The members of one jsonb object that the other has not, or has with another value. */
export function differing(one: string, other: string): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.ref(one)})
    where value is distinct from ${sql.ref(other)} -> key)`
}

function idOf(actor: AuditActor): string | null {
  return 'id' in actor ? actor.id : null
}
