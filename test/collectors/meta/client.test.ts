import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { createGraphClient } from '../../../src/collectors/meta/client.ts'
import type { MetaProduct } from '../../../src/collectors/meta/usage.ts'
import { openLimits } from '../../support/limits.ts'
import { createRecordingSink, createTestClock, requestOf, serve } from '../support.ts'

const { limits, lookups } = await openLimits()
let tokens = 0

function setUp(baseUrl: string) {
  tokens += 1
  const accessToken = `token${tokens}`
  const clock = createTestClock()
  const sink = createRecordingSink()
  const graph = createGraphClient(
    { accessToken, appSecret: 'secret', graphVersion: 'v26.0', baseUrl, pageEdge: 'posts' },
    { fetch, clock, limits, lookups },
  )
  const get = async (product: MetaProduct) =>
    await graph.get(
      { product, path: '/1/posts', query: (limit) => ({ limit }), limit: 50, label: 'a page' },
      { request: requestOf(), sink },
    )
  return { accessToken, clock, sink, get }
}

test('signs every call with the proof of the app secret', async (t) => {
  let asked = ''
  const baseUrl = await serve(t, (req, res) => {
    asked = req.url ?? ''
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { accessToken, get } = setUp(baseUrl)
  await get('facebook')
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
  for (let calls = 0; calls < 4; calls++) await get('facebook')
  assert.deepEqual(clock.sleptMs, [250, 1000, 250])
})

test('makes no further call to a product whose own limit is at 95 percent', async (t) => {
  const usage = [{ type: 'pages', call_count: 96, estimated_time_to_regain_access: 3 }]
  const baseUrl = await serve(t, (_, res) => {
    res.setHeader('x-business-use-case-usage', JSON.stringify({ 1: usage }))
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { sink, get } = setUp(baseUrl)
  await get('facebook')
  await assert.rejects(get('facebook'), { code: 'product_limit', retryAfterSeconds: 180 })
  await get('instagram')
  assert.equal(sink.calls.length, 2)
})
