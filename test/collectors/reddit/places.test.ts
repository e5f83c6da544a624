import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect } from '../simulated.ts'
import { comment, crowd, hoursAgo, newestFirst, post, startReddit, sub } from './world.ts'

const closed = [
  ['a private', 'private', 'not_readable'],
  ['a quarantined', 'quarantined', 'not_readable'],
  ['a paying', 'gold_only', 'not_readable'],
  ['a banned', 'banned', 'not_found'],
  ['a lawfully withheld', 'withheld', 'withheld_by_law'],
] as const

for (const [what, access, code] of closed) {
  test(`${what} subreddit closes its sum and then only itself`, async (t) => {
    const { app } = await startReddit(t, {
      subreddits: [sub('plants'), sub('closed', access)],
      posts: [post(4, {}), post(5, { id: 'b', subreddit: 'closed' })],
    })
    const { posts, problems, refusal, calls } = await collect(app(), {
      handles: { reddit: ['r/plants', 'r/closed'] },
    })
    assert.equal(refusal, undefined)
    assert.deepEqual(
      posts.map(({ id }) => id),
      ['t3_a'],
    )
    assert.deepEqual(codesOf(problems), [code])
    assert.equal(calls.length, 4, 'a token, the sum and each alone')
  })
}

test('a sum of unknown subreddits is redirected and each is a problem of its own', async (t) => {
  const { app } = await startReddit(t, {})
  const { problems } = await collect(app(), { handles: { reddit: ['r/nowhere', 'r/elsewhere'] } })
  assert.deepEqual(codesOf(problems), ['not_found', 'not_found'])
})

test('an item that stands on two pages is found once', async (t) => {
  const { app } = await startReddit(t, { subreddits: [sub('plants')], posts: crowd(250, 'p', 'A lamp') })
  const { posts, rejected, coverage, calls } = await collect(app('duplicates'), {
    handles: { reddit: ['r/plants'] },
  })
  assert.equal(posts.length, 250)
  assert.deepEqual(rejected, [])
  assert.equal(coverage[0]?.complete, true)
  assert.equal(calls.length, 4, 'a token and three pages')
})

test('of a user both posts and comments are evidence, each with the numbers that are its own', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: [post(4, { author: 'brand' })],
    comments: [
      comment(3, {}),
      comment(5, { id: 'd', body: 'No lamp today.', scoreHidden: true }),
      comment(900, { id: 'e' }),
    ],
  })
  const { posts, rejected, coverage, calls } = await collect(app(), { handles: { reddit: ['u/brand'] } })
  assert.deepEqual(
    posts.map(({ id, authorHandle, text, metrics }) => [id, authorHandle, text, metrics]),
    [
      ['t3_a', 'brand', 'A lamp', { score: 5, upvoteRatio: 0.9, comments: 2, crossposts: 0 }],
      ['t1_c', 'brand', 'Thank you for the fair test.', { score: 4 }],
      ['t1_d', 'brand', 'No lamp today.', { score: null }],
    ],
  )
  assert.match(posts[1]?.url ?? '', /^https:\/\/www\.reddit\.com\/r\/plants\/comments\/a\/a_lamp\/c\/$/)
  assert.deepEqual(rejected, ['outside_window'])
  assert.deepEqual(
    coverage.map(({ query, complete }) => [query, complete]),
    [
      ['posts by u/brand', true],
      ['comments by u/brand', true],
    ],
  )
  assert.equal(calls.length, 3)
})

test('a user’s comments are worth one page, which says how far it reached', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: [post(4, { author: 'brand' })],
    comments: Array.from({ length: 120 }, (_, index) => comment(index / 2, { id: `c${index}` })),
  })
  const { posts, coverage } = await collect(app(), { handles: { reddit: ['u/brand'] } })
  assert.equal(posts.length, 101)
  const { complete, reachedBackTo, note } = coverage[1] ?? {}
  assert.deepEqual(
    [complete, reachedBackTo, note],
    [false, hoursAgo(99 / 2).toISOString(), 'Stopped after 1 page.'],
  )
})

test('what a subreddit’s page holds beside plain posts', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: newestFirst([
      post(1, { id: 'young', score: 80 }),
      post(4, { id: 'adult', adult: true }),
      post(5, { id: 'edited', editedAt: hoursAgo(4), body: 'Fish & <chips>' }),
      post(6, { id: 'copy', crosspostOf: 'edited', link: 'https://www.reddit.com/r/lamps/comments/x/' }),
      post(7, { id: 'ghost', author: null }),
      post(8, { id: 'loved', score: -3 }),
      post(9, { id: 'mod', removedBy: 'moderator' }),
      post(10, { id: 'own', removedBy: 'deleted' }),
      post(11, { id: 'ad', promoted: true }),
      post(900, { id: 'rules', stickied: true }),
    ]),
  })
  const { posts, rejected } = await collect(app(), { handles: { reddit: ['r/plants'] } })
  assert.deepEqual(
    posts.map(({ id, authorHandle, text, metrics }) => [id, authorHandle, text, metrics?.['score']]),
    [
      ['t3_young', 'ann', 'A lamp', null],
      ['t3_adult', 'ann', 'A lamp', 5],
      ['t3_edited', 'ann', 'A lamp\n\nFish & <chips>', 5],
      ['t3_copy', 'ann', 'A lamp', 5],
      ['t3_ghost', undefined, 'A lamp', 5],
      ['t3_loved', 'ann', 'A lamp', -3],
    ],
  )
  assert.deepEqual(rejected.toSorted(), ['moderator_notice', 'promoted', 'removed', 'removed'])
})
