import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect } from '../simulated.ts'
import { commentRecordOf, createRecordingSink, requestOf } from '../support.ts'
import { comment, crowd, hoursAgo, newestFirst, post, startReddit, sub } from './world.ts'

const SINCE = '2026-11-13T22:45:00.000Z'
const world = {
  subreddits: [sub('plants'), sub('secret', 'private')],
  posts: newestFirst([
    post(3, { id: 'a', title: 'A lamp & a plant', body: 'It hums.\n\nA <lot>.' }),
    post(4, { id: 'b', title: 'Two lamps' }),
  ]),
}

test('finds posts by their words, without any count, and says where they come from', async (t) => {
  const { feed, simulator } = await startReddit(t, world)
  const { posts, rejected, coverage, problems, calls, expected } = await collect(feed(), { words: ['lamp'] })
  assert.deepEqual(
    posts.map(({ id, text, metrics, sourceMethod, matchedTerms }) => [
      id,
      text,
      metrics,
      sourceMethod,
      matchedTerms,
    ]),
    [['t3_a', 'A lamp & a plant\n\nIt hums.\n\nA <lot>.', {}, 'feed', ['lamp']]],
  )
  assert.deepEqual(rejected, ['no_word_matched'])
  assert.deepEqual(coverage, [
    {
      platform: 'reddit',
      query: 'words: lamp',
      kinds: ['words'],
      words: ['lamp'],
      wantedSince: SINCE,
      reachedBackTo: SINCE,
      complete: true,
      note: 'Feed, no counts.',
    },
  ])
  assert.deepEqual([problems, calls.length, expected], [[], 1, [1]])
  const [asked] = simulator.requests()
  assert.deepEqual(asked?.query, { q: '"lamp"', sort: 'new', t: 'week' })
  assert.equal(asked?.headers['accept'], 'application/atom+xml')
  assert.match(asked?.headers['user-agent'] ?? '', /by \/u\//)
})

test('a feed that holds more than it shows leaves a gap that is named', async (t) => {
  const { feed } = await startReddit(t, { subreddits: [sub('plants')], posts: crowd(40, 'p', 'A lamp') })
  const { posts, coverage, problems } = await collect(feed(), { words: ['lamp'] })
  assert.equal(posts.length, 25)
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo, note }) => [complete, reachedBackTo, note]),
    [[false, hoursAgo(3 + 24 / 4).toISOString(), 'Feed, no counts. Only its newest 25 entries were read.']],
  )
})

test('an old pinned post that stands first does not make a feed reach back to it', async (t) => {
  const posts = newestFirst([...crowd(40, 'p', 'A lamp'), post(900, { id: 'rules', stickied: true })])
  const { feed } = await startReddit(t, { subreddits: [sub('plants')], posts })
  const { coverage, problems } = await collect(feed(), { handles: { reddit: ['r/plants'] } })
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [[false, hoursAgo(3 + 23 / 4).toISOString()]],
  )
})

test('what one call has no room for is reported as never asked', async (t) => {
  const { feed } = await startReddit(t, world)
  const { coverage, problems, calls } = await collect(feed(), {
    words: ['lamp'],
    handles: { reddit: ['r/plants', 'u/ann'] },
    competitorUrls: ['https://sunbar.example'],
  })
  assert.equal(calls.length, 1)
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo }) => [query, complete, reachedBackTo]),
    [
      ['new in r/plants', false, null],
      ['posts and comments by u/ann', false, null],
      ['links to sunbar.example', false, null],
      ['words: lamp', true, SINCE],
    ],
  )
})

test('a user’s feed mixes posts and comments', async (t) => {
  const { feed } = await startReddit(t, { ...world, comments: [comment(2, { author: 'ann', postId: 'b' })] })
  const { posts } = await collect(feed(), { handles: { reddit: ['u/ann'] } })
  assert.deepEqual(
    posts.map(({ id, authorHandle }) => [id, authorHandle]),
    [
      ['t1_c', 'ann'],
      ['t3_a', 'ann'],
      ['t3_b', 'ann'],
    ],
  )
})

test('a feed of comments is counted as one, a feed of posts counts none', async (t) => {
  const comments = [
    comment(2, { id: 'hums', postId: 'a' }),
    comment(3, { id: 'named', body: 'This lamp', postId: 'b' }),
  ]
  const { feed } = await startReddit(t, { ...world, comments: newestFirst(comments) })
  const wanted = { words: ['lamp'], handles: { reddit: ['r/plants'] } }
  const read = await collect(feed('ok', true), wanted)
  assert.deepEqual(commentRecordOf(read), { asked: 1, received: 2, matched: read.posts.length })
  const paused = await collect(feed('ok', true), wanted)
  assert.deepEqual(commentRecordOf(paused), { asked: 0, received: null, matched: null })
  assert.equal(commentRecordOf(await collect(feed(), wanted)), null)
})

test('a second scan within a minute asks nothing, in whatever process', async (t) => {
  const { feed, simulator } = await startReddit(t, world)
  await collect(feed(), { words: ['lamp'] })
  const { refusal, coverage } = await collect(feed(), { words: ['lamp'] })
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'paused'])
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [[false, null]],
  )
  assert.equal(simulator.requests().length, 1)
})

test('also after an answer that asked for nothing the next call waits for its minute', async (t) => {
  const { feed, simulator } = await startReddit(t, world)
  await collect(feed('server_error'), { words: ['lamp'] })
  const { refusal } = await collect(feed('server_error'), { words: ['lamp'] })
  assert.deepEqual([refusal?.status, refusal?.code], ['timeout', 'no_time_left'])
  assert.equal(simulator.requests().length, 1)
})

test('after the minute it reads again', async (t) => {
  const { feed, simulator, clock } = await startReddit(t, world)
  await collect(feed(), { words: ['lamp'] })
  await clock.sleep(60_000)
  const deadline = new Date(clock.now().getTime() + 45_000)
  const { refusal } = await collect(feed(), { words: ['lamp'], deadline })
  assert.equal(refusal, undefined)
  assert.deepEqual(
    simulator.requests().map(({ status }) => status),
    [200, 200],
  )
})

test('a closed subreddit is a problem of its own', async (t) => {
  const { feed } = await startReddit(t, world)
  const { problems, refusal } = await collect(feed(), { handles: { reddit: ['r/secret'] } })
  assert.deepEqual([codesOf(problems), refusal], [['not_readable'], undefined])
})

const outages = [
  ['html', 'failed', 'unexpected_content'],
  ['broken_json', 'failed', 'unexpected_content'],
  ['truncated', 'failed', 'unreachable'],
  ['reset', 'failed', 'unreachable'],
  ['oversized', 'failed', 'answer_too_large'],
  ['gzip_bomb', 'failed', 'answer_too_large'],
  ['server_error', 'failed', 'server_error'],
  ['rate_limited', 'rate_limited', 'rate_limited'],
  ['rate_limited_other', 'rate_limited', 'rate_limited'],
  ['blocked', 'blocked', 'edge_blocked'],
] as const

for (const [scenario, status, code] of outages) {
  test(`${scenario} is a failure, not an empty feed, and is not repeated at once`, async (t) => {
    const { feed } = await startReddit(t, world)
    const { refusal, posts, calls, coverage } = await collect(feed(scenario), { words: ['lamp'] })
    assert.deepEqual([refusal?.status, refusal?.code], [status, code])
    assert.deepEqual([posts, calls.length], [[], 1])
    assert.deepEqual(
      coverage.map(({ complete }) => complete),
      [false],
    )
  })
}

test('an empty feed is an answer', async (t) => {
  const { feed } = await startReddit(t, world)
  const { posts, problems, coverage } = await collect(feed('empty'), { words: ['lamp'] })
  assert.deepEqual([posts, problems, coverage[0]?.complete], [[], [], true])
})

test('feeds cannot look stored posts up and say so without a call', async (t) => {
  const { feed, simulator } = await startReddit(t, world)
  const ref = { platform: 'reddit', id: 't3_a', url: 'https://www.reddit.com/' } as const
  const outcome = await feed().recheck([ref], { request: requestOf(), sink: createRecordingSink() })
  assert.deepEqual([outcome.found, outcome.gone, codesOf(outcome.problems)], [[], [], ['no_look_up']])
  assert.deepEqual(simulator.requests(), [])
})

test('the plan is what the scan does', async (t) => {
  const { feed, app, simulator } = await startReddit(t, world)
  const request = requestOf({ words: ['lamp'], handles: { reddit: ['r/plants'] } })
  for (const collector of [feed(), app()]) {
    const plan = await collector.plan(request)
    const { coverage, calls } = await collect(collector, request)
    const asked = plan.steps.map(({ label }) => label).filter((label) => label !== 'access token')
    assert.deepEqual(
      coverage.filter(({ complete }) => complete).map(({ query }) => query),
      asked,
    )
    assert.ok(calls.length <= (plan.costs[0]?.amount ?? 0))
  }
  assert.equal(simulator.requests().length, 1 + 3)
})
