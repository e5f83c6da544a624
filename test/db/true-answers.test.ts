import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin, type Deadlines } from '../../db/deadlines.ts'
import { forLongWork } from '../../db/long-work.ts'
import { read } from '../../db/read.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { freshDatabase } from '../support/database.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { refuseSettings } from '../support/refuse-settings.ts'
import { countOtherSessions } from '../support/sessions.ts'

const { connectMs, statements } = allWithin(30_000)
/** A hundred times what a write takes with its connection: on a busy machine none is given up that is answered. */
const GIVEN_UP_MS = 3000
/** A write is given up, everything else has time. */
const IMPATIENT: Deadlines = {
  connectMs,
  statements: { ...statements, write: { silenceMs: GIVEN_UP_MS, totalMs: GIVEN_UP_MS } },
}

const threeRows = (db: Db) => read(db)`select n from generate_series(1, ${3}::int) n`
const ROWS = [{ n: 1 }, { n: 2 }, { n: 3 }]

test('a read whose answer comes without the server’s last word is asked again', async (t) => {
  const { db, proxy } = await open(t)
  await threeRows(db)
  await swallow(proxy, 'C', () => threeRows(db))
  assert.deepEqual(await threeRows(db), ROWS)
  assert.ok(proxy.hasHappened())
  // On another connection: what comes next on this one is not known either.
  assert.ok(proxy.passed.toServer.includes('startup'))
})

test('a write whose answer comes without the server’s last word is not acknowledged', async (t) => {
  const { db, proxy } = await open(t)
  await sql`create table written (n int)`.execute(db)
  const write = () => sql`insert into written (n) values (${1})`
  await write().execute(db)
  await swallow(proxy, 'C', () => write().execute(db))
  await assert.rejects(write().execute(db), isUnavailable)
  await write().execute(db)
  assert.deepEqual(await read(db)`select count(*)::int as stored from written`, [{ stored: 4 }])
})

test('a read of whose rows one does not come is asked again', async (t) => {
  const { db, proxy } = await open(t)
  await threeRows(db)
  await swallow(proxy, 'D', () => threeRows(db))
  assert.deepEqual(await threeRows(db), ROWS)
  assert.ok(proxy.hasHappened())
})

/** The first frame of this type in the next answer to the same statement does not arrive. */
async function swallow(proxy: FaultProxy, type: string, ask: () => Promise<unknown>): Promise<void> {
  proxy.plan()
  await ask()
  const afterFrames = proxy.passed.toClient.indexOf(type)
  assert.ok(afterFrames >= 0)
  proxy.plan({ kind: 'swallow', direction: 'toClient', afterFrames })
}

test('a statement that the server has forgotten is answered by its own parameters', async (t) => {
  const { db } = await open(t)
  const hash = Buffer.from('00ff10', 'hex')
  const ask = () =>
    read(db)`select ${true}::boolean as yes, ${hash}::bytea as hash, ${sql.val({ a: 1 })}::jsonb as json`
  const answer = [{ yes: true, hash, json: { a: 1 } }]
  assert.deepEqual(await ask(), answer)
  await sql`deallocate all`.execute(db)
  assert.deepEqual(await ask(), answer)
})

test('a write whose table was changed since it was prepared is made once, with its own parameters', async (t) => {
  const { db } = await open(t)
  await sql`create table flags (flag boolean)`.execute(db)
  const write = () => sql`insert into flags (flag) values (${true}) returning *`.execute(db)
  await write()
  await sql`alter table flags add column later text`.execute(db)
  await write()
  const { rows } = await sql`select flag, later from flags`.execute(db)
  assert.deepEqual(rows, [
    { flag: true, later: null },
    { flag: true, later: null },
  ])
})

test('a statement that is given up ends on the server, and its late answer is nobody’s', async (t) => {
  const { db, connectionString } = await open(t)
  const looking = connect(connectionString)
  t.after(() => looking.end())
  await assert.rejects(sql`select 'late' as word from pg_sleep(600)`.execute(db), isUnavailable)
  const { rows } = await sql`select 'own' as word`.execute(db)
  assert.deepEqual(rows, [{ word: 'own' }])
  assert.equal(await countOtherSessions(looking, 1), 1)
})

test('a statement that is given up ends no other', async (t) => {
  const { db, connectionString } = await open(t, 2)
  const holder = connect(connectionString)
  t.after(() => holder.end())
  await holder`select pg_advisory_lock(1)`
  const slow = sql`select 'whole' as word from pg_advisory_xact_lock(1)`.execute(forLongWork(db))
  await untilLockIsAwaited(holder, 'advisory')
  await assert.rejects(sql`select pg_sleep(600)`.execute(db), isUnavailable)
  await holder`select pg_advisory_unlock(1)`
  assert.deepEqual((await slow).rows, [{ word: 'whole' }])
})

test('a write that the server itself undid is made again, once', async (t) => {
  const { db } = await open(t)
  await sql`create table written (n int)`.execute(db)
  // What a sequence has given out stays so.
  await sql`create sequence asked`.execute(db)
  await sql`
    create function undone_at_first() returns int language plpgsql as $$ begin
      if nextval('asked') = 1 then raise exception using errcode = 'serialization_failure'; end if;
      return 1;
    end $$`.execute(db)
  await sql`insert into written select undone_at_first()`.execute(db)
  assert.deepEqual(await read(db)`select n from written`, [{ n: 1 }])
})

test('a read that is only slow is answered where it began, and its connection is kept', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const limit = { silenceMs: 100, totalMs: 30_000 }
  const db = openDatabase(connectionString, {
    max: 1,
    deadlines: { connectMs, statements: { ...statements, read: limit } },
  })
  t.after(() => db.destroy())
  const processAfter = async (seconds: number) => {
    const asked = db.selectNoFrom([
      sql<number>`pg_backend_pid()`.as('pid'),
      sql`pg_sleep(${seconds})`.as('slept'),
    ])
    return (await asked.executeTakeFirstOrThrow()).pid
  }
  const first = await processAfter(0)
  assert.equal(await processAfter(1.5), first)
  assert.equal(await processAfter(0), first)
})

test('a server that ends every connection at once is asked a few times and no more', async (t) => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const db = openDatabase(`postgres://nobody@127.0.0.1:${address.port}/none`, {
    max: 1,
    deadlines: allWithin(2000),
  })
  t.after(() => db.destroy())
  await assert.rejects(threeRows(db), isUnavailable)
  assert.ok(connections >= 1 && connections <= 3, `${connections} connections`)
})

test('a pooler that refuses the session’s settings serves reads and writes', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const pooler = await refuseSettings(t, connectionString)
  const db = openDatabase(pooler.connectionString, {
    max: 4,
    statementTimeoutMs: 10_000,
    deadlines: allWithin(10_000),
  })
  t.after(() => db.destroy())
  await sql`create table written (n int)`.execute(db)
  await Promise.all([1, 2, 3, 4].map((n) => sql`insert into written (n) values (${n})`.execute(db)))
  assert.deepEqual(await read(db)`select count(*)::int as stored from written`, [{ stored: 4 }])
  assert.equal(pooler.refusals(), 1)
})

async function open(t: TestContext, max = 1) {
  const { connectionString } = await freshDatabase(t)
  const proxy = await startFaultProxy(t, connectionString)
  const db = openDatabase(proxy.connectionString, { max, deadlines: IMPATIENT })
  t.after(() => db.destroy())
  return { db, proxy, connectionString }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.fault.kind === 'unavailable'
}
