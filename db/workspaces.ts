import { sql } from 'kysely'
import type { ConfirmScans, LookbackDays, Plan, Workspace } from '../src/model/index.ts'
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

function toColumns(workspace: Omit<Workspace, 'id'>) {
  return {
    name: workspace.name,
    product_name: workspace.productName,
    product_url: workspace.productUrl,
    words: workspace.words,
    competitor_urls: workspace.competitorUrls,
    handles: workspace.handles,
    lookback_days: workspace.lookbackDays,
  }
}

/** False when a workspace of that id exists already. */
export async function createWorkspace(
  db: Db,
  account: Omit<WorkspaceAccount, 'confirmScans'> & { readonly confirmScans?: ConfirmScans },
): Promise<boolean> {
  const created = await db
    .insertInto('workspaces')
    .values({
      workspace_id: account.workspace.id,
      ...toColumns(account.workspace),
      plan: account.plan,
      plan_ends_at: account.planEndsAt,
      ...(account.confirmScans === undefined ? {} : { confirm_scans: account.confirmScans }),
    })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .returning('workspace_id')
    .executeTakeFirst()
  return created !== undefined
}

/** False when there is no such workspace. */
export async function updateWorkspace(db: Db, workspace: Workspace): Promise<boolean> {
  const updated = await db
    .updateTable('workspaces')
    .set(toColumns(workspace))
    .where('workspace_id', '=', workspace.id)
    .returning('workspace_id')
    .executeTakeFirst()
  return updated !== undefined
}

/** False when there is no such workspace. `planEndsAt` null: the plan does not end. */
export async function setPlan(
  db: Db,
  workspaceId: string,
  plan: Plan,
  planEndsAt: Date | null,
): Promise<boolean> {
  const updated = await db
    .updateTable('workspaces')
    .set({ plan, plan_ends_at: planEndsAt })
    .where('workspace_id', '=', workspaceId)
    .returning('workspace_id')
    .executeTakeFirst()
  return updated !== undefined
}

/** False when there is no such workspace. */
export async function setConfirmScans(
  db: Db,
  workspaceId: string,
  confirmScans: ConfirmScans,
): Promise<boolean> {
  const updated = await db
    .updateTable('workspaces')
    .set({ confirm_scans: confirmScans })
    .where('workspace_id', '=', workspaceId)
    .returning('workspace_id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function findWorkspace(db: Db, workspaceId: string): Promise<WorkspaceAccount | undefined> {
  const row = await db
    .selectFrom('workspaces')
    .select([...workspaceColumns, 'plan', 'plan_ends_at', 'confirm_scans'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return (
    row && {
      workspace: toWorkspace(row),
      plan: row.plan,
      planEndsAt: row.plan_ends_at,
      confirmScans: row.confirm_scans,
    }
  )
}

export async function listWorkspaceIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('workspaces').select('workspace_id').orderBy('workspace_id').execute()
  return rows.map((row) => row.workspace_id)
}

/** SQL: only `pro` gives access to the API, and only until it ends. */
export const planIsActive = sql<boolean>`
  workspaces.plan = 'pro' and (workspaces.plan_ends_at is null or workspaces.plan_ends_at > now())`
