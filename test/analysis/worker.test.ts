import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { NotTriedAgainYet } from '../../src/analysis/given-up.ts'
import { rankingInputs } from '../../src/analysis/inputs.ts'
import { RankingWorker } from '../../src/analysis/worker.ts'
import { type Clock, systemClock } from '../../src/lib/clock.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { voiceIdentity } from '../../src/workspace/voice-identity.ts'
import { freshDatabase } from '../support/database.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { mintCaller } from '../support/service.ts'

const TIMEOUT_MS = 60_000

/** A worker whose rankings cannot be kept until the lock is let go; reports of words have no need of it. */
async function heldWorker(t: TestContext, clock?: Clock, threads = 1) {
  const { connectionString, drop } = await freshDatabase()
  const worker = new RankingWorker({
    threads,
    heapMb: 1536,
    connectionString,
    timeoutMs: TIMEOUT_MS,
    deadlines: allWithin(TIMEOUT_MS),
    ...(clock === undefined ? {} : { clock }),
  })
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(30_000) })
  const { workspace } = await mintCaller(db)
  const other = (await mintCaller(db)).workspace
  await db.destroy()
  const lock = connect(connectionString)
  t.after(async () => {
    t.mock.timers.reset()
    await worker.close()
    await lock.end({ timeout: 0 })
    await drop()
  })
  await lock.unsafe('begin; lock table rankings in share mode').simple()
  const job = {
    workspaceId: workspace.id,
    windowDays: 7,
    now: new Date().toISOString(),
  }
  const question = {
    ...job,
    productUrl: 'https://fernlight.example',
    competitorUrls: [],
    accounts: [],
    words: ['kettle'],
    productName: 'Fernlight',
  }
  return {
    worker,
    rank: (signal?: AbortSignal, windowDays = 7) =>
      worker.run(
        'rank',
        {
          ...job,
          windowDays,
          inputs: rankingInputs(workspace, voiceIdentity(workspace, []), false),
          keptBytes: 1_000_000,
        },
        { signal },
      ),
    reportWords: (signal?: AbortSignal) => worker.run('words', question, { signal }),
    reportWordsOfOther: () => worker.run('words', { ...question, workspaceId: other.id }),
    release: () => lock.unsafe('commit').simple(),
    reached: () => untilLockIsAwaited(lock, 'rankings'),
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.fault.kind === 'unavailable'
}

test('a job that takes too long is given up alone: one that waited behind it is timed from its own start', async (t) => {
  const { rank, reportWords, reached } = await heldWorker(t)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const ranked = assert.rejects(rank(), isUnavailable)
  await reached()
  const reported = reportWords()
  reported.catch(() => {})
  t.mock.timers.tick(TIMEOUT_MS)
  await ranked
  const reports = await reported
  assert.deepEqual(
    reports.words.map(({ entry }) => entry),
    ['kettle'],
  )
})

test('at the end neither the job that runs nor one that waits is left without an answer', async (t) => {
  const { worker, rank, reportWords, reached } = await heldWorker(t)
  const asked = [assert.rejects(rank(), isUnavailable), assert.rejects(reportWords(), isUnavailable)]
  await reached()
  await worker.close()
  await Promise.all(asked)
  await assert.rejects(reportWords(), isUnavailable)
})

test('a workspace with a pile of jobs keeps no other waiting for more than one of them', async (t) => {
  const { rank, reportWords, reportWordsOfOther, reached, release } = await heldWorker(t)
  const done: string[] = []
  const ranked = rank()
  await reached()
  const pile = ['first', 'second', 'third'].map((name) => reportWords().then(() => done.push(name)))
  const other = reportWordsOfOther().then(() => done.push('other'))
  await release()
  await Promise.all([ranked, ...pile, other])
  assert.deepEqual(done, ['first', 'other', 'second', 'third'])
})

test('another thread takes the jobs of other workspaces, and of three one the questions of the workspace itself', async (t) => {
  for (const threads of [2, 3]) {
    const { rank, reportWords, reportWordsOfOther, reached, release } = await heldWorker(
      t,
      undefined,
      threads,
    )
    const done: string[] = []
    const ranked = rank().then(() => done.push('ranking'))
    await reached()
    assert.equal((await reportWordsOfOther()).words.length, 1)
    const question = reportWords().then(() => done.push('question'))
    // Of two threads the last is left to others.
    if (threads === 3) await question
    await release()
    await Promise.all([ranked, question])
    assert.deepEqual(done, threads === 3 ? ['question', 'ranking'] : ['ranking', 'question'])
  }
})

test('a job whose caller goes while it waits is never begun, and the next one is', async (t) => {
  const { rank, reportWords, reportWordsOfOther, reached, release } = await heldWorker(t)
  const impatient = new AbortController()
  const ranked = rank()
  await reached()
  const left = reportWords(impatient.signal)
  const other = reportWordsOfOther()
  impatient.abort(new Error('gone'))
  await assert.rejects(left, /^Error: gone$/)
  await release()
  assert.equal(await ranked, undefined)
  assert.equal((await other).words.length, 1)
})

test('a job whose caller goes while it runs ends before its next statement, on a thread that stays', async (t) => {
  const patient: Clock = { ...systemClock, sleep: () => new Promise(() => {}) }
  const { rank, reportWords, reached, release } = await heldWorker(t, patient)
  const impatient = new AbortController()
  const left = assert.rejects(rank(impatient.signal), isUnavailable)
  await reached()
  impatient.abort()
  await release()
  await left
  assert.equal((await reportWords()).words.length, 1)
})

test('a job whose caller goes and that does not end in time is ended with its thread, and the next one has a new one', async (t) => {
  const hurried: Clock = { ...systemClock, sleep: async () => {} }
  const { rank, reportWords, reached } = await heldWorker(t, hurried)
  const impatient = new AbortController()
  const left = assert.rejects(rank(impatient.signal), isUnavailable)
  await reached()
  impatient.abort()
  await left
  assert.equal((await reportWords()).words.length, 1)
})

test('what took too long is not begun again for five minutes, and other windows and questions are', async (t) => {
  let now = new Date()
  const clock: Clock = { ...systemClock, now: () => now }
  const { rank, reportWords, reached, release } = await heldWorker(t, clock)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const ranked = assert.rejects(rank(), isUnavailable)
  await reached()
  t.mock.timers.tick(TIMEOUT_MS)
  await ranked
  t.mock.timers.reset()
  await release()
  const isPaused = (seconds: number) => (error: unknown) =>
    error instanceof NotTriedAgainYet && error.retryAfterSeconds === seconds
  await assert.rejects(rank(), isPaused(300))
  assert.equal((await reportWords()).words.length, 1)
  assert.equal(await rank(undefined, 30), undefined)
  now = new Date(now.getTime() + 299_500)
  await assert.rejects(rank(), isPaused(1))
  now = new Date(now.getTime() + 500)
  assert.equal(await rank(), undefined)
})
