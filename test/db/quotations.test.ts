import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { findUrlsHolding } from '../../db/quotations.ts'
import { randomOf } from '../../simulator/dataset/random.ts'
import { indexPosts } from '../../src/derivation/index-posts.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { inventText } from '../support/invented-texts.ts'
import { daysAgo, numbered, storeSamples } from '../support/posts.ts'
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

test('each text leads to the newest post of the workspace that holds it exactly, in the order asked', async () => {
  const [own, other] = [await mintCaller(db), await mintCaller(db)]
  const [older, newer] = await storeSamples(db, own.workspace.id, [
    { id: 'older', text: 'It flickers at 50 %_ all night', publishedAt: daysAgo(2) },
    { id: 'newer', text: 'Mine flickers too', publishedAt: daysAgo(1) },
  ])
  await storeSamples(db, other.workspace.id, [{ id: 'theirs', text: 'flickers, hums and smells' }])
  const asked = ['hums and', 'at 50 %_ all', 'FLICKERS', 'flickers', 'at 50 .. all']
  assert.deepEqual(await findUrlsHolding(db, own.workspace.id, asked), [
    undefined,
    older?.url,
    undefined,
    newer?.url,
    undefined,
  ])
  assert.deepEqual(await findUrlsHolding(db, own.workspace.id, []), [])
})

test('the newest post that holds a text is found by the index as without it, whatever stands around the text', async () => {
  const { workspace } = await mintCaller(db)
  const random = randomOf('quotations')
  const texts = Array.from({ length: 80 }, () => inventText(random, 40))
  const old = texts.map((text, index) => ({ id: `old${index}`, text, publishedAt: daysAgo(20 + index) }))
  const newer = numbered(600).map((post) => ({ ...post, text: 'newer' }))
  const posts = await storeSamples(db, workspace.id, [...newer, ...old])
  const asked = posts.slice(600).flatMap(({ text }) => {
    const start = Math.floor(random() * text.length * 0.7)
    const end = start + 1 + Math.floor(random() * 20)
    return [text.slice(start, end), `${text.slice(start, end)}?!`].filter((part) => part.isWellFormed())
  })
  const expected = asked.map((part) => posts.find(({ text }) => text.includes(part))?.url)
  assert.deepEqual(await findUrlsHolding(db, workspace.id, asked), expected)
  await indexPosts(db)
  assert.deepEqual(await findUrlsHolding(db, workspace.id, asked), expected)
})
