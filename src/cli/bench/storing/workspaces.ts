import type { Db } from '../../../../db/database.ts'
import { createWorkspace } from '../../../../db/workspaces.ts'
import { demoWorkspace } from '../../../../simulator/dataset/demo-workspace.ts'
import { Workspace } from '../../../model/index.ts'
import { atTerminal } from '../../at-terminal.ts'

/** Makes a workspace like the demo's. */
export async function addWorkspace(db: Db, id: string): Promise<Workspace> {
  const workspace = Workspace.parse({ id, ...demoWorkspace })
  await createWorkspace(
    db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  return workspace
}
