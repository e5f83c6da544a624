import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { createLog } from '../../src/process/log.ts'
import { startService } from '../../src/service.ts'
import { type BackupWorld, fill, keptRowsBefore, openWorld, restore } from '../backup/world.ts'
import { backUp } from '../support/backups.ts'
import { freshDatabase, listenOnTcp } from '../support/database.ts'
import { findPgbouncer, startPgbouncer } from '../support/pgbouncer.ts'
import { mintCaller } from '../support/service.ts'
import { countOtherSessions } from '../support/sessions.ts'

/** The whole of `npm run pgbouncer`: the service behind this machine's PgBouncer, in transaction mode. */
await findPgbouncer()
listenOnTcp()

const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'that refuses the session’s settings': {},
  'that ignores the session’s settings': {
    ignore_startup_parameters: 'statement_timeout,default_transaction_isolation',
  },
}

for (const [name, settings] of Object.entries(ways)) {
  test(`600 requests with valid keys are answered behind a PgBouncer ${name}`, async (t) => {
    const { connectionString } = await freshDatabase(t)
    const service = await startService({
      config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0' }),
      connectionString: await startPgbouncer(t, connectionString, settings),
      log: createLog('silent'),
      loopDelay: neverLate,
    })
    t.after(() => service.close())
    const callers = await Promise.all([mintCaller(service.db), mintCaller(service.db)])
    const answers: Record<string, number> = {}
    const asking = async (n: number) => {
      const caller = callers[n % 2]
      assert.ok(caller !== undefined)
      for (const path of Array.from({ length: 10 }, () => ['/v1/workspace', '/v1/evidence']).flat()) {
        const response = await fetch(service.url + path, {
          headers: { authorization: `Bearer ${caller.key}` },
        })
        const body = JSON.stringify(await response.json())
        const isOwn = path !== '/v1/workspace' || body.includes(caller.workspace.id)
        const answer = `${response.status}${isOwn ? '' : ' of another workspace'}`
        answers[answer] = (answers[answer] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 30 }, (_, n) => asking(n)))
    assert.deepEqual(answers, { '200': 600 })
  })
}

test('parameters of every type arrive as they are behind a PgBouncer', async (t) => {
  const { db } = await open(t)
  const hash = Buffer.from('00ff10', 'hex')
  const ask = async (n: number) => {
    const { rows } = await sql`
      select ${n}::int as n, ${n % 2 === 0}::boolean as even, ${hash}::bytea as hash, ${sql.val({ n })}::jsonb as json`.execute(
      db,
    )
    assert.deepEqual(rows, [{ n, even: n % 2 === 0, hash, json: { n } }])
  }
  for (let round = 0; round < 20; round++)
    await Promise.all(Array.from({ length: 10 }, (_, n) => ask(round * 10 + n)))
})

test('a backup is made and restored behind a PgBouncer', async (t) => {
  const [first, second] = [await openWorld(t), await openWorld(t)]
  await fill(first)
  const behind = async ({ connectionString }: BackupWorld) => await startPgbouncer(t, connectionString, {})
  const backup = await backUp(await behind(first))
  await restore({ ...second, connectionString: await behind(second) }, backup)
  assert.deepEqual(
    await keptRowsBefore(second.connectionString),
    await keptRowsBefore(first.connectionString),
  )
})

test('a statement that is given up ends on the server behind a PgBouncer', async (t) => {
  const { db, connectionString } = await open(t)
  const looking = connect(connectionString)
  t.after(() => looking.end())
  await assert.rejects(
    sql`select pg_sleep(600)`.execute(db),
    (error) => error instanceof ServiceError && error.fault.kind === 'unavailable',
  )
  const running = async () =>
    (
      await looking`select from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()`
    ).length
  for (let looks = 0; looks < 50 && (await running()) > 0; looks++) await looking`select pg_sleep(0.05)`
  assert.equal(await running(), 0)
  assert.ok((await countOtherSessions(looking, 3)) <= 3)
})

async function open(t: TestContext) {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(await startPgbouncer(t, connectionString), { max: 10, deadlines: allWithin(1000) })
  t.after(() => db.destroy())
  return { db, connectionString }
}
