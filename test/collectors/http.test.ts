import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { CollectorError } from '../../src/collectors/collector.ts'
import { createHttpClient, type HttpPolicy } from '../../src/collectors/http.ts'
import { type HttpAnswer, platformError } from '../../src/collectors/http-answer.ts'
import { openLimits } from '../support/limits.ts'
import { createRecordingSink, createTestClock, NOW, requestOf, serve } from './support.ts'

const { limits, lookups, threads } = await openLimits()
let lanes = 0
const TOKEN = 'EAAinventedSecretToken0123456789'

function setUp(policy: Partial<HttpPolicy> = {}, request = requestOf()) {
  const clock = createTestClock()
  const sink = createRecordingSink()
  lanes += 1
  const queue = policy.queue ?? { account: `account ${lanes}`, name: 'lampbook' }
  const http = createHttpClient(
    {
      service: 'Lampbook',
      queue,
      timeoutMs: 5000,
      concurrency: 1,
      spacingMs: () => 0,
      retries: 2,
      retriesAreFree: true,
      decideRetry: (answer) => (answer.status >= 500 ? 'retry' : 'final'),
      ...policy,
    },
    { fetch, clock, limits, lookups, threads, random: () => 1 },
  )
  const get = (baseUrl: string, query = {}) =>
    http.call(
      { baseUrl, path: '/x', query, headers: { authorization: `Bearer ${TOKEN}` } },
      { request, sink },
    )
  const pause = (seconds: number) => limits.pause(queue, new Date(NOW.getTime() + seconds * 1000))
  return { clock, sink, http, get, pause }
}

async function failureOf(work: Promise<unknown>): Promise<CollectorError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof CollectorError, `expected a CollectorError, got ${String(error)}`)
  return error
}

test('sends path, encoded query and headers and returns the parsed JSON', async (t) => {
  let asked = ''
  const baseUrl = await serve(t, (req, res) => {
    asked = `${req.method} ${req.url} ${req.headers.authorization}`
    res.setHeader('content-type', 'application/problem+json; charset=utf-8').end('{"a":"é"}')
  })
  const { get, sink } = setUp()
  const answer = await get(`${baseUrl}/v1/`, { q: '"grow light" OR a&b', limit: 5 })
  assert.equal(asked, `GET /v1/x?q=%22grow%20light%22%20OR%20a%26b&limit=5 Bearer ${TOKEN}`)
  assert.deepEqual([answer.status, answer.body], [200, { a: 'é' }])
  assert.deepEqual(sink.calls, [{ retry: false }])
})

test('a call that its caller repeats is one more attempt at the same call', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end())
  const { http, sink } = setUp()
  await http.call({ baseUrl, path: '/x', isRetry: true }, { request: requestOf(), sink })
  assert.deepEqual(sink.calls, [{ retry: true }])
})

test('does not parse what is not labelled as JSON', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.setHeader('content-type', 'text/html').end('<p>{}</p>'))
  const answer = await setUp().get(baseUrl)
  assert.deepEqual([answer.isHtml, answer.body], [true, undefined])
})

test('gives strings without what cannot be stored, and whole surrogate pairs as they are', async (t) => {
  const json = String.raw`{"a":"x\u0000y","b":["\ud83d\ude00 \uD83D"]}`
  const baseUrl = await serve(t, (_, res) => res.setHeader('content-type', 'application/json').end(json))
  assert.deepEqual((await setUp().get(baseUrl)).body, { a: 'xy', b: ['😀 \uFFFD'] })
})

test('reports JSON that does not parse as malformed', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.setHeader('content-type', 'application/json').end('{"a":'))
  assert.equal((await failureOf(setUp().get(baseUrl))).code, 'malformed_answer')
})

for (const path of [
  '/../admin',
  '/x/../../admin',
  '@elsewhere.invalid/',
  '.elsewhere.invalid/',
  '\\..\\admin',
]) {
  test(`a path cannot lead out of the configured base URL: ${path}`, async (t) => {
    let calls = 0
    const baseUrl = await serve(t, (_, res) => {
      calls += 1
      res.end()
    })
    const { http } = setUp()
    const work = { request: requestOf(), sink: createRecordingSink() }
    await assert.rejects(http.call({ baseUrl: `${baseUrl}/v1`, path }, work), /led out of the configured/)
    assert.equal(calls, 0)
  })
}

test('does not follow a redirect', async (t) => {
  let calls = 0
  const baseUrl = await serve(t, (_, res) => {
    calls += 1
    res.writeHead(302, { location: 'https://elsewhere.invalid/' }).end()
  })
  assert.equal((await setUp().get(baseUrl)).status, 302)
  assert.equal(calls, 1)
})

test('repeats a failed call twice with growing waits and says which calls are repeats', async (t) => {
  let calls = 0
  const baseUrl = await serve(t, (_, res) => {
    calls += 1
    res.writeHead(calls < 3 ? 503 : 200).end()
  })
  const { get, clock, sink } = setUp()
  assert.equal((await get(baseUrl)).status, 200)
  assert.deepEqual(clock.sleptMs, [500, 1000])
  assert.deepEqual(sink.calls, [{ retry: false }, { retry: true }, { retry: true }])
})

test('returns the last answer when the attempts are used up', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.writeHead(503).end())
  const { get, sink } = setUp()
  assert.equal((await get(baseUrl)).status, 503)
  assert.equal(sink.calls.length, 3)
})

const askedWaits = [
  ['20', [20_000]],
  ['Fri, 20 Nov 2026 22:45:30 GMT', [30_000]],
  ['Fri, 20 Nov 2026 22:44:00 GMT', [500]],
  ['0', [1000]],
  ['soon', [500]],
  ['3600', []],
] as const

for (const [retryAfter, sleptMs] of askedWaits) {
  test(`an outage that says "Retry-After: ${retryAfter}" is asked again no earlier`, async (t) => {
    const statuses = [503, 200]
    const baseUrl = await serve(t, (_req, res) => {
      const headers = { 'retry-after': retryAfter, 'content-type': 'application/json' }
      res.writeHead(statuses.shift() ?? 200, headers).end('{}')
    })
    const { clock, get } = setUp()
    assert.equal((await get(baseUrl)).status, sleptMs.length === 0 ? 503 : 200)
    assert.deepEqual(clock.sleptMs, sleptMs)
  })
}

test('waits as long as the platform says if that ends before the deadline', async (t) => {
  let calls = 0
  const baseUrl = await serve(t, (_, res) => {
    calls += 1
    res.writeHead(calls === 1 ? 429 : 200).end()
  })
  const decideRetry = (answer: HttpAnswer) => (answer.status === 429 ? { waitSeconds: 30 } : 'final')
  const { get, clock } = setUp({ decideRetry })
  assert.equal((await get(baseUrl)).status, 200)
  assert.deepEqual(clock.sleptMs, [30_000])
})

test('does not begin a wait that would outlast the deadline', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.writeHead(429).end())
  const { get, clock, sink } = setUp({ decideRetry: () => ({ waitSeconds: 45 }) })
  assert.equal((await get(baseUrl)).status, 429)
  assert.deepEqual([clock.sleptMs, sink.calls.length], [[], 1])
})

test('repeats after a dropped connection and then calls the platform unreachable', async (t) => {
  const baseUrl = await serve(t, (req) => req.socket.destroy())
  const { get, sink } = setUp()
  const error = await failureOf(get(baseUrl))
  assert.deepEqual([error.status, error.code, sink.calls.length], ['failed', 'unreachable', 3])
})

test('repeats after a body that was cut short', async (t) => {
  let calls = 0
  const baseUrl = await serve(t, (_, res) => {
    calls += 1
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '7' })
    if (calls > 1) res.end('{"a":1}')
    else res.write('{"a"', () => res.destroy())
  })
  assert.deepEqual((await setUp().get(baseUrl)).body, { a: 1 })
})

test('gives up on a call that takes too long', async (t) => {
  const baseUrl = await serve(t, () => {})
  const error = await failureOf(setUp({ timeoutMs: 30, retriesAreFree: false }).get(baseUrl))
  assert.deepEqual([error.status, error.code], ['timeout', 'call_timed_out'])
})

test('repeats a call that took too long only where that costs nothing', async (t) => {
  const baseUrl = await serve(t, () => {})
  const free = setUp({ timeoutMs: 30, retriesAreFree: true })
  await failureOf(free.get(baseUrl))
  const billed = setUp({ timeoutMs: 30, retriesAreFree: false })
  await failureOf(billed.get(baseUrl))
  assert.deepEqual([free.sink.calls.length, billed.sink.calls.length], [3, 1])
})

test('repeats a call whose answer broke off only where that costs nothing', async (t) => {
  const baseUrl = await serve(t, (_req, res) => {
    res.setHeader('content-type', 'application/json').write('{"a"', () => res.destroy())
  })
  const free = setUp({ retriesAreFree: true })
  await failureOf(free.get(baseUrl))
  const billed = setUp({ retriesAreFree: false })
  assert.equal((await failureOf(billed.get(baseUrl))).code, 'unreachable')
  assert.deepEqual([free.sink.calls.length, billed.sink.calls.length], [3, 1])
})

test('cuts off a body that grows past the cap', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end('x'.repeat(2001)))
  const { get, sink } = setUp({ maxBodyBytes: 2000 })
  assert.equal((await failureOf(get(baseUrl))).code, 'answer_too_large')
  assert.equal(sink.calls.length, 1)
})

test('takes a body of the very cap', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end('x'.repeat(2000)))
  assert.equal((await setUp({ maxBodyBytes: 2000 }).get(baseUrl)).status, 200)
})

test('counts a compressed body by what it decompresses to', async (t) => {
  const bomb = gzipSync(Buffer.alloc(20_000_001))
  assert.ok(bomb.length < 40_000)
  const baseUrl = await serve(t, (_, res) => res.setHeader('content-encoding', 'gzip').end(bomb))
  assert.equal((await failureOf(setUp().get(baseUrl))).code, 'answer_too_large')
})

test('keeps the spacing between the starts of calls', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end())
  const { get, clock } = setUp({ spacingMs: () => 650 })
  await get(baseUrl)
  await get(baseUrl)
  await get(baseUrl)
  assert.deepEqual(clock.sleptMs, [650, 650])
})

test('has as many calls under way as allowed and never more', async (t) => {
  const waiting: (() => void)[] = []
  let most = 0
  const baseUrl = await serve(t, (_, res) => {
    waiting.push(() => res.end())
    most = Math.max(most, waiting.length)
    // Both are answered once both are there; a third that was let through would be counted before.
    if (waiting.length === 2)
      setImmediate(() => {
        for (const answer of waiting.splice(0)) answer()
      })
  })
  const { get } = setUp({ concurrency: 2 })
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => get(baseUrl)))
  assert.equal(most, 2)
})

test('holds calls back until a pause is over, and refuses them if the scan ends first', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end())
  const { get, pause, clock, sink } = setUp()
  await pause(10)
  await get(baseUrl)
  assert.deepEqual(clock.sleptMs, [10_000])
  await pause(60)
  const error = await failureOf(get(baseUrl))
  assert.deepEqual([error.status, error.retryAfterSeconds, sink.calls.length], ['rate_limited', 50, 1])
})

test('two processes with one credential keep one pace and one pause', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end())
  const queue = { account: 'shared', name: 'lampbook' }
  const first = setUp({ queue, spacingMs: () => 650 })
  const second = setUp({ queue, spacingMs: () => 650 })
  for (const process of [first, second, second, first]) await process.get(baseUrl)
  assert.deepEqual([first.clock.sleptMs, second.clock.sleptMs], [[1950], [650, 650]])
  await first.pause(30)
  await second.get(baseUrl)
  assert.equal(second.clock.now().getTime(), NOW.getTime() + 30_000)
})

test('a wait that one process was asked for is kept by all, from its answer on', async (t) => {
  const statuses = [503, 200]
  const baseUrl = await serve(t, (_req, res) => {
    res.writeHead(statuses.shift() ?? 200, { 'retry-after': '20' }).end()
  })
  const queue = { account: 'asked to wait', name: 'lampbook' }
  const [first, second] = [setUp({ queue, retries: 0 }), setUp({ queue })]
  assert.equal((await first.get(baseUrl)).status, 503)
  assert.equal((await second.get(baseUrl)).status, 200)
  assert.deepEqual([first.clock.sleptMs, second.clock.sleptMs], [[], [20_000]])
})

test('a call whose turn comes after the deadline is not made and takes nobody else’s turn', async (t) => {
  const baseUrl = await serve(t, (_, res) => res.end())
  const queue = { account: 'long queue', name: 'lampbook' }
  const hurried = setUp({ queue, spacingMs: () => 30_000 })
  await hurried.get(baseUrl)
  await hurried.get(baseUrl)
  const error = await failureOf(hurried.get(baseUrl))
  assert.deepEqual([error.status, error.code, hurried.sink.calls.length], ['timeout', 'no_time_left', 2])
  const patient = setUp(
    { queue, spacingMs: () => 30_000 },
    requestOf({ deadline: new Date(NOW.getTime() + 90_000) }),
  )
  await patient.get(baseUrl)
  assert.deepEqual(patient.clock.sleptMs, [60_000])
})

test("stops at once with the signal's reason, also while another scan fills the queue", async (t) => {
  const arrivals = new EventEmitter()
  const baseUrl = await serve(t, () => arrivals.emit('call'))
  const { http } = setUp()
  const arrived = once(arrivals, 'call')
  const endOther = new AbortController()
  const other = http.call(
    { baseUrl, path: '/x' },
    { request: requestOf({ signal: endOther.signal }), sink: createRecordingSink() },
  )
  await arrived
  const controller = new AbortController()
  const queued = http.call(
    { baseUrl, path: '/x' },
    { request: requestOf({ signal: controller.signal }), sink: createRecordingSink() },
  )
  controller.abort(new Error('deadline'))
  await assert.rejects(queued, { message: 'deadline' })
  endOther.abort(new Error('the other one too'))
  await assert.rejects(other, { message: 'the other one too' })
})

test('no token reaches an error, its cause or the words of the platform', async (t) => {
  const dropping = await serve(t, (req) => req.socket.destroy())
  const error = await failureOf(setUp().get(dropping, { access_token: TOKEN }))
  const broken = await failureOf(setUp().get('http://127.0.0.1:1', { access_token: TOKEN }))
  const words = platformError({
    status: 400,
    headers: new Headers(),
    isHtml: false,
    body: { error: { message: 'bad token', next: `https://h/?access_token=${TOKEN}` } },
  })
  for (const said of [error, error.cause, broken, broken.cause, words]) {
    assert.doesNotMatch(`${String(said)} ${said instanceof Error ? said.stack : ''}`, new RegExp(TOKEN))
  }
  assert.match(words.message, /bad token/)
})

test('asks before every attempt, repeats included, and sends nothing when that is refused', async (t) => {
  let sent = 0
  const baseUrl = await serve(t, (_req, res) => {
    sent += 1
    res.writeHead(503).end()
  })
  let allowed = 2
  const { get, sink } = setUp({
    beforeAttempt: async () => {
      if (allowed === 0) throw new CollectorError({ status: 'rate_limited', code: 'spent' }, 'Spent.')
      allowed -= 1
    },
  })
  assert.equal((await failureOf(get(baseUrl))).code, 'spent')
  assert.deepEqual([sent, sink.calls.length], [2, 2])
})

test('heeds an answer before the next call takes its place', async (t) => {
  const seen: string[] = []
  const baseUrl = await serve(t, (_req, res) => {
    seen.push('sent')
    res.setHeader('content-type', 'application/json').end('{}')
  })
  const { get } = setUp({
    afterAnswer: async ({ status }) => {
      await limits.remaining({ account: 'any', resource: 'any', period: 'any', cap: 1 })
      seen.push(`heeded ${status}`)
    },
  })
  await Promise.all([get(baseUrl), get(baseUrl)])
  assert.deepEqual(seen, ['sent', 'heeded 200', 'sent', 'heeded 200'])
})

test('a refusal nested deeper than anything can be written is quoted without its body', async (t) => {
  const deep = `{"error":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const baseUrl = await serve(t, (_req, res) => {
    res.writeHead(400, { 'content-type': 'application/json' }).end(deep)
  })
  assert.match(platformError(await setUp().get(baseUrl)).message, /^HTTP 400 /)
})
