import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pageRankedPosts, type RankedPost } from '../../db/analysis-posts.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { hourOf, listRankedHours, readRankedHours } from '../../db/ranked-hours.ts'
import { importPosts } from '../../db/store-posts.ts'
import { derivePosts } from '../../src/derivation/derive-posts.ts'
import { derivationsBy } from '../../src/derivation/identity.ts'
import { rankTrends } from '../../src/trends/index.ts'
import { voiceIdentity } from '../../src/workspace/voice-identity.ts'
import { freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const NOW = new Date('2026-03-31T12:30:00Z')
const SINCE = new Date('2026-03-01T00:00:00Z')
const seed = '7'

const { connectionString, drop } = await freshDatabase()
const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(30_000) })
after(async () => {
  await db.destroy()
  await drop()
})

const texts = [
  'The solar kettle is broken and I want my money back.',
  'Where can I buy the solar kettle?',
  'I love my solar kettle.',
  'The solar kettle caught fire.',
  'The solar kettle\u200b stands on a table.',
]

const samples = (said = texts) =>
  said.map((text, n) =>
    samplePost({
      id: `t3_${n}`,
      text,
      authorHandle: `author-${n}`,
      publishedAt: new Date(NOW.getTime() - n * 3_600_000),
    }),
  )

async function newWorkspace() {
  const { workspace } = await mintCaller(db)
  const identity = voiceIdentity(workspace, [])
  const derivations = derivationsBy(identity)
  const { id } = workspace
  await importPosts(db, id, samples())
  const readPages = async (by = derivations) => {
    const posts: RankedPost[] = []
    for await (const page of pageRankedPosts(db, { workspaceId: id, since: SINCE }, by)) posts.push(...page)
    return posts
  }
  const readHours = async () => {
    const spans = [{ first: hourOf(SINCE), last: hourOf(NOW) }]
    return await readRankedHours(db, { workspaceId: id, spans, seed }, derivations)
  }
  return { id, identity, derivations, readPages, readHours }
}

test('a ranking reads the intents that are stored by the present rules, and no others', async () => {
  const { id, identity, derivations, readPages, readHours } = await newWorkspace()
  const intents = (posts: Awaited<ReturnType<typeof readPages>>) => posts.map((post) => post.intents)
  assert.deepEqual(intents(await readPages()), [undefined, undefined, undefined, undefined, undefined])
  await derivePosts(db, id, identity)
  const derived = await readPages()
  assert.ok(derived[0]?.intents?.includes('problem') && derived[1]?.intents?.includes('question'))
  assert.deepEqual(derived[4]?.intents, [])
  assert.deepEqual(
    (await readHours()).flatMap(({ posts }) => posts),
    derived,
  )
  assert.ok(intents(await readPages({ ...derivations, key: 'other' })).every((each) => each === undefined))
  await importPosts(db, id, samples(['The solar kettle is a dream.']))
  assert.equal((await readPages())[0]?.intents, undefined, 'a text that has changed')
})

test('what is derived of posts is no change of them', async () => {
  const { id, identity, readHours } = await newWorkspace()
  const listed = () => listRankedHours(db, { workspaceId: id, since: SINCE, seed })
  const before = await listed()
  await derivePosts(db, id, identity)
  assert.deepEqual(await listed(), before)
  assert.deepEqual(
    (await readHours()).map(({ hour, fingerprint, posts }) => ({ hour, fingerprint, posts: posts.length })),
    before.map(({ hour, fingerprint, posts }) => ({ hour, fingerprint, posts })),
  )
})

test('posts whose intents are known are ranked as if they were read', async () => {
  const { id, identity, readPages } = await newWorkspace()
  const rankThem = async () =>
    JSON.stringify(rankTrends({ posts: await readPages(), windowDays: 7, now: NOW }))
  const read = await rankThem()
  assert.match(read, /"intent":"hazard"/)
  await derivePosts(db, id, identity)
  assert.equal(await rankThem(), read)
})
