import { setTimeout as delay } from 'node:timers/promises'
import { type Db, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createApp } from './app.ts'
import type { Config } from './config/read-config.ts'
import { createEngine, type Engine } from './engine.ts'
import { refreshAll } from './evidence/refresh-all.ts'
import { serializePipelined } from './http/pipelining.ts'
import { close, listen, onlyWellFormed } from './http/server.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import type { Logger } from './process/log.ts'
import { createMetrics } from './process/metrics.ts'
import type { Scanner } from './scan/scanner.ts'

const SWEEP_SECONDS = 10
/** How often the service checks whether evidence is due to be rechecked or removed. */
const REFRESH_LOOK_SECONDS = 600

export interface ServiceOptions {
  readonly config: Config
  /** A running database; its schema is migrated here. */
  readonly connectionString: string
  readonly log: Logger
  readonly clock?: Clock
  /** Start the ranking thread now instead of with the first ranking. */
  readonly warm?: boolean
  /** Restarts the database server, if this process owns it. */
  readonly reviveDatabase?: () => Promise<void>
}

export interface Service {
  /** The URL it listens on. */
  readonly url: string
  readonly db: Db
  /** Resumes abandoned scans now, as it does regularly. */
  sweep(): Promise<void>
  /** Ends running scans, sweeps and responses within the drain time, then closes everything opened here. */
  close(): Promise<void>
}

/** Starts the service on a database: migrates it, listens, and sweeps regularly. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, connectionString, log } = options
  const clock = options.clock ?? systemClock
  const timeoutMs = config.DATABASE_TIMEOUT_SECONDS * 1000
  await migrate(connectionString, timeoutMs)
  const db = openDatabase(connectionString, {
    max: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: timeoutMs,
    deadlineMs: timeoutMs + 1000,
    onLost: oneAtATime(async () => {
      await options.reviveDatabase?.().catch((error: unknown) => {
        log.error({ err: error }, 'the database server could not be started again')
      })
    }),
  })
  const engine = createEngine({ config, db, connectionString, log, clock })
  const { scanner } = engine
  let draining = false
  const { server, url } = await listen(config.HOST, config.PORT)
  const app = createApp(engine, {
    log,
    metrics: createMetrics(),
    baseUrl: config.BASE_URL ?? url,
    allowedOrigins: config.ALLOWED_ORIGINS,
    checkOutput: config.CHECK_OUTPUT,
    isDraining: () => draining,
  })
  server.on('request', serializePipelined(onlyWellFormed(app.callback())))
  // After everything that can fail, because a started thread has to be ended.
  if (options.warm) engine.warm()
  const stopSweeping = await sweepRegularly(scanner, log)
  const stopRefreshing = refreshRegularly(engine, config.EVIDENCE_REFRESH_HOURS, log)

  return {
    url,
    db,
    sweep: () => scanner.sweep(),
    async close() {
      draining = true
      stopSweeping()
      const drainMs = config.DRAIN_SECONDS * 1000
      const refreshed = stopRefreshing()
      await Promise.all([
        scanner.drain(drainMs),
        Promise.race([refreshed, delay(drainMs, undefined, { ref: false })]),
      ])
      await close(server, 2000)
      // Ends rankings that are still running, and what waits for them.
      await engine.close()
      await refreshed
      await db.destroy()
    },
  }
}

/** Starts the work unless it is still running. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  return () => {
    if (running) return
    running = true
    work().finally(() => {
      running = false
    })
  }
}

/** Sweeps now, for scans that a dead process left, and then regularly. Resolves after the first sweep. */
async function sweepRegularly(scanner: Scanner, log: Logger): Promise<() => void> {
  const sweep = () =>
    scanner.sweep().catch((error: unknown) => log.warn({ err: error }, 'the sweep of abandoned scans failed'))
  await sweep()
  const timer = setInterval(sweep, SWEEP_SECONDS * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Refreshes regularly, but not at startup. The returned function stops it and resolves when a running one has
 * ended.
 */
function refreshRegularly({ refresh }: Engine, everyHours: number, log: Logger): () => Promise<void> {
  const stop = new AbortController()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => refreshAll(refresh, everyHours, log, stop.signal))
      .catch((error: unknown) => log.warn({ err: error }, 'stored posts could not be looked at again'))
  }, REFRESH_LOOK_SECONDS * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
