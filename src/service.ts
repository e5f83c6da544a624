import { setTimeout as delay } from 'node:timers/promises'
import { type Db, openDatabase } from '../db/database.ts'
import { serviceDeadlines } from '../db/deadlines.ts'
import { migrate } from '../db/migrate.ts'
import type { PoolState } from '../db/pool.ts'
import { replicaDeadlines } from '../db/replica.ts'
import { beginWaitBehind } from '../db/request-deadline.ts'
import { createAccess } from './access/authenticate.ts'
import { Accounts } from './accounts/accounts.ts'
import { personalUrl } from './accounts/first-start.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { passkeySiteOf } from './accounts/relying-party.ts'
import { Admission } from './admission/admission.ts'
import { InvalidCalls } from './admission/invalid-calls.ts'
import { KeylessCalls } from './admission/keyless.ts'
import { type LoopDelay, watchLoopDelay } from './admission/loop-delay.ts'
import { Refusals } from './admission/refusals.ts'
import { createApp } from './app.ts'
import type { Config } from './config/read-config.ts'
import { createEngine, type EngineParts } from './engine.ts'
import { deriveAll } from './evidence/derive-all.ts'
import { followStoredPosts } from './evidence/follow-stored-posts.ts'
import { refreshAll } from './evidence/refresh-all.ts'
import { createClientAddress, createRangeCheck } from './http/client-address.ts'
import { DEFAULT_CONNECTION_LIMITS } from './http/connections.ts'
import { close, listen } from './http/server.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import type { Logger } from './process/log.ts'
import { createMetrics, type Metrics } from './process/metrics.ts'
import type { Scanner } from './scan/scanner.ts'

/** How often the service looks for abandoned scans. */
const SWEEP_SECONDS = 10
/** How often the service checks for evidence that is due to be rechecked or removed. */
const REFRESH_CHECK_SECONDS = 600
/**
 * How often the service takes new posts into the index of the search, which looks at them one by one until then, and how
 * long after the last of them it derives what they are shown with.
 */
const FOLLOW_SECONDS = 5
/** How often the service deletes what is left of old links, sessions and attempts to sign in. */
const ACCOUNTS_CLEANUP_SECONDS = 3600

/** What people take for an answer at once. */
const PAGE_PATIENCE_MS = 1000

export interface ServiceOptions {
  readonly config: Config
  /** Of a running database, which is migrated here. */
  readonly connectionString: string
  readonly log: Logger
  readonly clock?: Clock
  /** All data is simulated, which every page says. */
  readonly isDemo?: boolean
  /** As the engine takes it, and the next one too. */
  readonly rankingPatience?: EngineParts['rankingPatience']
  readonly rankingDeadlines?: EngineParts['rankingDeadlines']
  /** Resolves when a page has waited long enough for what must first be made. Default: after a second. */
  readonly pagePatience?: (signal: AbortSignal) => Promise<void>
  /** How late the event loop is; closed with the service. Default: what is measured. */
  readonly loopDelay?: LoopDelay
  /** Milliseconds that only grow, by which calls wait for a place and for the database. Default: the process's. */
  readonly monotonicMs?: () => number
  /** Draws from 0 up to, but not including, 1, by which refused callers are spread. Default: Math.random. */
  readonly random?: () => number
  /** What pages of evidence may take in memory; 0: none is kept, for what measures the reading of pages. */
  readonly keptPageBytes?: number
  /** Restarts an embedded database server that died. */
  readonly reviveDatabase?: () => Promise<void>
}

export interface Service {
  /** The URL it listens on. */
  readonly url: string
  readonly db: Db
  readonly accounts: Accounts
  /** Resumes abandoned scans now, as the service does regularly. */
  sweep(): Promise<void>
  /**
   * Drains running scans, sweeps and open answers within the drain time, then closes all that was opened
   * here.
   */
  close(): Promise<void>
}

/** Starts the whole service on a database: migrates it, listens, and sweeps regularly. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, connectionString, log } = options
  const clock = options.clock ?? systemClock
  const monotonicMs = options.monotonicMs ?? (() => performance.now())
  const timeoutMs = config.DATABASE_TIMEOUT_SECONDS * 1000
  await migrate(connectionString, timeoutMs)
  const metrics = createMetrics()
  const revive = skipWhileRunning(async () => {
    await options.reviveDatabase?.().catch((error: unknown) => {
      log.error({ err: error }, 'the database server could not be started again')
    })
  })
  let databaseFailures = 0
  const db = openDatabase(connectionString, {
    max: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: timeoutMs,
    onSilence() {
      databaseFailures += 1
      metrics.connectionLost('silent')
    },
    onLost() {
      databaseFailures += 1
      metrics.connectionLost('ended')
      revive()
    },
    watch: (state) => watchPool(metrics, state),
  })
  const readUrl = config.DATABASE_READ_URL
  const replica =
    readUrl === undefined
      ? undefined
      : openDatabase(readUrl, {
          max: config.DATABASE_POOL_SIZE,
          statementTimeoutMs: timeoutMs,
          deadlines: replicaDeadlines(serviceDeadlines(timeoutMs)),
        })
  const { rankingPatience } = options
  const engine = createEngine({
    config,
    db,
    replica,
    connectionString,
    log,
    clock,
    metrics,
    ...(rankingPatience && { rankingPatience }),
    rankingDeadlines: options.rankingDeadlines,
    keptPageBytes: options.keptPageBytes,
  })
  const { scanner } = engine
  const accounts = new Accounts({ db, clock, log })
  let draining = false
  const { server, url, serve } = await listen(config.HOST, config.PORT, {
    ...DEFAULT_CONNECTION_LIMITS,
    connections: config.MAX_CONNECTIONS,
    connectionsOfAddress: config.MAX_CONNECTIONS_PER_ADDRESS,
    isProxy: createRangeCheck(config.TRUSTED_PROXIES),
    refused: metrics.connectionRefused,
    refusedRequest: (refused) => log.info(refused, 'refused before it was a request'),
  })
  const refusals = new Refusals({ clock, random: options.random ?? Math.random })
  const access = createAccess(db, clock, log, () => metrics.addressRefused('failed_authentication'), refusals)
  const clientAddress = createClientAddress(config.TRUSTED_PROXIES)
  const loopDelay = options.loopDelay ?? watchLoopDelay()
  const admission = new Admission({
    refusals,
    loopDelayMs: () => loopDelay.meanMs(),
    now: monotonicMs,
    waits: () => beginWaitBehind(() => databaseFailures),
    decided: (cost, decision, waitedMs) => metrics.admissionDecided({ cost, decision, waitedMs }),
  })
  watchAdmission(metrics, admission, loopDelay)
  const keyless = new KeylessCalls({
    clientAddress,
    knownKey: (authorization) => access.knownKey(authorization),
    clock,
    refusals,
    refused: () => metrics.addressRefused('without_key'),
  })
  const invalidCalls = new InvalidCalls({
    ...{ clientAddress, clock, refusals },
    keptBack: metrics.invalidKeptBack,
  })
  const pagesUrl = personalUrl(config.BASE_URL, config.HOST, Number(new URL(url).port || 80))
  const site = passkeySiteOf(pagesUrl)
  const passkeys = new Passkeys({ db, clock, site })
  const services = { ...engine, baseUrl: config.BASE_URL ?? url, pagesUrl, passkeys }
  const app = createApp(services, {
    log,
    access,
    metrics,
    isBaseUrlGiven: config.BASE_URL !== undefined,
    isDemo: options.isDemo ?? false,
    planAdmins: config.PLAN_ADMINS,
    pagePatience: options.pagePatience ?? ((signal) => clock.sleep(PAGE_PATIENCE_MS, signal)),
    accounts,
    admission,
    keyless,
    invalidCalls,
    clientAddress,
    isMetricsReader: createRangeCheck(config.METRICS_READERS),
    allowedOrigins: config.ALLOWED_ORIGINS,
    checkOutput: config.CHECK_OUTPUT,
    isDraining: () => draining,
    monotonicMs,
  })
  serve(app.callback())
  const stopSweeping = await sweepRegularly(scanner, log)
  const stopRefreshing = workRegularly(
    REFRESH_CHECK_SECONDS,
    log,
    'stored posts could not be looked at again',
    async (signal) => {
      await refreshAll(engine.refresh, config.EVIDENCE_REFRESH_HOURS, log, signal)
      await deriveAll(engine, log, signal)
    },
  )
  const stopFollowing = workRegularly(
    FOLLOW_SECONDS,
    log,
    'stored posts could not be indexed',
    followStoredPosts(engine, log),
  )
  const stopCleaning = cleanUpRegularly(accounts, log)

  return {
    url,
    db,
    accounts,
    sweep: () => scanner.sweep(),
    async close() {
      draining = true
      stopSweeping()
      stopCleaning()
      const drainMs = config.DRAIN_SECONDS * 1000
      const refreshed = Promise.all([stopRefreshing(), stopFollowing()])
      await Promise.all([
        scanner.drain(drainMs),
        Promise.race([refreshed, delay(drainMs, undefined, { ref: false })]),
      ])
      await close(server, 2000)
      loopDelay.close()
      // A ranking that is still running ends here, and with it whatever waits for one.
      await engine.close()
      await refreshed
      await accounts.close()
      await access.settled()
      await Promise.all([db.destroy(), replica?.destroy()])
    },
  }
}

function watchPool({ watch }: Metrics, state: () => PoolState): void {
  watch('database_connections', 'Open connections to the database', () => state().connections)
  watch('database_statements_running', 'Statements that wait for an answer', () => state().running)
  watch('database_statements_waiting', 'Statements that wait for a connection', () => state().waiting)
}

function watchAdmission({ watch, watchEach }: Metrics, admission: Admission, loopDelay: LoopDelay): void {
  watchEach('admission_running', 'Calls that hold a place', 'cost', () => admission.running())
  watchEach('admission_waiting', 'Calls that wait for a place', 'cost', () => admission.waiting())
  watch(
    'event_loop_delay_seconds',
    'Mean delay of timers in the last second, by which calls are shed',
    () => loopDelay.meanMs() / 1000,
  )
}

/** Runs the work unless it is still running. */
function skipWhileRunning(work: () => Promise<void>): () => void {
  let running = false
  return () => {
    if (running) return
    running = true
    work().finally(() => {
      running = false
    })
  }
}

/** Sweeps at once, for scans that a dead process left, and then regularly. Resolves after the first sweep. */
async function sweepRegularly(scanner: Scanner, log: Logger): Promise<() => void> {
  const sweep = () =>
    scanner.sweep().catch((error: unknown) => log.warn({ err: error }, 'the sweep of abandoned scans failed'))
  await sweep()
  const timer = setInterval(sweep, SWEEP_SECONDS * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function cleanUpRegularly(accounts: Accounts, log: Logger): () => void {
  const timer = setInterval(() => {
    accounts
      .deleteOld()
      .catch((error: unknown) => log.warn({ err: error }, 'old sign-ins could not be deleted'))
  }, ACCOUNTS_CLEANUP_SECONDS * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Works regularly, one turn after the other, but not at once: a start has more urgent work. The result stops it and awaits
 * a running turn.
 */
function workRegularly(
  everySeconds: number,
  log: Logger,
  failure: string,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController()
  let running = Promise.resolve()
  const turn = skipWhileRunning(() => {
    running = work(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) log.warn({ err: error }, failure)
    })
    return running
  })
  const timer = setInterval(turn, everySeconds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
