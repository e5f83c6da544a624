import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, openDatabase, ping } from '../../db/database.ts'
import { allWithin, type StatementDeadline } from '../../db/deadlines.ts'
import { forLongWork } from '../../db/long-work.ts'
import type { PoolState } from '../../db/pool.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'

/** It takes a second and a half. */
const PLACE_BACK_MS = 30_000

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  const db = openDatabase(database.connectionString, { max: 1, deadlines: allWithin(30_000) })
  await sql`create table written (id text not null)`.execute(db)
  await db.destroy()
})
after(() => database.drop())

test('a statement that waited and is then slow within its time limit is answered, and ends no other', async (t) => {
  const { db, losses } = open(t, {
    max: 2,
    statementTimeoutMs: 4000,
    write: { silenceMs: 4200, totalMs: 60_000 },
  })
  const first = [processAfter(db, 2.3), processAfter(db, 2.3)]
  // From when it was asked this takes 4.6 seconds, longer than silence may; on its connection 2.3 seconds.
  const waiting = processAfter(db, 2.3)
  const processes = new Set(await Promise.all(first))
  const beside = processAfter(db, 2.3)
  assert.deepEqual(new Set(await Promise.all([waiting, beside])), processes)
  assert.equal(losses(), 0)
})

test('a statement that waits longer than the deadline is unavailable and never begins, and no connection is lost', async (t) => {
  const { db, losses } = open(t, { max: 1, write: { silenceMs: 1000, totalMs: 1000 } })
  const ahead = [processAfter(forLongWork(db), 0.7), processAfter(forLongWork(db), 0.7)]
  await assert.rejects(sql`insert into written (id) values ('late')`.execute(db), (error) => {
    assert.ok(error instanceof ServiceError && error.cause instanceof Error)
    assert.equal(error.fault.kind, 'unavailable')
    assert.equal(error.cause.message, 'waited for a connection and was not begun')
    return true
  })
  // The last of these has its turn after the late one would have had it, however late that is.
  assert.equal(new Set(await Promise.all([...ahead, processAfter(forLongWork(db), 0)])).size, 1)
  const { rows } = await sql`select id from written`.execute(forLongWork(db))
  assert.deepEqual(rows, [])
  assert.equal(losses(), 0)
})

test('a read that is given up is not asked again beside what it left, and leaves no connection', async (t) => {
  const proxy = await startFaultProxy(t, database.connectionString)
  const { connectMs, statements } = allWithin(30_000)
  let stateOf = (): PoolState => ({ connections: 0, running: 0, waiting: 0 })
  const db = openDatabase(proxy.connectionString, {
    max: 1,
    // Silence is noticed after the caller has given up, and before the connection is closed for that.
    deadlines: { connectMs, statements: { ...statements, read: { silenceMs: 800, totalMs: 600 } } },
    watch: (state) => {
      stateOf = state
    },
  })
  t.after(() => db.destroy())
  await sql`select 1`.execute(db)
  // The connection falls silent, and so does the next.
  const silence = { kind: 'stall', direction: 'toServer', afterFrames: 0 } as const
  proxy.plan(silence)
  const reading = ping(db)
  while (!proxy.hasHappened()) await setImmediate()
  proxy.plan(silence)
  await assert.rejects(reading, ServiceError)
  const endMs = performance.now() + PLACE_BACK_MS
  while (stateOf().running > 0 && performance.now() < endMs) await setImmediate()
  assert.deepEqual(stateOf(), { connections: 0, running: 0, waiting: 0 })
})

function open(
  t: TestContext,
  { write, ...options }: { max: number; write: StatementDeadline; statementTimeoutMs?: number },
): { db: Db; losses: () => number } {
  let lost = 0
  const { connectMs, statements } = allWithin(30_000)
  const db = openDatabase(database.connectionString, {
    ...options,
    deadlines: { connectMs, statements: { ...statements, write } },
    onLost: () => lost++,
  })
  t.after(() => db.destroy())
  return { db, losses: () => lost }
}

/** The server process of the connection that a statement of this duration was run on. */
async function processAfter(db: Db, seconds: number): Promise<number | undefined> {
  const { rows } = await sql<{
    pid: number
  }>`select pg_backend_pid() as pid from pg_sleep(${seconds})`.execute(db)
  return rows[0]?.pid
}
