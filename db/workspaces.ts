import { type RawBuilder, sql } from 'kysely'
import type { ConfirmScans, LookbackDays, Plan, Workspace } from '../src/model/index.ts'
import { type AuditStamp, auditChanged, differing } from './audit.ts'
import type { Db } from './database.ts'
import type { WorkspaceTable } from './schema.ts'

/** A workspace with what only the operator sees. */
export interface WorkspaceAccount {
  readonly workspace: Workspace
  readonly plan: Plan
  readonly planEndsAt: Date | null
  readonly confirmScans: ConfirmScans
}

export type WorkspaceColumns = Pick<
  WorkspaceTable,
  | 'workspace_id'
  | 'name'
  | 'product_name'
  | 'product_url'
  | 'words'
  | 'competitor_urls'
  | 'handles'
  | 'lookback_days'
>

export const workspaceColumns = [
  'workspaces.workspace_id',
  'workspaces.name',
  'workspaces.product_name',
  'workspaces.product_url',
  'workspaces.words',
  'workspaces.competitor_urls',
  'workspaces.handles',
  'workspaces.lookback_days',
] as const

type AccountColumns = WorkspaceColumns &
  Pick<WorkspaceTable, 'plan'> & { readonly plan_ends_at: Date | null; readonly confirm_scans: ConfirmScans }

const accountColumns = [
  ...workspaceColumns,
  'workspaces.plan',
  'workspaces.plan_ends_at',
  'workspaces.confirm_scans',
] as const

function toAccount(row: AccountColumns): WorkspaceAccount {
  return {
    workspace: toWorkspace(row),
    plan: row.plan,
    planEndsAt: row.plan_ends_at,
    confirmScans: row.confirm_scans,
  }
}

export function toWorkspace(row: WorkspaceColumns): Workspace {
  return {
    id: row.workspace_id,
    name: row.name,
    productName: row.product_name,
    productUrl: row.product_url,
    words: row.words,
    competitorUrls: row.competitor_urls,
    handles: row.handles,
    lookbackDays: toLookbackDays(row.lookback_days),
  }
}

/** Sound: the table's check constraint allows these five values only. */
function toLookbackDays(days: number): LookbackDays {
  return days as LookbackDays
}

/** Where each field of an account is kept; the names are those of its audit events, too. */
const columns = {
  name: 'name',
  productName: 'product_name',
  productUrl: 'product_url',
  words: 'words',
  competitorUrls: 'competitor_urls',
  handles: 'handles',
  lookbackDays: 'lookback_days',
  plan: 'plan',
  planEndsAt: 'plan_ends_at',
  confirmScans: 'confirm_scans',
} as const satisfies Record<keyof AccountFields, keyof WorkspaceTable>

/** What can be changed of an account. */
export type AccountFields = Omit<Workspace, 'id'> & Omit<WorkspaceAccount, 'workspace'>

/** SQL: the account's fields as one jsonb object. */
const asJson = sql`jsonb_build_object(${sql.join(
  Object.entries(columns).flatMap(([field, column]) => [sql.lit(field), sql.ref(`workspaces.${column}`)]),
)})`

function assignments(fields: Partial<AccountFields>): { column: string; value: unknown }[] {
  const known: Readonly<Record<string, string>> = columns
  return Object.entries(fields).flatMap(([field, value]) => {
    const column = known[field]
    return column === undefined || value === undefined ? [] : [{ column, value }]
  })
}

export interface NewAccount extends Omit<WorkspaceAccount, 'confirmScans'> {
  /** Default: the client. */
  readonly confirmScans?: ConfirmScans
  /** A known person, who owns it from the start. */
  readonly ownerId?: string | undefined
}

/**
 * Makes a workspace, with the membership of its owner. False when one of that id exists already. Throws a foreign key
 * violation when there is no such person.
 */
export async function createWorkspace(db: Db, account: NewAccount, stamp: AuditStamp): Promise<boolean> {
  const { workspace, ownerId = null, ...rest } = account
  const { id, ...fields } = workspace
  const given = [{ column: 'workspace_id', value: id }, ...assignments({ ...fields, ...rest })]
  const { rows } = await sql<{ subject: string }>`
    with changed as (
      insert into workspaces (${sql.join(given.map(({ column }) => sql.ref(column)))})
      values (${sql.join(given.map(({ value }) => value))})
      on conflict (workspace_id) do nothing
      returning workspace_id, workspace_id as subject, null::jsonb as before,
        ${asJson} || jsonb_strip_nulls(jsonb_build_object('owner', ${ownerId}::text)) as after
    ),
    owned as (
      insert into memberships (workspace_id, user_id, role, created_at)
      select workspace_id, ${ownerId}::text, 'owner', now() from changed where ${ownerId}::text is not null
    ),
    ${auditChanged(stamp)}
    select subject from changed`.execute(db)
  return rows.length > 0
}

/**
 * Changes the given fields of an account, and resolves with the account as it is then; undefined when there is no such
 * workspace. Its audit event has the fields that were given another value; without any there is no event.
 */
export async function updateAccount(
  db: Db,
  workspaceId: string,
  fields: Partial<AccountFields>,
  stamp: AuditStamp,
): Promise<WorkspaceAccount | undefined> {
  const given = assignments(fields)
  const set = given.map(({ column, value }): RawBuilder<unknown> => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<AccountColumns>`
    with known as (
      select workspace_id, ${asJson} as fields from workspaces where workspace_id = ${workspaceId} for update
    ),
    updated as (
      update workspaces set ${sql.join(set.length === 0 ? [sql`name = workspaces.name`] : set)}
      from known where workspaces.workspace_id = known.workspace_id
      returning workspaces.*, known.fields as was, ${asJson} as is_now
    ),
    changed as (
      select workspace_id, workspace_id as subject,
        ${differing('was', 'is_now')} as before, ${differing('is_now', 'was')} as after
      from updated
    ),
    ${auditChanged(stamp)}
    select ${sql.join(accountColumns.map((column) => sql.ref(column)))} from updated as workspaces`.execute(
    db,
  )
  return rows[0] && toAccount(rows[0])
}

export async function findWorkspace(db: Db, workspaceId: string): Promise<WorkspaceAccount | undefined> {
  const row = await db
    .selectFrom('workspaces')
    .select(accountColumns)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row && toAccount(row)
}

export async function listWorkspaceIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('workspaces').select('workspace_id').orderBy('workspace_id').execute()
  return rows.map((row) => row.workspace_id)
}

/** SQL: only `pro` gives access to the API, and only until it ends. */
export const planIsActive = sql<boolean>`
  workspaces.plan = 'pro' and (workspaces.plan_ends_at is null or workspaces.plan_ends_at > now())`
