import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect } from '../simulated.ts'
import { NOW } from '../support.ts'
import { crowd, hoursAgo, newestFirst, post, startReddit, sub } from './world.ts'

const SINCE = '2026-11-13T22:45:00.000Z'
const words = ['hot', 'rare', 'quiet']

/** One word takes all of the newest hundred posts of its pack; another one's posts are older. */
const crowded = {
  subreddits: [sub('plants')],
  posts: newestFirst([
    ...crowd(150, 'hot', 'A hot lamp'),
    post(90, { id: 'rare1', title: 'A rare lamp' }),
    post(160, { id: 'rare2', title: 'Another rare lamp, not hot' }),
  ]),
}

test('a pack that one word crowds is asked again in halves, and no post counts twice', async (t) => {
  const { app } = await startReddit(t, crowded)
  const { posts, rejected, coverage, problems, calls, expected } = await collect(app(), { words })
  assert.equal(posts.length, 152)
  assert.deepEqual(posts.find(({ id }) => id === 't3_rare2')?.matchedTerms, ['hot', 'rare'])
  assert.deepEqual(rejected, [])
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo }) => [query, complete, reachedBackTo]),
    [
      ['words: hot', true, SINCE],
      ['words: rare', true, SINCE],
      ['words: quiet', true, SINCE],
    ],
  )
  assert.deepEqual(problems, [])
  assert.equal(
    calls.length,
    7,
    'a token, the pack, a half of two, its two words (one on two pages), the other half',
  )
  assert.deepEqual(expected, [2, 2, 2, 1])
})

test('without calls for its halves a pack says how far it came', async (t) => {
  const { app } = await startReddit(t, crowded)
  const { posts, coverage, problems, calls } = await collect(app('ok', { maxCallsPerScan: 3 }), { words })
  assert.equal(posts.length, 100)
  assert.equal(calls.length, 2)
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo, note }) => [query, complete, reachedBackTo, note]),
    [
      [
        'words: hot, rare, quiet',
        false,
        hoursAgo(3 + 99 / 4).toISOString(),
        'Stopped after 1 page: no calls are left for more.',
      ],
    ],
  )
})

test('the budget splits as far as it reaches', async (t) => {
  const { app } = await startReddit(t, crowded)
  const { coverage, problems, calls } = await collect(app('ok', { maxCallsPerScan: 5 }), { words })
  assert.equal(calls.length, 4)
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ query, complete }) => [query, complete]),
    [
      ['words: hot, rare', false],
      ['words: quiet', true],
    ],
  )
})

test('a word alone is paged until the budget has no call for more', async (t) => {
  const { app } = await startReddit(t, crowded)
  const { posts, coverage } = await collect(app('ok', { maxCallsPerScan: 2 }), { words: ['hot'] })
  assert.equal(posts.length, 100)
  assert.equal(coverage[0]?.note, 'Stopped after 1 page: no calls are left for more.')
})

test('halves that were never asked reach as far back as their pack', async (t) => {
  const { app, simulator } = await startReddit(t, crowded)
  const deadline = new Date(NOW.getTime() + 10_000)
  const { coverage, refusal, posts } = await collect(app('window_ends-10'), { words, deadline })
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'paused'])
  assert.equal(posts.length, 100)
  const reached = hoursAgo(3 + 99 / 4).toISOString()
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo }) => [query, complete, reachedBackTo]),
    [
      ['words: hot, rare', false, reached],
      ['words: quiet', false, reached],
    ],
  )
  assert.ok(simulator.requests().every(({ status }) => status === 200))
})

test('what the budget has no call for at all is reported as never asked', async (t) => {
  const { app } = await startReddit(t, crowded)
  const wanted = { words: ['quiet'], handles: { reddit: ['u/ann'] } }
  const { coverage, problems } = await collect(app('ok', { maxCallsPerScan: 3 }), wanted)
  assert.deepEqual(codesOf(problems), ['over_budget', 'over_budget'])
  const unasked = coverage.find(({ query }) => query === 'comments by u/ann')
  assert.deepEqual(
    [unasked?.complete, unasked?.reachedBackTo, unasked?.note],
    [false, null, "The scan's budget of 3 calls has none left for this."],
  )
})

test('of a refused sum as many subreddits are asked as the budget has calls for', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants'), sub('secret', 'private'), sub('lamps')],
    posts: [post(4, {})],
  })
  const { coverage, problems, posts } = await collect(app('ok', { maxCallsPerScan: 4 }), {
    handles: { reddit: ['r/plants', 'r/secret', 'r/lamps'] },
  })
  assert.equal(posts.length, 1)
  assert.deepEqual(codesOf(problems), ['not_readable', 'over_budget'])
  assert.deepEqual(
    coverage.map(({ query, complete, note }) => [query, complete, note]),
    [
      ['new in r/plants', true, undefined],
      ['new in r/secret', false, 'Reddit does not show this to us: it is private (new in r/secret).'],
      ['new in r/lamps', false, "The scan's budget of 4 calls has none left for this."],
    ],
  )
})
