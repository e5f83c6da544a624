import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { findRankingHead } from '../../db/rankings.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine } from '../../src/engine.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { type Post, ScanResponse, type Trend, TrendsResponse } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { createMetrics } from '../../src/process/metrics.ts'
import { Scanner } from '../../src/scan/scanner.ts'
import { startService } from '../../src/service.ts'
import { breakRanking, holdRanking } from '../support/broken-ranking.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { samplePost } from '../support/posts.ts'
import {
  type Answer,
  call,
  mintCaller,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'

const openings = ['Yesterday', 'Honestly', 'Again', 'Somehow', 'Finally', 'Meanwhile', 'Usually', 'Sadly']

function postsOn(subject: string): Post[] {
  return openings.map((opening, index) =>
    samplePost({
      platform: 'youtube',
      id: `${subject}-${index}`,
      authorHandle: `author-${subject}-${index}`,
      text: `${opening} the ${subject} came up`,
      metrics: { views: 1000, likes: 40, comments: 2 },
    }),
  )
}

/** A service whose platform answers at once that there is nothing, and a workspace with evidence of its own. */
async function start(t: TestContext, settings: Record<string, string> = {}) {
  const platform = await holdPlatform(t)
  platform.release()
  const service = await startTestService({ ...platform.settings, ...settings })
  t.after(() => service.close())
  const caller = await mintCaller(service.db)
  for (const subject of ['solar kettle', 'chess club']) {
    await importPosts(service.db, caller.workspace.id, postsOn(subject))
  }
  return { service, caller, settings: platform.settings }
}

async function rank({ url }: { url: string }, { key }: TestCaller): Promise<Trend[]> {
  const answer = await call(`${url}/v1/trends`, { key })
  assert.equal(answer.status, 200, answer.text)
  return TrendsResponse.parse(answer.json).trends
}

/** So that the stored ranking is one of older evidence. */
async function findMore({ db }: TestService, { workspace }: TestCaller): Promise<void> {
  await importPosts(db, workspace.id, postsOn('night bus'))
}

function scan({ url }: { url: string }, { key }: TestCaller): Promise<Answer> {
  return call(`${url}/v1/scans`, { method: 'POST', key, headers: { 'Idempotency-Key': 'the-one-scan' } })
}

function runOf(answer: Answer): ScanResponse['run'] {
  assert.equal(answer.status, 201, answer.text)
  return ScanResponse.parse(answer.json).run
}

test('a scan whose ranking fails completes without trends, says so, and is replayed byte for byte', async (t) => {
  const { service, caller } = await start(t)
  await breakRanking(service.connectionString)
  const first = await scan(service, caller)
  const run = runOf(first)
  assert.equal(run.collectors.find(({ collector }) => collector === 'x')?.status, 'empty')
  assert.deepEqual([run.trends, run.rankedAt], [[], null])
  assert.deepEqual(run.limitations, [
    'What this scan collected is stored, but was not ranked in time, and no earlier ranking can be shown. get_trends ranks it.',
  ])
  const again = await scan(service, caller)
  assert.deepEqual([again.status, again.text], [200, first.text])
})

test('a scan whose ranking fails has the trends of the one before, and when that was made', async (t) => {
  const { service, caller } = await start(t)
  const { id, lookbackDays } = caller.workspace
  const trends = await rank(service, caller)
  assert.equal(trends.length, 2)
  await findMore(service, caller)
  await breakRanking(service.connectionString)
  const run = runOf(await scan(service, caller))
  assert.deepEqual(run.trends, trends)
  const head = await findRankingHead(service.db, id, lookbackDays)
  assert.equal(run.rankedAt, head?.computedAt.toISOString())
  assert.deepEqual(run.limitations, [
    `What this scan collected is stored, but was not ranked in time: the trends are those of ${run.rankedAt}, which may lack posts of this scan. get_trends ranks it.`,
  ])
})

test('a scan does not wait for a ranking that is not done when it has to answer', async (t) => {
  const { service, caller, settings } = await start(t)
  const trends = await rank(service, caller)
  await findMore(service, caller)
  const { db, connectionString } = service
  await holdRanking(t, connectionString)
  const config = readConfig(settings)
  const log = createLog('silent')
  const engine = createEngine({ config, db, connectionString, log, clock: systemClock })
  t.after(() => engine.close())
  const scanner = new Scanner(
    {
      db,
      clock: systemClock,
      log,
      registry: engine.registry,
      rankings: engine.rankings,
      metrics: createMetrics(),
    },
    {
      intervalSeconds: 3600,
      retentionSeconds: 86_400,
      leaseSeconds: 30,
      renewSeconds: 10,
      deadlineSeconds: 45,
      rankedWithinSeconds: 0.1,
    },
  )
  const { response } = await scanner.run(caller.workspace, undefined, () => {})
  assert.deepEqual(response.run.trends, trends)
  assert.equal(response.run.limitations?.length, 1)
})

test('an earlier ranking is not shown at all once a post was removed, and the limitation says so', async (t) => {
  const { service, caller } = await start(t)
  assert.equal((await rank(service, caller)).length, 2)
  const [removed] = postsOn('solar kettle')
  assert.ok(removed)
  await softDeletePosts(service.db, caller.workspace.id, [removed])
  await breakRanking(service.connectionString)
  const run = runOf(await scan(service, caller))
  assert.deepEqual([run.trends, run.rankedAt], [[], null])
  assert.deepEqual(run.limitations, [
    'What this scan collected is stored, but was not ranked in time, and no earlier ranking can be shown. get_trends ranks it.',
  ])
})

test('an earlier ranking with YouTube’s counts is not shown once they are turned off', async (t) => {
  const { service, caller, settings } = await start(t, { YOUTUBE_COUNTS_IN_SCORE: 'true' })
  const trends = await rank(service, caller)
  assert.deepEqual(
    trends.map(({ engagement }) => engagement),
    [openings.length * 42, openings.length * 42],
  )
  await breakRanking(service.connectionString)
  const forbidding = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0', ...settings }),
    connectionString: service.connectionString,
    log: createLog('silent'),
    loopDelay: neverLate,
  })
  try {
    const run = runOf(await scan(forbidding, caller))
    assert.deepEqual([run.trends, run.rankedAt], [[], null])
  } finally {
    await forbidding.close()
  }
})

test('a scan whose ranking is done in time says when it was made, and nothing against it', async (t) => {
  const { service, caller } = await start(t)
  const run = runOf(await scan(service, caller))
  const head = await findRankingHead(service.db, caller.workspace.id, caller.workspace.lookbackDays)
  assert.equal(run.rankedAt, head?.computedAt.toISOString())
  assert.equal(run.trends.length, 2)
  assert.ok(!('limitations' in run))
})
