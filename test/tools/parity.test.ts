import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { operations } from '../../rest/operations.ts'
import { type ToolName, tools } from '../../tools/index.ts'
import { numbered, storeSamples } from '../support/posts.ts'
import {
  type Answer,
  call,
  impatientClock,
  mintCaller,
  sentenceOf,
  type TestCaller,
} from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { connectTools } from '../support/tool-calls.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

let service: SimulatedService
before(async () => {
  // Time stands still between the two calls that are compared: some answers hold it.
  const started = new Date()
  service = await startSimulatedService({}, { ...impatientClock(), now: () => started })
})
after(() => service.close())

type Args = Readonly<Record<string, string | number | readonly string[]>>

/** The same input as the operation of the tool takes it: in the path, and then in the query or the body. */
function sendRest(name: ToolName, args: Args, { key }: TestCaller): Promise<Answer> {
  const { path, method } = operations[name]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(args[field])))
  const others = Object.entries(args).filter(([field]) => !path.includes(`{${field}}`))
  if (method === 'get') {
    const query = new URLSearchParams(
      Object.fromEntries(others.map(([field, value]) => [field, String(value)])),
    )
    return call(`${service.url}${filled}?${query}`, { key })
  }
  return call(service.url + filled, {
    method: 'POST',
    key,
    body: JSON.stringify(Object.fromEntries(others)),
    headers: { 'Content-Type': 'application/json' },
  })
}

const cited =
  'One says “A grow light post called p3” (p3, 41 likes), another t_2 (score 51.2) https://redd.it/none1.'

describe('both surfaces give the same answer to the same input', () => {
  const cases: [tool: ToolName, args: Args][] = [
    ['get_workspace', {}],
    ['get_trends', { fields: 'concise', limit: 20, maxChars: 40_000 }],
    ['get_trends', { fields: 'full', limit: 100, maxChars: 0 }],
    ['get_trends', { days: 7, fields: 'concise', limit: 1, maxChars: 0 }],
    ['get_trends', { fields: 'concise', limit: 2, maxChars: 700 }],
    ['get_trends', { days: 31 }],
    ['list_evidence', { fields: 'concise', limit: 20, maxChars: 2000 }],
    ['list_evidence', { fields: 'full', limit: 500, maxChars: 0, days: 0 }],
    ['list_evidence', { limit: 501 }],
    ['list_evidence', { cursor: 'of another list' }],
    ['get_trend', { id: 't_1', maxChars: 0 }],
    ['get_trend', { id: 't_1', maxChars: 900, days: 30 }],
    ['get_trend', { id: 't_none', maxChars: 0 }],
    ['get_posts', { ids: ['p3', 'none', 'p1', 'p3'], maxChars: 0 }],
    ['get_posts', { ids: ['p1'], platform: 'x', maxChars: 40_000 }],
    ['get_posts', { ids: ['p1', 'p2', 'p3'], maxChars: 500 }],
    ['get_posts', { ids: ['p1', 'p2', 'p3'], maxChars: 10 }],
    ['get_changes', {}],
    ['get_changes', { since: new Date(Date.now() - 3 * 86_400_000).toISOString(), days: 30, limit: 5 }],
    ['get_changes', { since: 'last tuesday' }],
    ['get_changes', { since: '2999-01-01' }],
    ['compare_companies', {}],
    ['compare_companies', { days: 7, competitor: 'sunbar', maxChars: 0 }],
    ['compare_companies', { maxChars: 900 }],
    ['compare_companies', { competitor: 'moonbar' }],
    ['compare_companies', { days: 31 }],
    ['explain_words', {}],
    ['explain_words', { word: 'grow light', days: 7, limit: 1, maxChars: 0 }],
    ['explain_words', { maxChars: 400 }],
    ['explain_words', { word: 'Grow Light' }],
    ['check_citations', { text: cited }],
    ['check_citations', { text: cited, days: 0, maxChars: 0 }],
    ['check_citations', { text: cited, maxChars: 900 }],
    ['check_citations', { text: '' }],
    ['get_scan', { id: 'latest' }],
    ['get_scan', { id: 'never-sent' }],
    ['get_scan', { id: 'not an id' }],
  ]
  for (const [name, args] of cases) {
    test(`${name} ${JSON.stringify(args)}`, async (t) => {
      const caller = await mintCaller(service.db)
      await storeSamples(service.db, caller.workspace.id, numbered(30))
      const trends = ['t_1', 't_2', 't_3'].map((id) =>
        sampleTrend({ id, representativePostIds: ['p1', 'p2', 'p3', 'p4', 'none'], postIds: ['p1', 'p2'] }),
      )
      for (const days of [7, 30]) await storeTrends(service, caller, days, trends)
      const mcp = await connectTools(t, service.url, caller)
      const overMcp = await mcp(name, args)
      const overRest = await sendRest(name, args, caller)
      if (overMcp.output === undefined) assert.deepEqual(overMcp.texts, [sentenceOf(overRest)])
      else assert.deepEqual(overMcp.output, overRest.json)
      assert.equal(overMcp.meta['dropped'] === undefined, overRest.headers.get('Answer-Cut') === null)
      if (overMcp.meta['dropped'] !== undefined) {
        assert.equal(overRest.headers.get('Answer-Cut'), overMcp.meta['advice'])
        assert.ok(overRest.text.length <= Number(args['maxChars']) || overRest.text.includes('"posts":[]'))
      }
      assert.equal(overMcp.texts[1], overMcp.meta['advice'])
    })
  }

  test('run_scan of one key, once on each surface, and get_scan of that scan', async (t) => {
    const caller = await mintCaller(service.db)
    const mcp = await connectTools(t, service.url, caller)
    const scanned = await mcp('run_scan', { idempotencyKey: 'on-both-surfaces', maxChars: 0 })
    const headers = { 'Idempotency-Key': 'on-both-surfaces' }
    const replayed = await call(`${service.url}/v1/scans`, { method: 'POST', key: caller.key, headers })
    assert.equal(replayed.headers.get('Idempotency-Replayed'), 'true')
    assert.deepEqual(replayed.json, scanned.output)
    for (const id of ['on-both-surfaces', 'latest', Object(scanned.output).run.id]) {
      // The seconds go on in the database, whose clock nobody stops.
      const { secondsUntilNextScan: before, ...state } = Object((await mcp('get_scan', { id })).output)
      const { secondsUntilNextScan: later, ...same } = Object(
        (await sendRest('get_scan', { id }, caller)).json,
      )
      assert.deepEqual(same, state)
      assert.ok(later > 0 && later <= before)
    }
    const tooSoon = await mcp('run_scan', { idempotencyKey: 'another-scan' })
    const refused = await call(`${service.url}/v1/scans`, { method: 'POST', key: caller.key })
    const withoutSeconds = (sentence: string | undefined) => sentence?.replaceAll(/\d+/g, 'n')
    assert.equal(refused.status, 429)
    assert.equal(withoutSeconds(sentenceOf(refused)), withoutSeconds(tooSoon.texts[0]))
  })

  test('no tool is left out', () => {
    const compared = new Set<string>(['run_scan', ...cases.map(([name]) => name)])
    assert.deepEqual(
      tools.map(({ name }) => name).filter((name) => !compared.has(name)),
      [],
    )
  })
})
