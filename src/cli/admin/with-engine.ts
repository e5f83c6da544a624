import type { Db } from '../../../db/database.ts'
import { type Config, readConfig } from '../../config/read-config.ts'
import type { Engine } from '../../engine.ts'
import { systemClock } from '../../lib/clock.ts'
import { createLog } from '../../process/log.ts'
import { withDatabase } from './with-database.ts'

/** Opens the engine of the service for one command. It logs to standard error. */
export async function withEngine<T>(
  work: (engine: Engine, db: Db, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  // Loaded on demand: most commands do not need it, and it takes a fifth of their time.
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
