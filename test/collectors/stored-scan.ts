import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { listPosts } from '../../db/posts.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import { storeScanPosts } from '../../db/store-posts.ts'
import type { Collector, CollectorError, CollectRequest } from '../../src/collectors/collector.ts'
import type { Post } from '../../src/model/index.ts'
import { createRecordingSink, type RecordingSink, requestOf } from './support.ts'

const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 300 }

export interface StoredScan extends RecordingSink {
  /** The codes of what left gaps. */
  readonly problems: readonly string[]
  /** The same with their sentences. */
  readonly errors: readonly CollectorError[]
}

/** One scan whose posts are stored as a scan stores them, before the collector goes on to comments. */
export async function scanInto(
  db: Db,
  collector: Collector,
  request: Partial<CollectRequest> & { readonly workspaceId: string; readonly days?: number },
): Promise<StoredScan> {
  const { fence } = await readGate(db, request.workspaceId, undefined, times)
  const scan = { ...request, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence }
  const lease = await startScan(db, scan, times)
  assert.ok(lease !== undefined)
  const recording = createRecordingSink()
  let stored = 0
  const flushed = async () => {
    const fresh = recording.posts.slice(stored)
    stored = recording.posts.length
    if (fresh.length > 0) await storeScanPosts(db, lease, fresh)
  }
  const { problems } = await collector.collect(requestOf({ days: 30, ...request }), { ...recording, flushed })
  await flushed()
  return { ...recording, problems: problems.map(({ code }) => code), errors: problems }
}

/** What is stored of a thread's comments, by id. */
export async function storedComments(db: Db, workspaceId: string): Promise<ReadonlyMap<string, Post>> {
  const { posts } = await listPosts(db, { workspaceId }, { limit: 2000 })
  return new Map(posts.filter(({ threadId }) => threadId !== undefined).map((post) => [post.id, post]))
}
