import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { migrate, SCHEMA_VERSION } from '../../db/migrate.ts'
import { initial } from '../../db/migrations/0001-initial.ts'
import { accounts } from '../../db/migrations/0014-accounts.ts'
import { passkeys } from '../../db/migrations/0015-passkeys.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { freshDatabase } from '../support/database.ts'

test('eight processes that migrate one empty database at the same time all find the schema, made once', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    const migrated = await tablesOf(sql)
    await sql`drop schema public cascade`
    await sql`create schema public`
    await Promise.all(Array.from({ length: 8 }, () => migrate(connectionString)))
    assert.deepEqual(await tablesOf(sql), migrated)
    assert.deepEqual(
      [...(await sql`select version from schema_migrations`)],
      Array.from({ length: SCHEMA_VERSION }, (_, index) => ({ version: index + 1 })),
    )
  } finally {
    await sql.end()
  }
})

test('migrating again changes nothing', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
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
  const sql = connect(connectionString)
  try {
    await sql`insert into schema_migrations (version, name) values (${SCHEMA_VERSION + 1}, 'from later')`
    await assert.rejects(migrate(connectionString), (error) => {
      assert.ok(error instanceof ServiceError)
      const versions = `schema version ${SCHEMA_VERSION + 1}, this program knows up to ${SCHEMA_VERSION}`
      assert.ok(error.message.startsWith(`The database has ${versions}: run a newer`), error.message)
      return true
    })
    assert.equal((await sql`select from schema_migrations`).length, SCHEMA_VERSION + 1)
  } finally {
    await sql.end()
  }
})

test('attempts to sign in that were made before they were told in the audit get numbers of their own, in their order', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    await sql`drop table sign_in_attempts, sign_in_links, sessions, passkeys, passkey_challenges`
    await sql`drop table sign_in_throttles, memberships, users`
    for (const statements of [accounts, passkeys]) await sql.unsafe(statements)
    await sql`insert into audit_events (actor_kind, action, acted_from) values ('operator', 'test', 'terminal')`
    await sql`
      insert into sign_in_attempts (attempted_at, outcome)
      select timestamptz '2026-01-01' + n * interval '1 day', 'entered' from generate_series(1, 40) n`
    await sql`delete from schema_migrations where version = 16`
    await migrate(connectionString)
    await sql`insert into audit_events (actor_kind, action, acted_from) values ('operator', 'test', 'terminal')`
    await sql`insert into sign_in_attempts (attempted_at, outcome) values ('2026-06-01', 'entered')`
    const numbered = await sql`
      select event_id as id, null as at from audit_events union all select attempt_id, attempted_at from sign_in_attempts
      order by id`
    assert.equal(new Set(numbered.map(({ id }) => id)).size, 43)
    const times = numbered.flatMap(({ at }) => (at === null ? [] : [Number(at)]))
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
    )
    assert.deepEqual(
      numbered.map(({ at }) => at === null),
      [true, ...Array.from({ length: 40 }, () => false), true, false],
    )
  } finally {
    await sql.end()
  }
})

test('what takes the connection and is no database that answers is given up', async (t) => {
  const strangers = {
    'a server that never answers': () => {},
    'a web server': (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    'a database that says it is ready, and nothing more': (socket: Socket) =>
      socket.once('data', () => socket.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'))),
  }
  for (const [name, answer] of Object.entries(strangers)) {
    await t.test(name, async () => {
      const sockets = new Set<Socket>()
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => {}))
        answer(socket)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      assert.ok(address !== null && typeof address === 'object')
      try {
        await assert.rejects(migrate(`postgres://a:b@127.0.0.1:${address.port}/c`, 100), (error) => {
          assert.ok(error instanceof ServiceError)
          assert.match(error.message, /^The database does not answer/)
          return true
        })
      } finally {
        for (const socket of sockets) socket.destroy()
        server.close()
      }
    })
  }
})

test('a read-only database, such as a standby, is refused with a sentence', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    const [{ name = '' } = {}] = await sql<{ name: string }[]>`select current_database() as name`
    await sql`alter database ${sql(name)} set default_transaction_read_only = on`
    await assert.rejects(
      migrate(connectionString),
      /^ServiceError: PostgreSQL is read-only: check DATABASE_URL/,
    )
  } finally {
    await sql.end()
  }
})

async function tablesOf(sql: ReturnType<typeof connect>): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by name`
  return rows.map(({ name }) => name)
}

test('a database of the first version keeps its posts, and their metrics become their first observation', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  try {
    await sql`drop schema public cascade`
    await sql`create schema public`
    await sql.unsafe(initial).simple()
    await sql`create table schema_migrations (
      version integer primary key, name text not null, applied_at timestamptz not null default now())`
    await sql`insert into schema_migrations (version, name) values (1, 'initial')`
    await sql`insert into workspaces values ('w', 'W', 'P', 'https://p.example', '{}', '{}', '{}', 30, 'pro', null)`
    for (const source of ['api', 'import']) {
      await sql`insert into posts values ('w', 'x', ${source}, null, 'text', 'https://x.com/1', null, now(), '{}',
        '{"likes": 3}', ${source}, '2026-01-01', '2026-01-02', 'text', '{}')`
    }
    await migrate(connectionString)
    const posts = await sql`
      select post_id, to_char(checked_at, 'YYYY-MM-DD') as checked, to_char(metrics_observed_at, 'YYYY-MM-DD') as observed
      from posts order by post_id`
    assert.deepEqual(
      [...posts],
      [
        { post_id: 'api', checked: '2026-01-02', observed: '2026-01-02' },
        { post_id: 'import', checked: '2026-01-02', observed: null },
      ],
    )
    assert.deepEqual(
      [...(await sql`select post_id, metrics from observations`)],
      [{ post_id: 'api', metrics: { likes: 3 } }],
    )
  } finally {
    await sql.end()
  }
})

test('what earlier scans reached is told by the names of their queries, and what was imported by their posts', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const sql = connect(connectionString)
  const queries = [
    'words: grow light, LED',
    'words and sites: lamp, sunbar.example',
    '#growlight',
    'posts by @ann',
    'comments by u/ann',
    'posts and comments by u/ann',
    'uploads of @ann',
    'posts of the page ann',
    'new in r/lamps, r/plants',
    'links to sunbar.example',
    'something else',
  ]
  try {
    await sql`alter table coverage_spans drop column kinds, drop column words`
    await sql`alter table posts drop column is_imported`
    await sql`delete from schema_migrations where name = 'coverage kinds'`
    await sql`insert into workspaces values ('w', 'W', 'P', 'https://p.example', '{}', '{}', '{}', 30, 'pro', null)`
    await sql`insert into scans (workspace_id, scan_id, state, fence, attempts, started_at, lease_expires_at)
      values ('w', 's', 'completed', 1, 1, now(), now())`
    for (const [ordinal, query] of queries.entries()) {
      await sql`insert into coverage_spans
        values ('w', 's', 'reddit', ${ordinal}, 'reddit', ${query}, now(), now(), true)`
    }
    for (const [id, isNew] of [
      ['found', true],
      ['read again', false],
    ] as const) {
      await sql`insert into posts values ('w', 'x', ${id}, null, 'text', 'https://x.com/1', null, now(), '{}', '{}',
        'api', now(), now(), 'text', '{}', 's', null, now())`
      await sql`insert into scan_posts values ('w', 's', 'x', ${id}, ${isNew})`
    }
    await migrate(connectionString)
    const rows = await sql<{ kinds: string[]; words: string[] }[]>`
      select kinds, words from coverage_spans order by ordinal`
    assert.deepEqual(
      rows.map(({ kinds, words }) => [kinds.join('+'), words]),
      [
        ['words', ['grow light', 'LED']],
        ['words+site', ['lamp', 'sunbar.example']],
        ['words', ['#growlight']],
        ...Array.from({ length: 5 }, () => ['account', []]),
        ['community', []],
        ['site', []],
        ['', []],
      ],
    )
    assert.deepEqual(
      [...(await sql`select post_id from posts where is_imported`)],
      [{ post_id: 'read again' }],
      'a scan that read a post again did not bring it',
    )
  } finally {
    await sql.end()
  }
})
