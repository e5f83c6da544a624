import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetaCollector } from '../../../src/collectors/meta/collector.ts'
import { codesOf, collect, deps, meta, simulator } from '../simulated.ts'
import { readFixture, serve } from '../support.ts'

const both = { words: ['grow light'], handles: { facebook: ['fernlight'], instagram: ['fernlight'] } }

test("reads all of a page's posts in the window over several pages", async () => {
  const { posts, coverage, problems } = await collect(meta(), { handles: { facebook: ['fernlight'] } })
  assert.equal(posts.length, 60)
  assert.ok(
    posts.every(({ platform, authorHandle }) => platform === 'facebook' && authorHandle === 'fernlight'),
  )
  assert.deepEqual(posts[0]?.metrics, { reactions: 1, comments: 0 })
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
  assert.deepEqual(problems, [])
})

test("leaves out what visitors wrote when the page's feed is read", async () => {
  const { posts, rejected } = await collect(meta('ok', { pageEdge: 'feed' }), {
    handles: { facebook: ['fernlight'] },
  })
  assert.deepEqual([posts.length, rejected], [60, ['visitor_post']])
})

test("reads an account's media of the window and hides hidden likes", async () => {
  const { posts, rejected } = await collect(meta(), { handles: { instagram: ['fernlight'] } })
  assert.deepEqual(
    posts.map(({ text, authorHandle, metrics }) => [text, authorHandle, metrics]),
    [['New #growlight', 'fernlight', { likes: null, comments: 0 }]],
  )
  assert.deepEqual([...rejected].sort(), ['no_text', 'outside_window'])
})

test("pages an account's media until a page ends before the window", async () => {
  const { posts, calls, coverage } = await collect(meta(), { handles: { instagram: ['busy'] } })
  assert.deepEqual([posts.length, calls.length], [55, 2])
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
})

test('a word is asked for as a hashtag, which reaches back a day and names no author', async () => {
  const { posts, coverage } = await collect(meta(), { words: ['grow light'] })
  assert.deepEqual(
    posts.map(({ text, authorHandle, matchedTerms }) => [text, authorHandle, matchedTerms]),
    [
      ['New #growlight', undefined, ['grow light']],
      ['At home #growlight', undefined, ['grow light']],
    ],
  )
  assert.deepEqual(
    coverage.map(({ platform, query, complete, reachedBackTo }) => [
      platform,
      query,
      complete,
      reachedBackTo,
    ]),
    [['instagram', '#growlight', false, '2026-11-19T22:45:00.000Z']],
  )
})

test('delivers a medium once, whichever edge it was seen on', async () => {
  const { posts, rejected } = await collect(meta(), both)
  assert.equal(posts.filter(({ text }) => text === 'New #growlight').length, 1)
  assert.ok(rejected.includes('duplicate'))
})

test('an account and a page that cannot be read are problems of their own, an unused tag is an answer', async () => {
  const { problems, refusal, coverage } = await collect(meta(), {
    words: ['nobodyusesthis'],
    handles: { instagram: ['private_person'], facebook: ['nopage'] },
  })
  assert.equal(refusal, undefined)
  assert.deepEqual(codesOf(problems), ['not_readable', 'not_readable'])
  assert.equal(coverage.at(-1)?.note, 'Nobody has used this hashtag.')
  assert.notEqual(coverage.at(-1)?.reachedBackTo, null)
})

test('covers Facebook alone without an Instagram account of ours and says so', async () => {
  const collector = createMetaCollector(
    {
      accessToken: 'simulated-meta-token.ok.alone',
      appSecret: 'simulated-meta-app-secret',
      graphVersion: 'v26.0',
      baseUrl: simulator.baseUrls.meta,
      pageEdge: 'posts',
    },
    deps(),
  )
  const { posts, problems, coverage } = await collect(collector, both)
  assert.deepEqual(collector.platforms, ['facebook'])
  assert.equal(posts.length, 60)
  assert.deepEqual(codesOf(problems), ['instagram_not_configured'])
  assert.deepEqual(
    coverage.map(({ platform, complete }) => [platform, complete]),
    [
      ['facebook', true],
      ['instagram', false],
      ['instagram', false],
    ],
  )
})

for (const [scenario, platform] of [
  ['no_page_access', 'instagram'],
  ['no_instagram_access', 'facebook'],
] as const) {
  test(`${scenario} leaves ${platform} collected`, async () => {
    const { posts, problems, refusal } = await collect(meta(scenario), both)
    assert.equal(refusal, undefined)
    assert.deepEqual(new Set(posts.map((post) => post.platform)), new Set([platform]))
    assert.deepEqual(codesOf(problems), ['permission_missing'])
  })
}

test("a reached limit of Facebook's leaves Instagram collected", async (t) => {
  const limited = JSON.stringify(await readFixture('meta/error.pages_buc.80001.400.json'))
  const account = JSON.stringify(await readFixture('meta/ig_business_discovery.200.json'))
  const baseUrl = await serve(t, (req, res) => {
    const isPage = req.url?.startsWith('/v26.0/fernlight?') === true
    const body = isPage ? limited : req.url?.includes('.after') ? '{}' : account
    res.writeHead(isPage ? 400 : 200, { 'content-type': 'application/json' }).end(body)
  })
  const { posts, problems, refusal } = await collect(meta('ok', { baseUrl }), {
    handles: { facebook: ['fernlight'], instagram: ['fernlight'] },
  })
  assert.equal(refusal, undefined)
  assert.ok(posts.length > 0)
  assert.deepEqual(
    problems.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds]),
    [['product_limit', 600]],
  )
})

test('a product that was the only one asked for takes the platform with it', async () => {
  const { refusal } = await collect(meta('pages_limited'), { handles: { facebook: ['fernlight'] } })
  assert.deepEqual([refusal?.status, refusal?.retryAfterSeconds], ['rate_limited', 420])
})

test('asks for half a page when Meta wants to send less', async () => {
  const { posts, refusal } = await collect(meta('reduce_data-25'), { handles: { facebook: ['fernlight'] } })
  assert.equal(refusal, undefined)
  assert.equal(posts.length, 60)
})

test('stops before the limit when the usage climbs, and keeps what it has', async () => {
  const { posts, refusal, calls, coverage } = await collect(meta('usage_climbing'), both)
  assert.deepEqual([refusal?.status, refusal?.code, calls.length], ['rate_limited', 'paused', 3])
  assert.equal(posts.length, 60)
  assert.equal(coverage.length, 3)
})

test('a dead token ends both products at once', async () => {
  const { refusal, calls, coverage } = await collect(meta('unauthorized'), both)
  assert.deepEqual([refusal?.code, calls.length, coverage.length], ['token_refused', 1, 3])
})

test('a wrong app secret asks for the operator', async () => {
  const { refusal } = await collect(meta('ok', { appSecret: 'wrong' }), both)
  assert.deepEqual([refusal?.status, refusal?.code], ['auth_required', 'proof_refused'])
})

test('no coverage and no problem says a token or a proof', async () => {
  const { coverage, refusal } = await collect(meta('unauthorized'), both)
  const said = JSON.stringify([coverage, refusal?.message, String(refusal?.cause)])
  assert.doesNotMatch(said, /simulated-meta|access_token=|[0-9a-f]{64}/)
})
