import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createLog } from '../../src/process/log.ts'
import { type Service, startService } from '../../src/service.ts'
import { impatientClock, unhurriedScans } from './service.ts'

/** The clock of a question is the database's: its end is moved instead. */
export async function letConfirmationsExpire(db: Db, workspaceId: string): Promise<void> {
  await sql`update scan_confirmations set expires_at = clock_timestamp() where workspace_id = ${workspaceId}`.execute(
    db,
  )
}

/** How many questions are open, and how many scans there are. */
export async function countRows(
  db: Db,
  workspaceId: string,
): Promise<{ confirmations: number; scans: number }> {
  const { rows } = await sql<{ confirmations: number; scans: number }>`
    select
      (select count(*)::int from scan_confirmations where workspace_id = ${workspaceId}) as confirmations,
      (select count(*)::int from scans where workspace_id = ${workspaceId}) as scans`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('two counts are one row')
  return row
}

/** Another process on the same database, as far as the service can tell. */
export function startSecondService(
  connectionString: string,
  settings: Record<string, string>,
): Promise<Service> {
  return startService({
    config: readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...unhurriedScans,
      ...settings,
    }),
    connectionString,
    log: createLog('silent'),
    loopDelay: neverLate,
    clock: impatientClock(),
  })
}
