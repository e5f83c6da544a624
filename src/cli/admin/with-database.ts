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
 * Opens the service's database for one command, brings it up to this version and closes it after; `withServer` says how the
 * server is found, and what ends the work.
 */
export async function withDatabase<T>(work: Work<T>): Promise<T> {
  return await withServer(async (connectionString, config) => {
    await migrate(connectionString, config.DATABASE_TIMEOUT_SECONDS * 1000)
    return await withPool(connectionString, (db) => work(db, connectionString))
  })
}

/**
 * Finds the server of the service's database for one command, which changes nothing before `work` does. An embedded server
 * that already runs, for a running service, is joined. Throws Interrupted at a signal to end: the work is abandoned, and a
 * server that only this command uses is stopped.
 */
export async function withServer<T>(
  work: (connectionString: string, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const interrupted = untilAskedToStop().then((signal) => {
    throw new Interrupted(signal)
  })
  // No handler is attached yet while the server starts.
  interrupted.catch(() => {})
  const server = await openDatabaseServer(config.DATABASE_URL, config.DATA_DIR)
  try {
    return await Promise.race([interrupted, work(server.connectionString, config)])
  } finally {
    await server.release()
  }
}

/** Connections as a command needs them, to a database of any version. */
export async function withPool<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(connectionString, {
    max: 2,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    deadlines: allWithin(STATEMENT_TIMEOUT_MS + 1000),
  })
  try {
    return await work(db)
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
