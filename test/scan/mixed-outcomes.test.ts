import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { listReachedWords, readLedger } from '../../db/coverage.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { type Platform, ScanResponse, Workspace } from '../../src/model/index.ts'
import { connectClient } from '../support/mcp-client.ts'
import { call, mintCaller, startTestService, type TestService } from '../support/service.ts'

/** Longer than the scan's deadline: that platform answers too late. */
const TOO_SLOW_MS = 60_000
/** Ten times what the platform that is well needs for its posts. */
const DEADLINE_SECONDS = '25'
const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS)

describe('a scan in which one platform is rate limited, one out of credits, one too slow and one well', () => {
  let service: TestService
  let simulator: Awaited<ReturnType<typeof startSimulator>>

  before(async () => {
    simulator = await startSimulator()
    const settings = simulatorSettings(simulator)
    const failing = {
      ...settings,
      REDDIT_CLIENT_SECRET: `${settings['REDDIT_CLIENT_SECRET']}.rate_limited`,
      X_BEARER_TOKEN: `${settings['X_BEARER_TOKEN']}.credits`,
      YOUTUBE_API_KEY: `${settings['YOUTUBE_API_KEY']}.slow-${TOO_SLOW_MS}`,
      // That is not enough for comments after them on a busy machine.
      META_COMMENT_CALLS_PER_SCAN: '0',
      SCAN_DEADLINE_SECONDS: DEADLINE_SECONDS,
    }
    service = await startTestService(failing, systemClock)
  })
  after(async () => {
    await service.close()
    await simulator.close()
  })

  test('REST and MCP tell the same of each: what happened, how long to wait, what was not seen', async (t) => {
    const { key, workspace } = await mintCaller(service.db, {
      ...Workspace.omit({ id: true }).parse(demoWorkspace),
      words: demoWorkspace.words.slice(0, 2),
      competitorUrls: [],
    })
    const answer = await call(`${service.url}/v1/scans`, {
      method: 'POST',
      key,
      headers: { 'Idempotency-Key': 'mixed-outcomes' },
    })
    assert.equal(answer.status, 201, answer.text)
    const { run } = ScanResponse.parse(answer.json)
    const by = new Map(run.collectors.map((record) => [record.collector, record]))
    assert.deepEqual(
      run.collectors.map(({ collector, status, error }) => [collector, status, error?.code ?? null]),
      [
        ['reddit', 'rate_limited', 'rate_limited'],
        ['x', 'blocked', 'credits_exhausted'],
        ['youtube', 'timeout', 'deadline'],
        ['meta', 'ok', null],
      ],
    )
    assert.ok((by.get('reddit')?.retryAfterSeconds ?? 0) > 0)
    assert.equal(by.get('x')?.attempts, by.get('x')?.requests, 'a 402 is never repeated')
    for (const name of ['reddit', 'x', 'youtube'] as const) {
      const record = by.get(name)
      assert.equal(record?.stored, 0)
      assert.ok(record.coverage.length > 0, `${name} says nothing of its queries`)
      assert.ok(record.coverage.every(({ complete, note }) => !complete && (note ?? '') !== ''))
    }
    assert.ok((by.get('meta')?.stored ?? 0) > 0)
    assert.ok(run.posts.every(({ platform }) => platform === 'facebook' || platform === 'instagram'))

    const now = new Date()
    const ledger = await readLedger(service.db, workspace.id, { since: daysBefore(now, 60), now })
    const kindsOf = (platform: Platform) => ledger.filter((entry) => entry.platform === platform)
    for (const platform of ['reddit', 'x', 'youtube'] as const) {
      assert.ok(kindsOf(platform).length > 0, `the ledger forgot that ${platform} was asked`)
      assert.ok(kindsOf(platform).every(({ days }) => days.length === 0))
    }
    const reached = new Map(kindsOf('instagram').map(({ kind, days }) => [kind, days.length]))
    assert.deepEqual([...reached.keys()].sort(), ['account', 'words'])
    assert.ok((reached.get('account') ?? 0) > 7, 'accounts reach back the window')
    assert.ok((reached.get('words') ?? 9) <= 2, 'hashtags reach back a day')
    assert.equal((await listReachedWords(service.db, workspace.id, daysBefore(now, 60))).length, 2)

    const client = await connectClient(t, service.url, key)
    const overMcp = CallToolResultSchema.parse(
      await client.callTool({
        name: 'run_scan',
        arguments: { idempotencyKey: 'mixed-outcomes', maxChars: 0 },
      }),
    )
    assert.deepEqual(overMcp.structuredContent, answer.json)
    assert.deepEqual(overMcp._meta, { replayed: true })
  })
})
