import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { type EvidenceTotal, totalAt } from '../../db/evidence-counts.ts'
import type { EvidenceFilter, EvidencePosition } from '../../db/evidence-filter.ts'
import { readEvidencePage } from '../../db/evidence-pages.ts'
import { searchIndex } from '../../db/migrations/0021-search-index.ts'
import { listPosts } from '../../db/posts.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { listPostsToIndex, MAX_WAITING, storeGrams } from '../../db/search-index.ts'
import { importPosts } from '../../db/store-posts.ts'
import { randomOf } from '../../simulator/dataset/random.ts'
import { indexPosts } from '../../src/derivation/index-posts.ts'
import type { Post } from '../../src/model/index.ts'
import { foldForSearch } from '../../src/text/search-fold.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { inventText } from '../support/invented-texts.ts'
import { daysAgo, numbered, samplePost, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 2, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

const mint = async () => (await mintCaller(db)).workspace.id
/** More than are read to tell how common words are: what only older posts hold counts as rare. */
const newest = numbered(600).map((post) => ({ ...post, text: 'newer' }))

async function waiting(workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from posts_to_index where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of a search as `listPosts` gives it, and its total for other pages. No post has been derived by the key, so all come as rows. */
async function searchPosts(
  filter: EvidenceFilter,
  page: { limit: number; after?: EvidencePosition | undefined },
  known?: EvidenceTotal,
) {
  const wanted = { windowDays: 0, ...page }
  const {
    unshown,
    last: next,
    counted,
    count,
    total,
  } = await readEvidencePage(db, filter, wanted, 'none', known)
  const posts = [...unshown.values()].map(({ post }) => post)
  assert.equal(posts.length, count)
  return { page: { posts, total, ...(next === undefined ? {} : { next }) }, counted }
}

/** All ids that a search finds, through its pages, and its total; the same as reading all posts finds. */
async function search(workspaceId: string, q: string, limit = 500): Promise<string[]> {
  const filter = { workspaceId, q, since: daysAgo(3000), until: daysAgo(-1) }
  const found: string[] = []
  for (let after: EvidencePosition | undefined; ; ) {
    const { page } = await searchPosts(filter, { limit, after })
    assert.deepEqual(page, await listPosts(db, filter, { limit, after }), JSON.stringify(q))
    found.push(...page.posts.map(({ id }) => id))
    if (page.next === undefined) {
      assert.equal(page.total, found.length, JSON.stringify(q))
      return found
    }
    after = page.next
  }
}

test('a search finds what reading every text finds, in many scripts, whatever waits for the index, was changed or removed', async () => {
  const workspaceId = await mint()
  const random = randomOf('search')
  const invent = (id: string, days: number): Post =>
    samplePost({
      id,
      text: inventText(random, 30),
      publishedAt: daysAgo(days),
      matchedTerms: random() < 0.3 ? [inventText(random, 3)] : [],
    })
  let posts = [...newest.map(samplePost), ...Array.from({ length: 120 }, (_, n) => invent(`old${n}`, 20 + n))]
  const fits = async () => {
    for (let round = 0; round < 25; round++) {
      const { text, matchedTerms = [] } =
        posts[600 + Math.floor(random() * (posts.length - 600))] ?? posts[0] ?? {}
      const whole = matchedTerms[0] !== undefined && random() < 0.3 ? matchedTerms[0] : (text ?? '')
      const start = Math.floor(random() * whole.length)
      const q = whole.slice(start, start + 1 + Math.floor(random() * 6))
      const folded = foldForSearch(q)
      if (folded === '' || !q.isWellFormed()) continue
      const expected = posts.filter((post) =>
        [post.text, ...(post.matchedTerms ?? [])].some((each) => foldForSearch(each).includes(folded)),
      )
      const found = await search(workspaceId, q, 7)
      assert.ok(
        expected.every(({ id }) => found.includes(id)),
        JSON.stringify(q),
      )
    }
  }
  await importPosts(db, workspaceId, posts)
  await fits()
  assert.equal(await indexPosts(db), posts.length)
  assert.equal(await waiting(workspaceId), 0)
  await fits()
  const changed = Array.from({ length: 40 }, (_, n) => invent(`old${n}`, 20 + n))
  const gone = new Set(posts.slice(680, 700).map(({ id }) => id))
  await importPosts(db, workspaceId, changed)
  await softDeletePosts(
    db,
    workspaceId,
    [...gone].map((id) => ({ platform: 'reddit', id })),
  )
  const ofChange = new Map(changed.map((post) => [post.id, post]))
  posts = posts.flatMap((post) => (gone.has(post.id) ? [] : [ofChange.get(post.id) ?? post]))
  assert.equal(await waiting(workspaceId), changed.length)
  await fits()
  await indexPosts(db)
  await fits()
})

test('a search finds by the index alone what it holds, of one workspace', async () => {
  const [own, other] = [await mint(), await mint()]
  const rare = { id: 'rare', text: 'rare Wort 東京 xq', matchedTerms: ['Seltenes'], publishedAt: daysAgo(30) }
  for (const workspaceId of [own, other]) await storeSamples(db, workspaceId, [...newest, rare])
  await indexPosts(db)
  // What the index does not name is not looked at.
  await sql`delete from post_grams where workspace_id = ${other}`.execute(db)
  const find = async (workspaceId: string, q: string) =>
    (await searchPosts({ workspaceId, q }, { limit: 5 })).page.posts.map(({ id }) => id)
  for (const q of ['rare', 'wort', '東京', 'xq', 'selten', 'enes', 't 東']) {
    assert.deepEqual([q, ...(await find(own, q)), ...(await find(other, q))], [q, 'rare'])
  }
})

test('with many posts that wait for the index a search reads all of them', async () => {
  const workspaceId = await mint()
  const rare = { id: 'rare', text: 'rare', publishedAt: daysAgo(3000) }
  await storeSamples(db, workspaceId, [rare])
  await indexPosts(db)
  await sql`delete from post_grams where workspace_id = ${workspaceId}`.execute(db)
  await storeSamples(db, workspaceId, numbered(MAX_WAITING + 1))
  assert.ok((await waiting(workspaceId)) > MAX_WAITING)
  const { total, posts } = (await searchPosts({ workspaceId, q: 'rare' }, { limit: 5 })).page
  assert.deepEqual([total, ...posts.map(({ id }) => id)], [1, 'rare'])
})

test('a text that a writer changed while it was taken into the index waits on', async () => {
  const workspaceId = await mint()
  await storeSamples(db, workspaceId, [...newest, { id: 'moving', text: 'before', publishedAt: daysAgo(30) }])
  const meanwhile = async () => {
    await sql`update posts set text = 'afterwards', folded_text = 'afterwards'
      where workspace_id = ${workspaceId} and post_id = 'moving'`.execute(db)
  }
  const read = await listPostsToIndex(db, workspaceId, 1000)
  await meanwhile()
  await storeGrams(db, workspaceId, read)
  assert.equal(await waiting(workspaceId), 1)
  await indexPosts(db)
  const { posts } = (await searchPosts({ workspaceId, q: 'afterwards' }, { limit: 5 })).page
  assert.deepEqual(
    posts.map(({ id }) => id),
    ['moving'],
  )
})

test('posts that were stored before there was an index wait for it', async (t) => {
  const older = await freshDatabase(t)
  const olderDb = openDatabase(older.connectionString, { max: 1, deadlines: allWithin(30_000) })
  t.after(() => olderDb.destroy())
  const client = connect(older.connectionString)
  t.after(() => client.end())
  const { workspace } = await mintCaller(olderDb)
  await storeSamples(olderDb, workspace.id, [{ id: 'before' }])
  await client.unsafe(`drop table post_grams, posts_to_index;
    drop function queue_stored_posts, queue_changed_post, unindex_removed_posts cascade;
    ${searchIndex}`)
  assert.equal(await indexPosts(olderDb), 1)
})

test('a removed post leaves nothing in the index', async () => {
  const workspaceId = await mint()
  await storeSamples(db, workspaceId, [{ id: 'indexed' }, { id: 'gone' }])
  await indexPosts(db)
  await storeSamples(db, workspaceId, [{ id: 'waiting' }])
  await softDeletePosts(
    db,
    workspaceId,
    ['gone', 'waiting'].map((id) => ({ platform: 'reddit', id })),
  )
  const { rows } = await sql<{ post_id: string }>`
    select post_id from post_grams where workspace_id = ${workspaceId}`.execute(db)
  assert.deepEqual([rows.map(({ post_id }) => post_id), await waiting(workspaceId)], [['indexed'], 0])
})

test('a total of common words that is known tells that of a window that moves on, until other posts may be in it', async () => {
  const workspaceId = await mint()
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)
  const common = Array.from({ length: 800 }, (_, n) => ({ id: `c${n}`, text: 'common', publishedAt: at(n) }))
  await storeSamples(db, workspaceId, common)
  const windowAt = (until: Date, hours: number) => ({
    workspaceId,
    q: 'common',
    until,
    since: new Date(until.getTime() - hours * 3_600_000),
  })
  const { counted } = await searchPosts(windowAt(at(799.5), 700), { limit: 3 })
  assert.equal(counted.total, 700)
  assert.ok(counted.until !== undefined)
  for (const hour of [799.5, 799.999, 800, 800.5, 830, 898]) {
    assert.ok(at(hour) < counted.until, `${hour}`)
    const filter = windowAt(at(hour), 700)
    const { page } = await searchPosts(filter, { limit: 3 }, counted)
    assert.deepEqual(page, await listPosts(db, filter, { limit: 3 }), `${hour}`)
  }
  const oldest = at(100).getTime() + 700 * 3_600_000
  for (const now of [oldest - 1, oldest, oldest + 1].map((ms) => new Date(ms))) {
    const { total } = await listPosts(db, windowAt(now, 700), { limit: 1 })
    assert.equal(totalAt(counted, now), total, now.toISOString())
  }
  // The hundredth has left then, and of the others nothing is known.
  assert.equal(counted.until.getTime(), at(199).getTime() + 700 * 3_600_000 + 1)
  const entering = await searchPosts(windowAt(at(700.5), 700), { limit: 3 })
  assert.equal(entering.counted.until?.getTime(), at(701).getTime())
  const all = { workspaceId, q: 'common' }
  const unbounded = await searchPosts(all, { limit: 3 })
  assert.deepEqual(unbounded.page, await listPosts(db, all, { limit: 3 }))
  assert.deepEqual([unbounded.counted.leavesAtMs, unbounded.counted.until], [[], undefined])
})
