import { type Db, openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { openDatabaseServer } from '../../../db/server.ts'
import { findWorkspace, type WorkspaceAccount } from '../../../db/workspaces.ts'
import { readConfig } from '../../config.ts'
import { UsageError } from '../usage-error.ts'

/** An import's batch may take long; a command has nobody waiting behind it. */
const STATEMENT_TIMEOUT_MS = 120_000

/**
 * Opens the service's database for one command and closes it after. Where the embedded server runs already, for
 * a running service, the command joins it.
 */
export async function withDatabase<T>(work: (db: Db, connectionString: string) => Promise<T>): Promise<T> {
  const config = readConfig()
  const server = await openDatabaseServer(config.DATABASE_URL, config.DATA_DIR)
  try {
    await migrate(server.connectionString)
    const db = openDatabase(server.connectionString, {
      max: 2,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      deadlineMs: STATEMENT_TIMEOUT_MS + 1000,
    })
    try {
      return await work(db, server.connectionString)
    } finally {
      await db.destroy()
    }
  } finally {
    await server.release()
  }
}

export async function requireWorkspace(db: Db, workspaceId: string): Promise<WorkspaceAccount> {
  const account = await findWorkspace(db, workspaceId)
  if (account === undefined) {
    throw new UsageError(`There is no workspace ${workspaceId}. "workspace list" shows them.`)
  }
  return account
}
