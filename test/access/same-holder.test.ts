import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { importPosts } from '../../db/store-posts.ts'
import { createAccess } from '../../src/access/authenticate.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { connectionString, drop } = await freshDatabase()
const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(30_000) })
after(async () => {
  await db.destroy()
  await drop()
})

test('a workspace is the same object from call to call, until anything of it, its plan, its key or its evidence changes', async () => {
  const access = createAccess(db, systemClock, createLog('silent'))
  const { key, workspace } = await mintCaller(db)
  const ask = () => access.authenticate(`Bearer ${key}`, () => ({ surface: 'rest', client: null }))
  let last = await ask()
  assert.deepEqual(last.workspace, workspace)
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    name: () => sql`update workspaces set name = 'Renamed' where workspace_id = ${workspace.id}`.execute(db),
    words: () =>
      sql`update workspaces set words = array['other "word"'] where workspace_id = ${workspace.id}`.execute(
        db,
      ),
    consent: () =>
      sql`update workspaces set confirm_scans = 'required' where workspace_id = ${workspace.id}`.execute(db),
    evidence: () => importPosts(db, workspace.id, [samplePost({ id: 'a' })]),
  }
  for (const [what, change] of Object.entries(changes)) {
    assert.equal((await ask()).workspace, last.workspace, what)
    await change()
    const next = await ask()
    assert.notEqual(next.workspace, last.workspace, what)
    assert.notDeepEqual(next, last, what)
    last = next
  }
  assert.deepEqual([last.workspace.name, last.workspace.words], ['Renamed', ['other "word"']])
  await sql`update workspaces set plan = 'weekly' where workspace_id = ${workspace.id}`.execute(db)
  await assert.rejects(ask(), /no active Pro plan/)
  await sql`update workspaces set plan = 'pro' where workspace_id = ${workspace.id}`.execute(db)
  await ask()
  await sql`update api_keys set revoked_at = now() where workspace_id = ${workspace.id}`.execute(db)
  await assert.rejects(ask(), /not valid, or it was revoked/)
  await access.settled()
})
