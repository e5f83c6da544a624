import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { throwUnavailable } from '../../db/outages.ts'
import { read } from '../../db/read.ts'
import { createWorkspace, listWorkspaceIds } from '../../db/workspaces.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { startPath } from '../support/database-path.ts'
import { byOperator } from '../support/service.ts'
import { countOtherSessions } from '../support/sessions.ts'

const MAX = 4

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.fault.kind === 'unavailable'
}

function open(t: TestContext, connectionString = database.connectionString, options = {}): Db {
  const db = openDatabase(connectionString, { max: MAX, deadlines: allWithin(30_000), ...options })
  t.after(() => db.destroy())
  return db
}

/** False when the database did not answer; any other failure fails the test. */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

const write = (db: Db, id: string) =>
  createWorkspace(
    db,
    {
      workspace: {
        id,
        name: 'Fern',
        productName: 'Lamp',
        productUrl: 'https://fern.example',
        words: [],
        competitorUrls: [],
        handles: {},
        lookbackDays: 30,
      },
      plan: 'pro',
      planEndsAt: null,
    },
    byOperator,
  )

test('connections ended again and again under load: nothing acknowledged is lost and the pool is whole after', async (t) => {
  const db = open(t, undefined, { deadlines: allWithin(3000) })
  const terminator = connect(database.connectionString)
  t.after(() => terminator.end())
  let asked = 0
  let terminated = 0
  const terminateNowAndThen = async () => {
    asked++
    if (asked % 24 !== 0) return
    const ended = await terminator`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    terminated += ended.length
  }
  const acknowledged: string[] = []
  const writer = async () => {
    for (let n = 0; n < 40; n++) {
      const id = `ws_${randomUUID()}`
      if (await attempt(() => write(db, id))) acknowledged.push(id)
      await terminateNowAndThen()
    }
  }
  const reader = async () => {
    for (let n = 0; n < 40; n++) {
      await attempt(() => listWorkspaceIds(db))
      await terminateNowAndThen()
    }
  }
  await Promise.all(Array.from({ length: 6 }).flatMap(() => [writer(), reader()]))

  assert.ok(terminated > 0)
  const stored = new Set(await listWorkspaceIds(db))
  assert.deepEqual(
    acknowledged.filter((id) => !stored.has(id)),
    [],
  )
  // The last connections ended may still take a statement each: only then is the pool asked for its size.
  for (let round = 0; round < MAX && !(await attempt(() => askEach(db))); round++);
  assert.equal(new Set(await askEach(db)).size, MAX)
})

/** The server processes behind a pool that answers as many statements at a time as it has connections. */
async function askEach(db: Db): Promise<(number | undefined)[]> {
  const asked = Array.from({ length: MAX }, () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.1)`.execute(db),
  )
  return (await Promise.all(asked)).map(({ rows }) => rows[0]?.pid)
}

test('rows are whole although the connection before them ended amid its own', async (t) => {
  const db = open(t, undefined, { max: 1 })
  for (let n = 0; n < 5; n++) {
    // The server sends rows for a while, and then ends its own connection.
    const cut = sql`select n, pg_terminate_backend(case when n = 5000 then pg_backend_pid() end) from generate_series(1, 9000) n`
    assert.equal(await attempt(() => cut.execute(db)), false)
    assert.deepEqual(await read(db)`select n from generate_series(1, 3) n`, [{ n: 1 }, { n: 2 }, { n: 3 }])
  }
})

test('a read whose connection the server has ended is asked again', async (t) => {
  const db = open(t, undefined, { max: 1 })
  const terminator = connect(database.connectionString)
  t.after(() => terminator.end())
  await write(db, `ws_${randomUUID()}`)
  const ids = await listWorkspaceIds(db)
  for (let n = 0; n < 20; n++) {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const reading = listWorkspaceIds(db)
    await terminator`select pg_terminate_backend(${rows[0]?.pid ?? 0})`
    // Unavailable, or empty, where the read is not asked again on a connection that answers.
    assert.deepEqual(await Promise.all([reading, listWorkspaceIds(db)]), [ids, ids])
  }
})

test('connections that end one by one under load are replaced, and leave no session behind', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 10, deadlines: allWithin(3000) })
  const terminator = connect(connectionString)
  t.after(() => terminator.end())
  const asking = async () => {
    for (let n = 0; n < 250; n++) await attempt(() => sql`select pg_sleep(0.002)`.execute(db))
  }
  const asked = Promise.all(Array.from({ length: 40 }, asking))
  for (let killed = 0; killed < 16; killed++) {
    await terminator`
      select pg_sleep(0.15), pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`
  }
  await asked
  assert.ok((await countOtherSessions(terminator, 10)) <= 10)
  await db.destroy()
  assert.equal(await countOtherSessions(terminator, 0), 0)
})

test('a statement over the server’s time limit is unavailable, and the connection serves on', async (t) => {
  const db = open(t, undefined, { max: 1, statementTimeoutMs: 1000 })
  await assert.rejects(sql`select pg_sleep(20)`.execute(db), isUnavailable)
  await sql`select 1`.execute(db)
})

test('what is wrong with a statement itself is no outage', async (t) => {
  const db = open(t)
  await assert.rejects(sql`select no_such_column`.execute(db), (error) => !(error instanceof ServiceError))
})

test('a server that falls silent is unavailable after the deadline, and the pool is replaced', async (t) => {
  const path = await startPath(t, database.connectionString)
  // The statements before and after the silence have their answers within this, on a busy machine too.
  const db = open(t, path.connectionString, { deadlines: allWithin(3000) })
  await sql`select 1`.execute(db)
  path.silence()
  await assert.rejects(sql`select 1`.execute(db), isUnavailable)
  path.restore()
  await sql`select 1`.execute(db)
})

test('a server that accepts and never answers is unavailable after the deadline', async (t) => {
  const path = await startPath(t, database.connectionString)
  path.silence()
  const db = open(t, path.connectionString, { deadlines: allWithin(300) })
  await assert.rejects(listWorkspaceIds(db), isUnavailable)
})

test('closing ends although the server is gone', async (t) => {
  const path = await startPath(t, database.connectionString)
  const db = openDatabase(path.connectionString, { max: MAX, deadlines: allWithin(3000) })
  await sql`select 1`.execute(db)
  path.cut()
  await assert.rejects(sql`select 1`.execute(db), isUnavailable)
  await db.destroy()
})

test('closing opens nothing anew for a statement that it cuts', async (t) => {
  let lost = 0
  const db = openDatabase(database.connectionString, {
    max: 1,
    deadlines: allWithin(30_000),
    onLost: () => lost++,
  })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const blocker = connect(database.connectionString)
  t.after(() => blocker.end())
  await blocker.unsafe('begin; lock table workspaces').simple()
  const reading = listWorkspaceIds(db)
  const closing = db.destroy()
  await blocker`select pg_terminate_backend(${rows[0]?.pid ?? 0})`
  await blocker.unsafe('rollback').simple()
  await assert.rejects(reading, isUnavailable)
  await closing
  assert.equal(lost, 0)
})

test('a database that takes no changes is unavailable until it does again', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const owner = connect(connectionString)
  t.after(() => owner.end())
  const [{ name = '' } = {}] = await owner<{ name: string }[]>`select current_database() as name`
  await owner`alter database ${owner(name)} set default_transaction_read_only = on`
  const db = open(t, connectionString)
  await assert.rejects(write(db, 'w'), (error) => {
    assert.ok(isUnavailable(error) && error instanceof Error)
    assert.equal(
      error.message,
      'The database takes no changes at the moment, because it is read-only. Try again in a few seconds.',
    )
    return true
  })
  await owner`alter database ${owner(name)} reset default_transaction_read_only`
  await write(db, 'w')
})

test('a network that fails on the way to the server is an outage and no fault of ours', () => {
  const codes = ['EAI_AGAIN', 'EHOSTDOWN', 'EHOSTUNREACH', 'ENETDOWN', 'ENETUNREACH', 'ETIMEDOUT']
  for (const code of codes) {
    assert.throws(() => throwUnavailable(Object.assign(new Error('connect'), { code })), isUnavailable, code)
  }
})

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)

test('a server is reached at an IPv6 address', { skip: !hasIpv6 }, async (t) => {
  const path = await startPath(t, database.connectionString, '::1')
  const db = open(t, path.connectionString)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  assert.deepEqual(rows, [{ one: 1 }])
})

test('what the database has set as its defaults changes no date and no race', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const owner = connect(connectionString)
  t.after(() => owner.end())
  const [{ name = '' } = {}] = await owner<{ name: string }[]>`select current_database() as name`
  await owner`alter database ${owner(name)} set DateStyle = 'SQL, DMY'`
  await owner`alter database ${owner(name)} set TimeZone = 'Asia/Kathmandu'`
  await owner`alter database ${owner(name)} set default_transaction_isolation = 'serializable'`
  const { rows } = await sql<{ day: Date; isolation: string }>`
    select '2026-02-03T04:05:06Z'::timestamptz as day, current_setting('transaction_isolation') as isolation`.execute(
    open(t, connectionString),
  )
  assert.deepEqual(rows, [{ day: new Date('2026-02-03T04:05:06Z'), isolation: 'read committed' }])
})
