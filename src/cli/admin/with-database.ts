import { type Db, openDatabase } from '../../../db/database.ts'
import { openDatabaseServer } from '../../../db/database-server.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { migrate } from '../../../db/migrate.ts'
import { findWorkspace, type WorkspaceAccount } from '../../../db/workspaces.ts'
import { type Config, readConfig } from '../../config/read-config.ts'
import { untilAskedToStop } from '../../process/signals.ts'
import { UsageError } from '../usage-error.ts'
import { Interrupted } from './interrupted.ts'
import { WORKSPACES } from './perform.ts'

/** Longer than the service's own: an import's batch may take long, and no caller waits for it. */
const STATEMENT_TIMEOUT_MS = 120_000

type Work<T> = (db: Db, connectionString: string) => Promise<T>

/**
 * Opens the service's database for one command and closes it after. An embedded server that already runs, for
 * a running service, is joined. Throws Interrupted at a signal to end: the work is abandoned, and a server
 * that only this command uses is stopped.
 */
export async function withDatabase<T>(work: Work<T>): Promise<T> {
  const config = readConfig()
  const interrupted = untilAskedToStop().then((signal) => {
    throw new Interrupted(signal)
  })
  // No handler is attached yet while the server starts.
  interrupted.catch(() => {})
  const server = await openDatabaseServer(config.DATABASE_URL, config.DATA_DIR)
  try {
    return await Promise.race([interrupted, workOn(server.connectionString, config, work)])
  } finally {
    await server.release()
  }
}

async function workOn<T>(connectionString: string, config: Config, work: Work<T>): Promise<T> {
  await migrate(connectionString, config.DATABASE_TIMEOUT_SECONDS * 1000)
  const db = openDatabase(connectionString, {
    max: 2,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    deadlines: allWithin(STATEMENT_TIMEOUT_MS + 1000),
  })
  try {
    return await work(db, connectionString)
  } finally {
    await db.destroy()
  }
}

export async function requireWorkspace(db: Db, workspaceId: string): Promise<WorkspaceAccount> {
  const account = await findWorkspace(db, workspaceId)
  if (account === undefined) {
    throw new UsageError(`There is no workspace ${workspaceId}. ${WORKSPACES}`)
  }
  return account
}
