import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { pageExportedPosts } from '../../db/posts.ts'
import { importPosts } from '../../db/store-posts.ts'
import { randomOf } from '../../simulator/dataset/random.ts'
import { type BadLine, type ImportSummary, importEvidence } from '../../src/evidence/import-evidence.ts'
import type { Post } from '../../src/model/index.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 4, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

const words = ['grow light', 'Acme -cartoon']
const mint = async () => (await mintCaller(db, { words })).workspace.id

const lineOf = (fields: Record<string, unknown>) =>
  `${JSON.stringify({
    platform: 'reddit',
    text: `Post ${fields['id']}`,
    url: 'https://example.com/a',
    publishedAt: '2026-02-03T10:00:00Z',
    ...fields,
  })}\n`

async function* stream(lines: readonly string[]) {
  yield* lines
}

async function importLines(
  workspaceId: string,
  lines: readonly string[],
): Promise<ImportSummary & { bad: BadLine[] }> {
  const bad: BadLine[] = []
  const summary = await importEvidence(db, { id: workspaceId, words }, stream(lines), (line) =>
    bad.push(line),
  )
  return { ...summary, bad }
}

async function stored(workspaceId: string): Promise<Post[]> {
  const posts: Post[] = []
  for await (const page of pageExportedPosts(db, { workspaceId })) posts.push(...page)
  return posts
}

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => lineOf({ id: `p${String(n).padStart(4, '0')}` }))

test('tells after each batch how many lines were read', async () => {
  const lines = Array.from({ length: 1201 }, (_, n) => lineOf({ id: `p${n}` }))
  const told: number[] = []
  await importEvidence(
    db,
    { id: await mint(), words },
    stream(['not JSON\n', ...lines]),
    () => {},
    (read) => told.push(read),
  )
  assert.deepEqual(told, [501, 1001, 1202])
})

test('a bad line is reported with its number and reason, and the rest go in', async () => {
  const workspaceId = await mint()
  const { bad, ...summary } = await importLines(workspaceId, [
    lineOf({ id: 'a' }),
    '\n',
    'not json\n',
    lineOf({ id: 'b', platform: 'myspace' }),
    '   \n',
    lineOf({ id: 'c' }),
  ])
  assert.deepEqual(summary, { read: 4, stored: 2, updated: 0, unchanged: 0, rejected: 2 })
  assert.deepEqual(bad, [
    { number: 3, reason: 'not JSON' },
    { number: 4, reason: 'platform is not one of reddit, facebook, instagram, x, youtube' },
  ])
  assert.deepEqual(
    (await stored(workspaceId)).map(({ id }) => id),
    ['a', 'c'],
  )
})

test('the same file twice changes nothing, not even the version of the evidence', async () => {
  const workspaceId = await mint()
  const lines = many(1100)
  assert.equal((await importLines(workspaceId, lines)).stored, 1100)
  const posts = await stored(workspaceId)
  const version = await evidenceVersion(db, workspaceId)
  const again = await importLines(workspaceId, lines)
  assert.deepEqual([again.stored, again.updated, again.unchanged], [0, 0, 1100])
  assert.equal(await evidenceVersion(db, workspaceId), version)
  assert.deepEqual(await stored(workspaceId), posts)
})

test('a changed line updates its post, unites the terms and moves the version once', async () => {
  const workspaceId = await mint()
  const before = [lineOf({ id: 'a', matchedTerms: ['lamp'], metrics: { score: 1 } }), lineOf({ id: 'b' })]
  await importLines(workspaceId, before)
  const version = await evidenceVersion(db, workspaceId)
  const summary = await importLines(workspaceId, [
    lineOf({ id: 'a', matchedTerms: ['buzz'], metrics: { score: 2, comments: null } }),
    lineOf({ id: 'b' }),
  ])
  assert.deepEqual([summary.stored, summary.updated, summary.unchanged], [0, 1, 1])
  assert.equal(await evidenceVersion(db, workspaceId), version + 1)
  const [post] = await stored(workspaceId)
  assert.deepEqual(post?.matchedTerms, ['buzz', 'lamp'])
  assert.deepEqual(post?.metrics, { score: 2, comments: null })
})

test('a text’s words of the list become its matched terms, beside those that its line names', async () => {
  const workspaceId = await mint()
  const lines = [
    lineOf({ id: 'a', text: 'Acme makes a GROW  LIGHT' }),
    lineOf({ id: 'b', text: 'A grow light of #acme', matchedTerms: ['lamp', 'grow light'] }),
    lineOf({ id: 'c', text: 'Grow lights and acmes' }),
    lineOf({ id: 'd', text: 'An Acme cartoon' }),
    lineOf({ id: 'e', text: 'An Acme cartoon', matchedTerms: ['Acme'] }),
  ]
  const termsById = async () =>
    Object.fromEntries((await stored(workspaceId)).map(({ id, matchedTerms }) => [id, matchedTerms]))
  await importLines(workspaceId, lines)
  const terms = { a: ['Acme', 'grow light'], b: ['Acme', 'grow light', 'lamp'], c: [], d: [], e: [] }
  assert.deepEqual(await termsById(), terms)
  assert.equal((await importLines(workspaceId, lines)).unchanged, 5)
  assert.deepEqual(await termsById(), terms)
})

test('what a collector has seen is newer than any file and stays as it is', async () => {
  const workspaceId = await mint()
  await importPosts(db, workspaceId, [samplePost({ id: 'a', text: 'as collected', sourceMethod: 'api' })])
  const posts = await stored(workspaceId)
  const version = await evidenceVersion(db, workspaceId)
  const summary = await importLines(workspaceId, [lineOf({ id: 'a', text: 'as in a file' })])
  assert.deepEqual([summary.stored, summary.updated, summary.unchanged], [0, 0, 1])
  assert.deepEqual(await stored(workspaceId), posts)
  assert.equal(await evidenceVersion(db, workspaceId), version)
})

test('a post twice in a file is one post, with the last text and the terms of both', async () => {
  const workspaceId = await mint()
  const summary = await importLines(workspaceId, [
    lineOf({ id: 'a', text: 'first', matchedTerms: ['lamp'] }),
    lineOf({ id: 'a', platform: 'x' }),
    lineOf({ id: 'a', text: 'last', matchedTerms: ['buzz'] }),
  ])
  assert.deepEqual([summary.read, summary.stored, summary.unchanged], [3, 2, 1])
  const [post, other] = await stored(workspaceId)
  assert.deepEqual([post?.text, post?.matchedTerms], ['last', ['buzz', 'lamp']])
  assert.equal(other?.platform, 'x')
})

test('an export goes into another workspace as the same posts', async () => {
  const [from, to] = [await mint(), await mint()]
  await importPosts(db, from, [
    samplePost({ id: 'bare', authorHandle: null, text: 'Bare' }),
    samplePost({
      id: 'full',
      platform: 'instagram',
      text: 'Zeile\n植 🌱 "quoted" \\',
      commentsUrl: 'https://example.com/c',
      matchedTerms: ['Lampe', 'lamp'],
      metrics: { likes: null, comments: 0, views: 1.5e9 },
      sourceMethod: 'api',
    }),
  ])
  const exported = await stored(from)
  await importLines(
    to,
    exported.map((post) => `${JSON.stringify(post)}\n`),
  )
  // When and by whom a post was seen belongs to the workspace.
  const content = ({ firstSeenAt, lastSeenAt, sourceMethod, ...post }: Post) => post
  assert.deepEqual((await stored(to)).map(content), exported.map(content))
  assert.equal(exported.length, 2)
})

test('of a post that comes again in a later batch the later line counts, and all terms stay', async () => {
  const workspaceId = await mint()
  const random = randomOf('lines that come again')
  const lines = Array.from({ length: 4000 }, (_, number) => {
    const again = random() < 0.2
    const id = again ? Math.floor(random() * 40) : 1000 + number
    // One medium under another id in each batch: its first id stays.
    const isPhoto = number % 500 === 17
    return {
      id: isPhoto ? `photo${number}` : `p${id}`,
      platform: isPhoto ? ('instagram' as const) : ('reddit' as const),
      url: `https://example.com/${isPhoto ? 'photo' : id}`,
      text: `Lamp of line ${number}`,
      matchedTerms: [`term ${number % 3}`],
    }
  })
  const expected = new Map<string, { text: string; terms: Set<string> }>()
  for (const { url, text, matchedTerms } of lines) {
    const terms = new Set([...(expected.get(url)?.terms ?? []), ...matchedTerms])
    expected.set(url, { text, terms })
  }
  const summary = await importLines(
    workspaceId,
    lines.map((line) => `${JSON.stringify(samplePost(line))}\n`),
  )
  assert.equal(summary.stored, expected.size)
  const posts = await stored(workspaceId)
  assert.equal(posts.length, expected.size)
  assert.ok(posts.some(({ id }) => id === 'photo17'))
  for (const { url, text, matchedTerms } of posts) {
    assert.equal(text, expected.get(url)?.text)
    for (const term of expected.get(url)?.terms ?? []) assert.ok(matchedTerms?.includes(term))
  }
})

test('an interrupted import keeps what went in, and running it again completes it', async () => {
  const workspaceId = await mint()
  const lines = many(1200)
  async function* torn() {
    yield* lines.slice(0, 700)
    throw new Error('the file was cut off')
  }
  await assert.rejects(
    importEvidence(db, { id: workspaceId, words }, torn(), () => assert.fail('no line is bad')),
    /cut off/,
  )
  const kept = await stored(workspaceId)
  assert.equal(kept.length, 500)
  const summary = await importLines(workspaceId, lines)
  assert.deepEqual([summary.stored, summary.unchanged], [700, 500])
  const all = await stored(workspaceId)
  assert.equal(all.length, 1200)
  assert.deepEqual(
    all.filter(({ id }) => kept.some((post) => post.id === id)),
    kept,
  )
})

test('a post that only the database refuses is named, and its neighbours go in', async (t) => {
  const own = await freshDatabase(t)
  const strict = openDatabase(own.connectionString, { max: 1, deadlines: allWithin(30_000) })
  try {
    const { workspace } = await mintCaller(strict)
    await sql`alter table posts add constraint picky check (post_id <> 'p0003')`.execute(strict)
    const bad: BadLine[] = []
    const summary = await importEvidence(strict, workspace, stream(many(9)), (line) => bad.push(line))
    assert.deepEqual(bad, [{ number: 4, reason: 'the database refused this post' }])
    assert.deepEqual([summary.stored, summary.rejected], [8, 1])
  } finally {
    await strict.destroy()
  }
})

test('a full disk ends the import and refuses no post', async (t) => {
  const full = await freshDatabase(t)
  const filling = openDatabase(full.connectionString, { max: 1, deadlines: allWithin(30_000) })
  try {
    const { workspace } = await mintCaller(filling)
    await sql`create function fill() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(filling)
    await sql`create trigger fill before insert on posts execute function fill()`.execute(filling)
    const bad: BadLine[] = []
    await assert.rejects(
      importEvidence(filling, workspace, stream([lineOf({ id: 'a' })]), (line) => bad.push(line)),
      /^ServiceError: The database has no disk space left/,
    )
    assert.deepEqual(bad, [])
  } finally {
    await filling.destroy()
  }
})
