import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine, type Engine } from '../../src/engine.ts'
import { createLog } from '../../src/process/log.ts'
import { freshDatabase } from './database.ts'
import { impatientClock, unhurriedRankings, unhurriedScans } from './service.ts'

export interface TestEngine extends Engine {
  readonly db: Db
  readonly connectionString: string
}

/** What the service collects and ranks with, on a database of its own, without any surface; closed with the test. */
export async function openTestEngine(
  t: { after(hook: () => Promise<void>): void },
  settings: Record<string, string>,
): Promise<TestEngine> {
  const { connectionString, drop } = await freshDatabase()
  const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(30_000) })
  const engine = createEngine({
    config: readConfig({ RANKING_THREADS: '1', ...unhurriedScans, ...settings }),
    db,
    connectionString,
    log: createLog('silent'),
    clock: impatientClock(),
    rankingPatience: () => new Promise(() => {}),
    rankingDeadlines: unhurriedRankings,
  })
  t.after(async () => {
    await engine.close()
    await db.destroy()
    await drop()
  })
  return { ...engine, db, connectionString }
}
