import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { importPosts, storeScanPosts } from '../../db/store-posts.ts'
import { ChangesResponse, type LedgerEntry, TrendsResponse } from '../../src/model/index.ts'
import { connectClient } from '../support/mcp-client.ts'
import { samplePost } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestCaller, type TestService } from '../support/service.ts'
import { entryOf } from '../trends/measuring/ledger.ts'
import { NOW, talk } from '../trends/posts.ts'

let service: TestService
before(async () => {
  service = await startTestService({}, { now: () => NOW, sleep: async () => {} })
})
after(() => service.close())

type Posts = ReturnType<typeof talk>

const onInstagram = (posts: readonly Posts[]) =>
  posts.flat().map(({ id, text, publishedAt, authorHandle, holdsWord }) =>
    samplePost({
      id,
      text,
      publishedAt,
      authorHandle,
      platform: 'instagram',
      matchedTerms: holdsWord ? ['kettle'] : [],
    }),
  )

/** What a scan finds, and how far back its queries reached. */
async function storeScanned(
  { workspace }: TestCaller,
  posts: readonly Posts[],
  ledger: readonly LedgerEntry[],
): Promise<void> {
  await sql`insert into scans (workspace_id, scan_id, state, fence, attempts, started_at, lease_expires_at)
    values (${workspace.id}, 's', 'running', 1, 1, now(), now() + interval '1 hour')`.execute(service.db)
  const lease = { workspaceId: workspace.id, scanId: 's', fence: 1 }
  assert.ok(await storeScanPosts(service.db, lease, onInstagram(posts)))
  for (const [ordinal, { platform, kind, from, until }] of ledger.entries()) {
    await sql`insert into coverage_spans values (${workspace.id}, 's', 'meta', ${ordinal}, ${platform}, ${kind},
      ${from}, ${until}, false, ${[kind]}, '{}')`.execute(service.db)
  }
}

test('a trend, what changed and the coverage resource tell the same of days that hashtags did not reach', async (t) => {
  const caller = await mintCaller(service.db, { lookbackDays: 7 })
  const posts = [
    talk('night bus', 70, 35, 0),
    talk('solar kettle', 50, 35, 0),
    talk('solar kettle', 30, 0.9, 0, { holdsWord: true }),
  ]
  const ledger = [entryOf('instagram', 'account', [[40, 0]]), entryOf('instagram', 'words', [[1, 0]])]
  await storeScanned(caller, posts, ledger)

  const ranked = TrendsResponse.parse(
    (await call(`${service.url}/v1/trends?days=7&maxChars=0`, { key: caller.key })).json,
  )
  const kettle = Object(ranked.trends.find(({ topic }) => topic.includes('kettle')))
  assert.equal(kettle.status, 'steady', 'hashtags reached one day and brought thirty posts: that is no rise')
  assert.deepEqual(
    kettle.daily.map(({ partial = false }) => partial),
    [true, true, true, true, true, true, false],
  )
  assert.equal(kettle.coverage[0].coveredDays, 1)

  const changed = ChangesResponse.parse(
    (await call(`${service.url}/v1/changes?since=2026-03-29&days=7`, { key: caller.key })).json,
  )
  const unreached = { platform: 'instagram', from: '2026-03-22', to: '2026-03-29', partial: true }
  assert.deepEqual(
    changed.uncollected.filter(({ platform }) => platform === 'instagram'),
    [unreached],
  )

  const client = await connectClient(t, service.url, caller.key)
  const { contents } = await client.readResource({ uri: 'trend://coverage' })
  const report = JSON.parse(String(Object(contents[0]).text))
  const instagram = report.platforms.find(({ platform }: { platform: string }) => platform === 'instagram')
  assert.equal(instagram.partlyCollected[0].to, unreached.to)
  assert.equal(instagram.collectedDays, 1)
})

test('a pause between scans is no time of silence, neither in a trend’s days nor in its status', async () => {
  const caller = await mintCaller(service.db, { lookbackDays: 30 })
  const posts = [
    talk('night bus', 4, 24, 20),
    talk('night bus', 4, 4, 0),
    talk('solar kettle', 8, 24, 20),
    talk('solar kettle', 8, 4, 0),
  ]
  await storeScanned(caller, posts, [
    entryOf('instagram', 'words', [[24, 20]]),
    entryOf('instagram', 'words', [[4, 0]]),
  ])
  const ranked = TrendsResponse.parse(
    (await call(`${service.url}/v1/trends?days=30&maxChars=0`, { key: caller.key })).json,
  )
  const kettle = Object(ranked.trends.find(({ topic }) => topic.includes('kettle')))
  assert.equal(kettle.coverage[0].coveredDays, 8)
  assert.equal(kettle.daily.filter(({ count }: { count: number | null }) => count !== null).length, 8)
  assert.equal(kettle.status, 'insufficient_data')
})

test('what was imported before the first scan stays collected, whatever of it scans read again', async () => {
  const caller = await mintCaller(service.db, { lookbackDays: 7 })
  const posts = [talk('night bus', 70, 35, 0), talk('solar kettle', 40, 35, 0)]
  await importPosts(service.db, caller.workspace.id, onInstagram(posts))
  await storeScanned(caller, posts, [entryOf('instagram', 'words', [[2, 0]])])
  const ranked = TrendsResponse.parse(
    (await call(`${service.url}/v1/trends?days=7&maxChars=0`, { key: caller.key })).json,
  )
  const kettle = Object(ranked.trends.find(({ topic }) => topic.includes('kettle')))
  assert.deepEqual([kettle.coverage[0].coveredDays, kettle.status], [7, 'steady'])
})
