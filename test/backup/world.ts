import { sql } from 'kysely'
import { type AuditStamp, recordEvent } from '../../db/audit.ts'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { keptRowsOf, piecesOf } from '../support/backups.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { numbered, storeSamples } from '../support/posts.ts'
import { byOperator, mintCaller, type TestCaller } from '../support/service.ts'

type Test = { after(hook: () => Promise<void>): void }

export interface BackupWorld extends FreshDatabase {
  readonly db: Db
}

/** A database of the test's own, empty but for its schema. */
export async function openWorld(t: Test): Promise<BackupWorld> {
  const database = await freshDatabase()
  const db = openDatabase(database.connectionString, { max: 4, deadlines: allWithin(60_000) })
  t.after(async () => {
    await db.destroy()
    await database.drop()
  })
  return { ...database, db }
}

/** Characters that COPY, JSON and arrays write in another way each. */
export const ODD_TEXT = 'tab\t, line\n, \\N, \\., "quotes", {braces}, \u0001, 🌱 and \u2028'

/** Stores something of most that a backup has and leaves out. */
export async function fill({ db }: BackupWorld, posts = 40): Promise<TestCaller> {
  const caller = await mintCaller(db, { words: ['lamp', ODD_TEXT] })
  const workspaceId = caller.workspace.id
  await storeSamples(db, workspaceId, [
    { id: 'odd', text: ODD_TEXT, metrics: { likes: 3 } },
    ...numbered(posts),
  ])
  await recordEvent(db, byOperator, { workspaceId, subject: ODD_TEXT, after: { odd: ODD_TEXT } })
  await sql`insert into users (user_id, name, is_first, created_at) values ('user_ann', 'Ann', true, now())`.execute(
    db,
  )
  await sql`insert into sign_in_attempts (attempted_at, address, outcome) values (now(), '2001:db8::7', 'entered')`.execute(
    db,
  )
  await sql`
    insert into sessions (session_hash, session_id, user_id, created_at, last_seen_at, ended_at)
    values ('\\x00ff', 'ses_ended', 'user_ann', now(), now(), now())`.execute(db)
  await issueLink(db, { kind: 'invitation', workspace: { workspaceId, role: 'member' } }, null, new Date())
  return caller
}

export const byRestore: AuditStamp = { ...byOperator, action: 'restore_backup' }

/** Restores a backup into a database of any version. */
export async function restore({ db, connectionString }: BackupWorld, backup: Buffer) {
  return await restoreBackup({ db, connectionString }, piecesOf(backup), {
    stamp: byRestore,
    source: 'test.backup',
  })
}

/** The rows of the audit that a restore has not written itself. */
export async function keptRowsBefore(connectionString: string): Promise<Record<string, string>> {
  const { audit_events: _events, ...others } = await keptRowsOf(connectionString)
  return others
}

/** Runs `work` on a connection of its own to the world's database. */
export async function onceConnected(
  { connectionString }: BackupWorld,
  work: (sql: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const connected = connect(connectionString)
  try {
    await work(connected)
  } finally {
    await connected.end()
  }
}
