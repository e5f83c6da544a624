import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { ServiceError } from '../../src/errors.ts'
import { freshDatabase } from '../support/database.ts'

test('eight processes that migrate one empty database at the same time all find the schema, made once', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString, { max: 1 })
  try {
    const migrated = await tablesOf(sql)
    await sql`drop schema public cascade`
    await sql`create schema public`
    await Promise.all(Array.from({ length: 8 }, () => migrate(connectionString)))
    assert.deepEqual(await tablesOf(sql), migrated)
    assert.deepEqual(
      [...(await sql`select version from schema_migrations`)],
      [{ version: 1 }, { version: 2 }],
    )
  } finally {
    await sql.end()
  }
})

test('migrating again changes nothing', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString, { max: 1 })
  try {
    const history = () => sql`select version, name, applied_at::text from schema_migrations`
    const before = [...(await history())]
    await migrate(connectionString)
    assert.deepEqual([...(await history())], before)
  } finally {
    await sql.end()
  }
})

test('a database newer than the program is refused with a sentence and left alone', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString, { max: 1 })
  try {
    await sql`insert into schema_migrations (version, name) values (7, 'from later')`
    await assert.rejects(migrate(connectionString), (error) => {
      assert.ok(error instanceof ServiceError)
      assert.match(
        error.message,
        /^The database has schema version 7, this program knows up to 2: run a newer/,
      )
      return true
    })
    assert.equal((await sql`select from schema_migrations`).length, 3)
  } finally {
    await sql.end()
  }
})

async function tablesOf(sql: ReturnType<typeof connect>): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by name`
  return rows.map(({ name }) => name)
}
