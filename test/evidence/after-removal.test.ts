import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { measureKeptRankings } from '../../db/kept-rankings.ts'
import { findRanking, findRankingHead, listWindowsWithTrend, storeRanking } from '../../db/rankings.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import { completeScan } from '../../db/scans.ts'
import { importPosts } from '../../db/store-posts.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine } from '../../src/engine.ts'
import { rebuildAfterRemoval } from '../../src/evidence/after-removal.ts'
import { refreshAll } from '../../src/evidence/refresh-all.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { Workspace } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { daysAgo, samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const HOUR_MS = 3_600_000
const log = createLog('silent')
const ends = [
  'hums',
  'flickers at night',
  'came back broken',
  'is too warm',
  'needs a knob',
  'lasted a month',
]

/** Posts of one topic, an hour between them, the newest `hours` old. */
const topic = (name: string, hours: number) =>
  ends.map((end, index) =>
    samplePost({
      platform: 'youtube',
      id: `${name}-${hours}-${index}`,
      authorHandle: `owner-${hours}-${index}`,
      text: `The ${name} dimmer of room ${hours + index} ${end}`,
      publishedAt: new Date(Date.now() - (hours + index) * HOUR_MS),
    }),
  )

async function storedRankings({ db }: TestEngine, workspace: Workspace): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(rankings)::text as row from rankings where workspace_id = ${workspace.id}
    order by window_days`.execute(db)
  return rows.map(({ row }) => row)
}

/** What the service does every few minutes where nobody reads posts again: it keeps the retention. */
const keepRetention = ({ refresh }: Pick<TestEngine, 'refresh'>) =>
  refreshAll(refresh, 0, log, new AbortController().signal)

const rankBoth = async ({ rankings }: Pick<TestEngine, 'rankings'>, workspace: Workspace) => {
  const [weekly] = [await rankings.current(workspace, 7), await rankings.current(workspace, 30)]
  return weekly.trends
}

test('a sweep that removed nothing ranks nothing and leaves every stored ranking as it is', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  await importPosts(engine.db, workspace.id, topic('zorbly', 1))
  await rankBoth(engine, workspace)
  // Newer evidence: whoever asks next gets a new ranking, and nobody has asked.
  await importPosts(engine.db, workspace.id, topic('quibbly', 20))
  const before = await storedRankings(engine, workspace)
  await keepRetention(engine)
  assert.deepEqual(await storedRankings(engine, workspace), before)
  await engine.close()
  await keepRetention(engine)
  assert.deepEqual(await storedRankings(engine, workspace), before)
  assert.equal(before.length, 2)
})

test('a sweep deletes the rankings that are kept no longer, of whatever workspace', async (t) => {
  const { db, refresh, rankings } = await openTestEngine(t, {})
  const { workspace } = await mintCaller(db)
  // Posts that are kept without limit: where some expire the window is ranked anew.
  const posts = topic('zorbly', 1).map((post) => ({ ...post, platform: 'reddit' as const }))
  await importPosts(db, workspace.id, posts)
  await rankings.current(workspace, 7)
  const sweepAfter = async (days: number) => {
    const clock = { ...refresh.clock, now: () => new Date(Date.now() + days * 24 * HOUR_MS) }
    await refreshAll({ ...refresh, clock }, 0, log, new AbortController().signal)
    return (await measureKeptRankings(db, workspace.id)).rankings
  }
  assert.deepEqual([await sweepAfter(29), await sweepAfter(31)], [1, 0])
})

test('where nothing can be ranked a removed post’s words go all the same, and identities stay for the next sweep', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  await importPosts(engine.db, workspace.id, topic('zorbly', 30))
  await rankBoth(engine, workspace)
  await importPosts(engine.db, workspace.id, topic('zorbly', 1))
  const [shown] = await rankBoth(engine, workspace)
  assert.ok(shown !== undefined)
  const base = (await findRankingHead(engine.db, workspace.id, 7))?.previous
  assert.ok(base !== undefined)
  await sql`update posts set checked_at = ${daysAgo(31)} where workspace_id = ${workspace.id}
    and post_id in ('zorbly-30-4', 'zorbly-30-5')`.execute(engine.db)

  await engine.close()
  await keepRetention(engine)
  const left = await storedRankings(engine, workspace)
  assert.equal(left.length, 2)
  for (const row of left) assert.doesNotMatch(row, /dimmer|hums|knob/i)
  assert.equal(await findRanking(engine.db, workspace.id, 7), undefined)
  assert.equal(await findRankingHead(engine.db, workspace.id, 7), undefined)
  assert.deepEqual(await listWindowsWithTrend(engine.db, workspace.id, shown.id), [7, 30])

  const { db, connectionString } = engine
  const next = createEngine({ config: readConfig({}), db, connectionString, log, clock: systemClock })
  t.after(() => next.close())
  await keepRetention(next)
  const again = await findRanking(db, workspace.id, 7)
  assert.deepEqual(
    again?.trends.map(({ id, mentions }) => [id, mentions]),
    [[shown.id, shown.mentions - 2]],
  )
  assert.deepEqual((await findRankingHead(db, workspace.id, 7))?.previous, base)
})

test('a replay that cannot be replaced takes no trends from the others', async (t) => {
  const engine = await openTestEngine(t, {})
  const { db, rankings } = engine
  const { workspace } = await mintCaller(db)
  const posts = topic('zorbly', 1)
  await importPosts(db, workspace.id, posts)
  const { trends } = await rankings.current(workspace, workspace.lookbackDays)
  const run = { posts, trends }
  for (const scanId of ['one', 'two', 'three']) await completeWith(db, workspace.id, scanId, { run })
  await sql
    .raw(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refuse before update on scans for each row when (old.scan_id = 'two') execute function refuse()
  `)
    .execute(db)
  const removed = posts.slice(0, 1)
  await softDeletePosts(db, workspace.id, removed)
  await assert.rejects(rebuildAfterRemoval(db, rankings, workspace, removed), /not this one/)
  const rows = await db
    .selectFrom('scans')
    .select(['scan_id', 'response'])
    .where('workspace_id', '=', workspace.id)
    .execute()
  const replays = rows.map(({ scan_id, response }) => {
    const { run } = JSON.parse(response ?? '')
    return [scan_id, run.posts.length, run.trends.map(({ id }: { id: string }) => id)]
  })
  const [shown] = trends
  assert.deepEqual(replays.sort(), [
    ['one', posts.length - 1, [shown?.id]],
    ['three', posts.length - 1, [shown?.id]],
    ['two', posts.length, [shown?.id]],
  ])
})

/** A scan as completed with this answer, however soon after the one before. */
async function completeWith(db: Db, workspaceId: string, scanId: string, response: object): Promise<void> {
  const times = { intervalSeconds: 0, retentionSeconds: 86_400, leaseSeconds: 30 }
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const lease = await startScan(db, { workspaceId, scanId, idempotencyKey: undefined, fence }, times)
  assert.ok(lease && (await completeScan(db, lease, JSON.stringify(response))))
}

test('a ranking of posts that were removed while it was made is not kept', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  const posts = topic('zorbly', 1)
  await importPosts(engine.db, workspace.id, posts)
  await rankBoth(engine, workspace)
  const made = await findRanking(engine.db, workspace.id, 7)
  assert.ok(made !== undefined)
  assert.equal(made.evidenceVersion, await evidenceVersion(engine.db, workspace.id))
  await sql`delete from rankings where workspace_id = ${workspace.id}`.execute(engine.db)
  await softDeletePosts(engine.db, workspace.id, posts.slice(0, 1))
  await storeRanking(engine.db, workspace.id, made, {
    known: [],
    evidenceUntil: null,
    kept: [],
    countsYouTube: false,
  })
  assert.deepEqual(await storedRankings(engine, workspace), [])
})
