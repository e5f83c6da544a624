import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { connect } from '../../db/connect.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { type GateTimes, readGate, startScan, takeOverScan } from '../../db/scan-gate.ts'
import { readScanState } from '../../db/scan-states.ts'
import { completeScan, renewLease, type ScanLease, storeCollectorRecord } from '../../db/scans.ts'
import { importPosts, storeScanPosts } from '../../db/store-posts.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { type CollectorRecord, type Post, ScanResponse } from '../../src/model/index.ts'
import { MAX_ATTEMPTS } from '../../src/scan/admission.ts'
import { holdRanking } from '../support/broken-ranking.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { call, mintCaller, sentenceOf, startTestService, type TestService } from '../support/service.ts'

const times: GateTimes = { intervalSeconds: 3600, retentionSeconds: 86_400, leaseSeconds: 30 }

const post: Post = {
  platform: 'x',
  id: '1',
  text: 'The new grow light buzzes.',
  url: 'https://x.com/a/status/1',
  publishedAt: '2026-11-01T10:00:00.000Z',
  matchedTerms: ['grow light'],
  metrics: {},
  sourceMethod: 'api',
}

const record: CollectorRecord = {
  collector: 'x',
  platforms: ['x'],
  status: 'ok',
  startedAt: '2026-11-01T10:00:00.000Z',
  completedAt: '2026-11-01T10:00:01.000Z',
  durationMs: 1000,
  requests: 7,
  attempts: 7,
  fetched: 1,
  stored: 1,
  updated: 0,
  rejected: {},
  coverage: [],
  retryAfterSeconds: null,
  error: null,
}

describe('a scan whose process died', () => {
  let service: TestService

  before(async () => {
    service = await startTestService({ X_BEARER_TOKEN: 'nobody', X_BASE_URL: 'http://127.0.0.1:9' })
  })
  after(() => service.close())

  /** Starts a scan as a process would that then stops answering. */
  async function begin(workspaceId: string, idempotencyKey?: string): Promise<ScanLease> {
    const { fence } = await readGate(service.db, workspaceId, idempotencyKey, times)
    const lease = await startScan(
      service.db,
      { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey, fence },
      times,
    )
    assert.ok(lease)
    return lease
  }

  async function letLeaseRunOut({ workspaceId, scanId }: ScanLease): Promise<void> {
    await sql`update scans set lease_expires_at = clock_timestamp() - interval '1 second'
      where workspace_id = ${workspaceId} and scan_id = ${scanId}`.execute(service.db)
  }

  const retry = (key: string, idempotencyKey: string) =>
    call(`${service.url}/v1/scans`, { method: 'POST', key, headers: { 'Idempotency-Key': idempotencyKey } })

  test('is taken over by a retry with its key: finished collectors are kept, the hour is not charged again', async () => {
    const { workspace, key } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'the-process-dies')
    assert.ok(await storeScanPosts(service.db, lease, [post]))
    assert.ok(await storeCollectorRecord(service.db, lease, record))
    assert.equal((await retry(key, 'the-process-dies')).status, 409, 'its lease still lives')

    await letLeaseRunOut(lease)
    const answer = await retry(key, 'the-process-dies')
    assert.equal(answer.status, 201, answer.text)
    const { run } = ScanResponse.parse(answer.json)
    assert.equal(run.id, lease.scanId)
    assert.deepEqual(
      run.collectors.map(({ collector }) => collector),
      ['reddit', 'x', 'youtube', 'meta'],
    )
    assert.deepEqual(
      run.collectors.find(({ collector }) => collector === 'x'),
      record,
    )
    assert.deepEqual(
      run.posts.map(({ id }) => id),
      ['1'],
    )
    assert.equal((await retry(key, 'the-process-dies')).text, answer.text)
  })

  test('is answered with the newest 500 of its posts, and how many there are and are new', async () => {
    const { workspace, key } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'many-posts')
    const published = Date.parse(post.publishedAt)
    const posts = Array.from({ length: 510 }, (_, n) => ({
      ...post,
      id: `${1000 + n}`,
      url: `https://x.com/a/status/${1000 + n}`,
      publishedAt: new Date(published - n * 1000).toISOString(),
    }))
    await importPosts(service.db, workspace.id, posts.slice(0, 3))
    assert.ok(await storeScanPosts(service.db, lease, posts))
    assert.ok(await storeCollectorRecord(service.db, lease, record))
    await letLeaseRunOut(lease)
    const { run } = ScanResponse.parse((await retry(key, 'many-posts')).json)
    assert.deepEqual(
      run.posts.map(({ id }) => id),
      posts.slice(0, 500).map(({ id }) => id),
    )
    assert.deepEqual([run['postsTotal'], run['postsNew']], [510, 507])
  })

  test('counts a post as new that the dead attempt had kept', async () => {
    const { workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id)
    assert.ok(await storeScanPosts(service.db, lease, [post]))
    await letLeaseRunOut(lease)
    const { fence } = await readGate(service.db, workspace.id, undefined, times)
    const taken = await takeOverScan(service.db, { ...lease, fence }, times)
    assert.ok(taken)
    assert.ok(await storeScanPosts(service.db, taken, [post]))
    const state = await readScanState(service.db, workspace.id, lease.scanId, times)
    assert.deepEqual([state?.scan.postsTotal, state?.scan.postsNew], [1, 1])
  })

  test('writes nothing more once it was taken over', async () => {
    const { workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id)
    await letLeaseRunOut(lease)
    const { fence } = await readGate(service.db, workspace.id, undefined, times)
    const taken = await takeOverScan(service.db, { ...lease, fence }, times)
    assert.ok(taken)

    assert.equal(await storeScanPosts(service.db, lease, [post]), undefined)
    assert.equal(await storeCollectorRecord(service.db, lease, record), false)
    assert.equal(await renewLease(service.db, lease, 30), false)
    assert.equal(await completeScan(service.db, lease, '{}'), false)
    const { rows } = await sql`select from posts where workspace_id = ${workspace.id}`.execute(service.db)
    assert.equal(rows.length, 0)
    assert.ok(await renewLease(service.db, taken, 30))
  })

  test('only one of many takes it over', async () => {
    const { workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id)
    await letLeaseRunOut(lease)
    const { fence } = await readGate(service.db, workspace.id, undefined, times)
    const takers = await Promise.all(
      Array.from({ length: 20 }, () => takeOverScan(service.db, { ...lease, fence }, times)),
    )
    assert.equal(takers.filter((taken) => taken !== undefined).length, 1)
  })

  test('is failed after its last attempt, and its key then waits for the hour', async () => {
    const { workspace, key } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'dies-every-time')
    await sql`update scans set attempts = ${MAX_ATTEMPTS} where scan_id = ${lease.scanId}`.execute(service.db)
    await letLeaseRunOut(lease)
    assert.equal((await retry(key, 'dies-every-time')).status, 429)
    const { rows } = await sql`select state from scans where scan_id = ${lease.scanId}`.execute(service.db)
    assert.deepEqual(rows, [{ state: 'failed' }])
  })
})

test('a start that never finds the gate as it was read is refused for a second, and nothing was started', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const service = await startTestService(platform.settings)
  try {
    const { key } = await mintCaller(service.db)
    // Every write to the gate comes to nothing, as if another start had always been first.
    await sql`create function come_to_nothing() returns trigger language plpgsql as 'begin return null; end'`.execute(
      service.db,
    )
    await sql`create trigger gate_moves before insert or update on scan_gates
      for each row execute function come_to_nothing()`.execute(service.db)
    const start = () => call(`${service.url}/v1/scans`, { method: 'POST', key })
    const refused = await start()
    assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '1'])
    assert.match(sentenceOf(refused), /Too many scans of this workspace start at this moment/)
    assert.equal(platform.calls(), 0)
    await sql`drop trigger gate_moves on scan_gates`.execute(service.db)
    assert.equal((await start()).status, 201)
  } finally {
    await service.close()
  }
})

test('the sweep takes up an abandoned scan that nobody asks for, and its key then replays', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const service = await startTestService(platform.settings)
  try {
    const { workspace, key } = await mintCaller(service.db)
    const { fence } = await readGate(service.db, workspace.id, undefined, times)
    const scanId = `scan_${randomUUID()}`
    const lease = await startScan(
      service.db,
      { workspaceId: workspace.id, scanId, idempotencyKey: 'left-behind', fence },
      times,
    )
    assert.ok(lease)
    await sql`update scans set lease_expires_at = clock_timestamp() where scan_id = ${scanId}`.execute(
      service.db,
    )
    await service.sweep()
    const retry = () =>
      call(`${service.url}/v1/scans`, { method: 'POST', key, headers: { 'Idempotency-Key': 'left-behind' } })
    let answer = await retry()
    while (answer.status === 409) answer = await retry()
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('Idempotency-Replayed'), 'true')
    assert.equal(ScanResponse.parse(answer.json).run.id, scanId)
  } finally {
    await service.close()
  }
})

/** Scans of so many workspaces, whose processes died. */
async function abandon(db: Db, count: number): Promise<string[]> {
  const scanIds: string[] = []
  while (scanIds.length < count) {
    const { workspace } = await mintCaller(db)
    const { fence } = await readGate(db, workspace.id, undefined, times)
    const scanId = `scan_${randomUUID()}`
    const scan = { workspaceId: workspace.id, scanId, idempotencyKey: undefined, fence }
    assert.ok(await startScan(db, scan, times))
    scanIds.push(scanId)
  }
  await sql`update scans set lease_expires_at = clock_timestamp() where scan_id = any(${scanIds})`.execute(db)
  return scanIds
}

test('a sweep leaves alone what its own process still collects, however late its lease is renewed', async (t) => {
  const platform = await holdPlatform(t)
  const service = await startTestService(platform.settings)
  try {
    const { workspace, key } = await mintCaller(service.db)
    const answer = call(`${service.url}/v1/scans`, { method: 'POST', key })
    await platform.reached()
    const scans = async () => {
      const { rows } = await sql<{ scan_id: string; attempts: number }>`
        select scan_id, attempts from scans where workspace_id = ${workspace.id}`.execute(service.db)
      return rows
    }
    const letLeaseRunOut = () =>
      sql`update scans set lease_expires_at = clock_timestamp() where workspace_id = ${workspace.id}`.execute(
        service.db,
      )
    await letLeaseRunOut()
    await service.sweep()
    const [scan] = await scans()
    assert.equal(scan?.attempts, 1)
    const { fence } = await readGate(service.db, workspace.id, undefined, times)
    const abandoned = { workspaceId: workspace.id, scanId: scan.scan_id, fence }
    assert.ok(await takeOverScan(service.db, abandoned, times), 'another process may take it for abandoned')
    await letLeaseRunOut()
    await service.sweep()
    assert.deepEqual(
      (await scans()).map(({ attempts }) => attempts),
      [3],
      'then it is abandoned, once that process is dead',
    )
    platform.release()
    assert.equal((await answer).status, 409)
  } finally {
    await service.close()
  }
})

test('abandoned scans leave comments to the next scan where there are more of them than collect at once', async () => {
  const simulator = await startSimulator()
  const reddit = Object.entries(simulatorSettings(simulator)).filter(([name]) => name.startsWith('REDDIT_'))
  const service = await startTestService(Object.fromEntries(reddit))
  try {
    const recorded = async (scanIds: readonly string[]) => {
      for (;;) {
        const { rows } = await sql<{ asked: number; posts: number; status: string }>`
          select (record->'comments'->>'asked')::int as asked, (record->>'stored')::int as posts, record->>'status' as status
          from scans left join scan_collectors using (workspace_id, scan_id)
          where scan_id = any(${scanIds}) and state <> 'running' order by completed_at`.execute(service.db)
        if (rows.length === scanIds.length) return rows
      }
    }
    const many = await abandon(service.db, 10)
    await service.sweep()
    const ended = await recorded(many)
    assert.deepEqual([...new Set(ended.map(({ asked, status }) => `${asked} ${status}`))], ['0 partial'])
    const one = await abandon(service.db, 1)
    await service.sweep()
    assert.ok((await recorded(one)).every(({ asked }) => asked > 0))
    assert.ok(ended.every(({ posts }) => posts > 0))
  } finally {
    await service.close()
    await simulator.close()
  }
})

test('one sweep takes up forty abandoned scans, a few at a time, and all end within thirty seconds', async (t) => {
  const platform = await holdPlatform(t)
  const service = await startTestService({ ...platform.settings, X_MAX_POSTS_PER_DAY: '100000' })
  try {
    const scanIds = await abandon(service.db, 40)
    await service.sweep()
    const inState = async () => {
      const { rows } = await sql<{ state: string; collecting: boolean; scans: number }>`
        select state, count(*)::int as scans, lease_expires_at > clock_timestamp() and not exists (
          select from scan_collectors done where (done.workspace_id, done.scan_id) = (scans.workspace_id, scans.scan_id)
        ) as collecting
        from scans where scan_id = any(${scanIds}) group by 1, 3 order by 1, 3`.execute(service.db)
      return rows
    }
    assert.deepEqual(await inState(), [
      { state: 'running', collecting: false, scans: 32 },
      { state: 'running', collecting: true, scans: 8 },
    ])
    platform.release()
    const releasedMs = performance.now()
    let states = await inState()
    while (states.some(({ state }) => state === 'running')) {
      const running = states.find(({ state, collecting }) => state === 'running' && collecting)?.scans ?? 0
      assert.ok(running <= 8, `${running} collect at once`)
      states = await inState()
    }
    assert.deepEqual([...new Set((await inState()).map(({ state }) => state))], ['completed'])
    assert.ok(performance.now() - releasedMs < 30_000)
  } finally {
    await service.close()
  }
})

test('the next abandoned scan asks the platforms while those before it are ranked', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const service = await startTestService(platform.settings)
  t.after(() => service.close())
  const ranking = await holdRanking(t, service.connectionString)
  const scanIds = await abandon(service.db, 20)
  await service.sweep()
  const count = async () => {
    const { rows } = await sql<{ collected: number; completed: number }>`
      select count(record)::int as collected, count(completed_at)::int as completed
      from scans left join scan_collectors using (workspace_id, scan_id)
      where scan_id = any(${scanIds})`.execute(service.db)
    return rows[0]
  }
  while ((await count())?.collected !== 20);
  assert.deepEqual(await count(), { collected: 20, completed: 0 })
  await ranking.release()
  while ((await count())?.completed !== 20);
})

test('a shutdown gives a running scan back at once, without counting the attempt', async (t) => {
  const platform = await holdPlatform(t)
  const service = await startTestService(platform.settings)
  const { workspace, key } = await mintCaller(service.db)
  const answer = call(`${service.url}/v1/scans`, { method: 'POST', key })
  await platform.reached()
  const looking = openDatabase(service.connectionString, { max: 1, deadlines: allWithin(5000) })
  try {
    await service.stop()
    assert.equal((await answer).status, 503)
    assert.match(
      sentenceOf(await answer),
      /another process finishes this scan\. .* get_scan says what becomes/,
    )
    const { rows } = await sql`select state, attempts, lease_expires_at <= clock_timestamp() as free
      from scans where workspace_id = ${workspace.id}`.execute(looking)
    assert.deepEqual(rows, [{ state: 'running', attempts: 0, free: true }])
  } finally {
    await looking.destroy()
    await service.close()
  }
})

test('a shutdown waits for a scan that is about to start, and gives it back', async (t) => {
  const platform = await holdPlatform(t)
  const service = await startTestService(platform.settings)
  const { workspace, key } = await mintCaller(service.db)
  const looking = connect(service.connectionString)
  try {
    await looking.unsafe('begin; lock table scan_gates in exclusive mode').simple()
    const answer = call(`${service.url}/v1/scans`, { method: 'POST', key })
    await untilLockIsAwaited(looking, 'scan_gates')
    const stopped = service.stop()
    await looking.unsafe('commit').simple()
    assert.equal((await answer).status, 503)
    await stopped
    const rows = await looking`select state, attempts, lease_expires_at <= clock_timestamp() as free
      from scans where workspace_id = ${workspace.id}`
    assert.deepEqual([...rows], [{ state: 'running', attempts: 0, free: true }])
  } finally {
    await looking.end()
    await service.close()
  }
})

test('a shutdown gives back a scan whose ranking it cannot wait for', async (t) => {
  const platform = await holdPlatform(t)
  platform.release()
  const service = await startTestService({ ...platform.settings, RANKING_TIMEOUT_SECONDS: '3600' })
  const { workspace, key } = await mintCaller(service.db)
  const looking = connect(service.connectionString)
  try {
    await looking.unsafe('begin; lock table rankings in share mode').simple()
    const answer = call(`${service.url}/v1/scans`, { method: 'POST', key })
    await untilLockIsAwaited(looking, 'rankings')
    await service.stop()
    assert.equal((await answer).status, 503)
    const rows = await looking`select state, attempts, lease_expires_at <= clock_timestamp() as free
      from scans where workspace_id = ${workspace.id}`
    assert.deepEqual([...rows], [{ state: 'running', attempts: 0, free: true }])
  } finally {
    await looking.end({ timeout: 0 })
    await service.close()
  }
})
