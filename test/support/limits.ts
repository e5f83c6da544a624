import { after } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import type { Limits, LookupCache } from '../../src/collectors/limits.ts'
import type { ThreadLedger } from '../../src/collectors/threads.ts'
import { storedLimits, storedLookups } from '../../src/scan/stored-limits.ts'
import { storedThreads } from '../../src/scan/stored-threads.ts'
import { freshDatabase } from './database.ts'

export interface TestLimits {
  readonly db: Db
  readonly limits: Limits
  readonly lookups: LookupCache
  readonly threads: ThreadLedger
}

/** The limits in a database of the test file's own, dropped after its tests. */
export async function openLimits(): Promise<TestLimits> {
  const { connectionString, drop } = await freshDatabase()
  const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(30_000) })
  after(async () => {
    await db.destroy()
    await drop()
  })
  return { db, limits: storedLimits(db), lookups: storedLookups(db), threads: storedThreads(db) }
}
