import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeRedditPlan, planReddit } from '../../../src/collectors/reddit/plan.ts'
import { maxCallsOf, searchWindow } from '../../../src/collectors/reddit/queries.ts'
import { problemOf } from '../../../src/collectors/reddit/targets.ts'
import { NOW, requestOf } from '../support.ts'

const MAX_CALLS = 40

const windows = { 0.5: 'day', 1: 'day', 7: 'week', 30: 'month', 90: 'year', 365: 'year', 400: 'all' }

for (const [days, window] of Object.entries(windows)) {
  test(`searches a window of ${days} days with t=${window}`, () => {
    const since = new Date(NOW.getTime() - Number(days) * 86_400_000)
    assert.equal(searchWindow({ since, until: NOW }), window)
  })
}

test('plans users, one sum of subreddits, packed words, competitor sites and users’ comments, in this order', () => {
  const { queries, gaps, unasked } = planReddit(
    requestOf({
      words: ['grow light', 'Fernlight'],
      handles: { reddit: ['r/IndoorGarden', 'u/fernlight', 'r/indoorgarden', 'r/lamps'] },
      competitorUrls: ['https://www.sunbar.example/lamps', 'https://www.reddit.com/r/sunbar'],
    }),
    MAX_CALLS,
  )
  assert.deepEqual(
    queries.map(({ path, params }) => [path, params['q']]),
    [
      ['/user/fernlight/submitted', undefined],
      ['/r/indoorgarden+lamps+sunbar/new', undefined],
      ['/search', '"grow light" OR "Fernlight"'],
      ['/domain/sunbar.example/new', undefined],
      ['/user/fernlight/comments', undefined],
    ],
  )
  assert.deepEqual([gaps, unasked], [[], []])
})

test('keeps every search within 512 characters and loses no word', () => {
  const words = Array.from({ length: 80 }, (_, index) => `word number ${index}`)
  const asked = planReddit(requestOf({ words }), MAX_CALLS).queries.map(({ params }) => params['q'] ?? '')
  assert.ok(asked.length > 1)
  assert.ok(asked.every((q) => q.length <= 512))
  assert.deepEqual(
    asked.flatMap((q) => q.split(' OR ')),
    words.map((word) => `"${word}"`),
  )
})

test('no word can become an operator, end its phrase or add a parameter', () => {
  const words = ['a" OR author:ann OR "b', 'x&t=all', 'subreddit:lamps', '\\"', '-car']
  assert.deepEqual(
    planReddit(requestOf({ words }), MAX_CALLS).queries.map(({ params }) => params['q']),
    ['"a OR author:ann OR b" OR "x&t=all" OR "subreddit:lamps" OR "-car"'],
  )
})

test('asks for subreddits fifty at a time', () => {
  const reddit = Array.from({ length: 51 }, (_, index) => `r/sub${index}`)
  assert.deepEqual(
    planReddit(requestOf({ handles: { reddit } }), MAX_CALLS).queries.map(
      ({ path }) => path.split('+').length,
    ),
    [50, 1],
  )
})

test('a pack of words can be halved down to single words, which are paged', () => {
  const [pack] = planReddit(requestOf({ words: ['one', 'two', 'three'] }), MAX_CALLS).queries
  assert.deepEqual(
    pack?.split?.into.map(({ label, split }) => [label, split?.into.map((half) => half.label)]),
    [
      ['words: one, two', ['words: one', 'words: two']],
      ['words: three', undefined],
    ],
  )
  assert.equal(pack === undefined ? 0 : maxCallsOf(pack), 1 + (1 + 3 + 3) + 3)
})

test('a sum of subreddits can be asked one by one', () => {
  const [sum] = planReddit(requestOf({ handles: { reddit: ['r/one', 'r/two'] } }), MAX_CALLS).queries
  assert.deepEqual(
    [sum?.split?.reason, sum?.split?.into.map(({ path }) => path)],
    ['refused', ['/r/one/new', '/r/two/new']],
  )
  assert.equal(sum === undefined ? 0 : maxCallsOf(sum), 1 + 3 + 3)
})

test('what the budget has no call for is left, comments first, and what is over is spare', () => {
  const request = requestOf({ words: ['lamp'], handles: { reddit: ['u/ann', 'u/bob'] } })
  const labels = (maxCalls: number) => {
    const { queries, unasked, spareCalls } = planReddit(request, maxCalls)
    return [queries.length, unasked.map(({ label }) => label), spareCalls]
  }
  assert.deepEqual(labels(4), [3, ['comments by u/ann', 'comments by u/bob'], 0])
  assert.deepEqual(labels(9), [5, [], 3])
})

test('shows the steps with what each can take, the costs and what stays unseen', () => {
  const request = requestOf({
    words: ['lamp', 'x'.repeat(600)],
    handles: { reddit: ['u/ann', 'r/a/b'] },
    competitorUrls: ['https://sunbar.example', 'https://www.amazon.com/sunbar', 'https://x.com/sunbar'],
  })
  assert.deepEqual(describeRedditPlan(planReddit(request, 5), 5), {
    steps: [
      { platform: 'reddit', label: 'access token', calls: 1 },
      { platform: 'reddit', label: 'posts by u/ann', calls: 1 },
      { platform: 'reddit', label: 'words: lamp', calls: 1 },
      { platform: 'reddit', label: 'links to sunbar.example', calls: 1 },
      { platform: 'reddit', label: 'comments by u/ann', calls: 1 },
    ],
    costs: [{ unit: 'calls', amount: 5, left: null, usd: null }],
    notCovered: [
      { platform: 'reddit', what: 'r/a/b', why: 'This names no Reddit user and no one subreddit.' },
      {
        platform: 'reddit',
        what: `${'x'.repeat(60)}…`,
        why: 'This is too long for a Reddit search.',
      },
      {
        platform: 'reddit',
        what: 'https://www.amazon.com/sunbar',
        why: 'Reddit cannot be searched for a host that companies share.',
      },
    ],
  })
  const { steps, costs } = describeRedditPlan(planReddit(request, 40), 40)
  assert.deepEqual(
    steps.map(({ calls }) => calls),
    [1, 3, 3, 3, 1],
  )
  assert.deepEqual(
    costs.map(({ amount }) => amount),
    [11],
  )
})

test('a query that the budget has no call for is shown as not covered', () => {
  const request = requestOf({ words: ['lamp'], handles: { reddit: ['u/ann'] } })
  assert.deepEqual(describeRedditPlan(planReddit(request, 3), 3).notCovered, [
    {
      platform: 'reddit',
      what: 'comments by u/ann',
      why: "The scan's budget of 3 calls has none left for this.",
    },
  ])
})

test('a handle that cannot be read is a problem and no query', () => {
  const { queries, gaps } = planReddit(requestOf({ handles: { reddit: ['r/a/b'] } }), MAX_CALLS)
  assert.deepEqual(queries, [])
  assert.deepEqual(
    gaps.map(problemOf).map(({ code, message }) => [code, message]),
    [['unreadable_handle', 'This names no Reddit user and no one subreddit. (r/a/b)']],
  )
})

test('nothing configured plans nothing, not even a token', () => {
  assert.deepEqual(describeRedditPlan(planReddit(requestOf(), MAX_CALLS), MAX_CALLS), {
    steps: [],
    costs: [],
    notCovered: [],
  })
})

test('a word without any letter or digit is never asked for, and that is said', () => {
  const { queries, gaps } = planReddit(requestOf({ words: ['lamp', '🔥🔥'] }), 40)
  assert.deepEqual(
    [queries.map(({ params }) => params['q']), gaps],
    [
      ['"lamp"'],
      [
        {
          code: 'word_without_letters',
          what: '🔥🔥',
          why: 'This word has no letter or digit that Reddit could search for.',
        },
      ],
    ],
  )
})
