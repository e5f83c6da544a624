import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { connect } from '../../db/connect.ts'
import { type Machine, startEmbedded, thisMachine } from '../../db/embedded/index.ts'
import { migrate } from '../../db/migrate.ts'

const TEMPLATE = 'migrated'
/** Any constant: test files run in parallel, and the template is made once. */
const TEMPLATE_LOCK = 4_118_207_355

export interface FreshDatabase {
  /** libpq URL of a database with the migrated schema and no rows. */
  readonly connectionString: string
  /** Cuts what is still connected. */
  drop(): Promise<void>
}

let server: Promise<string> | undefined

/**
 * A database of its own for a test file or, given the test's context, for one test, which then drops it at its
 * end. All are copies of one migrated template on the run's server. A file that is run by hand starts a server
 * for itself and stops it after its tests.
 */
export async function freshDatabase(t?: { after(hook: () => Promise<void>): void }): Promise<FreshDatabase> {
  server ??= openServer()
  const serverUrl = await server
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async (sql) => {
    await makeTemplate(sql, serverUrl)
    await sql`create database ${sql(name)} template ${sql(TEMPLATE)} strategy file_copy`
  })
  const drop = () =>
    onServer(serverUrl, async (sql) => {
      await sql`drop database if exists ${sql(name)} with (force)`
    })
  t?.after(drop)
  return { connectionString: onDatabase(serverUrl, name), drop }
}

/**
 * Before the first database: gives this file a server of its own that listens on TCP and wants a password, for programs that
 * run as another user.
 */
export function listenOnTcp(): void {
  server = startServer({ ...thisMachine(), hasUnixSockets: false })
}

async function openServer(): Promise<string> {
  return process.env['TEST_DATABASE_URL'] ?? (await startServer())
}

async function startServer(machine: Machine = thisMachine()): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trend-research-test-'))
  const { connectionString, release } = await startEmbedded({ dataDir, isDurable: false }, machine)
  // Not a hook of node:test: those run in the order they were added, and this must come after the file's own.
  process.once('beforeExit', async () => {
    await release()
    await rm(dataDir, { recursive: true })
  })
  return connectionString
}

async function makeTemplate(sql: postgres.Sql, serverUrl: string): Promise<void> {
  await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`
  try {
    const found = await sql`select from pg_database where datname = ${TEMPLATE}`
    if (found.length > 0) return
    // It gets its name once it is complete: a file that fails in between must not leave half a schema behind.
    const draft = `${TEMPLATE}_draft`
    await sql`drop database if exists ${sql(draft)} with (force)`
    await sql`create database ${sql(draft)}`
    await migrate(onDatabase(serverUrl, draft))
    await sql`alter database ${sql(draft)} rename to ${sql(TEMPLATE)}`
  } finally {
    await sql`select pg_advisory_unlock(${TEMPLATE_LOCK})`
  }
}

async function onServer(serverUrl: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = connect(serverUrl)
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function onDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
