import type { Db } from '../../db/database.ts'
import { findWorkspace, listWorkspaceIds } from '../../db/workspaces.ts'
import type { Derivations } from '../analysis/derivations.ts'
import { loadIdentity } from '../derivation/identity.ts'
import type { Logger } from '../process/log.ts'

/**
 * Derives voice and intents of what was stored since the last time, or before a change of the configuration or of the
 * rules, so that hardly a call has to wait for it: in these workspaces, or in all. For a timer; the failure of one
 * workspace does not hold up the others.
 */
export async function deriveAll(
  { db, derivations }: { readonly db: Db; readonly derivations: Derivations },
  log: Logger,
  signal: AbortSignal,
  workspaceIds?: readonly string[],
): Promise<void> {
  for (const workspaceId of workspaceIds ?? (await listWorkspaceIds(db))) {
    if (signal.aborted) return
    try {
      const account = await findWorkspace(db, workspaceId)
      if (account === undefined) continue
      const identity = await loadIdentity(db, account.workspace)
      await derivations.bringUpToDate(workspaceId, identity, { signal })
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, workspaceId }, 'voices and intents could not be derived')
    }
  }
}
