import { openDatabaseServer } from '../db/database-server.ts'
import { offerFirstSignIn, personalUrl } from './accounts/first-start.ts'
import { ConfigError } from './config/config-error.ts'
import { readConfig } from './config/read-config.ts'
import { systemClock } from './lib/clock.ts'
import { ServiceError } from './lib/errors.ts'
import { letYoungHeapGrow } from './process/heap.ts'
import { createLog, logCrash } from './process/log.ts'
import { untilAskedToStop } from './process/signals.ts'

/** The real service, until it is asked to stop. Most of the program is loaded while the database starts. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.LOG_LEVEL)
  const stop = untilAskedToStop()
  const program = import('./service.ts')
  const database = await openDatabaseServer(config.DATABASE_URL, config.DATA_DIR)
  try {
    const { startService } = await program
    const service = await startService({
      config,
      connectionString: database.connectionString,
      log,
      reviveDatabase: () => database.revive(),
    })
    letYoungHeapGrow()
    console.log(
      `Trend Research listens on ${service.url} (MCP: ${service.url}/mcp, contract: ${service.url}/openapi.json).`,
    )
    await offerFirstSignIn({
      db: service.db,
      log,
      now: systemClock.now(),
      baseUrl: personalUrl(config.BASE_URL, config.HOST, Number(new URL(service.url).port || 80)),
      print: process.stdout.isTTY ? (text) => console.log(text) : undefined,
    })
    await stop
    await service.close()
  } catch (error) {
    // Why it failed is said, and not what else failed on the way out.
    await database
      .release()
      .catch((other: unknown) => log.warn({ err: other }, 'the database was not released'))
    throw error
  }
  await database.release()
}

try {
  await main()
} catch (error) {
  if (error instanceof ConfigError || error instanceof ServiceError) console.error(error.message)
  else logCrash(error)
  process.exitCode = 1
}
// A database that hangs never closes its connection.
process.stderr.write('', () => process.exit())
