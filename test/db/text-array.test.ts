import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { freshDatabase } from '../support/database.ts'

test('a list of any words comes back from the database as it went in', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    const lists: readonly (readonly string[])[] = [
      [],
      [''],
      ['', ''],
      ['a'],
      ['a,b', '{c}', '"d"', '\\', '\\"', ' e ', 'f\ng', '\t'],
      ['NULL', 'null', '植物ライト', '🌱', "it's", '$1'],
    ]
    for (const list of lists) {
      const [row] = await sql.unsafe('select $1::text[] as list, cardinality($1::text[]) as length', [
        [...list],
      ])
      assert.deepEqual({ ...row }, { list, length: list.length })
    }
  } finally {
    await sql.end()
  }
})
