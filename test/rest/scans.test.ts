import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { ScanResponse, Workspace } from '../../src/model/index.ts'
import { holdPlatform } from '../support/held-platform.ts'
import {
  type Answer,
  byOperator,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

const scan = (service: TestService, key: string, idempotencyKey?: string): Promise<Answer> =>
  call(`${service.url}/v1/scans`, {
    method: 'POST',
    key,
    headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
  })

/** The gate's time is the database's: the clock of a test is a row that is moved back. */
async function passTime(service: TestService, workspaceId: string, seconds: number): Promise<void> {
  const back = sql`make_interval(secs => ${seconds})`
  await sql`update scan_gates set last_start = last_start - ${back} where workspace_id = ${workspaceId}`.execute(
    service.db,
  )
  await sql`update scans set started_at = started_at - ${back}, lease_expires_at = lease_expires_at - ${back},
    completed_at = completed_at - ${back} where workspace_id = ${workspaceId}`.execute(service.db)
}

describe('POST /v1/scans against the simulated platforms', () => {
  let service: SimulatedService
  const demo = Workspace.omit({ id: true }).parse(demoWorkspace)

  before(async () => {
    service = await startSimulatedService()
  })
  after(() => service.close())

  test('201: collects from all five platforms, stores what it found and ranks it', async () => {
    const { key, workspace } = await mintCaller(service.db, demo)
    const answer = await scan(service, key, 'first-scan-of-all')
    assert.equal(answer.status, 201, answer.text)
    assert.equal(answer.headers.get('Idempotency-Replayed'), 'false')
    const { run } = ScanResponse.parse(answer.json)
    assert.equal(run.mode, 'live')
    assert.ok(run.startedAt <= run.completedAt)
    assert.deepEqual(
      run.collectors.map(({ collector }) => collector),
      ['reddit', 'x', 'youtube', 'meta'],
    )
    for (const record of run.collectors)
      assert.ok(['ok', 'partial'].includes(record.status), JSON.stringify(record))
    assert.deepEqual([...new Set(run.posts.map(({ platform }) => platform))].sort(), [
      'facebook',
      'instagram',
      'reddit',
      'x',
      'youtube',
    ])
    assert.ok(run.trends.length > 0)
    const ranking = await call(`${service.url}/v1/trends?days=${workspace.lookbackDays}`, { key })
    assert.deepEqual(run.trends, Object(ranking.json).trends)
    const evidence = await call(`${service.url}/v1/evidence?days=0&limit=500`, { key })
    assert.ok(evidence.text.includes(run.posts[0]?.id ?? 'no post'))

    const replay = await scan(service, key, 'first-scan-of-all')
    assert.equal(replay.status, 200)
    assert.equal(replay.headers.get('Idempotency-Replayed'), 'true')
    assert.equal(replay.text, answer.text)

    await passTime(service, workspace.id, 23 * 3600)
    assert.equal((await scan(service, key, 'first-scan-of-all')).status, 200)
    await passTime(service, workspace.id, 2 * 3600)
    const again = await scan(service, key, 'first-scan-of-all')
    assert.equal(again.status, 201, 'past the retention the key starts a new scan')
    assert.notEqual(again.text, answer.text)
  })

  test('201 without a key carries no Idempotency-Replayed; a scan within the hour is 429 with its headers', async () => {
    const { key, workspace } = await mintCaller(service.db, {
      words: ['PPFD'],
      handles: {},
      competitorUrls: [],
    })
    const first = await scan(service, key)
    assert.equal(first.status, 201, first.text)
    assert.equal(first.headers.get('Idempotency-Replayed'), null)

    const second = await scan(service, key)
    assert.equal(second.status, 429)
    const retryAfter = Number(second.headers.get('Retry-After'))
    assert.ok(Number.isInteger(retryAfter) && retryAfter > 3500 && retryAfter <= 3600)
    assert.equal(second.headers.get('RateLimit-Reset'), String(retryAfter))
    assert.equal(second.headers.get('RateLimit-Limit'), '1')
    assert.equal(second.headers.get('RateLimit-Remaining'), '0')
    assert.match(sentenceOf(second), /may start in \d+ seconds/)

    await passTime(service, workspace.id, retryAfter - 60)
    const last = Number((await scan(service, key)).headers.get('Retry-After'))
    assert.ok(last >= 1 && last <= 60)
    await passTime(service, workspace.id, last)
    assert.equal((await scan(service, key)).status, 201)
  })

  test('502 when no collector delivered: not replayable, and the hour is used', async () => {
    const broken = await startTestService({
      X_BEARER_TOKEN: 'nobody',
      X_BASE_URL: service.simulator.baseUrls.x,
    })
    try {
      const { key } = await mintCaller(broken.db)
      const failed = await scan(broken, key, 'a-scan-that-fails')
      assert.equal(failed.status, 502)
      assert.match(sentenceOf(failed), /No collector delivered evidence \(x auth_required\)/)
      const retryAfter = Number(failed.headers.get('Retry-After'))
      assert.ok(retryAfter > 3500 && retryAfter <= 3600)
      assert.equal((await scan(broken, key, 'a-scan-that-fails')).status, 429)
    } finally {
      await broken.close()
    }
  })

  test('503 when no collector is configured: it names the settings and leaves the slot free', async () => {
    const bare = await startTestService()
    try {
      const { key } = await mintCaller(bare.db)
      for (const _try of [1, 2]) {
        const refused = await scan(bare, key)
        assert.equal(refused.status, 503)
        assert.match(
          sentenceOf(refused),
          /REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET.* or REDDIT_KEYLESS_FEED and REDDIT_USER_AGENT .*X_BEARER_TOKEN.*YOUTUBE_API_KEY.*META_ACCESS_TOKEN.* imported/,
        )
      }
    } finally {
      await bare.close()
    }
  })

  test('400 for a malformed Idempotency-Key, before anything starts', async () => {
    const { key, workspace } = await mintCaller(service.db)
    for (const bad of ['', 'seven_7', 'x'.repeat(129), 'has space in it', 'ümlaut-key', 'semi;colon']) {
      const answer = await call(`${service.url}/v1/scans`, {
        method: 'POST',
        key,
        headers: { 'Idempotency-Key': Buffer.from(bad, 'utf8').toString('latin1') },
      })
      assert.equal(answer.status, 400, bad)
      assert.match(sentenceOf(answer), /^Idempotency-Key was .* It must be a string of 8 to 128 characters/)
    }
    const rows = await sql`select from scans where workspace_id = ${workspace.id}`.execute(service.db)
    assert.equal(rows.rows.length, 0)
  })

  test('a request body is refused unless it is an empty object', async () => {
    const { key } = await mintCaller(service.db)
    const post = (body: string, type = 'application/json') =>
      call(`${service.url}/v1/scans`, { method: 'POST', key, body, headers: { 'Content-Type': type } })
    assert.equal((await post('{"force":true}')).status, 400)
    assert.equal((await post('[]')).status, 400)
    assert.equal((await post('{"a":')).status, 400)
    assert.equal((await post('{}', 'text/plain')).status, 415)
    assert.equal((await post(`{"a":"${'x'.repeat(300_000)}"}`)).status, 413)
    assert.equal((await post(`${'['.repeat(1000)}${']'.repeat(1000)}`)).status, 400)
  })
})

describe('the gate under real concurrency', () => {
  test('50 parallel starts with 50 keys: one 201, 49 times 429', async (t) => {
    const platform = await holdPlatform(t)
    const service = await startTestService(platform.settings)
    try {
      const { key } = await mintCaller(service.db)
      const answers = Array.from({ length: 50 }, (_, index) => scan(service, key, `parallel-key-${index}`))
      await platform.reached()
      platform.release()
      const statuses = (await Promise.all(answers)).map(({ status }) => status).sort()
      assert.deepEqual(statuses, [201, ...Array.from({ length: 49 }, () => 429)])
    } finally {
      await service.close()
    }
  })

  test('50 parallel starts with one key: one 201, 49 times 409 with Retry-After, then 200 replays', async (t) => {
    const platform = await holdPlatform(t)
    const service = await startTestService(platform.settings)
    try {
      const { key } = await mintCaller(service.db)
      let refused = 0
      const answers = Array.from({ length: 50 }, async () => {
        const answer = await scan(service, key, 'one-key-for-all')
        // The scan ends only after all the others have been told to wait.
        if (answer.status !== 201 && ++refused === 49) platform.release()
        return answer
      })
      const settled = await Promise.all(answers)
      assert.deepEqual(settled.map(({ status }) => status).sort(), [
        201,
        ...Array.from({ length: 49 }, () => 409),
      ])
      for (const answer of settled.filter(({ status }) => status === 409)) {
        assert.match(sentenceOf(answer), /^This scan is still processing\. Repeat .* or ask get_scan\.$/)
        const seconds = Number(answer.headers.get('Retry-After'))
        assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 5)
      }
      const callsForOne = platform.calls()
      const first = settled.find(({ status }) => status === 201)
      const replays = await Promise.all([1, 2, 3].map(() => scan(service, key, 'one-key-for-all')))
      for (const replay of replays) {
        assert.equal(replay.status, 200)
        assert.equal(replay.text, first?.text)
      }
      assert.equal(platform.calls(), callsForOne, 'a replay collects nothing')
    } finally {
      await service.close()
    }
  })

  test('a client that hangs up does not cancel its scan: the retry replays it', async (t) => {
    const platform = await holdPlatform(t)
    const service = await startTestService(platform.settings)
    try {
      const { key } = await mintCaller(service.db)
      const impatient = new AbortController()
      const gone = call(`${service.url}/v1/scans`, {
        method: 'POST',
        key,
        signal: impatient.signal,
        headers: { 'Idempotency-Key': 'hang-up-and-retry' },
      })
      await platform.reached()
      impatient.abort()
      await assert.rejects(gone)
      assert.equal((await scan(service, key, 'hang-up-and-retry')).status, 409)
      platform.release()
      let answer = await scan(service, key, 'hang-up-and-retry')
      while (answer.status === 409) answer = await scan(service, key, 'hang-up-and-retry')
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('Idempotency-Replayed'), 'true')
    } finally {
      await service.close()
    }
  })

  test('a replacement key replays; a revoked key gets 401 and no replay', async (t) => {
    const platform = await holdPlatform(t)
    platform.release()
    const service = await startTestService(platform.settings)
    try {
      const { key, keyId, workspace } = await mintCaller(service.db)
      assert.equal((await scan(service, key, 'belongs-to-workspace')).status, 201)
      const { issueKey } = await import('../../src/access/issue-key.ts')
      const { revokeKey } = await import('../../db/api-keys.ts')
      const replacement = await issueKey(service.db, workspace.id, 'replacement', byOperator)
      await revokeKey(service.db, workspace.id, keyId, byOperator)
      assert.equal((await scan(service, key, 'belongs-to-workspace')).status, 401)
      assert.equal((await scan(service, replacement.key, 'belongs-to-workspace')).status, 200)
    } finally {
      await service.close()
    }
  })
})
