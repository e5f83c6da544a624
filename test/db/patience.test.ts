import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import type { Deadlines } from '../../db/deadlines.ts'
import { Patience, type Trouble } from '../../db/patience.ts'
import { read } from '../../db/read.ts'
import { freshDatabase } from '../support/database.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'

/** What was told, without times and numbers. */
function listener() {
  const told: string[] = []
  return {
    told,
    onTrouble: (trouble: Trouble) =>
      told.push('begunForMs' in trouble ? 'begun' : trouble.wasSlow ? 'was slow' : 'over'),
  }
}

test('trouble is told once, and never of a statement whose caller has an answer', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { told, onTrouble } = listener()
  const answered = new Patience(10, { onTrouble })
  // The time is over while the answer is read: before this is noted, the statement has ended.
  t.mock.timers.tick(10)
  answered.end()
  await setImmediate()
  answered.meetTrouble()
  assert.deepEqual(told, [])
  const lost = new Patience(10, { onTrouble })
  lost.meetTrouble()
  t.mock.timers.tick(10)
  await setImmediate()
  assert.equal(lost.isOver, true)
  lost.end()
  assert.deepEqual(told, ['begun', 'over'])
  const late = new Patience(5000, { onTrouble })
  t.mock.timers.tick(1000)
  assert.deepEqual(told, ['begun', 'over', 'begun'])
  late.end()
  assert.deepEqual(told.at(-1), 'was slow')
})

test('a statement that is asked again is in trouble, unless the database only took long', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const direct = openDatabase(connectionString, { max: 1 })
  t.after(() => direct.destroy())
  // Held until the statement ends, so that what is asked beside a slow one cannot answer before it.
  await sql`create function after_who_came_first() returns integer language sql
    as 'select length(pg_advisory_xact_lock(1)::text)'`.execute(direct)
  const proxy = await startFaultProxy(t, connectionString)
  const statement = { silenceMs: 50, totalMs: 60_000 }
  const deadlines: Deadlines = {
    connectMs: 60_000,
    statements: { read: statement, write: statement, long: statement },
  }
  const { told, onTrouble } = listener()
  const db = openDatabase(proxy.connectionString, { max: 1, deadlines, onTrouble })
  t.after(() => db.destroy())
  await read(db)`select 1 as one`
  const before = told.length
  proxy.plan({ kind: 'stall', direction: 'toServer', afterFrames: 0, amidNext: true, atTypes: 'PBQ' })
  await read(db)`select 1 as one`
  await read(db)`select count(*)::int as numbers from generate_series(1, 5000000 + after_who_came_first())`
  assert.deepEqual(told.slice(before), ['begun', 'over', 'begun', 'was slow'])
})
