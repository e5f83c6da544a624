import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { recordEvent } from '../../db/audit.ts'
import { connect } from '../../db/connect.ts'
import { dropSchema, migrateUpTo, SCHEMA_VERSION } from '../../db/migrate.ts'
import { importPosts } from '../../db/store-posts.ts'
import { backUp, emptyDatabase } from '../support/backups.ts'
import { startPath } from '../support/database-path.ts'
import { samplePost } from '../support/posts.ts'
import { byOperator } from '../support/service.ts'
import {
  type BackupWorld,
  fill,
  keptRowsBefore,
  ODD_TEXT,
  onceConnected,
  openWorld,
  restore,
} from './world.ts'

const first = await openWorld({ after })
await fill(first)
const backup = await backUp(first.connectionString)
const kept = await keptRowsBefore(first.connectionString)
const nothing = await keptRowsBefore((await openWorld({ after })).connectionString)

const count = async ({ db }: BackupWorld, table: string) => {
  const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.n)
}

describe('a restore', () => {
  test('brings back every row of every table that is kept, to the last character, and tells the audit', async (t) => {
    const second = await openWorld(t)
    const { rows, madeAt } = await restore(second, backup)
    assert.deepEqual(await keptRowsBefore(second.connectionString), kept)
    assert.ok(rows > 40)
    // What is left out because it can be made again is made again.
    assert.equal(await count(second, 'posts_to_index'), await count(second, 'posts'))
    const { rows: events } = await sql<{ action: string; subject: string; after: unknown }>`
      select action, subject, after from audit_events order by event_id desc`.execute(second.db)
    assert.deepEqual(events[0], { action: 'restore_backup', subject: 'test.backup', after: { madeAt, rows } })
    assert.ok(events.some(({ subject }) => subject === ODD_TEXT))
    assert.equal(events.length, (await count(first, 'audit_events')) + 1)
  })

  test('counts the posts that it brings back, by day', async (t) => {
    const second = await openWorld(t)
    await restore(second, backup)
    const counts = async ({ db }: BackupWorld) =>
      (
        await sql`select * from post_counts where posts > 0 order by workspace_id, day, platform, kind`.execute(
          db,
        )
      ).rows
    const expected = await counts(first)
    assert.ok(expected.length > 0)
    assert.deepEqual(await counts(second), expected)
    assert.equal(await count(second, 'evidence_states'), 1)
  })

  test('brings back no session, link or challenge, and ends those that the empty database had', async (t) => {
    const second = await openWorld(t)
    await sql`
      insert into sign_in_links (code_hash, kind, created_at, expires_at)
      values ('\\x01', 'first_owner', now(), now() + interval '1 hour')`.execute(second.db)
    await restore(second, backup)
    for (const table of ['sessions', 'sign_in_links', 'passkey_challenges', 'scan_confirmations'])
      assert.equal(await count(second, table), 0, table)
    assert.equal(await count(first, 'sessions'), 1)
  })

  test('goes on with the numbers where the first database left off', async (t) => {
    const third = await openWorld(t)
    await fill(third)
    // Drawn and given back: no row has them, and yet they are not to be given again.
    await sql`select nextval('audit_events_event_id_seq') from generate_series(1, 50)`.execute(third.db)
    const second = await openWorld(t)
    await restore(second, await backUp(third.connectionString))
    const event = { workspaceId: null, subject: null, after: {} }
    for (const { db } of [third, second]) await recordEvent(db, byOperator, event)
    const last = async ({ db }: BackupWorld) => {
      const { rows } = await sql<{ id: string }>`select max(event_id) as id from audit_events`.execute(db)
      return Number(rows[0]?.id)
    }
    // The restore's own event came before.
    assert.equal(await last(second), (await last(third)) + 1)
  })

  test('fills a database that has not even a schema', async (t) => {
    const second = await openWorld(t)
    await onceConnected(second, dropSchema)
    await restore(second, backup)
    assert.deepEqual(await keptRowsBefore(second.connectionString), kept)
  })
})

describe('a backup of an earlier version', () => {
  for (const [name, prepare] of [
    ['without a schema', dropSchema],
    ['of an earlier version still', (sql: ReturnType<typeof connect>) => downTo(sql, 9)],
    ['that is up to date', async () => {}],
  ] as const) {
    test(`is restored into an empty database ${name}, which is up to date then`, async (t) => {
      const earlier = await openWorld(t)
      await onceConnected(earlier, async (sql) => {
        await downTo(sql, 15)
        await sql`insert into workspaces values ('w', 'W', 'P', 'https://p.example', '{}', '{}', '{}', 30, 'pro', null)`
        await sql`insert into audit_events (actor_kind, action, acted_from) values ('operator', 'test', 'terminal')`
        await sql`insert into sign_in_attempts (attempted_at, outcome) values (now(), 'entered'), (now(), 'entered')`
      })
      const old = await backUp(earlier.connectionString)
      const second = await openWorld(t)
      await onceConnected(second, prepare)
      assert.equal((await restore(second, old)).schemaVersion, 15)
      assert.equal(await count(second, 'schema_migrations'), SCHEMA_VERSION)
      assert.equal(await count(second, 'threads'), 0)
      // The migration since has given both one numbering.
      const { rows } = await sql<{ id: string }>`
        select event_id as id from audit_events union select attempt_id from sign_in_attempts`.execute(
        second.db,
      )
      assert.equal(rows.length, 4)
    })
  }
})

describe('a snapshot', () => {
  test('has nothing of what is stored while it is read, and all of what was stored before', async (t) => {
    const busy = await openWorld(t)
    const { workspace } = await fill(busy, 5)
    const before = await keptRowsBefore(busy.connectionString)
    let stored = 0
    // Between any two tables: posts, and the version of the evidence that grows with them.
    const taken = await backUp(busy.connectionString, async () => {
      const post = samplePost({ id: `meanwhile ${stored++}`, metrics: { likes: 1 } })
      await importPosts(busy.db, workspace.id, [post])
    })
    assert.ok(stored > 20)
    assert.notDeepEqual(await keptRowsBefore(busy.connectionString), before)
    const second = await openWorld(t)
    await restore(second, taken)
    assert.deepEqual(await keptRowsBefore(second.connectionString), before)
  })

  test('is read to its end, however much of a table is on its way when its reader pauses', async (t) => {
    for (const posts of [30, 100, 300, 1000]) {
      const larger = await openWorld(t)
      await fill(larger, posts)
      const taken = await backUp(larger.connectionString)
      const second = await openWorld(t)
      await restore(second, taken)
      assert.equal(await count(second, 'posts'), posts + 1)
    }
  })

  test('of a database without the schema is refused', async (t) => {
    const empty = await openWorld(t)
    await onceConnected(empty, dropSchema)
    await assert.rejects(backUp(empty.connectionString), /none of this service’s tables yet/)
  })
})

describe('a database that is not empty', () => {
  test('is refused with the names of its tables, and keeps what it has', async (t) => {
    const second = await openWorld(t)
    await fill(second, 1)
    const before = await keptRowsBefore(second.connectionString)
    await assert.rejects(
      restore(second, backup),
      /^ServiceError: A backup is restored into an empty database only, and this one has .+ and more\. Name a new one: another DATA_DIR/,
    )
    assert.deepEqual(await keptRowsBefore(second.connectionString), before)
    await emptyDatabase(second.connectionString)
    await restore(second, backup)
  })

  test('is refused, too, where its first row is being written when the restore begins', async (t) => {
    const second = await openWorld(t)
    const other = connect(second.connectionString)
    t.after(() => other.end())
    await other`begin`
    await other`insert into lookups values ('k', 'key', '1', now())`
    const refused = assert.rejects(restore(second, backup), /this one has lookups\. Name a new one/)
    // It waits for the lock that the writer has.
    for (;;) {
      const [row] = await other`select from pg_locks where not granted and database = (
        select oid from pg_database where datname = current_database())`
      if (row !== undefined) break
    }
    await other`commit`
    await refused
  })
})

describe('a connection that the server ends', () => {
  const endOthers = async ({ db }: BackupWorld) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
        and query not like '%pg_terminate_backend%'`.execute(db)
  }

  test('ends a backup with a sentence', async () => {
    let tables = 0
    await assert.rejects(
      backUp(first.connectionString, async () => {
        if (++tables === 9) await endOthers(first)
      }),
      /^ServiceError: The database does not answer at the moment/,
    )
  })

  test('or that says nothing any more, ends a backup with a sentence', async (t) => {
    const path = await startPath(t, first.connectionString)
    const falling = backUp(
      path.connectionString,
      async (table) => void (table === 'posts' && path.silence()),
      500,
    )
    await assert.rejects(falling, /^ServiceError: The database does not answer at the moment/)
  })

  test('ends a restore with a sentence, and nothing of it is left', async (t) => {
    const second = await openWorld(t)
    const cut = Math.floor(backup.length / 2)
    async function* stopping() {
      yield backup.subarray(0, cut)
      await endOthers(second)
      yield backup.subarray(cut)
    }
    const { restoreBackup } = await import('../../src/backup/restore-backup.ts')
    const options = { stamp: byOperator, source: 'test.backup' }
    const { db, connectionString } = second
    await assert.rejects(
      restoreBackup({ db, connectionString }, stopping(), options),
      /^ServiceError: The database does not answer at the moment/,
    )
    assert.deepEqual(await keptRowsBefore(second.connectionString), nothing)
    await restore(second, backup)
  })
})

async function downTo(sql: ReturnType<typeof connect>, version: number): Promise<void> {
  await dropSchema(sql)
  await migrateUpTo(sql, version)
}
