import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { freshDatabase } from './database.ts'

test('a fresh database has the migrated schema, no rows and nothing of another one', async (t) => {
  const [one, other] = await Promise.all([freshDatabase(t), freshDatabase(t)])
  const first = connect(one.connectionString)
  const second = connect(other.connectionString)
  t.after(() => Promise.all([first.end(), second.end()]))
  await first`create table only_here (id int)`
  assert.deepEqual(await tablesOf(first), ['only_here', ...(await tablesOf(second))])
  assert.ok((await tablesOf(second)).includes('schema_migrations'))
  assert.deepEqual([...(await second`select count(*)::int as rows from posts`)], [{ rows: 0 }])
})

test('dropping a database cuts who is still connected to it', async () => {
  const { connectionString, drop } = await freshDatabase()
  const sql = connect(connectionString)
  await sql`select 1`
  await drop()
  await assert.rejects(async () => await sql`select 1`)
  await sql.end()
})

async function tablesOf(sql: ReturnType<typeof connect>): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by name`
  const names = rows.map(({ name }) => name)
  return [...names.filter((name) => name === 'only_here'), ...names.filter((name) => name !== 'only_here')]
}
