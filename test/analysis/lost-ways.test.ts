import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../db/database.ts'
import { allWithin, serviceDeadlines } from '../../db/deadlines.ts'
import { RankingWorker } from '../../src/analysis/worker.ts'
import { freshDatabase } from '../support/database.ts'
import { cuts, startFaultProxy } from '../support/fault-proxy.ts'
import { mintCaller } from '../support/service.ts'

/** Long enough to fail this test by its assertion where a job waits for its connection. */
const JOB_MS = 30_000

/** The deadlines end before five seconds; a busy machine may be late to say so. */
const ANSWERED_WITHIN_MS = 8000

test('a job of the ranking thread is done soon whatever its connection comes to', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const proxy = await startFaultProxy(t, connectionString)
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(JOB_MS) })
  t.after(() => db.destroy())
  const { workspace } = await mintCaller(db)
  const worker = new RankingWorker({
    threads: 1,
    heapMb: 1536,
    connectionString: proxy.connectionString,
    timeoutMs: JOB_MS,
    deadlines: serviceDeadlines(15_000),
  })
  t.after(() => worker.close())
  const reportWords = () =>
    worker.run('words', {
      workspaceId: workspace.id,
      windowDays: 7,
      now: new Date().toISOString(),
      productUrl: 'https://fernlight.example',
      competitorUrls: [],
      accounts: [],
      words: ['kettle'],
      productName: 'Fernlight',
    })
  await reportWords()
  for (const kind of cuts) {
    // Of the connection that waits for the next job or, where a busy machine has none at the moment, of the next one.
    proxy.plan({ kind, direction: 'toServer', afterFrames: 0 })
    const asked = performance.now()
    assert.equal((await reportWords()).words.length, 1)
    assert.ok(performance.now() - asked < ANSWERED_WITHIN_MS, kind)
    assert.ok(proxy.hasHappened(), kind)
  }
})
