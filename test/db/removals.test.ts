import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { listObservations } from '../../db/observations.ts'
import { listPosts } from '../../db/posts.ts'
import { claimRefresh, pageDuePosts, releaseRefresh } from '../../db/refreshes.ts'
import { dropContext, expirePosts, forgetAuthor, softDeletePosts } from '../../db/removals.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import type { ScanLease } from '../../db/scans.ts'
import { importPosts, storeCheckedPosts, storeScanPosts } from '../../db/store-posts.ts'
import type { Metrics } from '../../src/model/index.ts'
import { openLimits } from '../support/limits.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { db } = await openLimits()
const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 30 }

async function workspaceId(): Promise<string> {
  return (await mintCaller(db)).workspace.id
}

async function beginScan(workspace: string): Promise<ScanLease> {
  const { fence } = await readGate(db, workspace, undefined, times)
  const scan = { workspaceId: workspace, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence }
  const lease = await startScan(db, scan, times)
  assert.ok(lease !== undefined)
  return lease
}

const live = (fields: Parameters<typeof samplePost>[0]) => samplePost({ sourceMethod: 'api', ...fields })
const idsIn = async (workspace: string) =>
  (await listPosts(db, { workspaceId: workspace }, { limit: 50 })).posts.map(({ id }) => id).sort()

/** Every row of every table that still says something of a post, but for the tombstone's id and time. */
async function tracesOf(workspace: string, text: string): Promise<string[]> {
  const tables = ['posts', 'observations', 'scan_posts', 'tombstones', 'rankings', 'kept_rankings', 'scans']
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t where workspace_id = ${workspace}`.execute(
        db,
      )
      return rows.flatMap(({ row }) => (row.includes(text) ? [table] : []))
    }),
  )
  return found.flat()
}

test('a removed post leaves its id and the time, and nothing of its text, author or link', async () => {
  const workspace = await workspaceId()
  const lease = await beginScan(workspace)
  const post = { id: 'gone1', text: 'Unrepeatable words', authorHandle: 'vera', metrics: { score: 3 } }
  await storeScanPosts(db, lease, [live(post), live({ id: 'stays' })])
  const version = await evidenceVersion(db, workspace)
  const buried = await softDeletePosts(db, workspace, [
    { platform: 'reddit', id: 'gone1' },
    { platform: 'reddit', id: 'never there' },
  ])
  assert.deepEqual(buried, [{ platform: 'reddit', id: 'gone1' }])
  assert.deepEqual(await idsIn(workspace), ['stays'])
  assert.deepEqual(await tracesOf(workspace, 'gone1'), ['tombstones'])
  for (const word of ['Unrepeatable', 'vera', 'example.com/reddit/gone1']) {
    assert.deepEqual(await tracesOf(workspace, word), [], word)
  }
  assert.ok((await evidenceVersion(db, workspace)) > version)
})

test('a file does not bring back a removed post; a platform that shows it again does', async () => {
  const workspace = await workspaceId()
  await importPosts(db, workspace, [samplePost({ id: 'back' })])
  await softDeletePosts(db, workspace, [{ platform: 'reddit', id: 'back' }])
  const imported = await importPosts(db, workspace, [samplePost({ id: 'back' }), samplePost({ id: 'other' })])
  assert.deepEqual(imported, { stored: 1, updated: 0, refused: [{ platform: 'reddit', id: 'back' }] })
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'back' })])
  assert.deepEqual(await idsIn(workspace), ['back', 'other'])
  assert.deepEqual(await tracesOf(workspace, 'removed_at'), [])
})

test("a forgotten author's posts go, however the handle is written, and are not stored again", async () => {
  const workspace = await workspaceId()
  const lease = await beginScan(workspace)
  await storeScanPosts(db, lease, [
    live({ id: 'a', authorHandle: 'Ann' }),
    live({ id: 'b', authorHandle: 'u/ann' }),
    live({ id: 'c', authorHandle: 'annette' }),
    live({ id: 'd', platform: 'x', authorHandle: 'ann' }),
  ])
  const removed = await forgetAuthor(db, workspace, 'reddit', '@ANN')
  assert.deepEqual(removed.map(({ id }) => id).sort(), ['a', 'b'])
  const again = [live({ id: 'e', authorHandle: 'ann' }), live({ id: 'f', authorHandle: 'bob' })]
  const counts = await storeScanPosts(db, lease, again)
  assert.deepEqual(counts, { stored: 1, updated: 0, refused: [{ platform: 'reddit', id: 'e' }] })
  const imported = await importPosts(db, workspace, [samplePost({ id: 'g', authorHandle: 'Ann' })])
  assert.deepEqual(imported.refused, [{ platform: 'reddit', id: 'g' }])
  assert.deepEqual(await idsIn(workspace), ['c', 'd', 'f'])
  assert.deepEqual(await tracesOf(workspace, 'u/ann'), [])
})

test('an author is forgotten by the name of the thread that the platform marks as theirs, too', async () => {
  const workspace = await workspaceId()
  const answer = {
    id: 'a',
    kind: 'reply',
    threadId: 'v',
    threadOwner: '@Ann',
    authorHandle: 'Ann Smith',
  } as const
  await importPosts(db, workspace, [samplePost(answer)])
  assert.deepEqual(await forgetAuthor(db, workspace, 'reddit', 'ann'), [{ platform: 'reddit', id: 'a' }])
  const again = await importPosts(db, workspace, [samplePost({ ...answer, id: 'b' })])
  assert.deepEqual(again.refused, [{ platform: 'reddit', id: 'b' }])
})

test('the words of a removed post go from what answers it, and stay where another post is answered', async () => {
  const workspace = await workspaceId()
  const below = { kind: 'comment', context: 'Unrepeatable words' } as const
  await importPosts(db, workspace, [
    samplePost({ id: 'root', text: 'Unrepeatable words' }),
    samplePost({ id: 'first', ...below, parentId: 'root', threadId: 'root' }),
    samplePost({ id: 'deep', ...below, parentId: 'first', threadId: 'root' }),
    samplePost({ id: 'both', ...below, parentId: 'root', threadId: 'root' }),
    samplePost({ id: 'elsewhere', ...below, context: 'Other words', parentId: 'other', threadId: 'other' }),
  ])
  const removed = ['root', 'both'].map((id) => ({ platform: 'reddit', id }) as const)
  await softDeletePosts(db, workspace, removed)
  assert.deepEqual(await idsIn(workspace), ['deep', 'elsewhere', 'first'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
  assert.deepEqual(await tracesOf(workspace, 'Other words'), ['posts'])
})

test('a removed comment leaves the title of its thread beside what answers it, unless the words may be its own', async () => {
  const workspace = await workspaceId()
  const below = { kind: 'reply', threadId: 'root', parentId: 'gone' } as const
  const ofThread = live({ id: 'a', ...below, context: 'Title of the thread', contextAuthor: 'ann' })
  const bySomebody = samplePost({ id: 'b', ...below, context: 'Unrepeatable words' })
  await storeScanPosts(db, await beginScan(workspace), [
    live({ id: 'gone', kind: 'comment', threadId: 'root', parentId: 'root' }),
    ofThread,
  ])
  await importPosts(db, workspace, [bySomebody])
  const contexts = async () =>
    (await listPosts(db, { workspaceId: workspace }, { limit: 5 })).posts.map(({ context }) => context).sort()
  await softDeletePosts(db, workspace, [{ platform: 'reddit', id: 'gone' }])
  assert.deepEqual(await contexts(), ['Title of the thread', undefined])
  await storeScanPosts(db, await beginScan(workspace), [ofThread])
  await importPosts(db, workspace, [bySomebody])
  await storeScanPosts(db, await beginScan(workspace), [live({ ...bySomebody, contextAuthor: 'ann' })])
  assert.deepEqual(
    await contexts(),
    ['Title of the thread', 'Unrepeatable words'],
    'a platform says that it is the title',
  )
  await softDeletePosts(db, workspace, [{ platform: 'reddit', id: 'root' }])
  await dropContext(db, workspace, 'reddit', ['root'])
  assert.deepEqual(await contexts(), [undefined, undefined])
})

test('a platform that shows the words of a removed thread on brings them back to no answer', async () => {
  const workspace = await workspaceId()
  const answer = {
    kind: 'comment',
    parentId: 'root',
    threadId: 'root',
    context: 'Unrepeatable words',
  } as const
  await importPosts(db, workspace, [samplePost({ id: 'root', text: 'Unrepeatable words' })])
  await softDeletePosts(db, workspace, [{ platform: 'reddit', id: 'root' }])
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'a', ...answer })])
  await importPosts(db, workspace, [samplePost({ id: 'b', ...answer })])
  await storeCheckedPosts(db, workspace, [live({ id: 'a', ...answer })])
  assert.deepEqual(await idsIn(workspace), ['a', 'b'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
})

test('the words of a thread that was never stored go from what stands below it when it is gone', async () => {
  const workspace = await workspaceId()
  const answer = { kind: 'comment', parentId: 'c', threadId: 'root', context: 'Unrepeatable words' } as const
  await storeScanPosts(db, await beginScan(workspace), [
    live({ id: 'a', ...answer }),
    live({ id: 'b', ...answer, threadId: 'other', context: 'Other words' }),
  ])
  await dropContext(db, workspace, 'reddit', ['root'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
  assert.deepEqual(await tracesOf(workspace, 'Other words'), ['posts'])
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'a', ...answer })])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
})

test("a forgotten author's comments go, and their words from what stands below their thread", async () => {
  const workspace = await workspaceId()
  await storeScanPosts(db, await beginScan(workspace), [
    live({ id: 'root', authorHandle: 'ann', text: 'Unrepeatable words' }),
    live({ id: 'hers', kind: 'comment', authorHandle: 'Ann', parentId: 'other', threadId: 'other' }),
    live({
      id: 'his',
      kind: 'comment',
      authorHandle: 'bob',
      threadId: 'root',
      context: 'Unrepeatable words',
    }),
  ])
  const removed = await forgetAuthor(db, workspace, 'reddit', 'ann')
  assert.deepEqual(removed.map(({ id }) => id).sort(), ['hers', 'root'])
  assert.deepEqual(await idsIn(workspace), ['his'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
})

test('words of a forgotten author come into no context, whenever their thread is found and whether or not it is stored', async () => {
  const workspace = await workspaceId()
  await forgetAuthor(db, workspace, 'reddit', 'ann')
  const root = live({ id: 'root', authorHandle: 'ann', text: 'Unrepeatable words' })
  const below = { kind: 'comment', authorHandle: 'bob', context: 'Unrepeatable words' } as const
  const answer = (id: string, fields: object = {}) =>
    live({ id, ...below, parentId: 'root', threadId: 'root', ...fields })
  await storeScanPosts(db, await beginScan(workspace), [answer('before')])
  await storeScanPosts(db, await beginScan(workspace), [root, answer('with')])
  await storeScanPosts(db, await beginScan(workspace), [answer('after')])
  await importPosts(db, workspace, [samplePost({ ...below, id: 'file', threadId: 'root' })])
  const elsewhere = { parentId: 'never', threadId: 'never', contextAuthor: 'Ann' }
  await storeScanPosts(db, await beginScan(workspace), [
    answer('unseen', { ...elsewhere, contextAuthor: null }),
  ])
  await storeScanPosts(db, await beginScan(workspace), [answer('unseen', elsewhere)])
  assert.deepEqual(await idsIn(workspace), ['after', 'before', 'file', 'unseen', 'with'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
})

test("words of a thread that was never stored go when its author is forgotten, and nobody else's", async () => {
  const workspace = await workspaceId()
  const said = (id: string, context: string, contextAuthor: string) =>
    live({ id, kind: 'comment', authorHandle: 'bob', threadId: `of_${id}`, context, contextAuthor })
  const comments = [said('a', 'Unrepeatable words', 'u/Ann'), said('b', 'Other words', 'eve')]
  await storeScanPosts(db, await beginScan(workspace), comments)
  await forgetAuthor(db, workspace, 'reddit', 'ann')
  assert.deepEqual(await idsIn(workspace), ['a', 'b'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
  assert.deepEqual(await tracesOf(workspace, 'Other words'), ['posts'])
  // By which stored answers that hold them are found.
  assert.deepEqual(await tracesOf(workspace, 'of_a'), ['posts', 'tombstones'])
})

test('words that nobody’s name stands at go when an author of their platform is forgotten, and come in no more', async () => {
  const workspace = await workspaceId()
  const below = { kind: 'comment', authorHandle: 'bob', context: 'Unrepeatable words' } as const
  const known = { ...below, context: 'Eve told this', parentId: 'eves', threadId: 'eves' } as const
  const nameless = (suffix: string) => [
    samplePost({ ...below, id: `file${suffix}`, parentId: 'never', threadId: 'never' }),
    samplePost({ ...below, id: `nowhere${suffix}` }),
    // What it answers may be anybody's where only the thread is known.
    samplePost({ ...below, id: `half${suffix}`, parentId: 'never', threadId: 'eves' }),
    samplePost({ ...below, id: `quiet${suffix}`, parentId: 'unnamed', threadId: 'unnamed' }),
  ]
  await importPosts(db, workspace, [
    samplePost({ id: 'eves', authorHandle: 'eve', text: 'A lamp' }),
    samplePost({ id: 'unnamed', authorHandle: undefined, text: 'Another lamp' }),
  ])
  await importPosts(db, workspace, [...nameless('1'), samplePost({ ...known, id: 'below eve' })])
  const contexts = async () => {
    const { posts } = await listPosts(db, { workspaceId: workspace }, { limit: 50 })
    return posts.flatMap(({ id, context }) => (context === undefined ? [] : [id])).sort()
  }
  await forgetAuthor(db, workspace, 'x', 'ann')
  assert.deepEqual(await contexts(), ['below eve', 'file1', 'half1', 'nowhere1', 'quiet1'])
  await forgetAuthor(db, workspace, 'reddit', 'ann')
  assert.deepEqual(await contexts(), ['below eve'])
  await importPosts(db, workspace, [...nameless('1'), ...nameless('2')])
  await importPosts(db, workspace, [samplePost({ ...known, id: 'below eve too' })])
  await storeScanPosts(db, await beginScan(workspace), [
    live({ ...below, id: 'from a feed', threadId: 'never', sourceMethod: 'feed' }),
    live({ ...known, id: 'told', parentId: 'elsewhere', threadId: 'elsewhere', contextAuthor: 'eve' }),
  ])
  assert.deepEqual(await contexts(), ['below eve', 'below eve too', 'told'])
  assert.deepEqual(await tracesOf(workspace, 'Unrepeatable'), [])
})

test('a comment that its platform has not confirmed for too long goes, and what stands above it stays', async () => {
  const workspace = await workspaceId()
  await importPosts(db, workspace, [
    samplePost({ id: 'video', platform: 'youtube' }),
    samplePost({ id: 'said', platform: 'youtube', kind: 'comment', threadId: 'video' }),
  ])
  await sql`update posts set checked_at = now() - interval '31 days'
    where workspace_id = ${workspace} and post_id = 'said'`.execute(db)
  const removed = await expirePosts(db, workspace, 'youtube', new Date(Date.now() - 30 * 86_400_000))
  assert.deepEqual(removed, [{ platform: 'youtube', id: 'said' }])
  assert.deepEqual(await idsIn(workspace), ['video'])
})

test('where a post belongs stays known when a scan or a recheck does not say it, and changes when one does', async () => {
  const workspace = await workspaceId()
  const place = { kind: 'reply', parentId: 'p', threadId: 't', threadMatched: true, context: 'Why?' } as const
  const stored = async () => {
    const [post] = (await listPosts(db, { workspaceId: workspace }, { limit: 1 })).posts
    const { kind, parentId, threadId, threadMatched, context } = post ?? {}
    return { kind, parentId, threadId, threadMatched, context }
  }
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'a', ...place })])
  assert.deepEqual(await stored(), place)
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'a' })])
  assert.deepEqual(await stored(), place)
  await storeCheckedPosts(db, workspace, [live({ id: 'a' })])
  assert.deepEqual(await stored(), place)
  await storeCheckedPosts(db, workspace, [live({ id: 'a', threadId: 'u' })])
  assert.deepEqual(await stored(), { ...place, threadId: 'u' })
})

test('a corrected file changes where a post belongs, and the same file again changes nothing', async () => {
  const workspace = await workspaceId()
  const file = (fields: object) => [samplePost({ id: 'a', ...fields })]
  await importPosts(db, workspace, file({ kind: 'comment', threadId: 't', context: 'A lamp' }))
  const corrected = file({ kind: 'comment', threadId: 'u' })
  assert.equal((await importPosts(db, workspace, corrected)).updated, 1)
  assert.equal((await importPosts(db, workspace, corrected)).updated, 0)
  const [post] = (await listPosts(db, { workspaceId: workspace }, { limit: 1 })).posts
  assert.deepEqual([post?.threadId, post?.context], ['u', undefined])
})

test('an author is forgotten in one workspace only', async () => {
  const [one, other] = [await workspaceId(), await workspaceId()]
  for (const workspace of [one, other])
    await importPosts(db, workspace, [samplePost({ id: 'p', authorHandle: 'ann' })])
  await forgetAuthor(db, one, 'reddit', 'ann')
  assert.deepEqual([await idsIn(one), await idsIn(other)], [[], ['p']])
})

test('posts that a platform has not confirmed for too long go without a tombstone', async () => {
  const workspace = await workspaceId()
  await importPosts(db, workspace, [
    samplePost({ id: 'video', platform: 'youtube' }),
    samplePost({ id: 'thread' }),
  ])
  const inAnHour = new Date(Date.now() + 3_600_000)
  assert.deepEqual(await expirePosts(db, workspace, 'youtube', new Date(Date.now() - 3_600_000)), [])
  assert.deepEqual(await expirePosts(db, workspace, 'youtube', inAnHour), [
    { platform: 'youtube', id: 'video' },
  ])
  assert.deepEqual(await idsIn(workspace), ['thread'])
  assert.deepEqual(await tracesOf(workspace, 'video'), [])
})

test('metrics are kept as history: one observation for each reading that changed them, the newest is shown', async () => {
  const workspace = await workspaceId()
  const readings: Metrics[] = [{ score: 1 }, { score: 1 }, { score: 5, comments: null }]
  for (const metrics of readings) {
    await storeScanPosts(db, await beginScan(workspace), [live({ id: 'm', metrics })])
  }
  await storeCheckedPosts(db, workspace, [live({ id: 'm', metrics: { score: 9 } }), live({ id: 'unknown' })])
  const history = await listObservations(db, workspace, 'reddit', 'm')
  assert.deepEqual(
    history.map(({ metrics }) => metrics),
    [{ score: 1 }, { score: 5, comments: null }, { score: 9 }],
  )
  const [post] = (await listPosts(db, { workspaceId: workspace }, { limit: 5 })).posts
  assert.deepEqual(post?.metrics, { score: 9 })
  assert.equal(post?.metricsObservedAt, history.at(-1)?.observedAt)
  assert.deepEqual(await idsIn(workspace), ['m'])
})

test('a file imported again takes nothing from what the platform was asked for since', async () => {
  const workspace = await workspaceId()
  const file = [samplePost({ id: 'm', text: 'Lamp buzzes', metrics: { score: 4 } })]
  await importPosts(db, workspace, file)
  await storeCheckedPosts(db, workspace, [live({ id: 'm', text: 'Lamp hums', metrics: { score: 9 } })])
  assert.deepEqual(await importPosts(db, workspace, file), { stored: 0, updated: 0, refused: [] })
  const [post] = (await listPosts(db, { workspaceId: workspace }, { limit: 5 })).posts
  assert.deepEqual([post?.text, post?.metrics, post?.sourceMethod], ['Lamp hums', { score: 9 }, 'api'])
})

test('a source without metrics says nothing of them, and a file names no moment for its own', async () => {
  const workspace = await workspaceId()
  const lease = await beginScan(workspace)
  await storeScanPosts(db, lease, [samplePost({ id: 'feed', sourceMethod: 'feed', metrics: {} })])
  await importPosts(db, workspace, [samplePost({ id: 'file', metrics: { score: 4 } })])
  for (const id of ['feed', 'file']) assert.deepEqual(await listObservations(db, workspace, 'reddit', id), [])
  const { posts } = await listPosts(db, { workspaceId: workspace }, { limit: 5 })
  const byId = new Map(posts.map((post) => [post.id, post]))
  assert.deepEqual([byId.get('feed')?.scanId, byId.get('file')?.scanId], [lease.scanId, undefined])
  assert.equal(byId.get('file')?.metricsObservedAt, undefined)
})

test('a look-up without metrics takes none away and tells of no new reading', async () => {
  const workspace = await workspaceId()
  const shown = async () => (await listPosts(db, { workspaceId: workspace }, { limit: 1 })).posts[0]
  await storeScanPosts(db, await beginScan(workspace), [live({ id: 'm', metrics: { score: 5 } })])
  const before = await shown()
  await storeCheckedPosts(db, workspace, [live({ id: 'm', text: 'edited', metrics: {} })])
  const after = await shown()
  assert.equal(after?.text, 'edited')
  assert.deepEqual([after?.metrics, after?.metricsObservedAt], [before?.metrics, before?.metricsObservedAt])
})

test('due posts come in pages, the longest unconfirmed first, each once', async () => {
  const workspace = await workspaceId()
  const samples = Array.from({ length: 7 }, (_, index) =>
    samplePost({ id: `p${index}`, authorHandle: 'ann' }),
  )
  for (const sample of samples) await importPosts(db, workspace, [sample])
  await sql`update posts set checked_at = checked_at - interval '1 day' where workspace_id = ${workspace}`.execute(
    db,
  )
  const dueBefore = new Date(Date.now() - 3_600_000)
  const seen: string[][] = []
  for await (const page of pageDuePosts(db, workspace, 'reddit', dueBefore, 3)) {
    seen.push(page.map(({ id }) => id))
    // What is confirmed meanwhile leaves the due ones and does not move the rest.
    await storeCheckedPosts(
      db,
      workspace,
      page.map(({ id }) => live({ id, authorHandle: 'ann' })),
    )
  }
  assert.deepEqual(
    seen.flat(),
    samples.map(({ id }) => id),
  )
})

test('one process sweeps a workspace at a time, and not again before it is due', async () => {
  const workspace = await workspaceId()
  const claim = (notSince: Date) => claimRefresh(db, workspace, { leaseSeconds: 60, notSince })
  const later = new Date(Date.now() + 60_000)
  const claims = await Promise.all([1, 2, 3, 4].map(() => claim(later)))
  assert.equal(claims.filter((won) => won).length, 1)
  await releaseRefresh(db, workspace)
  assert.equal(await claim(new Date(Date.now() - 60_000)), false)
  assert.equal(await claim(later), true)
})
