import type { Db } from '../../db/database.ts'
import { type GateTimes, readGate } from '../../db/scan-gate.ts'
import {
  completeScan,
  failScan,
  listCollectorRecords,
  renewLease,
  type ScanLease,
  storeCollectorRecord,
} from '../../db/scans.ts'
import { type StoreCounts, storeScanPosts } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { CollectorRecord, CollectorStatus, Post, ScanResponse, Workspace } from '../model/index.ts'
import type { Logger } from '../process/log.ts'
import type { Metrics } from '../process/metrics.ts'
import { abortable } from './abortable.ts'
import { collectAll } from './collect-all.ts'
import { type CollectorRegistry, configuredCollectors } from './collector-registry.ts'
import { composeResponse } from './compose-response.ts'
import { planRequest } from './plan-request.ts'
import { ProgressBoard, type ReportProgress } from './progress-board.ts'

export interface ScanServices {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly registry: CollectorRegistry
  readonly rankings: Rankings
  readonly metrics: Metrics
}

export interface ScanTiming extends GateTimes {
  /** Collectors that have not ended by then are recorded as `timeout`. */
  readonly deadlineSeconds: number
  /** How long after the scan began its answer waits for the ranking. */
  readonly rankedWithinSeconds: number
  /** How often the lease is renewed: a third of its length or less. */
  readonly renewSeconds: number
}

/** How whoever runs a scan follows it. */
export interface FollowedScan {
  readonly report: ReportProgress
  /** Comments, which take most of a platform's calls, are left to the next scan. Default: no. */
  readonly withoutComments?: boolean
  /** Called once, when every collector has ended and one at least has delivered. */
  onCollected?(): void
}

interface RunningScan extends FollowedScan {
  readonly workspace: Workspace
  readonly lease: ScanLease
  readonly stop: AbortSignal
}

/** Another process has taken this scan over: this one must write nothing more of it. */
export class LeaseLostError extends Error {}

/**
 * Runs one scan under its lease: collect, store, rank, complete. Resolves with the body that is stored for
 * replays. Throws `upstream` when no collector delivered, LeaseLostError when the scan was taken over, and
 * the reason of `stop` when that aborts (finished collectors stay recorded, the rest is done again). A scan
 * that collected completes whatever the ranking does.
 */
export async function executeScan(
  services: ScanServices,
  timing: ScanTiming,
  scan: RunningScan,
): Promise<ScanResponse> {
  const { db, log } = services
  const { lease } = scan
  const lost = new AbortController()
  const renewal = setInterval(() => {
    renewLease(db, lease, timing.leaseSeconds)
      .then((held) => {
        if (!held) lost.abort(new LeaseLostError('the lease was lost'))
      })
      .catch((error: unknown) =>
        log.warn({ err: error, scanId: lease.scanId }, 'a lease could not be renewed'),
      )
  }, timing.renewSeconds * 1000)
  const stop = AbortSignal.any([scan.stop, lost.signal])
  const rankingDeadline = new AbortController()
  const rankingTimer = setTimeout(
    () => rankingDeadline.abort(new Error('the ranking was not done when the scan had to answer')),
    timing.rankedWithinSeconds * 1000,
  )
  try {
    const records = await collect(services, timing, { ...scan, stop })
    if (!records.some(delivered)) {
      await failScan(db, lease)
      throw await nothingDelivered(db, lease, timing, records)
    }
    scan.onCollected?.()
    // A ranking may take longer than a shutdown has.
    const response = await abortable(stop, () =>
      composeResponse(services, scan.workspace, lease, records, { stop, deadline: rankingDeadline.signal }),
    )
    if (!(await completeScan(db, lease, JSON.stringify(response))))
      throw new LeaseLostError('completed elsewhere')
    return response
  } finally {
    clearInterval(renewal)
    clearTimeout(rankingTimer)
  }
}

async function collect(
  { db, clock, log, registry, metrics }: ScanServices,
  timing: ScanTiming,
  scan: RunningScan,
): Promise<CollectorRecord[]> {
  const { workspace, lease } = scan
  const earlier = await listCollectorRecords(db, workspace.id, lease.scanId)
  const collectors = configuredCollectors(registry)
  const remaining = collectors.filter(({ name }) => !earlier.some(({ collector }) => collector === name))
  const until = clock.now()
  const board = new ProgressBoard(remaining.length, scan.report)
  const later = await collectAll(
    remaining,
    {
      ...planRequest(workspace, until),
      deadline: new Date(until.getTime() + timing.deadlineSeconds * 1000),
      signal: AbortSignal.timeout(timing.deadlineSeconds * 1000),
      ...(scan.withoutComments ? { commentsUntil: until } : {}),
    },
    {
      clock,
      stop: scan.stop,
      store: (posts) => store(db, lease, posts),
      onProgress: ({ name }, tally, status) => board.update(name, tally, status),
      onRecord: async (record) => {
        if (!(await storeCollectorRecord(db, lease, record))) throw new LeaseLostError('taken over')
        metrics.collectorEnded(record)
      },
      onUnexpectedError: (collector, error) =>
        log.error(
          { err: error, collector: collector.name, scanId: lease.scanId },
          'a collector failed unexpectedly',
        ),
    },
  )
  return [...earlier, ...later]
}

async function store(db: Db, lease: ScanLease, posts: readonly Post[]): Promise<StoreCounts> {
  const counts = await storeScanPosts(db, lease, posts)
  if (counts === undefined) throw new LeaseLostError('taken over')
  return counts
}

/** The statuses with which a collector has inspected its platform. */
const wasInspected = {
  ok: true,
  empty: true,
  partial: true,
  rate_limited: false,
  auth_required: false,
  blocked: false,
  timeout: false,
  not_configured: false,
  failed: false,
} as const satisfies Record<CollectorStatus, boolean>

function delivered(record: CollectorRecord): boolean {
  return wasInspected[record.status] || record.stored + record.updated > 0
}

async function nothingDelivered(
  db: Db,
  { workspaceId }: ScanLease,
  times: GateTimes,
  records: readonly CollectorRecord[],
): Promise<ServiceError> {
  const { secondsUntilNextStart } = await readGate(db, workspaceId, undefined, times)
  const retryAfterSeconds = Math.max(1, Math.ceil(secondsUntilNextStart))
  const reasons = records.map(({ collector, status }) => `${collector} ${status}`).join(', ')
  return new ServiceError(
    { kind: 'upstream', retryAfterSeconds },
    `No collector delivered evidence (${reasons}). The failed scan has used the interval: the next one may start in ${retryAfterSeconds} seconds.`,
  )
}
