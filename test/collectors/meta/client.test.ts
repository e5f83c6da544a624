import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { createGraphClient } from '../../../src/collectors/meta/client.ts'
import type { Feature } from '../../../src/collectors/meta/refusals.ts'
import { openLimits } from '../../support/limits.ts'
import { createRecordingSink, createTestClock, requestOf, serve } from '../support.ts'

const { limits, lookups, threads } = await openLimits()
let tokens = 0

/** A process of its own; with a token that is given, one more that shares its limits. */
function setUp(baseUrl: string, accessToken = `token${++tokens}`) {
  const clock = createTestClock()
  const sink = createRecordingSink()
  const graph = createGraphClient(
    {
      accessToken,
      appSecret: 'secret',
      graphVersion: 'v26.0',
      baseUrl,
      pageEdge: 'posts',
      commentCallsPerScan: 0,
    },
    { fetch, clock, limits, lookups, threads },
  )
  const get = async (feature: Feature) =>
    await graph.get(
      { feature, path: '/1/posts', query: (limit) => ({ limit }), limit: 50, label: 'a page' },
      { request: requestOf(), sink },
    )
  return { accessToken, clock, sink, graph, get }
}

test('signs every call with the proof of the app secret', async (t) => {
  let asked = ''
  const baseUrl = await serve(t, (req, res) => {
    asked = req.url ?? ''
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { accessToken, get } = setUp(baseUrl)
  await get('pages')
  const proof = createHmac('sha256', 'secret').update(accessToken).digest('hex')
  assert.equal(asked, `/v26.0/1/posts?limit=50&access_token=${accessToken}&appsecret_proof=${proof}`)
})

test('spaces calls four times as far from 80 percent of the limit on, and only while it lasts', async (t) => {
  const percents = [10, 80, 10, 10]
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('x-app-usage', JSON.stringify({ call_count: percents.shift() }))
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { clock, get } = setUp(baseUrl)
  for (let calls = 0; calls < 4; calls++) await get('pages')
  assert.deepEqual(clock.sleptMs, [100, 400, 100])
})

test('foreseen at 95 percent, a limit of one product stops it in every process with the token', async (t) => {
  const usage = [{ type: 'pages', call_count: 96, estimated_time_to_regain_access: 3 }]
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('x-business-use-case-usage', JSON.stringify({ 1: usage }))
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { accessToken, sink, get } = setUp(baseUrl)
  await get('pages')
  // So near to its limit the pace is slow, and a second has passed.
  await assert.rejects(get('pages'), { code: 'product_limit', retryAfterSeconds: 180 })
  const other = setUp(baseUrl, accessToken)
  await assert.rejects(other.get('pages'), { code: 'product_limit', retryAfterSeconds: 180 })
  await other.get('hashtags')
  assert.deepEqual([sink.calls.length, other.sink.calls.length], [1, 1])
})

test('a call that waits behind the one that meets the limit is not made any more', async (t) => {
  let served = 0
  const baseUrl = await serve(t, (_, res) => {
    served += 1
    res.writeHead(served <= 2 ? 200 : 400, { 'content-type': 'application/json' })
    res.end(served <= 2 ? '{}' : '{"error":{"code":80001}}')
  })
  const { sink, get } = setUp(baseUrl)
  await Promise.all([get('pages'), get('pages')])
  const both = await Promise.allSettled([get('pages'), get('pages')])
  assert.deepEqual(
    both.map((outcome) => outcome.status === 'rejected' && outcome.reason.code),
    ['product_limit', 'product_limit'],
  )
  assert.equal(sink.calls.length, 3)
})

const pausing = [
  ['4', { code: 'paused', retryAfterSeconds: 600 }, 'all'],
  ['17', { code: 'paused', retryAfterSeconds: 600 }, 'all'],
  ['32', { code: 'paused', retryAfterSeconds: 600 }, 'all'],
  ['613', { code: 'paused', retryAfterSeconds: 600 }, 'all'],
  ['80001', { code: 'product_limit', retryAfterSeconds: 600 }, 'pages'],
  ['80002', { code: 'product_limit', retryAfterSeconds: 600 }, 'accounts'],
] as const

for (const [code, refusal, feature] of pausing) {
  test(`after code ${code} no other process calls ${feature} until the pause is over`, async (t) => {
    const baseUrl = await serve(t, (_, res) => {
      res.writeHead(400, { 'content-type': 'application/json' }).end(`{"error":{"code":${code}}}`)
    })
    const { accessToken, get } = setUp(baseUrl)
    const asked = feature === 'all' ? 'hashtags' : feature
    await assert.rejects(get(asked), { status: 'rate_limited' })
    const other = setUp(baseUrl, accessToken)
    await assert.rejects(other.get(asked), refusal)
    assert.equal(other.sink.calls.length, 0)
  })
}

test('a call is not repeated when its answer says that the limit is reached', async (t) => {
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('x-app-usage', '{"call_count":99}')
    res.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"code":2}}')
  })
  const { sink, get } = setUp(baseUrl)
  await assert.rejects(get('pages'), { code: 'server_error' })
  assert.equal(sink.calls.length, 1)
})

test('reads a batch item by item, late and unreadable ones included', async (t) => {
  let asked = { method: '', url: '', form: '' }
  const items = [{ code: 200, body: '{"id":"1"}' }, null, { code: 400, body: 'no JSON' }, { body: '{}' }]
  const baseUrl = await serve(t, async (req, res) => {
    let form = ''
    for await (const chunk of req) form += chunk
    asked = { method: req.method ?? '', url: req.url ?? '', form }
    res.setHeader('content-type', 'application/json').end(JSON.stringify(items))
  })
  const { graph, sink } = setUp(baseUrl)
  const about = { feature: 'pages', label: 'stored posts' } as const
  const answers = await graph.batch(['1', '2', '3', '4', '5'], about, { request: requestOf(), sink })
  assert.deepEqual(
    answers.map((answer) => answer && [answer.status, answer.body]),
    [[200, { id: '1' }], undefined, [400, undefined], undefined, undefined],
  )
  assert.match(asked.url, /^\/v26\.0\/\?access_token=token\d+&appsecret_proof=[0-9a-f]{64}$/)
  assert.equal(asked.method, 'POST')
  assert.deepEqual(JSON.parse(new URLSearchParams(asked.form).get('batch') ?? '')[0], {
    method: 'GET',
    relative_url: '1',
  })
})

test('a limit that items of a batch tell pauses their product for the longest time told', async (t) => {
  const limited = (minutes: number) => ({
    code: 400,
    headers: [
      { name: 'Content-Type', value: 'text/plain' },
      { name: 'X-App-Usage', value: 'two\nlines' },
      {
        name: 'X-Business-Use-Case-Usage',
        value: `{"1":[{"type":"pages","estimated_time_to_regain_access":${minutes}}]}`,
      },
    ],
    body: '{"error":{"code":80001}}',
  })
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify([limited(2), limited(7), null]))
  })
  const { graph, sink, get } = setUp(baseUrl)
  await graph.batch(['1', '2', '3'], { feature: 'pages', label: '' }, { request: requestOf(), sink })
  await assert.rejects(get('pages'), { code: 'product_limit', retryAfterSeconds: 420 })
  await get('accounts')
})

test('a version that Meta replaced by another is a problem with both names', async (t) => {
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('facebook-api-version', 'v27.0')
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { graph, get } = setUp(baseUrl)
  assert.equal(graph.versionProblem(), undefined)
  await get('pages')
  assert.match(graph.versionProblem()?.message ?? '', /v27\.0.*v26\.0/)
})
