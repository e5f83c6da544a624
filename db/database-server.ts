import { startEmbedded } from './embedded/index.ts'

export interface DatabaseServer {
  readonly connectionString: string
  /** Restarts the embedded server where it died. Does nothing for an operator's own server. */
  revive(): Promise<void>
  /** Ends this use of the server; the embedded server stops with its last user. */
  release(): Promise<void>
}

/** The operator's own PostgreSQL where DATABASE_URL names one, else the embedded one in `dataDir`. */
export async function openDatabaseServer(
  databaseUrl: string | undefined,
  dataDir: string | undefined,
): Promise<DatabaseServer> {
  if (databaseUrl !== undefined) {
    return { connectionString: databaseUrl, revive: async () => {}, release: async () => {} }
  }
  return await startEmbedded(dataDir === undefined ? {} : { dataDir })
}
