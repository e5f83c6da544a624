import { availableParallelism } from 'node:os'
import type { Db } from '../db/database.ts'
import { type Deadlines, serviceDeadlines } from '../db/deadlines.ts'
import { EvidenceReads } from '../db/replica.ts'
import type { EngineServices } from '../tools/tool.ts'
import { Changes } from './analysis/changes.ts'
import { Citations } from './analysis/citations.ts'
import { Companies } from './analysis/companies.ts'
import { Derivations } from './analysis/derivations.ts'
import { Rankings } from './analysis/rankings.ts'
import { WordReports } from './analysis/word-reports.ts'
import { RankingWorker } from './analysis/worker.ts'
import type { CollectorDeps } from './collectors/http.ts'
import { createMetaCollector } from './collectors/meta/collector.ts'
import { createRedditCollector } from './collectors/reddit/collector.ts'
import { createXCollector } from './collectors/x/collector.ts'
import { createYouTubeCollector } from './collectors/youtube/collector.ts'
import type { Config } from './config/read-config.ts'
import { keylessFeedSettings } from './config/setting-groups.ts'
import { requiredSettings } from './config/settings.ts'
import { EvidenceMemory } from './derivation/evidence-memory.ts'
import type { RefreshServices } from './evidence/refresh-evidence.ts'
import type { Clock } from './lib/clock.ts'
import { type CollectorName, collectorPlatforms } from './model/index.ts'
import type { Logger } from './process/log.ts'
import { createMetrics, type Metrics } from './process/metrics.ts'
import { type CollectorRegistry, configuredCollectors } from './scan/collector-registry.ts'
import { Scanner } from './scan/scanner.ts'
import { storedLimits, storedLookups } from './scan/stored-limits.ts'
import { storedThreads } from './scan/stored-threads.ts'

const LEASE_SECONDS = 30
const RENEW_SECONDS = 10
/**
 * Collecting and ranking end within the 60 seconds after which agents' clients abort a call, with a reserve.
 */
const RANKING_AFTER_DEADLINE_SECONDS = 10
/** What people and agents take for an answer at once. Ten thousand posts are ranked in it. */
const RANKING_PATIENCE_MS = 1000

/** All that collects, ranks and rechecks evidence, without REST and MCP: for the service and for commands. */
export interface Engine extends EngineServices {
  readonly registry: CollectorRegistry
  readonly refresh: RefreshServices
  close(): Promise<void>
}

export interface EngineParts {
  readonly config: Config
  readonly db: Db
  /** A replica of it, opened with the deadlines of one. */
  readonly replica?: Db | undefined
  /** For the ranking threads, each of which has a connection of its own. */
  readonly connectionString: string
  readonly log: Logger
  readonly clock: Clock
  /** Default: of nobody's. */
  readonly metrics?: Metrics
  /** Resolves when a newer ranking than the stored one was waited for long enough. Default: after a second. */
  readonly rankingPatience?: (signal: AbortSignal) => Promise<void>
  /** How long the ranking threads wait for the database. Default: as requests do. */
  readonly rankingDeadlines?: Deadlines | undefined
  /** What pages of evidence may take in memory; 0: none is kept. Default: what suits most machines. */
  readonly keptPageBytes?: number | undefined
}

export function createEngine({
  config,
  db,
  replica,
  connectionString,
  log,
  clock,
  metrics = createMetrics(),
  rankingPatience = (signal) => clock.sleep(RANKING_PATIENCE_MS, signal),
  rankingDeadlines = serviceDeadlines(config.DATABASE_TIMEOUT_SECONDS * 1000),
  keptPageBytes,
}: EngineParts): Engine {
  const worker = new RankingWorker({
    connectionString,
    threads: config.RANKING_THREADS ?? Math.max(1, availableParallelism() - 1),
    heapMb: config.RANKING_THREAD_MB,
    timeoutMs: config.RANKING_TIMEOUT_SECONDS * 1000,
    deadlines: rankingDeadlines,
    onJobEnded: metrics.jobEnded,
    clock,
  })
  metrics.watch('ranking_queue_jobs', 'Jobs that wait for a ranking thread', () => worker.waitingJobs)
  const rankings = new Rankings(db, clock, worker, {
    maxAgeSeconds: config.RANKING_MAX_AGE_SECONDS,
    youtubeCountsInScore: config.YOUTUBE_COUNTS_IN_SCORE,
    keptBytes: config.KEPT_RANKINGS_MB * 1_000_000,
    patience: rankingPatience,
  })
  const evidenceMemory = new EvidenceMemory(keptPageBytes)
  const evidenceReads = new EvidenceReads(
    db,
    replica && { db: replica, told: metrics.replicaAsked, now: () => clock.now().getTime() },
  )
  const changes = new Changes(clock, worker, rankings)
  const companies = new Companies(db, worker, rankings)
  const derivations = new Derivations(db, worker)
  const wordReports = new WordReports(db, clock, worker)
  const citations = new Citations(db, worker)
  const deps = {
    fetch,
    clock,
    limits: storedLimits(db, metrics.quotaChanged),
    lookups: storedLookups(db),
    threads: storedThreads(db),
  }
  const registry = createRegistry(config, deps)
  const scanner = new Scanner(
    { db, clock, log, registry, rankings, metrics },
    {
      intervalSeconds: config.SCAN_INTERVAL_SECONDS,
      retentionSeconds: config.IDEMPOTENCY_RETENTION_SECONDS,
      deadlineSeconds: config.SCAN_DEADLINE_SECONDS,
      rankedWithinSeconds: config.SCAN_DEADLINE_SECONDS + RANKING_AFTER_DEADLINE_SECONDS,
      leaseSeconds: LEASE_SECONDS,
      renewSeconds: RENEW_SECONDS,
    },
  )
  return {
    db,
    clock,
    registry,
    rankings,
    evidenceMemory,
    evidenceReads,
    derivations,
    changes,
    companies,
    wordReports,
    citations,
    scanner,
    refresh: {
      db,
      clock,
      rankings,
      recheckerOf: (platform) =>
        configuredCollectors(registry).find(({ platforms }) => platforms.includes(platform)),
      policies: config.retentionPolicies,
      metricsHistoryDays: config.METRICS_HISTORY_DAYS,
    },
    close: () => worker.close(),
  }
}

const keylessFeed = { settings: keylessFeedSettings, what: 'no app, one call a scan, no counts' }

function createRegistry(config: Config, deps: CollectorDeps): CollectorRegistry {
  const { reddit, x, youtube, meta } = config.collectors
  const missing = (name: CollectorName) => ({
    name,
    platforms: collectorPlatforms[name],
    settings: requiredSettings[name],
    ...(name === 'reddit' ? { or: keylessFeed } : {}),
  })
  return {
    reddit: reddit ? createRedditCollector(reddit, deps) : missing('reddit'),
    x: x ? createXCollector(x, deps) : missing('x'),
    youtube: youtube ? createYouTubeCollector(youtube, deps) : missing('youtube'),
    meta: meta ? createMetaCollector(meta, deps) : missing('meta'),
  }
}
