import { startEmbedded } from './embedded/index.ts'

export interface DatabaseServer {
  readonly connectionString: string
  /** Starts the embedded server again where it died. An operator's own is the operator's to start. */
  revive(): Promise<void>
  /** Lets go of what was started here; the embedded server stops with its last user. */
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
