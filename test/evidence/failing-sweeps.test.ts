import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { findPosts } from '../../db/posts.ts'
import { importPosts } from '../../db/store-posts.ts'
import { refreshEvidence } from '../../src/evidence/refresh-evidence.ts'
import type { Platform } from '../../src/model/index.ts'
import { openTestEngine } from '../support/engine.ts'
import { daysAgo, samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const broken = (platform: Platform) => ({
  recheck: () => Promise.reject(new TypeError(`${platform} answered with something new`)),
})

for (const failing of [['reddit'], ['reddit', 'x']] as const) {
  test(`what fails unexpectedly on ${failing.join(' and ')} is told when the other platforms are swept`, async (t) => {
    const engine = await openTestEngine(t, { YOUTUBE_RETENTION_DAYS: '30' })
    const { db } = engine
    const { workspace } = await mintCaller(db)
    const posts = (['reddit', 'x', 'youtube'] as const).map((platform) =>
      samplePost({ id: platform, platform }),
    )
    await importPosts(db, workspace.id, posts)
    await sql`update posts set checked_at = ${daysAgo(31)} where workspace_id = ${workspace.id}`.execute(db)
    const recheckerOf = (platform: Platform) =>
      failing.some((name) => name === platform) ? broken(platform) : engine.refresh.recheckerOf(platform)
    const sweep = refreshEvidence({ ...engine.refresh, recheckerOf }, workspace, {
      deadline: new Date(Date.now() + 600_000),
      signal: AbortSignal.timeout(600_000),
      notSince: new Date(Date.now() + 600_000),
    })
    await assert.rejects(sweep, (error) => {
      const told = error instanceof AggregateError ? error.errors : [error]
      assert.deepEqual(
        told.map(String),
        failing.map((platform) => `TypeError: ${platform} answered with something new`),
      )
      return true
    })
    const left = await findPosts(db, workspace.id, ['reddit', 'x', 'youtube'])
    assert.deepEqual(
      left.map(({ id }) => id),
      ['reddit', 'x'],
    )
    const { rows } = await sql`select from refreshes where lease_expires_at > clock_timestamp()`.execute(db)
    assert.equal(rows.length, 0, 'a failed sweep holds nothing')
  })
}
