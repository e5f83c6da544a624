import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/database.ts'
import { readGate, startScan } from '../../../../db/scan-gate.ts'
import { completeScan, type ScanLease } from '../../../../db/scans.ts'
import { storeScanPosts } from '../../../../db/store-posts.ts'
import type { Post } from '../../../model/index.ts'

/** Posts a statement, about as many as a scan delivers at once. */
const BATCH = 1000

/** Starts a scan of a workspace, whose interval counts as over. */
export async function leaseScan(db: Db, workspaceId: string): Promise<ScanLease> {
  const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 600 }
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, fence }
  const lease = await startScan(db, { ...scan, idempotencyKey: undefined }, times)
  if (lease === undefined) throw new Error('the gate is closed')
  return lease
}

/** Stores posts as one scan of the workspace does. Resolves with the milliseconds that the storing alone took. */
export async function storeAsScan(db: Db, workspaceId: string, posts: readonly Post[]): Promise<number> {
  const lease = await leaseScan(db, workspaceId)
  const started = performance.now()
  for (let start = 0; start < posts.length; start += BATCH) {
    const counts = await storeScanPosts(db, lease, posts.slice(start, start + BATCH))
    if (counts === undefined) throw new Error('the lease was lost')
  }
  const tookMs = performance.now() - started
  await completeScan(db, lease, '{}')
  return tookMs
}
