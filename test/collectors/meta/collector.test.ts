import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { createMetaCollector } from '../../../src/collectors/meta/collector.ts'
import { codesOf, collect, deps, meta, simulator } from '../simulated.ts'
import { NOW, requestOf, serve } from '../support.ts'

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

test('an account with more media than three pages is covered as far back as these reach', async () => {
  const { posts, coverage, problems } = await collect(meta(), { handles: { instagram: ['busy'] }, days: 30 })
  assert.deepEqual([posts.length, codesOf(problems)], [150, ['over_budget']])
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [[false, posts.at(-1)?.publishedAt]],
  )
})

for (const [what, last] of [
  ['an undated medium ends', [{ id: '1', permalink: 'https://www.instagram.com/p/a/', caption: 'A lamp' }]],
  ['nothing stands on', []],
] as const) {
  test(`a page that ${what} says nothing of how far it reached`, async (t) => {
    const media = { data: last, paging: { cursors: { after: 'MORE' } } }
    const baseUrl = await serve(t, (_req, res) => {
      const account = { username: 'fernlight', media_count: 90, media }
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ business_discovery: account }))
    })
    const { coverage, calls, problems } = await collect(meta('ok', { baseUrl }), {
      handles: { instagram: ['fernlight'] },
    })
    assert.deepEqual([calls.length, codesOf(problems)], [3, ['over_budget']])
    assert.deepEqual(
      coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
      [[false, null]],
    )
  })
}

test('without access to pages only Instagram is read, and no call is made for Facebook', async () => {
  const collector = meta('no_page_access', { pageEdge: 'none' })
  const { posts, problems, coverage } = await collect(collector, {
    handles: { facebook: ['fernlight'], instagram: ['fernlight'] },
  })
  assert.deepEqual(collector.platforms, ['instagram'])
  assert.deepEqual([posts.length, codesOf(problems)], [1, ['facebook_not_configured']])
  assert.deepEqual(
    coverage.map(({ platform, complete }) => [platform, complete]),
    [
      ['facebook', false],
      ['instagram', true],
    ],
  )
})

test('an id that is no page is refused instead of read', async () => {
  const { posts, problems, calls } = await collect(meta(), {
    handles: { facebook: [credentials.meta.igUserId] },
  })
  assert.deepEqual([posts, codesOf(problems), calls.length], [[], ['query_refused'], 1])
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
  assert.deepEqual(codesOf(problems), ['not_readable', 'account_not_readable'])
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
      commentCallsPerScan: 0,
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
      ['instagram', false],
      ['instagram', false],
      ['facebook', true],
    ],
  )
})

const partly = [
  ['no_page_access', ['instagram'], [/Page Public Content Access/]],
  ['no_instagram_access', ['facebook'], [/instagram_manage_insights/, /Instagram Public Content Access/]],
  ['no_hashtag_access', ['facebook', 'instagram'], [/Instagram Public Content Access/]],
] as const

for (const [scenario, platforms, approvals] of partly) {
  test(`${scenario} leaves ${platforms.join(' and ')} collected and says which approval is missing`, async () => {
    const { posts, problems, refusal, coverage } = await collect(meta(scenario), both)
    assert.equal(refusal, undefined)
    assert.deepEqual(new Set(posts.map((post) => post.platform)), new Set(platforms))
    assert.deepEqual(
      codesOf(problems),
      approvals.map(() => 'permission_missing'),
    )
    for (const [index, approval] of approvals.entries()) {
      assert.match(problems[index]?.message ?? '', approval)
      assert.ok(coverage.some(({ note, complete }) => !complete && approval.test(note ?? '')))
    }
  })
}

const limited = [
  ['pages_limited', 'instagram'],
  ['instagram_limited', 'facebook'],
] as const

for (const [scenario, platform] of limited) {
  test(`${scenario} leaves ${platform} collected and is asked once`, async () => {
    const { posts, problems, refusal, coverage } = await collect(meta(scenario), both)
    assert.equal(refusal, undefined)
    assert.deepEqual(new Set(posts.map((post) => post.platform)), new Set([platform]))
    assert.deepEqual(
      problems.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds]),
      [['product_limit', 420]],
    )
    assert.equal(coverage.length, 3)
  })
}

test('a block for policy reasons ends all of it at once', async () => {
  const { refusal, calls, coverage } = await collect(meta('policy_blocked'), both)
  assert.deepEqual([refusal?.status, refusal?.code], ['blocked', 'policy_block'])
  assert.deepEqual([calls.length, coverage.length], [1, 3])
})

test('a version that has ended is served by another, which is a problem', async () => {
  const { posts, problems } = await collect(meta('ok', { graphVersion: 'v20.0' }), {
    handles: { instagram: ['fernlight'] },
  })
  assert.equal(posts.length, 1)
  assert.deepEqual(codesOf(problems), ['version_replaced'])
})

test('two failures of the server are repeated away', async () => {
  const { posts, problems, calls } = await collect(meta('server_error'), {
    handles: { facebook: ['fernlight'] },
  })
  assert.deepEqual([posts.length, problems.length], [60, 0])
  assert.deepEqual(
    calls.map(({ retry }) => retry),
    [false, true, true, false, false],
  )
})

test('expects at most the calls of its plan', async () => {
  const collector = meta()
  const { costs } = await collector.plan(requestOf(both))
  const { expected, calls } = await collect(collector, both)
  assert.deepEqual(expected, [costs[0]?.amount])
  assert.ok(calls.length <= (expected[0] ?? 0))
})

test("asks for a page's profile once a week", async () => {
  const token = `${credentials.meta.accessToken}.ok.weekly`
  const scanned = async () =>
    await collect(meta('ok', { accessToken: token }), { handles: { facebook: ['fernlight'] } })
  assert.equal((await scanned()).calls.length, 3)
  assert.equal((await scanned()).calls.length, 2)
})

test('a product that was the only one asked for takes the platform with it', async () => {
  const { refusal } = await collect(meta('pages_limited'), { handles: { facebook: ['fernlight'] } })
  assert.deepEqual([refusal?.status, refusal?.retryAfterSeconds], ['rate_limited', 420])
})

test('asks for half a page when Meta wants to send less', async () => {
  const { posts, refusal, calls } = await collect(meta('reduce_data-25'), {
    handles: { facebook: ['fernlight'] },
  })
  assert.equal(refusal, undefined)
  assert.equal(posts.length, 60)
  // The profile, a page that was too large, and three of half the size.
  assert.equal(calls.length, 5)
})

test('a page that is still too large at half the size is not halved again', async () => {
  const { refusal, calls } = await collect(meta('reduce_data-10'), { handles: { facebook: ['fernlight'] } })
  assert.deepEqual([refusal?.code, calls.length], ['server_error', 3])
})

test('stops before the limit when the usage climbs, and keeps what it has', async () => {
  const { posts, refusal, calls, coverage } = await collect(meta('usage_climbing'), both)
  assert.deepEqual([refusal?.status, refusal?.code, calls.length], ['rate_limited', 'paused', 3])
  assert.equal(posts.length, 60)
  assert.equal(coverage.length, 3)
})

test('out of time, every query that was not reached is a gap', async () => {
  const { refusal, coverage } = await collect(meta(), { ...both, deadline: new Date(NOW.getTime() + 280) })
  assert.equal(refusal?.code, 'no_time_left')
  assert.deepEqual(
    coverage.map(({ query, complete }) => [query, complete]),
    [
      ['posts of the page fernlight', true],
      ['posts by fernlight', false],
      ['#growlight', false],
    ],
  )
})

test('an answer of another kind covers nothing', async (t) => {
  const baseUrl = await serve(t, (req, res) => {
    const profile = req.url?.includes('fan_count') ? { id: '900100' } : {}
    res.setHeader('content-type', 'application/json').end(JSON.stringify(profile))
  })
  const { refusal, coverage } = await collect(meta('ok', { baseUrl }), {
    handles: { facebook: ['fernlight'], instagram: ['fernlight'] },
  })
  assert.equal(refusal?.code, 'unexpected_content')
  assert.ok(coverage.every(({ complete, reachedBackTo }) => !complete && reachedBackTo === null))
})

for (const after of ['x){id}', '){id},media.after(x']) {
  test(`a next page that cannot be asked for safely is a gap and no end: ${after}`, async (t) => {
    const link = 'https://www.facebook.com/900100/posts/1'
    const post = {
      id: '900100_1',
      created_time: '2026-11-20T12:00:00+0000',
      message: 'News',
      permalink_url: link,
    }
    const url = 'https://graph.facebook.com/v26.0/900100/posts?access_token=somebody-elses'
    const list = { data: [post], paging: { next: url } }
    const media = { data: [], paging: { cursors: { after } } }
    const asked: string[] = []
    const baseUrl = await serve(t, (req, res) => {
      asked.push(req.url ?? '')
      const page = req.url?.includes('fan_count') ? { id: '900100' } : list
      const account = { business_discovery: { username: 'fernlight', media } }
      const body = req.url?.includes('business_discovery') ? account : page
      res.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    })
    const { posts, problems, coverage } = await collect(meta('ok', { baseUrl }), {
      handles: { facebook: ['fernlight'], instagram: ['fernlight'] },
    })
    assert.deepEqual(codesOf(problems), ['no_cursor', 'no_cursor'])
    assert.deepEqual([asked.length, coverage.some(({ complete }) => complete)], [3, false])
    assert.equal(asked.join().includes('somebody-elses'), false)
    assert.deepEqual([posts.length, coverage[0]?.reachedBackTo], [1, posts[0]?.publishedAt])
  })
}

test('a dead token ends both products at once', async () => {
  const { refusal, calls, coverage } = await collect(meta('unauthorized'), both)
  assert.deepEqual([refusal?.code, calls.length, coverage.length], ['token_refused', 1, 3])
})

test('a wrong app secret asks for the operator', async () => {
  const { refusal } = await collect(meta('ok', { appSecret: 'wrong' }), both)
  assert.deepEqual([refusal?.status, refusal?.code], ['auth_required', 'proof_refused'])
})
