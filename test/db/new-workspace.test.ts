import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { storeDerivations } from '../../db/derivations.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { importPosts, storeCheckedPosts } from '../../db/store-posts.ts'
import type { Post } from '../../src/model/index.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { numbered, samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

/** So many that reading all of the table costs more than finding a batch by its keys. */
const KNOWN = 20_000
const FRESH = 3000
const BATCHES = 5
const BATCH = 20
/** Rows that a write reads of a post's own: to look for it, to change it, and what its indexes lead past. */
const MAX_READS = 10

let database: FreshDatabase
let fresh: string
const freshPosts = numbered(FRESH).map(samplePost)
before(async () => {
  database = await freshDatabase()
  fresh = await withDatabase(async (db) => {
    const known = (await mintCaller(db)).workspace.id
    await importPosts(db, known, numbered(KNOWN).map(samplePost))
    const sql = connect(database.connectionString)
    await sql`analyze posts`
    await sql.end()
    const { id } = (await mintCaller(db)).workspace
    await importPosts(db, id, freshPosts)
    return id
  })
})
after(() => database.drop())

const writes: Record<string, (db: Db, posts: readonly Post[]) => Promise<unknown>> = {
  import: (db, posts) => importPosts(db, fresh, posts),
  recheck: (db, posts) => storeCheckedPosts(db, fresh, posts),
  derivation: (db, posts) =>
    storeDerivations(
      db,
      fresh,
      'key',
      posts.map(({ platform, id }) => ({
        platform,
        id,
        voice: 'customer',
        intents: [],
        shownAsStored: false,
        rowVersion: '0',
      })),
    ),
  removal: (db, posts) => softDeletePosts(db, fresh, posts),
}

for (const [what, write] of Object.entries(writes)) {
  test(`${what}: a workspace that the statistics do not know yet is not read as a whole`, async () => {
    const posts = freshPosts.slice(0, BATCHES * BATCH)
    const start = await rowsRead()
    await withDatabase(async (db) => {
      for (let from = 0; from < posts.length; from += BATCH) await write(db, posts.slice(from, from + BATCH))
    })
    const read = (await rowsRead()) - start
    assert.ok(read <= MAX_READS * posts.length, `${read} rows were read for ${posts.length} posts`)
  })
}

/** A session of its own: plans are made for it anew, and what it has read is counted when it ends. */
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(database.connectionString, { max: 1, deadlines: allWithin(60_000) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Rows of posts that were read, by any index or none, once every other session has ended. */
async function rowsRead(): Promise<number> {
  const sql = connect(database.connectionString)
  try {
    for (;;) {
      const others = await sql`
        select from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
      if (others.length === 0) break
    }
    const rows = await sql<{ read: number }[]>`
      select (sum(i.idx_tup_read) + max(t.seq_tup_read))::int as read
      from pg_stat_user_indexes i join pg_stat_user_tables t using (relid) where t.relname = 'posts'`
    return rows[0]?.read ?? 0
  } finally {
    await sql.end()
  }
}
