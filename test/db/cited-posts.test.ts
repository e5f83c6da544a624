import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findHandles } from '../../db/cited-posts.ts'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { numbered, storeSamples } from '../support/posts.ts'
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

test('of the words asked for, those that are handles of authors of the workspace are told, without the sign', async () => {
  const [own, other] = [await mintCaller(db), await mintCaller(db)]
  await storeSamples(db, own.workspace.id, [
    { id: 'plain', authorHandle: 'Fern_Fan' },
    { id: 'again', authorHandle: 'fern_fan' },
    { id: 'signed', authorHandle: '@LampLady' },
  ])
  await storeSamples(db, other.workspace.id, [{ id: 'theirs', authorHandle: 'stranger' }])
  const asked = ['fern_fan', 'lamplady', 'stranger', 'fern', 'flickers']
  assert.deepEqual([...(await findHandles(db, own.workspace.id, asked))].sort(), ['fern_fan', 'lamplady'])
  assert.deepEqual(await findHandles(db, own.workspace.id, []), new Set())
})

test('the posts of a handle are found by an index, however many posts a workspace has', async (t) => {
  const sql = connect(database.connectionString)
  t.after(() => sql.end())
  const { workspace } = await mintCaller(db)
  const posts = numbered(2000).map((post, index) => ({ ...post, authorHandle: `author${index % 500}` }))
  await storeSamples(db, workspace.id, posts)
  await sql`analyze posts`
  const plan = await sql`explain select from posts
    where workspace_id = ${workspace.id} and lower(ltrim(author_handle, '@')) = 'author7'`
  assert.match(JSON.stringify(plan), /posts_by_handle/)
})
