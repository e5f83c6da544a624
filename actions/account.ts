import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { findWorkspace, type WorkspaceAccount } from '../db/workspaces.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { ConfirmScans, Plan, Workspace } from '../src/model/index.ts'

/** A workspace with what only those who administer it see. */
export const Account = z
  .object({
    workspace: Workspace,
    plan: Plan,
    planEndsAt: z.string().datetime().nullable().describe('Null: it does not end'),
    confirmScans: ConfirmScans,
  })
  .strict()

export function toAnswer({ planEndsAt, ...account }: WorkspaceAccount): z.input<typeof Account> {
  return { ...account, planEndsAt: planEndsAt?.toISOString() ?? null }
}

/** Whether the workspace's plan opens the API. For what a page shows: at a call the database decides by its own clock. */
export function opensApi({ plan, planEndsAt }: z.input<typeof Account>, now: Date): boolean {
  return plan === 'pro' && (planEndsAt === null || new Date(planEndsAt) > now)
}

/** Throws `not_found` when there is no such workspace. */
export async function requireAccount(db: Db, workspaceId: string): Promise<WorkspaceAccount> {
  return orNoWorkspace(await findWorkspace(db, workspaceId), workspaceId)
}

/** Throws `not_found` for an account that was not there to be changed. */
export function orNoWorkspace(account: WorkspaceAccount | undefined, workspaceId: string): WorkspaceAccount {
  if (account !== undefined) return account
  throw new ServiceError({ kind: 'not_found' }, `There is no workspace ${workspaceId}.`)
}
