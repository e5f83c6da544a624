import type { Db } from '../../db/database.ts'
import { listScanPosts } from '../../db/posts.ts'
import { type ScanLease, scanTimes } from '../../db/scans.ts'
import type { Rankings } from '../analysis/rankings.ts'
import { derivedPosts } from '../derivation/derived-posts.ts'
import { loadIdentity } from '../derivation/identity.ts'
import { iterateYielding } from '../lib/event-loop.ts'
import type { CollectorRecord, Post, ScanResponse, Workspace } from '../model/index.ts'
import { toPublicPost } from '../posts/public-view.ts'
import type { Logger } from '../process/log.ts'
import { type CollectorRegistry, withUnconfigured } from './collector-registry.ts'
import { trendsAfterScan } from './trends-after-scan.ts'

/** Posts that a scan's answer holds at most; the rest is in the evidence. */
const MAX_ANSWERED_POSTS = 500

/**
 * The answer of a scan whose collectors have ended: its posts, newest first, and the trends of the default
 * window.
 */
export async function composeResponse(
  services: {
    readonly db: Db
    readonly registry: CollectorRegistry
    readonly rankings: Rankings
    readonly log: Logger
  },
  workspace: Workspace,
  lease: ScanLease,
  records: readonly CollectorRecord[],
  signals: { readonly stop: AbortSignal; readonly deadline: AbortSignal },
): Promise<ScanResponse> {
  const { db, registry } = services
  const { trends, ...aboutTrends } = await trendsAfterScan(services, workspace, signals)
  const collected = await listScanPosts(db, workspace.id, lease.scanId, MAX_ANSWERED_POSTS)
  const identity = await loadIdentity(db, workspace)
  const derived = await derivedPosts(db, workspace.id, collected.posts, identity)
  const posts: Post[] = []
  for await (const post of iterateYielding(collected.posts)) posts.push(toPublicPost(derived.view(post)))
  const { startedAt, now } = await scanTimes(db, lease)
  return {
    run: {
      id: lease.scanId,
      mode: 'live',
      startedAt: startedAt.toISOString(),
      completedAt: now.toISOString(),
      collectors: withUnconfigured(registry, records, startedAt),
      postsTotal: collected.total,
      postsNew: collected.fresh,
      ...aboutTrends,
      posts,
      trends,
    },
  }
}
