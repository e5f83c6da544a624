import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { freshDatabase, listenOnTcp } from '../support/database.ts'
import { findPgbouncer, POOLER_PASSWORD, startPgbouncer } from '../support/pgbouncer.ts'

/** What a start is told by this machine's PgBouncer where it lets nobody through. */
await findPgbouncer()
listenOnTcp()
const { connectionString } = await freshDatabase()

test('a database that PgBouncer does not know', async (t) => {
  const url = new URL(await startPgbouncer(t, connectionString))
  url.pathname = '/nowhere'
  await refuses(url, /has no database of this name \(it says/)
})

test('a database that it knows and PostgreSQL does not', async (t) => {
  const target = new URL(connectionString)
  target.pathname = '/nowhere'
  await refuses(await startPgbouncer(t, target.toString()), /has no database of this name \(it says/)
})

test('a setting in DATABASE_URL that it takes from nobody', async (t) => {
  const url = new URL(await startPgbouncer(t, connectionString))
  url.searchParams.set('search_path', 'elsewhere')
  await refuses(url, /takes no such setting .*unsupported startup parameter: search_path/)
})

test('a wrong password, an unknown user, and a password that PostgreSQL refuses', async (t) => {
  const asking = new URL(await startPgbouncer(t, connectionString, { auth_type: 'scram-sha-256' }))
  asking.password = 'guessed'
  await refuses(asking, /refuses this user or password/)
  asking.username = 'somebody'
  await refuses(asking, /refuses this user or password/)
  asking.username = new URL(connectionString).username
  asking.password = POOLER_PASSWORD
  await migrate(asking.toString())

  const behind = new URL(connectionString)
  behind.password = 'outdated'
  await refuses(
    await startPgbouncer(t, behind.toString()),
    /or PostgreSQL refuses its own \(it says "password/,
  )
})

test('a PgBouncer that is full', async (t) => {
  const url = await startPgbouncer(t, connectionString, { max_client_conn: '1' })
  const only = connect(url)
  await only`select 1`
  await refuses(url, /takes no more connections \(it says/)
  await only.end()
  await migrate(url)
})

async function refuses(url: string | URL, sentence: RegExp): Promise<void> {
  await assert.rejects(migrate(url.toString(), 3000), (error) => {
    assert.match(String(error), /^ServiceError: The pooler in front of PostgreSQL [^\n]*\.$/)
    assert.match(String(error), sentence)
    return true
  })
}
