import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin, serviceDeadlines } from '../../db/deadlines.ts'
import { TOLD_AFTER_MS } from '../../db/patience.ts'
import { findRankingHead } from '../../db/rankings.ts'
import { withinRequest } from '../../db/request-deadline.ts'
import { rankingInputs } from '../../src/analysis/inputs.ts'
import type { JobWaiting } from '../../src/analysis/ranking-thread.ts'
import { Rankings } from '../../src/analysis/rankings.ts'
import { RankingWorker } from '../../src/analysis/worker.ts'
import { loadIdentity } from '../../src/derivation/identity.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { freshDatabase } from '../support/database.ts'
import { cuts, startFaultProxy } from '../support/fault-proxy.ts'
import { numbered, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const unavailable = { fault: { kind: 'unavailable', retryAfterSeconds: 5 } }

/** Long enough to fail this test by its assertion where a job waits for its connection. */
const JOB_MS = 30_000

/** The deadlines end before five seconds; a busy machine may be late to say so. */
const ANSWERED_WITHIN_MS = 8000

function startWorker(connectionString: string): RankingWorker {
  return new RankingWorker({
    threads: 1,
    heapMb: 1536,
    connectionString,
    timeoutMs: JOB_MS,
    deadlines: serviceDeadlines(15_000),
  })
}

/** A job that the thread, too, is there for once it is done. */
const reportWords = (worker: RankingWorker, workspaceId: string, waiting: JobWaiting = {}) =>
  worker.run(
    'words',
    {
      workspaceId,
      windowDays: 7,
      now: new Date().toISOString(),
      productUrl: 'https://fernlight.example',
      competitorUrls: [],
      accounts: [],
      words: ['kettle'],
      productName: 'Fernlight',
    },
    waiting,
  )

/** Statements of a first ranking, and whether it is there where one is not answered: what only reads is asked again. */
const unanswered: readonly (readonly [words: string, isThere: boolean])[] = [
  ['from posts', true],
  ['insert into rankings', false],
  ['delete from kept_rankings', true],
]

for (const [words, isThere] of unanswered) {
  test(`a first ranking is there or refused soon where nothing answers "${words}"`, async (t) => {
    const { connectionString } = await freshDatabase(t)
    const proxy = await startFaultProxy(t, connectionString)
    const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(JOB_MS) })
    t.after(() => db.destroy())
    const { workspace } = await mintCaller(db)
    await storeSamples(db, workspace.id, numbered(40))
    const worker = startWorker(proxy.connectionString)
    t.after(() => worker.close())
    await reportWords(worker, workspace.id)
    proxy.plan({ kind: 'stall', direction: 'toServer', afterFrames: 0, amidNext: true, atWords: words })
    const asked = performance.now()
    const [ranked] = await Promise.allSettled([
      worker.run('rank', {
        workspaceId: workspace.id,
        windowDays: 7,
        now: new Date().toISOString(),
        inputs: rankingInputs(workspace, await loadIdentity(db, workspace), false),
        keptBytes: 1_000_000,
      }),
    ])
    assert.ok(performance.now() - asked < ANSWERED_WITHIN_MS)
    assert.ok(proxy.hasHappened())
    assert.equal(ranked?.status, isThere ? 'fulfilled' : 'rejected')
    if (isThere) assert.ok(await findRankingHead(db, workspace.id, 7))
  })
}

test('a job of the ranking thread is done soon whatever its connection comes to', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const proxy = await startFaultProxy(t, connectionString)
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(JOB_MS) })
  t.after(() => db.destroy())
  const { workspace } = await mintCaller(db)
  const worker = startWorker(proxy.connectionString)
  t.after(() => worker.close())
  await reportWords(worker, workspace.id)
  for (const kind of cuts) {
    // Of the connection that waits for the next job or, where a busy machine has none at the moment, of the next one.
    proxy.plan({ kind, direction: 'toServer', afterFrames: 0 })
    const asked = performance.now()
    assert.equal((await reportWords(worker, workspace.id)).words.length, 1)
    assert.ok(performance.now() - asked < ANSWERED_WITHIN_MS, kind)
    assert.ok(proxy.hasHappened(), kind)
  }
})

/** As a request may wait, and as long as a read is silent before it is asked again. */
const [REQUEST_MS, SILENCE_MS] = [TOLD_AFTER_MS + 300, 50]

/** A thread, with the grace in milliseconds that each job was given whose caller gave up, and posts that nobody can read until `release`. */
async function withheld(t: TestContext) {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(JOB_MS) })
  t.after(() => db.destroy())
  const { workspace: firstWorkspace } = await mintCaller(db)
  const { workspace: secondWorkspace } = await mintCaller(db)
  const [first, second] = [firstWorkspace.id, secondWorkspace.id]
  const patient = { silenceMs: JOB_MS, totalMs: JOB_MS }
  const read = { silenceMs: SILENCE_MS, totalMs: JOB_MS }
  const gracesMs: number[] = []
  const worker = new RankingWorker({
    ...{ threads: 1, heapMb: 1536, connectionString, timeoutMs: JOB_MS },
    deadlines: { connectMs: JOB_MS, statements: { read, write: patient, long: patient } },
    clock: {
      ...systemClock,
      sleep: (ms, signal) => {
        gracesMs.push(ms)
        return systemClock.sleep(ms, signal)
      },
    },
  })
  t.after(() => worker.close())
  const rankings = new Rankings(db, systemClock, worker, {
    ...{ maxAgeSeconds: 60, youtubeCountsInScore: false, keptBytes: 1_000_000 },
    patience: () => Promise.reject(new Error('a ranking that is current is waited for')),
  })
  await reportWords(worker, first)
  const holder = connect(connectionString)
  t.after(() => holder.end({ timeout: 0 }))
  await holder.unsafe('begin; lock table posts in access exclusive mode').simple()
  return {
    ...{ gracesMs, first, second },
    /** A first ranking, as an answer waits for it. */
    rank: () => rankings.current(firstWorkspace, 7),
    ask: (workspaceId: string) =>
      worker.whileAnswered('words', (signal) => reportWords(worker, workspaceId, { signal })),
    release: () => holder.unsafe('commit').simple(),
  }
}

test('whoever waits for the thread behind a job of which nothing comes is refused in the time of a request', async (t) => {
  const { ask, first, second, gracesMs, release } = await withheld(t)
  const ahead = ask(first)
  await assert.rejects(
    withinRequest(() => ask(second), REQUEST_MS),
    unavailable,
  )
  await release()
  assert.equal((await ahead).words.length, 1)
  assert.equal((await ask(second)).words.length, 1)
  assert.deepEqual(gracesMs, [])
})

test('whoever waits for a first ranking of which nothing comes is refused in the time of a request', async (t) => {
  const { rank, release } = await withheld(t)
  await assert.rejects(withinRequest(rank, REQUEST_MS), unavailable)
  await release()
  assert.deepEqual((await rank()).trends, [])
})

test('a thread is not ended with a job that waits for the database', async (t) => {
  const { ask, first, second, gracesMs, release } = await withheld(t)
  await assert.rejects(
    withinRequest(() => ask(first), REQUEST_MS),
    unavailable,
  )
  assert.deepEqual(gracesMs, [5000])
  await release()
  assert.equal((await ask(second)).words.length, 1)
})
