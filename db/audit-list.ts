import { type RawBuilder, sql } from 'kysely'
import type { AuditActorKind, AuditEvent, SignInAction } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

export interface AuditFilter {
  /** Undefined: of all workspaces and of none. */
  readonly workspaceId?: string | undefined
  readonly action?: string | undefined
  readonly actorKind?: AuditActorKind | undefined
  /** Not before this moment. */
  readonly since?: Date | undefined
}

/** What entries call attempts to sign in, and who made them. No event is called so. */
const actors = { sign_in: 'user', sign_in_refused: 'nobody' } as const satisfies Record<
  SignInAction,
  AuditActorKind
>

interface Page {
  /** Only what is older than this entry. */
  readonly before?: number | undefined
  readonly limit: number
}

interface Row {
  readonly id: string
  readonly at: Date
  readonly workspace_id: string | null
  readonly actor_kind: AuditActorKind
  readonly actor_id: string | null
  readonly action: string
  readonly subject: string | null
  readonly acted_from: string
  readonly before: AuditEvent['before']
  readonly after: AuditEvent['after']
}

/**
 * The newest events and attempts to sign in first, at most `limit`. To a workspace belong the attempts of its members
 * since they joined; an attempt that shows nobody belongs to none.
 */
export async function listAuditEvents(db: Db, filter: AuditFilter, page: Page): Promise<AuditEvent[]> {
  const sources = [eventsOf(filter, page), attemptsOf(filter, page)].filter((source) => source !== undefined)
  if (sources.length === 0) return []
  const entries = newestOf(sources, page.limit)
  const rows = await (filter.workspaceId === undefined ? readOfAll(db, entries) : readOfOne(db, entries))
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    workspaceId: row.workspace_id,
    actor: { kind: row.actor_kind, id: row.actor_id },
    action: row.action,
    subject: row.subject,
    from: row.acted_from,
    before: row.before,
    after: row.after,
  }))
}

/** SQL: the newest rows of several lists. */
function newestOf(sources: readonly RawBuilder<unknown>[], limit: number): RawBuilder<unknown> {
  return sql`
    select * from (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union all `,
    )}) as entries (id, at, workspace_id, actor_kind, actor_id, action, subject, acted_from, before, after)
    order by id desc limit ${limit}`
}

/** Two functions, because the statements of one may leave the workspace out and those of the other may not. */
async function readOfAll(db: Db, entries: RawBuilder<unknown>): Promise<Row[]> {
  return await read<Row>(db)`${entries}`
}

async function readOfOne(db: Db, entries: RawBuilder<unknown>): Promise<Row[]> {
  return await read<Row>(db)`${entries}`
}

/** Undefined: the filter leaves out every event. */
function eventsOf(
  { workspaceId, action, actorKind, since }: AuditFilter,
  { before, limit }: Page,
): RawBuilder<unknown> | undefined {
  if (action !== undefined && action in actors) return undefined
  return sql`
    select event_id, at, workspace_id, actor_kind, actor_id, action, subject, acted_from, before, after
    from audit_events
    where ${allOf([
      workspaceId === undefined ? undefined : sql`workspace_id = ${workspaceId}`,
      action === undefined ? undefined : sql`action = ${action}`,
      actorKind === undefined ? undefined : sql`actor_kind = ${actorKind}`,
      since === undefined ? undefined : sql`at >= ${since}::timestamptz`,
      before === undefined ? undefined : sql`event_id < ${before}::bigint`,
    ])}
    order by event_id desc limit ${limit}`
}

/** Undefined: the filter leaves out every attempt. */
function attemptsOf(filter: AuditFilter, { before, limit }: Page): RawBuilder<unknown> | undefined {
  const { workspaceId, since } = filter
  const outcomes = outcomesOf(filter)
  if (outcomes === undefined) return undefined
  const conditions = [
    outcomes,
    since === undefined ? undefined : sql`attempted_at >= ${since}::timestamptz`,
    before === undefined ? undefined : sql`attempt_id < ${before}::bigint`,
  ]
  const newest = sql`order by attempt_id desc limit ${limit}`
  // Member by member, so that the index finds the newest of each however many attempts strangers make.
  const found =
    workspaceId === undefined
      ? sql`sign_in_attempts where ${allOf(conditions)} ${newest}`
      : sql`memberships cross join lateral (
          select * from sign_in_attempts
          where sign_in_attempts.user_id = memberships.user_id and attempted_at >= memberships.created_at
            and ${allOf(conditions)}
          ${newest}
        ) as attempts
        where memberships.workspace_id = ${workspaceId}`
  const userId = sql.ref(workspaceId === undefined ? 'user_id' : 'attempts.user_id')
  const hasEntered = sql`outcome = 'entered'`
  return sql`
    select attempt_id, attempted_at, null, case when ${hasEntered} then 'user' else 'nobody' end,
      case when ${hasEntered} then ${userId} end,
      case when ${hasEntered} then 'sign_in' else 'sign_in_refused' end,
      case when not ${hasEntered} then ${userId} end,
      coalesce(host(address), 'unknown'), null, jsonb_build_object('method', method, 'outcome', outcome)
    from ${found}`
}

/** SQL: the outcomes that an action and an actor leave; undefined: none. */
function outcomesOf({ action, actorKind }: AuditFilter): RawBuilder<unknown> | undefined {
  const left = Object.entries(actors).filter(
    ([name, kind]) => (action ?? name) === name && (actorKind ?? kind) === kind,
  )
  const [[name] = []] = left
  if (name === undefined) return undefined
  if (left.length > 1) return sql`true`
  return name === 'sign_in' ? sql`outcome = 'entered'` : sql`outcome <> 'entered'`
}

function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}
