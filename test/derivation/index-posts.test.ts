import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { indexPosts } from '../../src/derivation/index-posts.ts'
import { freshDatabase } from '../support/database.ts'
import { numbered, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'
import { assertStallsNobody } from '../support/stall.ts'

const POSTS = 60
const CHARACTERS = 40_000

test('no request waits more than 50 ms while sixty texts of 40,000 characters are taken into the search’s index', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(30_000) })
  t.after(() => db.destroy())
  const { workspace } = await mintCaller(db)
  const texts = Array.from({ length: POSTS }, (_, n) =>
    String.fromCharCode(0x4e00 + n, 101, 0x301, 0x302).repeat(CHARACTERS / 4),
  )
  await storeSamples(
    db,
    workspace.id,
    numbered(POSTS).map((post, n) => ({ ...post, text: texts[n] ?? '' })),
  )
  // The first texts are read by code that is not compiled yet.
  assert.equal(await indexPosts(db), POSTS)
  await storeSamples(
    db,
    workspace.id,
    numbered(POSTS).map((post, n) => ({ ...post, text: `${texts[n]} again` })),
  )
  await assertStallsNobody(async () => assert.equal(await indexPosts(db), POSTS))
})
