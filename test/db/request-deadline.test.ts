import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/database.ts'
import type { Deadlines } from '../../db/deadlines.ts'
import { forLongWork } from '../../db/long-work.ts'
import { read } from '../../db/read.ts'
import { outsideRequest, RequestDeadline, withinRequest } from '../../db/request-deadline.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { startService } from '../../src/service.ts'
import { freshDatabase } from '../support/database.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { postMcp } from '../support/mcp-client.ts'
import { call, mintCaller } from '../support/service.ts'

const unavailable = { fault: { kind: 'unavailable', retryAfterSeconds: 5 } }
const SILENCE_MS = 50
const PATIENT_MS = 60_000
const DEADLINES: Deadlines = {
  connectMs: 3000,
  statements: {
    read: { silenceMs: SILENCE_MS, totalMs: PATIENT_MS },
    write: { silenceMs: PATIENT_MS, totalMs: PATIENT_MS },
    long: { silenceMs: PATIENT_MS, totalMs: PATIENT_MS },
  },
}
/** So many silences take longer than a request may. */
const READS = 10
const REQUEST_MS = (READS - 1) * SILENCE_MS

/** A way to a database on which the connection of each statement falls silent in its midst; asked again, it is answered. */
async function startSilentWay(t: TestContext) {
  const { connectionString } = await freshDatabase(t)
  const proxy = await startFaultProxy(t, connectionString)
  const silence = () => {
    // A statement begins with Parse, with Bind where it is known, and with Query where it has no parameters.
    proxy.plan({ kind: 'stall', direction: 'toServer', afterFrames: 0, amidNext: true, atTypes: 'PBQ' })
  }
  t.after(() => unsubscribe('trend-research.statement', silence))
  return { proxy, silenceEach: () => subscribe('trend-research.statement', silence) }
}

async function openSilent(t: TestContext): Promise<Db> {
  const { proxy, silenceEach } = await startSilentWay(t)
  const db = openDatabase(proxy.connectionString, { max: 1, deadlines: DEADLINES })
  t.after(() => db.destroy())
  silenceEach()
  return db
}

async function readAll(db: Db): Promise<number> {
  for (let count = 0; count < READS; count += 1) await read(db)`select 1`
  return READS
}

test('the statements of a request have one deadline together', async (t) => {
  const db = await openSilent(t)
  await assert.rejects(
    withinRequest(() => readAll(db), REQUEST_MS),
    unavailable,
  )
})

test('what a request starts for others, what goes on after it, and what is in no request has none', async (t) => {
  const db = await openSilent(t)
  const begun = { goingOn: Promise.resolve(0) }
  await withinRequest(async (lift) => {
    begun.goingOn = setImmediate().then(() => readAll(db))
    lift()
  }, 1)
  assert.equal(await begun.goingOn, READS)
  assert.equal(await withinRequest(() => outsideRequest(() => readAll(db)), 1), READS)
  assert.equal(await readAll(db), READS)
})

test('long work is not cut by its request, and a statement that comes too late is not begun', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 1, deadlines: DEADLINES })
  t.after(() => db.destroy())
  const late = async () => {
    const { rows } = await sql`select pg_sleep(0.05)`.execute(forLongWork(db))
    assert.equal(rows.length, 1)
    await assert.rejects(sql`create table begun ()`.execute(db), unavailable)
  }
  await withinRequest(late, 0)
  const [found] = await read<{ isBegun: boolean }>(db)`select to_regclass('begun') is not null as "isBegun"`
  assert.deepEqual(found, { isBegun: false })
})

test('statements at a time share their time, and what is between them does not count', () => {
  let now = 0
  const deadline = new RequestDeadline(1000, () => now)
  const left = (nowMs: number) => {
    now = nowMs
    return deadline.leftMs()
  }
  assert.equal(left(500), 1000)
  deadline.begin()
  assert.equal(left(700), 800)
  deadline.begin()
  assert.equal(left(900), 600)
  deadline.end()
  assert.equal(left(1000), 500)
  deadline.end()
  assert.equal(left(9000), 500)
  deadline.begin()
  assert.equal(left(9600), -100)
  deadline.lift()
  assert.equal(deadline.leftMs(), Number.POSITIVE_INFINITY)
})

test('a request whose statements meet silence one after another is refused in the time of one', async (t) => {
  const { proxy, silenceEach } = await startSilentWay(t)
  const service = await startService({
    config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', DATABASE_POOL_SIZE: '1' }),
    connectionString: proxy.connectionString,
    log: createLog('silent'),
    clock: systemClock,
  })
  t.after(() => service.close())
  const { key } = await mintCaller(service.db)
  const rest = () => call(`${service.url}/v1/evidence`, { key })
  const mcp = () =>
    postMcp(
      service.url,
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_evidence' } },
      { key },
    )
  for (const ask of [rest, mcp]) assert.equal((await ask()).status, 200)
  silenceEach()
  // The four reads of each would be answered after a silence of 1.6 seconds each.
  const refused = await rest()
  assert.equal(refused.status, 503)
  assert.equal(refused.headers.get('Retry-After'), '5')
  assert.match((await mcp()).text, /The database does not answer/)
})
