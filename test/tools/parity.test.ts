import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { numbered, storeSamples } from '../support/posts.ts'
import {
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { connectTools } from '../support/tool-calls.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const connect = (t: TestContext, caller: TestCaller) => connectTools(t, service.url, caller)
const get = ({ key }: TestCaller, path: string) => call(`${service.url}${path}`, { key })

describe('both surfaces give the same answer to the same input', () => {
  const cases: [tool: string, args: Record<string, string | number>, path: string][] = [
    ['get_trends', { fields: 'concise', limit: 20, maxChars: 40_000 }, '/v1/trends?'],
    ['get_trends', { fields: 'full', limit: 100, maxChars: 0 }, '/v1/trends?'],
    ['get_trends', { days: 7, fields: 'concise', limit: 1, offset: 1, maxChars: 0 }, '/v1/trends?'],
    ['get_trends', { fields: 'concise', limit: 2, maxChars: 700 }, '/v1/trends?'],
    ['list_evidence', { fields: 'concise', limit: 20, maxChars: 2000 }, '/v1/evidence?'],
    ['list_evidence', { fields: 'full', limit: 500, maxChars: 0, days: 0 }, '/v1/evidence?'],
    ['get_trend', { id: 't_1', maxChars: 0 }, '/v1/trends/t_1?'],
    ['get_trend', { id: 't_1', maxChars: 900, days: 30 }, '/v1/trends/t_1?'],
    ['get_trend', { id: 't_none', maxChars: 0 }, '/v1/trends/t_none?'],
    ['get_posts', { ids: 'p3,none,p1,p3', maxChars: 0 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1', platform: 'x', maxChars: 40_000 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1,p2,p3', maxChars: 500 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1,p2,p3', maxChars: 10 }, '/v1/posts?'],
  ]
  for (const [name, args, path] of cases) {
    test(`${name} ${JSON.stringify(args)}`, async (t) => {
      const caller = await mintCaller(service.db)
      await storeSamples(service.db, caller.workspace.id, numbered(30))
      const trends = ['t_1', 't_2', 't_3'].map((id) =>
        sampleTrend({ id, representativePostIds: ['p1', 'p2', 'p3', 'p4', 'none'], postIds: ['p1', 'p2'] }),
      )
      for (const days of [7, 30]) await storeTrends(service, caller, days, trends)
      const mcp = await connect(t, caller)
      const overMcp = await mcp(name, {
        ...args,
        ...(args['ids'] && { ids: String(args['ids']).split(',') }),
      })
      const query = Object.entries(args)
        .filter(([field]) => field !== 'id')
        .map(([field, value]) => `${field}=${value}`)
      const overRest = await get(caller, `${path}${query.join('&')}`)
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
})
