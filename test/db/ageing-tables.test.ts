import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { countDuePosts, pageDuePosts } from '../../db/refreshes.ts'
import { importPosts } from '../../db/store-posts.ts'
import { freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

test('no index of posts has to be written because a post was seen again', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const server = connect(connectionString)
  t.after(() => server.end())
  // PostgreSQL notes each column that an index names, also within an expression or its condition.
  const indexed = await server<{ index: string; column: string }[]>`
    select pg_class.relname as index, attname as column
    from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_depend on classid = 'pg_class'::regclass and objid = indexrelid and refobjid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = refobjsubid
    where indrelid = 'posts'::regclass`
  assert.ok(indexed.some(({ column }) => column === 'checked_week'))
  const written = ['last_seen_at', 'checked_at', 'scan_id', 'metrics', 'metrics_observed_at', 'matched_terms']
  assert.deepEqual(
    indexed.filter(({ column }) => written.includes(column)),
    [],
  )
})

test('due posts of many weeks come longest unconfirmed first, each once, however many there are', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(60_000) })
  t.after(() => db.destroy())
  const workspaceId = (await mintCaller(db)).workspace.id
  // More than are looked for at once.
  const count = 5100
  const ids = Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, '0')}`)
  await importPosts(
    db,
    workspaceId,
    ids.map((id) => samplePost({ id })),
  )
  await sql`
    update posts set source_method = 'api', checked_at = now() - make_interval(hours => substr(post_id, 2)::int)
    where workspace_id = ${workspaceId}`.execute(db)
  const hoursAgo = (hours: number) => new Date(Date.now() - (hours + 0.5) * 3_600_000)
  for (const dueHours of [0, 100, 700, 5000]) {
    const expected = ids.filter((_, index) => index > dueHours).reverse()
    const found: string[] = []
    for await (const page of pageDuePosts(db, workspaceId, 'reddit', hoursAgo(dueHours))) {
      assert.ok(page.length <= 500)
      found.push(...page.map(({ id }) => id))
    }
    assert.deepEqual(found, expected)
    assert.equal(await countDuePosts(db, workspaceId, 'reddit', hoursAgo(dueHours)), expected.length)
  }
})
