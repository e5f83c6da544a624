import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { importPosts } from '../../db/store-posts.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { samplePost } from '../support/posts.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'

const LOOK_MS = 600_000

test('a shutdown does not wait for the ranking of a sweep, which gives its workspace back', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const service = await startTestService({ EVIDENCE_REFRESH_HOURS: '1', RANKING_TIMEOUT_SECONDS: '3600' })
  const { workspace, key } = await mintCaller(service.db)
  await importPosts(service.db, workspace.id, [samplePost({ id: 'old', platform: 'youtube' })])
  assert.equal((await call(`${service.url}/v1/trends`, { key })).status, 200)
  const looking = connect(service.connectionString)
  try {
    await looking`update posts set checked_at = now() - interval '31 days' where workspace_id = ${workspace.id}`
    // The ranking that the sweep asks for is held when it is about to be stored.
    await looking`create function hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return new; end $$`
    await looking`create trigger hold before insert on rankings execute function hold()`
    await looking`select pg_advisory_lock(1)`
    t.mock.timers.tick(LOOK_MS)
    await untilLockIsAwaited(looking, 'advisory')
    await service.stop()
    const rows = await looking`select lease_expires_at <= clock_timestamp() as free from refreshes
      where workspace_id = ${workspace.id}`
    assert.deepEqual([...rows], [{ free: true }])
  } finally {
    await looking.end({ timeout: 0 })
    await service.close()
  }
})
