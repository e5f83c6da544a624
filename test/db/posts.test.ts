import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import type { EvidencePosition } from '../../db/evidence-filter.ts'
import { listPosts, listScanPosts, pageExportedPosts } from '../../db/posts.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import type { ScanLease } from '../../db/scans.ts'
import { importPosts, storeScanPosts } from '../../db/store-posts.ts'
import type { Post } from '../../src/model/index.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 6, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

const mint = async () => (await mintCaller(db)).workspace.id
const at = new Date('2026-03-01T12:00:00.123Z')
const minutesAfter = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const keyOf = ({ platform, id }: Post) => `${platform} ${id}`

async function begin(workspaceId: string): Promise<ScanLease> {
  const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 30 }
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence }
  const lease = await startScan(db, scan, times)
  assert.ok(lease)
  return lease
}

async function only(workspaceId: string): Promise<Post> {
  const { posts } = await listPosts(db, { workspaceId }, { limit: 2 })
  const [post] = posts
  assert.ok(post !== undefined && posts.length === 1)
  return post
}

test('newest first, then by platform and id in the order of their bytes', async () => {
  const workspaceId = await mint()
  const ids = ['a', 'B', 'ä', 'Z', 'b', '_', '10', '9', 'Ä', '植', '🌱']
  const platforms = ['youtube', 'facebook', 'x'] as const
  const posts = platforms.flatMap((platform) =>
    ids.map((id) => samplePost({ platform, id, publishedAt: at })),
  )
  await importPosts(db, workspaceId, [...posts, samplePost({ id: 'newest', publishedAt: minutesAfter(1) })])
  const byBytes = posts
    .map(keyOf)
    .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  const page = await listPosts(db, { workspaceId }, { limit: 500 })
  assert.deepEqual(page.posts.map(keyOf), ['reddit newest', ...byBytes])
  assert.equal(page.next, undefined)

  const paged: string[] = []
  for await (const part of pageExportedPosts(db, { workspaceId }, 7)) paged.push(...part.map(keyOf))
  assert.deepEqual(paged, ['reddit newest', ...byBytes])
})

test('pages show nothing twice and miss nothing that was there, while posts are being stored', async () => {
  const workspaceId = await mint()
  const first = Array.from({ length: 40 }, (_, n) =>
    samplePost({ id: `p${n}`, publishedAt: minutesAfter(n % 4) }),
  )
  await importPosts(db, workspaceId, first)
  const seen: string[] = []
  const totals: number[] = []
  let after: EvidencePosition | undefined
  let added = 0
  do {
    // Before, among and behind what was shown, and at the very moment of the cursor.
    const late = [-1, 0, 1, 2, 3, 9].map((minutes) =>
      samplePost({ id: `late${added++}`, publishedAt: minutesAfter(minutes) }),
    )
    const [page] = await Promise.all([
      listPosts(db, { workspaceId }, { limit: 7, after }),
      importPosts(db, workspaceId, late),
    ])
    seen.push(...page.posts.map(({ id }) => id))
    totals.push(page.total)
    after = page.next
  } while (after !== undefined && seen.length < 500)
  assert.equal(new Set(seen).size, seen.length)
  assert.deepEqual(
    first.map(({ id }) => id).filter((id) => !seen.includes(id)),
    [],
  )
  assert.deepEqual(
    totals,
    totals.toSorted((one, other) => one - other),
  )
})

test('filters bound both ends of the time, and the total counts beyond the page', async () => {
  const workspaceId = await mint()
  const posts = [0, 1, 2, 3].map((n) => samplePost({ id: `p${n}`, publishedAt: minutesAfter(n) }))
  await importPosts(db, workspaceId, [...posts, samplePost({ id: 'x', platform: 'x', publishedAt: at })])
  const bounds = { workspaceId, since: minutesAfter(1), until: minutesAfter(2) }
  const page = await listPosts(db, bounds, { limit: 1 })
  assert.deepEqual([page.posts.map(({ id }) => id), page.total], [['p2'], 2])
  assert.deepEqual(page.next, { publishedAt: minutesAfter(2), platform: 'reddit', id: 'p2' })
  assert.equal((await listPosts(db, { workspaceId, platform: 'x' }, { limit: 5 })).total, 1)
  assert.deepEqual(await listPosts(db, { workspaceId: 'ws_none' }, { limit: 5 }), { posts: [], total: 0 })
})

test('a post seen by two scans keeps its first sight, unites its terms and takes the newest text and metrics', async () => {
  const workspaceId = await mint()
  const first = await begin(workspaceId)
  const seen = { id: 'a', sourceMethod: 'api', publishedAt: at } as const
  await storeScanPosts(db, first, [
    samplePost({ ...seen, text: 'typo', matchedTerms: ['lamp'], metrics: { score: 9, comments: 1 } }),
  ])
  const before = await only(workspaceId)
  const second = await begin(workspaceId)
  const again = [
    samplePost({ ...seen, text: 'text', matchedTerms: ['Buzz'], metrics: { score: 3, comments: null } }),
    samplePost({ id: 'b', publishedAt: minutesAfter(-1) }),
  ]
  assert.deepEqual(await storeScanPosts(db, second, again), { stored: 1, updated: 1, refused: [] })
  const { posts, total, fresh } = await listScanPosts(db, workspaceId, second.scanId, 10)
  assert.deepEqual([posts.map(({ id }) => id), total, fresh], [['a', 'b'], 2, 1])
  const [post] = posts
  assert.equal(post?.text, 'text')
  assert.deepEqual(post?.metrics, { score: 3, comments: null })
  assert.deepEqual(post?.matchedTerms, ['Buzz', 'lamp'])
  assert.equal(post?.firstSeenAt, before.firstSeenAt)
  assert.ok((post?.lastSeenAt ?? '') > (before.lastSeenAt ?? ''))
  const former = await listScanPosts(db, workspaceId, first.scanId, 10)
  assert.deepEqual([former.total, former.fresh], [1, 1])
})

test('what a scan saw twice itself is one post, still new to it', async () => {
  const workspaceId = await mint()
  const lease = await begin(workspaceId)
  const posts = [
    samplePost({ id: 'a', matchedTerms: ['one'] }),
    samplePost({ id: 'a', matchedTerms: ['two'] }),
  ]
  assert.deepEqual(await storeScanPosts(db, lease, posts), { stored: 1, updated: 0, refused: [] })
  assert.deepEqual((await only(workspaceId)).matchedTerms, ['one', 'two'])
  await storeScanPosts(db, lease, [samplePost({ id: 'a', matchedTerms: ['three'] })])
  const { total, fresh } = await listScanPosts(db, workspaceId, lease.scanId, 10)
  assert.deepEqual([total, fresh], [1, 1])
})

test('a collector’s sight of an imported post replaces it, and a later file does not take it back', async () => {
  const workspaceId = await mint()
  await importPosts(db, workspaceId, [samplePost({ id: 'a', text: 'file' })])
  await storeScanPosts(db, await begin(workspaceId), [
    samplePost({ id: 'a', text: 'live', sourceMethod: 'api' }),
  ])
  assert.deepEqual(await importPosts(db, workspaceId, [samplePost({ id: 'a', text: 'file' })]), {
    stored: 0,
    updated: 0,
    refused: [],
  })
  const post = await only(workspaceId)
  assert.deepEqual([post.text, post.sourceMethod], ['live', 'api'])
})

test('writers of the same posts in opposite orders never lock each other out', async () => {
  const workspaceId = await mint()
  const lease = await begin(workspaceId)
  for (let round = 0; round < 20; round++) {
    const posts = (text: string) =>
      Array.from({ length: 150 }, (_, n) => samplePost({ id: `p${n}`, text: `${text} ${round}` }))
    await Promise.all([
      storeScanPosts(db, lease, posts('scan')),
      storeScanPosts(db, lease, posts('other').toReversed()),
      importPosts(db, workspaceId, posts('file').toReversed()),
    ])
  }
  assert.equal((await listPosts(db, { workspaceId }, { limit: 1 })).total, 150)
})

test('comments on Instagram have the link of their medium and are posts of their own', async () => {
  const workspaceId = await mint()
  const medium = {
    platform: 'instagram' as const,
    sourceMethod: 'api' as const,
    url: 'https://www.instagram.com/p/abc/',
  }
  const comment = { ...medium, kind: 'comment' as const, parentId: 'z-medium', threadId: 'z-medium' }
  const found = [
    samplePost({ ...medium, id: 'z-medium', text: 'A picture' }),
    samplePost({ ...comment, id: 'a-comment', text: 'It hums' }),
    samplePost({ ...comment, id: 'b-comment', text: 'Mine, too' }),
  ]
  assert.equal((await storeScanPosts(db, await begin(workspaceId), found))?.stored, 3)
  const again = samplePost({ ...medium, id: 'by-hashtag', text: 'A picture, seen again' })
  const counts = await storeScanPosts(db, await begin(workspaceId), [again, ...found.slice(1)])
  assert.deepEqual(counts, { stored: 0, updated: 3, refused: [] })
  const { posts } = await listPosts(db, { workspaceId }, { limit: 5 })
  assert.deepEqual(posts.map(({ id, text }) => [id, text]).sort(), [
    ['a-comment', 'It hums'],
    ['b-comment', 'Mine, too'],
    ['z-medium', 'A picture, seen again'],
  ])
})

test('an Instagram medium that comes under another id is the same post, by its link', async () => {
  const workspaceId = await mint()
  const medium = {
    platform: 'instagram' as const,
    sourceMethod: 'api' as const,
    url: 'https://www.instagram.com/p/abc/',
  }
  await storeScanPosts(db, await begin(workspaceId), [
    samplePost({ ...medium, id: 'by-account', matchedTerms: ['one'] }),
  ])
  const counts = await storeScanPosts(db, await begin(workspaceId), [
    samplePost({ ...medium, id: 'by-hashtag', matchedTerms: ['two'] }),
    samplePost({ ...medium, id: 'other', url: 'https://www.instagram.com/p/def/' }),
  ])
  assert.deepEqual(counts, { stored: 1, updated: 1, refused: [] })
  const { posts } = await listPosts(db, { workspaceId }, { limit: 5 })
  assert.deepEqual(posts.map(({ id, matchedTerms }) => [id, matchedTerms]).sort(), [
    ['by-account', ['one', 'two']],
    ['other', []],
  ])
})
