import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CollectRequest } from '../../src/collectors/collector.ts'
import { collect, meta, reddit, x, youtube } from './simulated.ts'
import { createRecordingSink, requestOf, serve } from './support.ts'

/** Something to find on each platform. */
const wanted: Pick<CollectRequest, 'words' | 'handles'> = {
  words: ['Fernlight'],
  handles: { facebook: ['fernlight'] },
}
const collectors = { reddit, x, youtube, meta }

const outages = [
  ['reset', 'failed', 'unreachable'],
  ['truncated', 'failed', 'unreachable'],
  ['broken_json', 'failed', 'malformed_answer'],
  ['oversized', 'failed', 'answer_too_large'],
  ['gzip_bomb', 'failed', 'answer_too_large'],
  ['html', 'failed', 'unexpected_content'],
  ['server_error-99', 'failed', 'server_error'],
] as const

for (const [name, create] of Object.entries(collectors)) {
  for (const [scenario, status, code] of outages) {
    test(`${name}: ${scenario} on every call is a failure of the platform, not an empty one`, async () => {
      const { refusal, posts, coverage } = await collect(create(scenario), wanted)
      assert.deepEqual([refusal?.status, refusal?.code], [status, code])
      assert.deepEqual(posts, [])
      assert.ok(coverage.length > 0)
      assert.ok(coverage.every(({ complete, reachedBackTo }) => !complete && reachedBackTo === null))
    })
  }

  test(`${name}: two failures in a row cost only time`, async () => {
    const { refusal, posts, problems, calls } = await collect(create('server_error-2'), wanted)
    assert.equal(refusal, undefined)
    assert.ok(posts.length > 0)
    assert.deepEqual(
      problems.filter(({ status }) => status === 'failed'),
      [],
    )
    assert.equal(calls.filter(({ retry }) => retry).length, 2)
  })

  test(`${name}: a refused credential asks for the operator`, async () => {
    assert.equal((await collect(create('unauthorized'), wanted)).refusal?.status, 'auth_required')
  })

  test(`${name}: nothing to find is an answer`, async () => {
    const { refusal, posts, coverage } = await collect(create('empty'), wanted)
    assert.equal(refusal, undefined)
    assert.deepEqual(posts, [])
    assert.ok(coverage.length > 0)
  })

  test(`${name}: nothing configured asks nothing`, async () => {
    const { calls, coverage, problems } = await collect(create('ok'), {})
    assert.deepEqual([calls, coverage, problems], [[], [], []])
  })

  test(`${name}: an abort ends the scan with its own reason and reports the gaps`, async () => {
    const sink = createRecordingSink()
    const signal = AbortSignal.abort(new Error('deadline'))
    await assert.rejects(create('ok').collect(requestOf({ ...wanted, signal }), sink), {
      message: 'deadline',
    })
    assert.deepEqual(sink.calls, [])
    assert.ok(sink.coverage.length > 0)
    assert.ok(sink.coverage.every(({ complete }) => !complete))
  })
}

test('an abort in the middle of a scan keeps what was delivered', async () => {
  const controller = new AbortController()
  const sink = createRecordingSink()
  const request = requestOf({
    words: ['Fernlight'],
    handles: { reddit: ['u/brand', 'r/plants'] },
    signal: controller.signal,
  })
  const aborting = {
    ...sink,
    deliver: (posts: Parameters<typeof sink.deliver>[0]) => {
      sink.deliver(posts)
      controller.abort(new Error('deadline'))
    },
  }
  await assert.rejects(reddit().collect(request, aborting), { message: 'deadline' })
  assert.deepEqual(
    sink.posts.map(({ id }) => id),
    ['t3_p1'],
  )
  assert.deepEqual(
    sink.coverage.map(({ complete }) => complete),
    [true, false, false, false],
  )
})

const otherBodies = [
  '{}',
  '[]',
  'null',
  '{"title":"Service Unavailable","status":503}',
  '{"error":{"code":500,"message":"Internal error"}}',
  '{"meta":{},"data":null,"items":null,"kind":"youtube#videoListResponse"}',
]

for (const body of otherBodies) {
  test(`${body} with the status of a success is no empty answer`, async (t) => {
    const baseUrl = await serve(t, (req, res) => {
      const isToken = req.url === '/api/v1/access_token'
      res.setHeader('content-type', 'application/json')
      res.end(isToken ? '{"access_token":"t","expires_in":3600}' : body)
    })
    const scanned = [
      reddit('ok', { tokenBaseUrl: baseUrl, apiBaseUrl: baseUrl }),
      x('ok', { baseUrl }),
      youtube('ok', { baseUrl }),
      meta('ok', { baseUrl }),
    ].map((collector) => collect(collector, { words: ['growlight'] }))
    for (const { refusal, coverage } of await Promise.all(scanned)) {
      assert.deepEqual([refusal?.status, refusal?.code], ['failed', 'unexpected_content'])
      assert.ok(coverage.every(({ complete, reachedBackTo }) => !complete && reachedBackTo === null))
    }
  })
}
