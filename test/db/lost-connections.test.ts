import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { createWorkspace, listWorkspaceIds } from '../../db/workspaces.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import type { Workspace } from '../../src/model/index.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { type DatabasePath, startPath } from '../support/database-path.ts'
import { byOperator } from '../support/service.ts'
import { countOtherSessions } from '../support/sessions.ts'

const workspace: Workspace = {
  id: 'stored',
  name: 'Fern',
  productName: 'Lamp',
  productUrl: 'https://fern.example',
  words: [],
  competitorUrls: [],
  handles: {},
  lookbackDays: 30,
}

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  const db = openDatabase(database.connectionString, { max: 1, deadlines: allWithin(30_000) })
  await sql`create table written (id text not null)`.execute(db)
  await createWorkspace(db, { workspace, plan: 'pro', planEndsAt: null }, byOperator)
  await db.destroy()
})
after(() => database.drop())

/** A statement that gets no answer fails its test by this deadline, which no other comes near on a busy machine. */
const DEADLINE_MS = 20_000
const TRIALS = 12

/** When, in the turn of the event loop in which an idle connection is found reset, a statement begins. */
const moments: Readonly<Record<string, (begin: () => void) => void>> = {
  'with the news': (begin) => begin(),
  'at the end of that turn': (begin) => void setImmediate(begin),
}

for (const [moment, at] of Object.entries(moments)) {
  for (const max of [1, 4]) {
    const circumstances = `${moment}, of ${max} in the pool`

    test(`a read that begins as its idle connection is reset has its rows: ${circumstances}`, async (t) => {
      const { db, path } = await open(t, max)
      const answers = await beginAmidResets(db, { max, path, at }, () => readStored(db).catch(kindOf))
      assert.deepEqual(tally(answers.map((answer) => JSON.stringify(answer))), {
        '["stored"]': answers.length,
      })
    })

    test(`a write that begins as its idle connection is reset is stored or unavailable: ${circumstances}`, async (t) => {
      const { db, path } = await open(t, max)
      const acknowledged: string[] = []
      const answers = await beginAmidResets(db, { max, path, at }, async () => {
        const id = randomUUID()
        return await write(db, id).then(() => {
          acknowledged.push(id)
          return 'acknowledged'
        }, kindOf)
      })
      const { rows } = await sql<{ id: string }>`select id from written`.execute(db)
      const stored = tally(rows.map(({ id }) => id))
      assert.deepEqual(
        acknowledged.filter((id) => stored[id] !== 1),
        [],
      )
      const { acknowledged: _, unavailable: __, ...others } = tally(answers)
      assert.deepEqual(others, {})
    })
  }
}

/**
 * In each trial all connections are idle when they are reset, and as each is found reset a statement begins; in
 * every other trial none follows that could wake it. The answers of all of them.
 */
async function beginAmidResets<T>(
  db: Db,
  { max, path, at }: { max: number; path: DatabasePath; at: (begin: () => void) => void },
  statement: () => Promise<T>,
): Promise<T[]> {
  const answers: T[] = []
  for (let trial = 0; trial < TRIALS; trial++) {
    await Promise.all(Array.from({ length: max }, () => readStored(db)))
    const begun: Promise<T>[] = []
    const begin = () => void begun.push(statement())
    path.onReset(() => at(begin))
    await path.reset()
    path.onReset(() => {})
    assert.equal(begun.length, max)
    if (trial % 2 === 0) begin()
    answers.push(...(await Promise.all(begun)))
  }
  return answers
}

test('connections that are reset as statements begin leave no session behind', async (t) => {
  const { db, path } = await open(t, 2)
  await beginAmidResets(db, { max: 2, path, at: setImmediate }, () =>
    Promise.allSettled(Array.from({ length: 5 }, () => readStored(db))),
  )
  await db.destroy()
  const looking = connect(database.connectionString)
  t.after(() => looking.end())
  assert.equal(await countOtherSessions(looking, 0), 0)
})

test('a connection of its own that is reset as a statement begins says so', {
  timeout: 20_000,
}, async (t) => {
  for (const at of Object.values(moments)) {
    const path = await startPath(t, database.connectionString)
    const own = connect(path.connectionString)
    await own`select 1`
    const begun: Promise<unknown>[] = []
    path.onReset(() => at(() => begun.push(assert.rejects(own`select 1`, { code: /^(ECONN|CONNECTION_)/ }))))
    await path.reset()
    assert.equal(begun.length, 1)
    await Promise.all(begun)
    await assert.rejects(own`select 1`, { code: 'CONNECTION_ENDED' })
  }
})

test('a write whose answer is lost is unavailable and is not made again', async (t) => {
  const { db, path } = await open(t, 1)
  const id = randomUUID()
  // The statement is known to the connection: its next answer is the one that counts.
  await write(db, randomUUID())
  path.resetAtAnswer()
  assert.equal(await write(db, id).then(() => 'acknowledged', kindOf), 'unavailable')
  const { rows } = await sql`select from written where id = ${id}`.execute(db)
  assert.equal(rows.length, 1)
})

async function open(t: TestContext, max: number) {
  const path = await startPath(t, database.connectionString)
  const db = openDatabase(path.connectionString, { max, deadlines: allWithin(DEADLINE_MS) })
  t.after(() => db.destroy())
  return { db, path }
}

async function write(db: Db, id: string): Promise<void> {
  await sql`insert into written (id) values (${id})`.execute(db)
}

async function readStored(db: Db): Promise<string[]> {
  return await listWorkspaceIds(db)
}

/** Whatever else is wrong fails the test by its own words, as a statement does that nobody answered. */
function kindOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message.startsWith('no answer') ? cause.message : error.fault.kind
}

function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}
