import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect, reddit, simulator } from '../simulated.ts'
import { createRecordingSink, NOW, requestOf, serve } from '../support.ts'

const SINCE = '2026-11-13T22:45:00.000Z'

function hoursBeforeNow(hours: number): string {
  return new Date(NOW.getTime() - hours * 3_600_000).toISOString()
}

function idsOf(posts: readonly { readonly id: string }[]) {
  return posts.map(({ id }) => id).sort()
}

test('finds posts with a word and leaves out what the fuzzy search added', async () => {
  const { posts, rejected, coverage, problems } = await collect(reddit(), { words: ['Fernlight'] })
  assert.deepEqual(idsOf(posts), ['t3_p1'])
  assert.deepEqual(posts[0]?.matchedTerms, ['Fernlight'])
  assert.deepEqual(rejected, ['no_word_matched'])
  assert.deepEqual(coverage, [
    {
      platform: 'reddit',
      query: 'words: Fernlight',
      kinds: ['words'],
      words: ['Fernlight'],
      wantedSince: SINCE,
      reachedBackTo: SINCE,
      complete: true,
    },
  ])
  assert.deepEqual(problems, [])
})

test('pages a subreddit past its pinned post until the window ends', async () => {
  const { posts, rejected, coverage, calls } = await collect(reddit(), { handles: { reddit: ['r/lamps'] } })
  assert.equal(posts.length, 167)
  assert.deepEqual(new Set(rejected), new Set(['moderator_notice', 'outside_window']))
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
  assert.equal(calls.length, 3, 'a token and two pages')
})

test('says how far it came when the pages of a query are used up', async () => {
  const { posts, coverage } = await collect(reddit(), { handles: { reddit: ['r/lamps'] }, days: 365 })
  assert.equal(posts.length, 299, 'three pages, of which one item is the pinned notice')
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo, note }) => [complete, reachedBackTo, note]),
    [[false, hoursBeforeNow(300), 'Stopped after 3 pages.']],
  )
})

test('the end of search results proves nothing where Reddit cuts them off', async () => {
  const { coverage } = await collect(reddit(), { words: ['no'], days: 365 })
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo, note }) => [complete, reachedBackTo, note]),
    [[false, hoursBeforeNow(251), 'Reddit ends its search results here.']],
  )
})

test('asks for the subreddits of a refused sum one by one and names the closed one', async () => {
  const { posts, problems, coverage } = await collect(reddit(), {
    handles: { reddit: ['r/plants', 'r/secret'] },
  })
  assert.deepEqual(idsOf(posts), ['t3_p1', 't3_p2', 't3_p3'])
  assert.deepEqual(codesOf(problems), ['not_readable'])
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo }) => [query, complete, reachedBackTo]),
    [
      ['new in r/plants', true, SINCE],
      ['new in r/secret', false, null],
    ],
  )
})

test('an unknown subreddit and an unknown user are problems of their own', async () => {
  const { problems, refusal, coverage, calls } = await collect(reddit(), {
    handles: { reddit: ['r/nowhere', 'u/nobody'] },
  })
  assert.equal(refusal, undefined)
  assert.deepEqual(codesOf(problems), ['not_found', 'not_found'])
  assert.equal(calls.length, 3, 'a token, the user and the subreddit; nobody has no comments')
  assert.equal(coverage.at(-1)?.note, 'Not asked, because Reddit does not know the user.')
})

test("finds links to a competitor's site and delivers no post twice", async () => {
  const { posts, rejected } = await collect(reddit(), {
    handles: { reddit: ['u/brand', 'r/plants'] },
    competitorUrls: ['https://www.sunbar.example/shop'],
  })
  assert.deepEqual(idsOf(posts), ['t3_p1', 't3_p2', 't3_p3'])
  assert.equal(rejected.filter((reason) => reason === 'duplicate').length, 2)
  assert.equal(rejected.filter((reason) => reason === 'removed').length, 1)
})

test('renews a token that dies in the middle, once', async () => {
  const { posts, calls, refusal } = await collect(reddit('short_token-1'), {
    words: ['Fernlight'],
    handles: { reddit: ['r/plants'] },
  })
  assert.equal(refusal, undefined)
  assert.deepEqual(idsOf(posts), ['t3_p1', 't3_p2', 't3_p3'])
  assert.equal(calls.filter(({ retry }) => retry).length, 1)
})

test('scans share one token while it lasts', async () => {
  const collector = reddit()
  await collect(collector, { words: ['Fernlight'] })
  const { calls } = await collect(collector, { words: ['Fernlight'] })
  assert.equal(calls.length, 1)
})

test('waits when told to for a few seconds', async () => {
  const { posts, refusal, calls } = await collect(reddit('rate_limited_other-1'), { words: ['Fernlight'] })
  assert.equal(refusal, undefined)
  assert.deepEqual(idsOf(posts), ['t3_p1'])
  assert.equal(calls.filter(({ retry }) => retry).length, 1)
})

test('a wait past the deadline ends the platform and says how long', async () => {
  const { refusal, coverage } = await collect(reddit('rate_limited'), {
    words: ['Fernlight'],
    competitorUrls: ['https://sunbar.example'],
  })
  assert.equal(refusal?.status, 'rate_limited')
  assert.ok((refusal?.retryAfterSeconds ?? 0) > 45)
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [
      [false, null],
      [false, null],
    ],
  )
})

test('the page of the network edge is a block', async () => {
  assert.equal((await collect(reddit('blocked'), { words: ['Fernlight'] })).refusal?.status, 'blocked')
})

test('a wrong secret asks for the operator', async () => {
  const { refusal } = await collect(reddit('ok', { clientSecret: 'wrong' }), { words: ['Fernlight'] })
  assert.deepEqual([refusal?.status, refusal?.code], ['auth_required', 'credentials_refused'])
})

test('asks newest first, a hundred at a time, unescaped, and says who asks', async () => {
  const before = simulator.requests({ platform: 'reddit' }).length
  await collect(reddit(), { words: ['Fernlight'] })
  const asked = simulator.requests({ platform: 'reddit' }).slice(before).at(-1)
  assert.deepEqual(asked?.query, {
    q: '"Fernlight"',
    sort: 'new',
    t: 'week',
    type: 'link',
    limit: '100',
    raw_json: '1',
  })
  assert.match(asked?.headers['user-agent'] ?? '', /by \/u\//)
})

test("a page of a hundred of Reddit's longest posts is read by scans and by rechecks", async (t) => {
  const text = 'A long story of a lamp. '.repeat(1667).slice(0, 40_000)
  const children = Array.from({ length: 100 }, (_, number) => ({
    kind: 't3',
    data: {
      name: `t3_long${number}`,
      title: 'A story',
      selftext: text,
      selftext_html: `<div class="md"><p>${text}</p></div>`,
      permalink: `/r/stories/comments/long${number}/`,
      created_utc: NOW.getTime() / 1000 - number,
    },
  }))
  const page = JSON.stringify({ kind: 'Listing', data: { children, after: null } })
  const baseUrl = await serve(t, (req, res) => {
    const isToken = req.url === '/api/v1/access_token'
    res.setHeader('content-type', 'application/json')
    res.end(isToken ? '{"access_token":"t","expires_in":3600}' : page)
  })
  const collector = reddit('ok', { tokenBaseUrl: baseUrl, apiBaseUrl: baseUrl })
  const { posts } = await collect(collector, { words: ['lamp'] })
  const again = await collector.recheck(posts, { request: requestOf(), sink: createRecordingSink() })
  assert.deepEqual([posts.length, again.found.length], [100, 100])
})
