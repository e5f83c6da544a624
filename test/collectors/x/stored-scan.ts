import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/database.ts'
import { listPosts } from '../../../db/posts.ts'
import { readGate, startScan } from '../../../db/scan-gate.ts'
import { storeScanPosts } from '../../../db/store-posts.ts'
import type { Collector, CollectRequest } from '../../../src/collectors/collector.ts'
import type { Post } from '../../../src/model/index.ts'
import { codesOf } from '../simulated.ts'
import { createRecordingSink } from '../support.ts'

const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 300 }

/** One scan whose posts are stored as a scan stores them, before the collector goes on to replies. */
export async function storedScan(db: Db, collector: Collector, request: CollectRequest) {
  const { workspaceId } = request
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence }
  const lease = await startScan(db, scan, times)
  assert.ok(lease !== undefined)
  const recording = createRecordingSink()
  let stored = 0
  const flushed = async () => {
    const fresh = recording.posts.slice(stored)
    stored = recording.posts.length
    if (fresh.length > 0) await storeScanPosts(db, lease, fresh)
  }
  const { problems } = await collector.collect(request, { ...recording, flushed })
  await flushed()
  return { ...recording, codes: codesOf(problems) }
}

/** What is stored of a workspace, by id. */
export async function storedPosts(db: Db, workspaceId: string): Promise<ReadonlyMap<string, Post>> {
  const { posts } = await listPosts(db, { workspaceId }, { limit: 5000 })
  return new Map(posts.map((post) => [post.id, post]))
}
