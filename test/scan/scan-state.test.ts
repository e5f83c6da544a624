import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type GateTimes, readGate, startScan } from '../../db/scan-gate.ts'
import { completeScan, failScan, type ScanLease, storeCollectorRecord } from '../../db/scans.ts'
import {
  type CollectorRecord,
  type CoverageSpan,
  ScanResponse,
  ScanStateResponse,
} from '../../src/model/index.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { connectClient } from '../support/mcp-client.ts'
import { connectClient2026 } from '../support/mcp-client-2026.ts'
import { type Answer, call, mintCaller, sentenceOf, startTestService } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

const times: GateTimes = { intervalSeconds: 3600, retentionSeconds: 86_400, leaseSeconds: 30 }

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

const get = (key: string, id: string): Promise<Answer> => call(`${service.url}/v1/scans/${id}`, { key })

async function read(key: string, id = 'latest'): Promise<z.infer<typeof ScanStateResponse>> {
  const answer = await get(key, id)
  assert.equal(answer.status, 200, answer.text)
  return ScanStateResponse.parse(answer.json)
}

/** Starts a scan as a process would that then says nothing more. */
async function begin(workspaceId: string, idempotencyKey?: string): Promise<ScanLease> {
  const { fence } = await readGate(service.db, workspaceId, idempotencyKey, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey, fence }
  return (await startScan(service.db, scan, times)) ?? assert.fail('the slot is taken')
}

async function passTime(workspaceId: string, seconds: number): Promise<void> {
  const back = sql`make_interval(secs => ${seconds})`
  await sql`update scan_gates set last_start = last_start - ${back} where workspace_id = ${workspaceId}`.execute(
    service.db,
  )
  await sql`update scans set started_at = started_at - ${back}, lease_expires_at = lease_expires_at - ${back},
    completed_at = completed_at - ${back} where workspace_id = ${workspaceId}`.execute(service.db)
}

const span = (n: number, complete: boolean): CoverageSpan => ({
  platform: 'x',
  query: `query ${n}`,
  wantedSince: '2026-10-01T00:00:00.000Z',
  reachedBackTo: '2026-10-01T00:00:00.000Z',
  complete,
})

const record: CollectorRecord = {
  collector: 'x',
  platforms: ['x'],
  status: 'partial',
  startedAt: '2026-11-01T10:00:00.000Z',
  completedAt: '2026-11-01T10:00:01.000Z',
  durationMs: 1000,
  requests: 7,
  attempts: 9,
  fetched: 3,
  stored: 1,
  updated: 1,
  rejected: { no_date: 1 },
  coverage: [span(1, true), span(2, false), span(3, true)],
  retryAfterSeconds: null,
  error: { code: 'budget', message: 'The budget is spent.' },
  problems: [{ code: 'budget', message: 'The budget is spent.' }],
}

describe('GET /v1/scans/{id} and get_scan', () => {
  test('a completed scan by its id, its key, and as the latest, the same on both surfaces and in both protocols', async (t) => {
    const { key } = await mintCaller(service.db)
    const run = await call(`${service.url}/v1/scans`, {
      method: 'POST',
      key,
      headers: { 'Idempotency-Key': 'a-scan-that-completes' },
    })
    const scanned = ScanResponse.parse(run.json).run
    const { scan, nextScanMayStartAt, secondsUntilNextScan } = await read(key)
    assert.equal(scan.id, scanned.id)
    assert.equal(scan.idempotencyKey, 'a-scan-that-completes')
    assert.equal(scan.state, 'completed')
    assert.equal(scan.startedAt, scanned.startedAt)
    assert.equal(scan.attempts, 1)
    assert.equal(scan.postsTotal, scanned['postsTotal'])
    assert.equal(scan.postsNew, scanned['postsNew'])
    assert.ok(scan.postsTotal > 0)
    const expected = scanned.collectors.map(({ coverage, problems: _, ...rest }) => ({
      ...rest,
      queries: coverage.length,
      queriesComplete: coverage.filter(({ complete }) => complete).length,
    }))
    assert.deepEqual(scan.collectors, expected)
    assert.deepEqual([scan.pending, scan.notConfigured], [[], []])
    const completedAt = Date.parse(scan.completedAt ?? '')
    assert.ok(completedAt >= Date.parse(scanned.completedAt))
    assert.equal(Date.parse(scan.replayableUntil ?? ''), completedAt + 86_400_000)
    assert.equal(Date.parse(nextScanMayStartAt), Date.parse(scan.startedAt) + 3_600_000)
    assert.ok(secondsUntilNextScan > 3500 && secondsUntilNextScan <= 3600)

    const clients = [await connectClient(t, service.url, key), await connectClient2026(t, service.url, key)]
    for (const client of clients) {
      // From here on the client checks every structuredContent by its tool's outputSchema.
      await client.listTools()
      for (const args of [{}, { id: 'latest' }, { id: scanned.id }, { id: 'a-scan-that-completes' }]) {
        const result = CallToolResultSchema.parse(
          await client.callTool({ name: 'get_scan', arguments: args }),
        )
        assert.deepEqual(ScanStateResponse.parse(result.structuredContent).scan, scan)
      }
    }
    assert.deepEqual((await read(key, scanned.id)).scan, scan)
    assert.deepEqual((await read(key, 'a-scan-that-completes')).scan, scan)
  })

  test('a running scan with what has been done so far: its collectors that ended, without the spans of their queries', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'still-under-way')
    assert.ok(await storeCollectorRecord(service.db, lease, record))
    const { scan } = await read(key, 'still-under-way')
    assert.equal(scan.id, lease.scanId)
    assert.equal(scan.state, 'running')
    assert.equal(scan.completedAt, null)
    assert.equal(scan.replayableUntil, null)
    assert.deepEqual([scan.postsTotal, scan.postsNew], [0, 0])
    const { coverage: _spans, problems: _problems, ...rest } = record
    assert.deepEqual(scan.collectors, [{ ...rest, queries: 3, queriesComplete: 2 }])
    assert.deepEqual(scan.pending, ['reddit', 'youtube', 'meta'])
  })

  test('an answer stays short however many queries there were', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id)
    const coverage = Array.from({ length: 2000 }, (_, n) => span(n, true))
    assert.ok(await storeCollectorRecord(service.db, lease, { ...record, coverage }))
    const answer = await get(key, 'latest')
    assert.ok(answer.text.length < 1500, `${answer.text.length} characters`)
    assert.equal(ScanStateResponse.parse(answer.json).scan.collectors[0]?.queries, 2000)
  })

  test('a scan whose process died is abandoned; taken over, it runs in its second attempt', async (t) => {
    const platform = await holdPlatform(t)
    const held = await startTestService(platform.settings)
    try {
      const { key, workspace } = await mintCaller(held.db)
      const { fence } = await readGate(held.db, workspace.id, undefined, times)
      const scan = {
        workspaceId: workspace.id,
        scanId: `scan_${randomUUID()}`,
        idempotencyKey: undefined,
        fence,
      }
      assert.ok(await startScan(held.db, scan, times))
      await sql`update scans set lease_expires_at = clock_timestamp() where scan_id = ${scan.scanId}`.execute(
        held.db,
      )
      const readHeld = async () =>
        ScanStateResponse.parse((await call(`${held.url}/v1/scans/${scan.scanId}`, { key })).json).scan
      const abandoned = await readHeld()
      assert.deepEqual([abandoned.state, abandoned.attempts], ['abandoned', 1])
      await held.sweep()
      const taken = await readHeld()
      assert.deepEqual([taken.state, taken.attempts], ['running', 2])
      assert.deepEqual([taken.pending, taken.notConfigured], [['x'], ['reddit', 'youtube', 'meta']])
      await platform.reached()
      platform.release()
    } finally {
      await held.close()
    }
  })

  test('a failed scan cannot be replayed, and says when the next may start', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'a-scan-that-fails')
    await failScan(service.db, lease)
    const { scan, secondsUntilNextScan } = await read(key)
    assert.equal(scan.state, 'failed')
    assert.ok(scan.completedAt !== null)
    assert.equal(scan.replayableUntil, null)
    assert.ok(secondsUntilNextScan > 3500)
  })

  test('a completed scan without a key cannot be replayed', async () => {
    const { key, workspace } = await mintCaller(service.db)
    assert.ok(await completeScan(service.db, await begin(workspace.id), '{}'))
    const { scan } = await read(key)
    assert.deepEqual([scan.state, scan.idempotencyKey, scan.replayableUntil], ['completed', null, null])
  })

  test('past the hour the wait is 0 seconds, past the retention nothing can be replayed', async () => {
    const { key, workspace } = await mintCaller(service.db)
    assert.ok(await completeScan(service.db, await begin(workspace.id, 'a-scan-of-yesterday'), '{}'))
    await passTime(workspace.id, 3600 - 60)
    const { secondsUntilNextScan } = await read(key)
    assert.ok(secondsUntilNextScan >= 1 && secondsUntilNextScan <= 60)
    await passTime(workspace.id, secondsUntilNextScan)
    const later = await read(key)
    assert.equal(later.secondsUntilNextScan, 0)
    assert.ok(Date.parse(later.nextScanMayStartAt) <= Date.now())
    assert.ok(later.scan.replayableUntil !== null)
    await passTime(workspace.id, 82_860)
    assert.equal((await read(key)).scan.replayableUntil, null)
  })

  test('of several scans of one key the latest; a run id comes before a key that reads the same', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const first = await begin(workspace.id, 'used-again')
    await failScan(service.db, first)
    await passTime(workspace.id, 7200)
    const second = await begin(workspace.id, 'used-again')
    await failScan(service.db, second)
    assert.equal((await read(key, 'used-again')).scan.id, second.scanId)
    await passTime(workspace.id, 7200)
    const third = await begin(workspace.id, first.scanId)
    assert.equal((await read(key, first.scanId)).scan.id, first.scanId)
    assert.equal((await read(key)).scan.id, third.scanId)
  })

  test('404 for what was never started, and for another workspace’s scans by id or key', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const lease = await begin(workspace.id, 'belongs-to-another')
    const stranger = await mintCaller(service.db)
    for (const id of [lease.scanId, 'belongs-to-another', 'never-started']) {
      const answer = await get(stranger.key, id)
      assert.equal(answer.status, 404)
      assert.match(sentenceOf(answer), /no scan of that id or idempotencyKey, so none was started under it/)
    }
    const none = await get(stranger.key, 'latest')
    assert.equal(none.status, 404)
    assert.match(
      sentenceOf(none),
      /^This workspace has not scanned yet\. run_scan may start its first scan now\.$/,
    )
    assert.equal((await get(key, 'belongs-to-another')).status, 200)
  })

  test('over MCP what is not there is a tool error with the same sentence', async (t) => {
    const { key } = await mintCaller(service.db)
    const client = await connectClient(t, service.url, key)
    const result = CallToolResultSchema.parse(await client.callTool({ name: 'get_scan', arguments: {} }))
    assert.equal(result.isError, true)
    assert.deepEqual(result.content, [{ type: 'text', text: sentenceOf(await get(key, 'latest')) }])
  })

  test('400 for what is no id, whatever it is', async () => {
    const { key } = await mintCaller(service.db)
    for (const id of ['a%20b', '%00', 'x'.repeat(129), '%E2%80%AE', "';select", '%ED%A0%80', '%E0%A4%A']) {
      const answer = await get(key, id)
      assert.equal(answer.status, 400, `${id}: ${answer.text}`)
      assert.ok(sentenceOf(answer).length > 20)
    }
    assert.equal((await get(key, 'a%2Fb')).status, 400)
    assert.equal((await get(key, '')).status, 404)
    assert.equal((await call(`${service.url}/v1/scans/latest?full=1`, { key })).status, 400)
    assert.equal((await call(`${service.url}/v1/scans/latest`, { method: 'DELETE', key })).status, 405)
  })
})
