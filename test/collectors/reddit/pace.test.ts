import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collect } from '../simulated.ts'
import { serve } from '../support.ts'
import { post, startReddit, sub } from './world.ts'

const world = { subreddits: [sub('plants')], posts: [post(4, { title: 'A lamp', author: 'ann' })] }
const wanted = { words: ['lamp'], handles: { reddit: ['r/plants', 'u/ann'] } }

test('with fewer than ten calls left it waits for the next window and goes on', async (t) => {
  const { app, clock, simulator } = await startReddit(t, world)
  const { refusal, coverage } = await collect(app('window_ends-11'), wanted)
  assert.equal(refusal, undefined)
  assert.ok(coverage.every(({ complete }) => complete))
  assert.ok(clock.sleptMs.some((ms) => ms > 15_000))
  assert.ok(simulator.requests().every(({ status }) => status === 200))
})

test('calls start at least 650 ms apart', async (t) => {
  const { app, simulator } = await startReddit(t, world)
  await collect(app(), wanted)
  const starts = simulator.requests().map(({ startedAt }) => startedAt)
  assert.equal(starts.length, 5)
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start))
  assert.ok(
    gaps.every((gap) => gap >= 650),
    String(gaps),
  )
})

test('a token that lives shorter than a scan is renewed before Reddit refuses it', async (t) => {
  const { app, simulator } = await startReddit(t, world)
  const { refusal, calls } = await collect(app('token_seconds-2'), wanted)
  assert.equal(refusal, undefined)
  assert.ok(simulator.requests().every(({ status }) => status === 200))
  const tokens = simulator.requests().filter(({ method }) => method === 'POST').length
  assert.ok(tokens > 1 && tokens < simulator.requests().length - tokens, `${tokens} tokens`)
  assert.equal(calls.filter(({ retry }) => retry).length, 0)
})

test('who does not say who asks is throttled, and that is told', async (t) => {
  const { app } = await startReddit(t, world)
  const { refusal } = await collect(app('ok', { userAgent: 'node' }), wanted)
  assert.equal(refusal?.status, 'rate_limited')
})

test('a throttled token waits like any call', async (t) => {
  const { app } = await startReddit(t, world)
  const { refusal } = await collect(app('token_rate_limited'), wanted)
  assert.equal(refusal?.status, 'rate_limited')
})

test('after a refusal that outlasts the scan the next scan does not ask again too early', async (t) => {
  const { app, simulator } = await startReddit(t, world)
  const collector = app('rate_limited')
  await collect(collector, wanted)
  const asked = simulator.requests().length
  const { refusal } = await collect(collector, wanted)
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'paused'])
  assert.equal(simulator.requests().length, asked)
})

const tokenAnswers = [
  ['a page instead of a token', 200, 'text/html', '<p>Log in</p>', 'failed', 'unexpected_content'],
  [
    'a token without a lifetime',
    200,
    'application/json',
    '{"access_token":"x"}',
    'failed',
    'unexpected_content',
  ],
  [
    'an app that is not approved',
    403,
    'application/json',
    '{"error":403}',
    'auth_required',
    'credentials_refused',
  ],
  ['the page of the network edge', 403, 'text/html', '<p>Blocked</p>', 'blocked', 'edge_blocked'],
  ['an outage', 503, 'text/html', '', 'failed', 'server_error'],
] as const

for (const [what, status, type, body, expected, code] of tokenAnswers) {
  test(`reads ${what} at the token's address as ${expected}`, async (t) => {
    const tokenBaseUrl = await serve(t, (_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    const { app } = await startReddit(t, world)
    const { refusal } = await collect(app('ok', { tokenBaseUrl }), wanted)
    assert.deepEqual([refusal?.status, refusal?.code], [expected, code])
  })
}

test('scans that begin at once share one request for a token', async (t) => {
  const { app, simulator } = await startReddit(t, world)
  const collector = app()
  const scans = await Promise.all([1, 2, 3].map(() => collect(collector, wanted)))
  assert.ok(scans.every(({ refusal, posts }) => refusal === undefined && posts.length > 0))
  assert.equal(simulator.requests().filter(({ method }) => method === 'POST').length, 1)
})

test('a scan that is cut off while another one asks for the token ends, and the other goes on', async (t) => {
  const { app, simulator } = await startReddit(t, world)
  const collector = app()
  const controller = new AbortController()
  const other = collect(collector, wanted)
  const cut = collect(collector, { ...wanted, signal: controller.signal })
  controller.abort(new Error('deadline'))
  await assert.rejects(cut, { message: 'deadline' })
  assert.ok((await other).posts.length > 0)
  assert.equal(simulator.requests().filter(({ method }) => method === 'POST').length, 1)
})

test('a scan asks for the token itself when the one that asked for it was cut off', async (t) => {
  const { app } = await startReddit(t, world)
  const collector = app()
  const controller = new AbortController()
  const cut = collect(collector, { ...wanted, signal: controller.signal })
  const other = collect(collector, wanted)
  controller.abort(new Error('deadline'))
  await assert.rejects(cut, { message: 'deadline' })
  assert.ok((await other).posts.length > 0)
})

test('while one call waits as it was asked to, no other process calls', async (t) => {
  const { app, clock, simulator } = await startReddit(t, world)
  const [first, second] = [1, 2].map(() => app('rate_limited_other-1'))
  assert.ok(first && second)
  const sleep = clock.sleep.bind(clock)
  let other: ReturnType<typeof collect> | undefined
  t.mock.method(clock, 'sleep', async (ms: number, signal?: AbortSignal) => {
    if (ms >= 4000 && other === undefined) {
      other = collect(second, { words: ['lamp'] })
      await other
    }
    await sleep(ms, signal)
  })
  await collect(first, { words: ['lamp'] })
  assert.equal((await other)?.posts.length, 1)
  const calls = simulator.requests()
  const refused = calls.find(({ status }) => status === 429)
  assert.ok(refused)
  const early = calls.filter(
    ({ startedAt }) => startedAt > refused.startedAt && startedAt < refused.startedAt + 4000,
  )
  assert.deepEqual(early, [])
})
