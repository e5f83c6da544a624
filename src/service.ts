import { type Db, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createApp } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import type { CollectorDeps } from './collectors/http.ts'
import { createMetaCollector } from './collectors/meta/collector.ts'
import { createRedditCollector } from './collectors/reddit/collector.ts'
import { createXCollector } from './collectors/x/collector.ts'
import { createYouTubeCollector } from './collectors/youtube/collector.ts'
import { type Config, requiredSettings } from './config.ts'
import { close, listen, onlyWellFormed } from './http-server.ts'
import type { Logger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { type CollectorName, collectorPlatforms } from './model.ts'
import { RankingWorker } from './ranking/ranking-worker.ts'
import { Rankings } from './ranking/rankings.ts'
import type { CollectorSlots } from './scan/collector-slots.ts'
import { Scanner } from './scan/scanner.ts'
import { storedLimits, storedLookups } from './scan/stored-limits.ts'

const LEASE_SECONDS = 30
const RENEW_SECONDS = 10
const SWEEP_SECONDS = 10

export interface ServiceOptions {
  readonly config: Config
  /** A database that answers; its schema is brought up to date here. */
  readonly connectionString: string
  readonly log: Logger
  readonly clock?: Clock
  /** Get ready for the first ranking at once, not when it is asked for. */
  readonly warm?: boolean
  /** Starts the database server again, where that is ours to do. */
  readonly reviveDatabase?: () => Promise<void>
}

export interface Service {
  /** Where it listens. */
  readonly url: string
  readonly db: Db
  /** Takes up abandoned scans now, as it does regularly. */
  sweep(): Promise<void>
  /** Ends running scans within the drain time, open answers with them, and all that was opened here. */
  close(): Promise<void>
}

/** Starts the whole service on a database: migrated, listening, sweeping. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, connectionString, log } = options
  const clock = options.clock ?? systemClock
  const worker = new RankingWorker({
    connectionString,
    youtubeCountsInScore: config.YOUTUBE_COUNTS_IN_SCORE,
    timeoutMs: config.RANKING_TIMEOUT_SECONDS * 1000,
  })
  await migrate(connectionString)
  const timeoutMs = config.DATABASE_TIMEOUT_SECONDS * 1000
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
  const rankings = new Rankings(db, clock, worker, { maxAgeSeconds: config.RANKING_MAX_AGE_SECONDS })
  const slots = createSlots(config, {
    fetch,
    clock,
    limits: storedLimits(db),
    lookups: storedLookups(db),
  })
  const scanner = new Scanner(
    { db, clock, log, slots, rankings },
    {
      intervalSeconds: config.SCAN_INTERVAL_SECONDS,
      retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
      deadlineSeconds: config.SCAN_DEADLINE_SECONDS,
      leaseSeconds: LEASE_SECONDS,
      renewSeconds: RENEW_SECONDS,
    },
  )
  let draining = false
  const { server, url } = await listen(config.HOST, config.PORT)
  const app = createApp(
    { db, clock, rankings, scanner },
    {
      log,
      metrics: createMetrics(),
      baseUrl: config.BASE_URL ?? url,
      allowedOrigins: config.ALLOWED_ORIGINS,
      checkOutput: config.CHECK_OUTPUT,
      isDraining: () => draining,
    },
  )
  server.on('request', onlyWellFormed(app.callback()))
  // Not before all that can fail: a thread that was begun has to be ended.
  if (options.warm) worker.begin()
  const stopSweeping = sweepRegularly(scanner, log)

  return {
    url,
    db,
    sweep: () => scanner.sweep(),
    async close() {
      draining = true
      stopSweeping()
      await scanner.drain(config.DRAIN_SECONDS * 1000)
      await close(server, 2000)
      await worker.close()
      await db.destroy()
    },
  }
}

/** Begins the work unless it is still going on. */
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

/** At once, for scans that a dead process left, and then regularly. */
function sweepRegularly(scanner: Scanner, log: Logger): () => void {
  const sweep = () => {
    scanner.sweep().catch((error: unknown) => log.warn({ err: error }, 'the sweep of abandoned scans failed'))
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_SECONDS * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function createSlots(config: Config, deps: CollectorDeps): CollectorSlots {
  const { reddit, x, youtube, meta } = config.collectors
  const missing = (name: CollectorName) => ({
    name,
    platforms: collectorPlatforms[name],
    settings: requiredSettings[name],
  })
  return {
    reddit: reddit ? createRedditCollector(reddit, deps) : missing('reddit'),
    x: x ? createXCollector(x, deps) : missing('x'),
    youtube: youtube ? createYouTubeCollector(youtube, deps) : missing('youtube'),
    meta: meta ? createMetaCollector(meta, deps) : missing('meta'),
  }
}
