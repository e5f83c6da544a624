import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type postgres from 'postgres'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin, type Deadlines } from '../../db/deadlines.ts'
import { read } from '../../db/read.ts'
import { beginWaitBehind, withinRequest } from '../../db/request-deadline.ts'
import { createAccess } from '../../src/access/authenticate.ts'
import { Accounts } from '../../src/accounts/accounts.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { freshDatabase } from '../support/database.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { call, mintCaller, sentenceOf, startTestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

const unavailable = { fault: { kind: 'unavailable', retryAfterSeconds: 5 } }
const LIMIT_MS = 1000
const log = createLog('silent')

/** A session of an administrator's, in which statements of a table wait until `release`. */
async function hold(t: TestContext, connectionString: string, table: string) {
  const [holder, observer] = [connect(connectionString), connect(connectionString)]
  t.after(() => Promise.all([holder.end({ timeout: 0 }), observer.end({ timeout: 0 })]))
  await holder.unsafe(`begin; lock table ${table} in access exclusive mode`).simple()
  return { observer, release: () => holder.unsafe('commit').simple() }
}

/** Whoever asks while another asks the same: `wait` begins a look-up, or shares the next one. */
async function assertSharedCounts(
  { observer, release }: { observer: postgres.Sql; release: () => PromiseLike<unknown> },
  table: string,
  wait: () => Promise<unknown>,
): Promise<void> {
  const first = wait()
  await untilLockIsAwaited(observer, table)
  let nowMs = 0
  const second = withinRequest(wait, LIMIT_MS, () => nowMs)
  const refused = assert.rejects(second, unavailable)
  nowMs += LIMIT_MS
  await release()
  assert.ok((await first) !== undefined)
  await refused
}

test('the wait for a look-up that another request has begun counts as one’s own', async (t) => {
  const service = await startTestService()
  t.after(() => service.close())
  const { key, workspace } = await mintCaller(service.db)
  const { cookie } = await signIn(service, workspace.id)
  const { connectionString } = service
  const db = openDatabase(connectionString, { max: 4, deadlines: allWithin(60_000) })
  t.after(() => db.destroy())

  const access = createAccess(db, systemClock, log)
  const authenticate = () => access.authenticate(`Bearer ${key}`, () => ({ surface: 'rest', client: 'test' }))
  await assertSharedCounts(await hold(t, connectionString, 'api_keys'), 'api_keys', authenticate)
  await access.settled()

  const accounts = new Accounts({ db, clock: systemClock, log })
  t.after(() => accounts.close())
  const code = cookie.slice(cookie.indexOf('=') + 1)
  await assertSharedCounts(await hold(t, connectionString, 'sessions'), 'sessions', () =>
    accounts.visitorOf(code),
  )
})

test('the wait behind others counts where the database has failed meanwhile, and only there', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const db = openDatabase(connectionString, { max: 1 })
  t.after(() => db.destroy())
  let [nowMs, failures] = [0, 1]
  const waitBehind = (newFailures: number) => {
    const end = beginWaitBehind(() => failures)
    nowMs += LIMIT_MS
    failures += newFailures
    end()
  }
  const request = async () => {
    waitBehind(0)
    assert.equal((await read(db)`select 1 as one`).length, 1)
    waitBehind(1)
    await assert.rejects(read(db)`select 1 as one`, unavailable)
  }
  await withinRequest(request, LIMIT_MS, () => nowMs)
})

test('whoever waits in line behind a request whose connection is lost is refused in the time of one', async (t) => {
  let nowMs = 0
  const service = await startTestService({}, undefined, undefined, { monotonicMs: () => nowMs })
  t.after(() => service.close())
  const { key } = await mintCaller(service.db)
  // Of these the only key that asks has two places.
  const ask = (q: string) => call(`${service.url}/v1/evidence?days=7&q=${q}`, { key })
  assert.equal((await ask('lamp')).status, 200)
  const { observer, release } = await hold(t, service.connectionString, 'posts')
  const asked = [ask('noise'), ask('price'), ask('cable')]
  await untilLockIsAwaited(observer, 'posts', 2)
  for (let metrics = ''; !metrics.includes('admission_waiting{cost="dear"} 1\n'); ) {
    metrics = (await call(`${service.url}/metrics`)).text
  }
  nowMs += 10_000
  await observer`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await release()
  for (const answer of await Promise.all(asked)) {
    assert.equal(answer.status, 503)
    assert.match(sentenceOf(answer), /^The database does not answer/)
  }
  assert.equal((await ask('noise')).status, 200)
})

test('a connection of which nothing comes is told, whether or not another one answers', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const proxy = await startFaultProxy(t, connectionString)
  const SILENCE_MS = 50
  const statement = (totalMs: number) => ({ silenceMs: SILENCE_MS, totalMs })
  const deadlines: Deadlines = {
    connectMs: 60_000,
    statements: { read: statement(60_000), write: statement(SILENCE_MS), long: statement(60_000) },
  }
  let silences = 0
  const db = openDatabase(proxy.connectionString, { max: 1, deadlines, onSilence: () => silences++ })
  t.after(() => db.destroy())
  assert.equal((await read(db)`select 1 as one`).length, 1)
  proxy.plan({ kind: 'stall', direction: 'toServer', afterFrames: 0, amidNext: true, atTypes: 'PBQ' })
  assert.equal((await read(db)`select 1 as one`).length, 1)
  assert.equal(silences, 1)
})
