import type { Db } from '../../db/database.ts'
import { listScanPosts } from '../../db/posts.ts'
import { type GateTimes, readGate } from '../../db/scan-gate.ts'
import {
  completeScan,
  failScan,
  listCollectorRecords,
  renewLease,
  type ScanLease,
  scanTimes,
  storeCollectorRecord,
} from '../../db/scans.ts'
import { type StoreCounts, storeScanPosts } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import { iterateYielding } from '../lib/event-loop.ts'
import type { CollectorRecord, CollectorStatus, Post, ScanResponse, Workspace } from '../model/index.ts'
import { toPublicPost } from '../posts/public-view.ts'
import type { Logger } from '../process/log.ts'
import { collectAll } from './collect-all.ts'
import { type CollectorSlots, configuredCollectors, withMissing } from './collector-slots.ts'
import { planRequest } from './plan-request.ts'
import { ProgressBoard, type ReportProgress } from './progress-board.ts'
import { trendsAfterScan } from './trends-after-scan.ts'
import { unlessStopped } from './unless-stopped.ts'

/** Posts a scan's answer holds at most; the rest is in the evidence. */
const POSTS_IN_ANSWER = 500

export interface ScanServices {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly slots: CollectorSlots
  readonly rankings: Rankings
}

export interface ScanTiming extends GateTimes {
  /** Collectors that have not ended then are recorded as late. */
  readonly deadlineSeconds: number
  /** A ranking that is not done so long after the scan began is not waited for. */
  readonly rankedWithinSeconds: number
  /** The lease is renewed this often: a third of its length or less. */
  readonly renewSeconds: number
}

/** Somebody else has taken this scan over: whatever this process still holds of it is void. */
export class LeaseLostError extends Error {}

/**
 * Carries out one scan under its lease: collect, store, rank, complete. Resolves with the body that was kept
 * for replays. Throws `upstream` when no collector delivered, LeaseLostError when the scan was taken over, and
 * the reason of `stop` when that aborts (finished collectors stay recorded, the rest is done again). A scan that
 * collected completes whatever the ranking does.
 */
export async function executeScan(
  services: ScanServices,
  timing: ScanTiming,
  scan: { workspace: Workspace; lease: ScanLease; stop: AbortSignal; report: ReportProgress },
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
  const rankingDue = new AbortController()
  const rankingTimer = setTimeout(
    () => rankingDue.abort(new Error('the ranking was not done when the scan had to answer')),
    timing.rankedWithinSeconds * 1000,
  )
  try {
    const records = await collect(services, timing, { ...scan, stop })
    if (!records.some(delivered)) {
      await failScan(db, lease)
      throw await nothingDelivered(db, lease, timing, records)
    }
    // A ranking may take longer than a shutdown has.
    const response = await unlessStopped(stop, () =>
      composeResponse(services, scan.workspace, lease, records, { stop, due: rankingDue.signal }),
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
  { db, clock, log, slots }: ScanServices,
  timing: ScanTiming,
  scan: { workspace: Workspace; lease: ScanLease; stop: AbortSignal; report: ReportProgress },
): Promise<CollectorRecord[]> {
  const { workspace, lease } = scan
  const earlier = await listCollectorRecords(db, workspace.id, lease.scanId)
  const collectors = configuredCollectors(slots)
  const remaining = collectors.filter(({ name }) => !earlier.some(({ collector }) => collector === name))
  const until = clock.now()
  const board = new ProgressBoard(remaining.length, scan.report)
  const later = await collectAll(
    remaining,
    {
      ...planRequest(workspace, until),
      deadline: new Date(until.getTime() + timing.deadlineSeconds * 1000),
      signal: AbortSignal.timeout(timing.deadlineSeconds * 1000),
    },
    {
      clock,
      stop: scan.stop,
      store: (posts) => store(db, lease, posts),
      moved: ({ name }, tally, status) => board.move(name, tally, status),
      finished: async (record) => {
        if (!(await storeCollectorRecord(db, lease, record))) throw new LeaseLostError('taken over')
      },
      unexpected: (collector, error) =>
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

async function composeResponse(
  services: ScanServices,
  workspace: Workspace,
  lease: ScanLease,
  records: readonly CollectorRecord[],
  signals: { readonly stop: AbortSignal; readonly due: AbortSignal },
): Promise<ScanResponse> {
  const { db, slots } = services
  const { trends, ...aboutTrends } = await trendsAfterScan(services, workspace, signals)
  const collected = await listScanPosts(db, workspace.id, lease.scanId, POSTS_IN_ANSWER)
  const posts: Post[] = []
  for await (const post of iterateYielding(collected.posts)) posts.push(toPublicPost(post))
  const { startedAt, now } = await scanTimes(db, lease)
  return {
    run: {
      id: lease.scanId,
      mode: 'live',
      startedAt: startedAt.toISOString(),
      completedAt: now.toISOString(),
      collectors: withMissing(slots, records, startedAt),
      postsTotal: collected.total,
      postsNew: collected.fresh,
      ...aboutTrends,
      posts,
      trends,
    },
  }
}

/** The statuses that mean a platform was really looked at. */
const lookedAt = {
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
  return lookedAt[record.status] || record.stored + record.updated > 0
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
