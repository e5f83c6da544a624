import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ServiceError } from '../../src/lib/errors.ts'
import { withCost } from '../../src/scan/with-cost.ts'
import { call, mintCaller, sentenceOf, startTestService } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { connectTools } from '../support/tool-calls.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

const cost =
  / A scan calls at most Reddit \(\d+ calls\), X \(\d+ calls?\), YouTube \(\d+ calls?\), Facebook and Instagram \(\d+ calls?\), for \$\d+\.\d\d at most\.$/

test('who asks too soon is told what a scan would cost, over MCP and REST', async (t) => {
  const caller = await mintCaller(service.db)
  const mcp = await connectTools(t, service.url, caller)
  assert.ok((await mcp('run_scan')).output !== undefined)
  assert.match((await mcp('run_scan')).texts[0] ?? '', cost)
  const overRest = await call(`${service.url}/v1/scans`, { method: 'POST', key: caller.key })
  assert.equal(overRest.status, 429)
  assert.match(sentenceOf(overRest), cost)
  assert.equal(overRest.headers.get('RateLimit-Remaining'), '0')
})

test('so is who comes with a confirmation that is not good', async (t) => {
  const mcp = await connectTools(t, service.url, await mintCaller(service.db))
  const { output, texts } = await mcp('run_scan', { confirmToken: 'never given' })
  assert.equal(output, undefined)
  assert.match(texts[0] ?? '', /^Nothing was started: this confirmation was used already/)
  assert.match(texts[0] ?? '', cost)
})

test('a scan that failed tells what the next one would cost', async (t) => {
  const settings = { X_BEARER_TOKEN: 'nobody', X_BASE_URL: service.simulator.baseUrls.x }
  const broken = await startTestService(settings)
  t.after(() => broken.close())
  const mcp = await connectTools(t, broken.url, await mintCaller(broken.db))
  assert.match(
    (await mcp('run_scan')).texts[0] ?? '',
    /^No collector delivered evidence .* A scan calls at most X \(\d+ calls?\), for \$\d+\.\d\d at most\.$/,
  )
})

test('a failure keeps its kind and sentence where the cost cannot be told, or is told already', async () => {
  const plan = async () => [
    {
      collector: 'reddit',
      configured: true,
      steps: [{ platform: 'reddit', label: 'new posts', calls: 3 }],
      costs: [],
      notCovered: [],
    } as const,
  ]
  const broken = async () => {
    throw new Error('no quota can be read')
  }
  const tooSoon = new ServiceError({ kind: 'scan_too_soon', retryAfterSeconds: 9 }, 'Too soon.')
  const told = await withCost(tooSoon, plan)
  assert.ok(told instanceof ServiceError)
  assert.deepEqual(
    [told.fault, told.message],
    [tooSoon.fault, 'Too soon. A scan calls at most Reddit (3 calls).'],
  )
  assert.equal(await withCost(tooSoon, broken), tooSoon)
  assert.equal(await withCost(tooSoon, async () => []), tooSoon)
  const offer = { question: 'It costs $1. Agreed?', token: 'x', expiresAt: '2026-01-01T00:00:00.000Z' }
  const gone = new ServiceError({ kind: 'unavailable' }, 'Gone.', { cause: new Error('lost') })
  for (const same of [
    new ServiceError({ kind: 'confirmation_required', offer }, 'Ask.'),
    new ServiceError({ kind: 'not_configured' }, 'Set X_BEARER_TOKEN.'),
    new ServiceError({ kind: 'scan_in_progress', retryAfterSeconds: 1 }, 'Running.'),
    gone,
    new Error('a bug'),
  ]) {
    assert.equal(await withCost(same, plan), same)
  }
})
