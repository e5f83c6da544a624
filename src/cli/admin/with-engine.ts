import type { Db } from '../../../db/database.ts'
import { type Config, readConfig } from '../../config/read-config.ts'
import type { Engine } from '../../engine.ts'
import { systemClock } from '../../lib/clock.ts'
import { createLog } from '../../process/log.ts'
import { withDatabase } from './with-database.ts'

/** What the service collects and ranks with, opened for one command. What it logs goes to standard error. */
export async function withEngine<T>(
  work: (engine: Engine, db: Db, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  // Most commands need none of it, and it would be a fifth of their time.
  const { createEngine } = await import('../../engine.ts')
  return await withDatabase(async (db, connectionString) => {
    const engine = createEngine({
      config,
      db,
      connectionString,
      log: createLog('warn'),
      clock: systemClock,
    })
    try {
      return await work(engine, db, config)
    } finally {
      await engine.close()
    }
  })
}
