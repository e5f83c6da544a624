import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { read } from '../../db/read.ts'
import { freshDatabase } from '../support/database.ts'
import { startPath } from '../support/database-path.ts'

async function open(t: TestContext) {
  const { connectionString } = await freshDatabase(t)
  const path = await startPath(t, connectionString)
  const db = openDatabase(path.connectionString, { max: 1, deadlines: allWithin(30_000) })
  t.after(() => db.destroy())
  return { db, path }
}

test('a raw read whose answer is lost is asked again', async (t) => {
  const { db, path } = await open(t)
  const ask = () => read<{ asked: number }>(db)`select count(*)::int as asked from workspaces`
  await ask()
  path.resetAtAnswer()
  assert.deepEqual(await ask(), [{ asked: 0 }])
})

test('a statement that writes cannot be run as a read', async (t) => {
  const { db } = await open(t)
  const writing = [
    sql`insert into lookups default values`,
    sql`with gone as (delete from lookups returning key) select key from gone`,
    sql`select key from lookups for update`,
    sql`select key from lookups for share`,
    sql`update lookups set key = key`,
    sql`table lookups`,
  ]
  for (const statement of writing) await assert.rejects(read(db)`${statement}`, /A statement that only reads/)
})

test('a function of the schema that writes cannot be called in a read', async (t) => {
  const { db } = await open(t)
  const { rows: functions } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype`.execute(
    db,
  )
  assert.ok(functions.length > 0)
  for (const { name } of functions) {
    await assert.rejects(
      read(db)`select ${sql.raw(name)}()`,
      /A statement that only reads may not name/,
      name,
    )
  }
})

const folder = resolve(import.meta.dirname, '../../db')

test('every raw statement of db that only reads is run as a read', async () => {
  const unmarked: string[] = []
  let executed = 0
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts'))) {
    for (const statement of executedTemplates(await readFile(join(folder, file), 'utf8'))) {
      executed++
      if (
        !/\b(insert|update|delete|take_\w+)\b|\$\{(takeSlot|holdsLease|incoming|storeKey)\(/.test(statement)
      ) {
        unmarked.push(`${file}: ${statement}`)
      }
    }
  }
  assert.ok(executed > 10)
  assert.deepEqual(unmarked, [])
})

/** The templates of a source that are executed; each is awaited where it stands. */
function executedTemplates(source: string): string[] {
  const found = Array.from(
    source.matchAll(/await sql[^`]*(`.*?`)\.execute\(/gs),
    ([, template = '']) => template,
  )
  assert.equal(found.length, source.split('`.execute(').length - 1)
  return found
}
