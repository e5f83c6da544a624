import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findUrlsHolding } from '../../db/cited-posts.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 2, deadlineMs: 30_000 })
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
