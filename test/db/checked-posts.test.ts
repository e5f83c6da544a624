import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { countDuePosts } from '../../db/refreshes.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import { storeCheckedPosts, storeScanPosts } from '../../db/store-posts.ts'
import type { PostDraft } from '../../src/posts/ingest.ts'
import { openLimits } from '../support/limits.ts'
import { daysAgo, samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { db } = await openLimits()
const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 30 }
const seen = {
  id: 'p',
  sourceMethod: 'api',
  metrics: { score: 4, comments: null },
  publishedAt: '2026-02-03T10:00:00Z',
} as const

/** By how much the version moved when a post that a scan had stored was looked up and found with these fields. */
async function movedBy(fields: Partial<PostDraft>): Promise<number> {
  const workspaceId = (await mintCaller(db)).workspace.id
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence }
  const lease = await startScan(db, scan, times)
  assert.ok(lease !== undefined)
  await storeScanPosts(db, lease, [samplePost(seen)])
  const version = await evidenceVersion(db, workspaceId)
  const asked = new Date()
  await sql`update posts set checked_at = ${daysAgo(1)} where workspace_id = ${workspaceId}`.execute(db)
  await storeCheckedPosts(db, workspaceId, [samplePost({ ...seen, ...fields, id: seen.id })])
  assert.equal(await countDuePosts(db, workspaceId, 'reddit', asked), 0, 'the post is confirmed in any case')
  return (await evidenceVersion(db, workspaceId)) - version
}

const unseen: readonly (readonly [string, Partial<PostDraft>])[] = [
  ['nothing new', {}],
  ['metrics in another order', { metrics: { comments: null, score: 4 } }],
  ['no metrics at all', { metrics: {} }],
  ['another link', { url: 'https://example.com/moved' }],
]
for (const [what, fields] of unseen) {
  test(`a look that finds ${what} confirms the post and makes no ranking old`, async () => {
    assert.equal(await movedBy(fields), 0)
  })
}

const changes: readonly (readonly [string, Partial<PostDraft>])[] = [
  ['text', { text: 'edited' }],
  ['metrics', { metrics: { score: 5, comments: null } }],
  ['a withheld metric', { metrics: { score: 4, comments: 0 } }],
  ['author', { authorHandle: null }],
  ['discussion', { commentsUrl: 'https://example.com/thread' }],
]
for (const [what, fields] of changes) {
  test(`a look that finds a change of ${what} moves the evidence’s version once`, async () => {
    assert.equal(await movedBy(fields), 1)
  })
}
