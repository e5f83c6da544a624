import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { findPosts } from '../db/posts.ts'
import { readGate, startScan } from '../db/scan-gate.ts'
import { neverLate } from '../src/admission/loop-delay.ts'
import { readConfig } from '../src/config/read-config.ts'
import { createLog } from '../src/process/log.ts'
import { startService } from '../src/service.ts'
import { holdPlatform } from './support/held-platform.ts'
import { daysAgo, storeSamples } from './support/posts.ts'
import {
  type Answer,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from './support/service.ts'

const times = { intervalSeconds: 3600, retentionSeconds: 86_400, leaseSeconds: 30 }

/** The service with every timer that repeats in the test's hand. */
async function startWithTimers(
  t: TestContext,
  settings: Record<string, string>,
): Promise<{ service: TestService; pass(seconds: number): void }> {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const service = await startTestService(settings)
  t.after(() => service.close())
  return { service, pass: (seconds) => t.mock.timers.tick(seconds * 1000) }
}

async function leaveScanBehind({ db }: TestService, workspaceId: string): Promise<string> {
  const { fence } = await readGate(db, workspaceId, undefined, times)
  const scanId = `scan_${randomUUID()}`
  assert.ok(await startScan(db, { workspaceId, scanId, idempotencyKey: undefined, fence }, times))
  await sql`update scans set lease_expires_at = clock_timestamp() where scan_id = ${scanId}`.execute(db)
  return scanId
}

/** The state of a scan once it has ended. */
async function endOf({ url }: { url: string }, key: string, scanId: string): Promise<string> {
  for (;;) {
    const { state } = Object((await call(`${url}/v1/scans/${scanId}`, { key })).json).scan
    if (state === 'completed' || state === 'failed') return state
  }
}

test('an abandoned scan is taken up within ten seconds, though nobody asks for it', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const { service, pass } = await startWithTimers(t, platform.settings)
  const { workspace, key } = await mintCaller(service.db)
  const scanId = await leaveScanBehind(service, workspace.id)
  pass(10)
  assert.equal(await endOf(service, key, scanId), 'completed', 'the sweep is to take it up')
})

test('a service that starts takes up what a dead one left', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const first = await startTestService(platform.settings)
  t.after(() => first.close())
  const { workspace, key } = await mintCaller(first.db)
  const scanId = await leaveScanBehind(first, workspace.id)
  const second = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', ...platform.settings }),
    connectionString: first.connectionString,
    log: createLog('silent'),
    loopDelay: neverLate,
  })
  try {
    assert.equal(await endOf(second, key, scanId), 'completed', 'the second service is to take it up')
  } finally {
    await second.close()
  }
})

test('a running scan renews its lease of 30 seconds every ten', async (t) => {
  const platform = await holdPlatform(t)
  const { service, pass } = await startWithTimers(t, platform.settings)
  const { workspace, key } = await mintCaller(service.db)
  const answer = call(`${service.url}/v1/scans`, { method: 'POST', key })
  await platform.reached()
  const leaseLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from lease_expires_at - clock_timestamp())::float as left from scans
      where workspace_id = ${workspace.id}`.execute(service.db)
    return rows[0]?.left ?? 0
  }
  assert.ok((await leaseLeft()) <= 30)
  await sql`update scans set lease_expires_at = clock_timestamp() + interval '20 seconds'
    where workspace_id = ${workspace.id}`.execute(service.db)
  pass(10)
  while ((await leaseLeft()) <= 20);
  assert.ok((await leaseLeft()) <= 30)
  platform.release()
  assert.equal((await answer).status, 201)
})

test('retention is kept where stored posts are never looked at again', async (t) => {
  const { service, pass } = await startWithTimers(t, { EVIDENCE_REFRESH_HOURS: '0' })
  const { workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [
    { id: 'video', platform: 'youtube' },
    { id: 'post', platform: 'reddit' },
  ])
  await sql`update posts set checked_at = ${daysAgo(31)} where workspace_id = ${workspace.id}`.execute(
    service.db,
  )
  pass(600)
  const stored = async () =>
    (await findPosts(service.db, workspace.id, ['video', 'post'])).map(({ id }) => id)
  while ((await stored()).length > 1);
  assert.deepEqual(await stored(), ['post'])
})

test('while it shuts down it refuses new scans with 503 and Retry-After, and ends the running one', async (t) => {
  const platform = await holdPlatform(t)
  const service = await startTestService({ ...platform.settings, DRAIN_SECONDS: '60' })
  t.after(() => service.close())
  const [running, late] = [await mintCaller(service.db), await mintCaller(service.db)]
  const scan = (key: string): Promise<Answer> => call(`${service.url}/v1/scans`, { method: 'POST', key })
  const answer = scan(running.key)
  await platform.reached()
  const stopped = service.stop()

  const refused = await scan(late.key)
  assert.equal(refused.status, 503)
  assert.match(sentenceOf(refused), /shutting down and starts no more scans/)
  assert.ok(Number(refused.headers.get('Retry-After')) >= 1)
  const ready = await call(`${service.url}/readyz`)
  assert.equal(ready.status, 503)
  assert.ok(Number(ready.headers.get('Retry-After')) >= 1)
  assert.equal((await call(`${service.url}/healthz`)).status, 200)

  platform.release()
  assert.equal((await answer).status, 201)
  await stopped
})
