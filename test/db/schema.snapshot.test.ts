import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { freshDatabase } from '../support/database.ts'
import { matchSnapshot } from '../support/snapshot.ts'
import { schemaOf } from './schema-of.ts'

test('the migrations make the schema that is committed', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    await matchSnapshot(new URL('./schema.snapshot.json', import.meta.url), await schemaOf(sql))
  } finally {
    await sql.end()
  }
})
