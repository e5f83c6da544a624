import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredRef } from '../../../src/collectors/collector.ts'
import { codesOf } from '../simulated.ts'
import { createRecordingSink, NOW, requestOf } from '../support.ts'
import { comment, crowd, newestFirst, post, startReddit, sub } from './world.ts'

function ref(id: string): StoredRef {
  return { platform: 'reddit', id, url: `https://www.reddit.com/comments/${id}/` }
}

function idsOf(items: readonly { readonly id: string }[]) {
  return items.map(({ id }) => id)
}

const work = () => ({ request: requestOf(), sink: createRecordingSink() })

test('tells what is still there, with its numbers of now, from what is gone', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants'), sub('secret', 'private')],
    posts: newestFirst([
      post(900, { id: 'kept', title: 'Still here', score: 77, comments: 9 }),
      post(901, { id: 'ghost', author: null, body: 'The words stay.' }),
      post(902, { id: 'mod', removedBy: 'moderator' }),
      post(903, { id: 'own', removedBy: 'deleted' }),
      post(904, { id: 'shut', subreddit: 'secret' }),
      post(905, { id: 'rules', stickied: true }),
    ]),
    comments: [comment(900, { id: 'said', postId: 'kept' })],
  })
  const ids = [
    't3_kept',
    't3_ghost',
    't3_mod',
    't3_own',
    't3_shut',
    't3_never',
    't3_rules',
    't1_said',
    't1_never',
  ]
  const { found, gone, problems } = await app().recheck(ids.map(ref), work())
  assert.deepEqual(
    found.map(({ id, authorHandle, metrics }) => [id, authorHandle, metrics]),
    [
      ['t3_kept', 'ann', { score: 77, upvoteRatio: 0.9, comments: 9, crossposts: 0 }],
      ['t3_ghost', undefined, { score: 5, upvoteRatio: 0.9, comments: 2, crossposts: 0 }],
      ['t3_rules', 'ann', { score: 5, upvoteRatio: 0.9, comments: 2, crossposts: 0 }],
      ['t1_said', 'brand', { score: 4 }],
    ],
  )
  assert.deepEqual(idsOf(gone), ['t3_mod', 't3_own', 't3_shut', 't3_never', 't1_never'])
  assert.deepEqual(problems, [])
})

test('asks for a hundred at a time, and for each once', async (t) => {
  const { app, simulator } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: crowd(150, 'p', 'A lamp'),
  })
  const refs = crowd(150, 'p', '').map(({ id }) => ref(`t3_${id}`))
  const { found, gone } = await app().recheck([...refs, ...refs], work())
  assert.deepEqual([found.length, gone.length], [150, 0])
  const asked = simulator.requests().flatMap(({ query }) => query['id']?.split(',').length ?? [])
  assert.deepEqual(asked, [100, 50])
})

test('an id that is none of Reddit’s is not asked for and in no list', async (t) => {
  const { app, simulator } = await startReddit(t, {})
  const strange = ['imported-1', 't3_LAMP1', 't3_a,t3_b', 't3_a&limit=1', 't5_abc', ''].map(ref)
  const elsewhere: StoredRef = { platform: 'x', id: 't3_a', url: 'https://x.com/a' }
  const outcome = await app().recheck([...strange, elsewhere], work())
  assert.deepEqual(outcome, { found: [], gone: [], problems: [] })
  assert.deepEqual(simulator.requests(), [])
})

test('what the budget has no call for is in no list', async (t) => {
  const { app } = await startReddit(t, {})
  const refs = crowd(150, 'p', '').map(({ id }) => ref(`t3_${id}`))
  const { found, gone } = await app('ok', { maxCallsPerScan: 2 }).recheck(refs, work())
  assert.deepEqual([found.length, gone.length], [0, 100])
})

test('a refusal half-way keeps what was read', async (t) => {
  const { app } = await startReddit(t, { subreddits: [sub('plants')], posts: crowd(150, 'p', 'A lamp') })
  const refs = crowd(150, 'p', '').map(({ id }) => ref(`t3_${id}`))
  const request = requestOf({ deadline: new Date(NOW.getTime() + 10_000) })
  const outcome = await app('window_ends-10').recheck(refs, { ...work(), request })
  assert.deepEqual([outcome.found.length, outcome.gone.length], [100, 0])
  assert.deepEqual(codesOf(outcome.problems), ['paused'])
})

for (const [scenario, code] of [
  ['html', 'unexpected_content'],
  ['server_error-99', 'server_error'],
  ['broken_json', 'malformed_answer'],
  ['unauthorized', 'token_refused'],
  ['blocked', 'edge_blocked'],
  ['rate_limited', 'rate_limited'],
] as const) {
  test(`${scenario} says that no post is gone`, async (t) => {
    const { app } = await startReddit(t, {})
    await assert.rejects(app(scenario).recheck([ref('t3_a')], work()), { code })
  })
}

const below = (id: string, threadId: string): StoredRef => ({ ...ref(id), threadId })
const pathsOf = (simulator: { requests(): readonly { readonly path: string }[] }) =>
  simulator.requests().flatMap(({ path }) => /\/reddit-oauth(\/comments\/.*)/.exec(path)?.[1] ?? [])

test('a comment that moderators removed is gone although the look-up shows it: its thread decides', async (t) => {
  const { app, simulator } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: newestFirst([post(90, { id: 'one' }), post(91, { id: 'two' })]),
    comments: newestFirst([
      comment(5, { id: 'alone', postId: 'one', removedAt: NOW }),
      comment(6, { id: 'kept', postId: 'two', score: 31 }),
      comment(7, { id: 'mod', postId: 'two', removedAt: NOW }),
      comment(8, { id: 'own', postId: 'two', deletedAt: NOW }),
      comment(9, { id: 'reddit', postId: 'two', removedAt: NOW, removedByReddit: true }),
    ]),
  })
  const refs = [
    below('t1_alone', 't3_one'),
    below('t1_kept', 't3_two'),
    below('t1_mod', 't3_two'),
    below('t1_own', 't3_two'),
    below('t1_reddit', 't3_two'),
  ]
  const { found, gone, problems, goneThreads } = await app().recheck(refs, work())
  assert.deepEqual(
    found.map(({ id, metrics, threadId }) => [id, metrics, threadId]),
    [['t1_kept', { score: 31 }, 't3_two']],
  )
  assert.deepEqual(idsOf(gone).sort(), ['t1_alone', 't1_mod', 't1_own', 't1_reddit'])
  assert.deepEqual([problems, goneThreads], [[], undefined])
  assert.deepEqual(pathsOf(simulator).sort(), ['/comments/one/_/alone', '/comments/two'])
})

test('what a tree that is not whole does not show is asked for by its own address', async (t) => {
  const chain = Array.from({ length: 14 }, (_, level) =>
    comment(800 - level, {
      id: `d${level}`,
      postId: 'deep',
      ...(level === 0 ? {} : { parentId: `d${level - 1}` }),
      ...(level === 13 ? { removedAt: NOW } : {}),
    }),
  )
  const comments = Array.from({ length: 700 }, (_, index) =>
    comment(1 + index, { id: `c${index}`, postId: 'one', ...(index === 690 ? { removedAt: NOW } : {}) }),
  )
  const { app, simulator } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: [post(900, { id: 'one' }), post(901, { id: 'deep' })],
    comments: newestFirst([...comments, ...chain]),
  })
  const refs = [
    ...['c1', 'c690', 'c691'].map((id) => below(`t1_${id}`, 't3_one')),
    ...['d0', 'd12', 'd13'].map((id) => below(`t1_${id}`, 't3_deep')),
  ]
  const { found, gone } = await app().recheck(refs, work())
  assert.deepEqual(idsOf(found).sort(), ['t1_c1', 't1_c691', 't1_d0', 't1_d12'])
  assert.deepEqual(idsOf(gone).sort(), ['t1_c690', 't1_d13'])
  const addresses = pathsOf(simulator).filter((path) => path.includes('/_/'))
  assert.deepEqual(addresses.sort(), [
    '/comments/deep/_/d12',
    '/comments/deep/_/d13',
    '/comments/one/_/c690',
    '/comments/one/_/c691',
  ])
})

test('what a tree that is not whole does not show is no loss', async (t) => {
  const comments = Array.from({ length: 700 }, (_, index) =>
    comment(1 + index, { id: `c${index}`, postId: 'one' }),
  )
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: [post(900, { id: 'one' })],
    comments,
  })
  const { found, gone } = await app().recheck([below('t1_c1', 't3_one'), below('t1_c690', 't3_one')], work())
  assert.deepEqual([idsOf(found).sort(), gone], [['t1_c1', 't1_c690'], []])
})

test('a thread that is gone takes no comment with it, only its own words', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: newestFirst([post(90, { id: 'gone', removedBy: 'moderator' }), post(91, { id: 'kept' })]),
    comments: newestFirst([comment(5, { id: 'c', postId: 'gone' }), comment(6, { id: 'd', postId: 'kept' })]),
  })
  const refs = [below('t1_c', 't3_gone'), below('t1_d', 't3_kept')]
  const { found, gone, goneThreads } = await app().recheck(refs, work())
  assert.deepEqual([idsOf(found).sort(), gone, goneThreads], [['t1_c', 't1_d'], [], ['t3_gone']])
})

test('threads are read twenty a night, others the next, and within the budget', async (t) => {
  const ids = Array.from({ length: 50 }, (_, index) => `a${index}`)
  const { app, clock, simulator } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: ids.map((id) => post(90, { id })),
    comments: ids.map((id) => comment(5, { id: `c${id}`, postId: id })),
  })
  const refs = ids.map((id) => below(`t1_c${id}`, `t3_${id}`))
  const night = async (maxCallsPerScan = 40) => {
    const before = pathsOf(simulator).length
    const request = requestOf({ deadline: new Date(clock.now().getTime() + 900_000) })
    const { found } = await app('ok', { maxCallsPerScan }).recheck(refs, { ...work(), request })
    assert.equal(found.length, 50)
    await clock.sleep(86_400_000, undefined)
    return pathsOf(simulator).slice(before)
  }
  const nights = [await night(), await night(), await night()]
  assert.deepEqual(
    nights.map(({ length }) => length),
    [20, 20, 20],
  )
  assert.equal(new Set(nights.flat()).size, 50)
  assert.equal((await night(7)).length, 5)
})

test('an outage amid threads says that no comment is gone', async (t) => {
  const { app } = await startReddit(t, {
    subreddits: [sub('plants')],
    posts: newestFirst([post(90, { id: 'one' }), post(91, { id: 'two' })]),
    comments: newestFirst([
      comment(5, { id: 'c', postId: 'one', removedAt: NOW }),
      comment(6, { id: 'd', postId: 'two', removedAt: NOW }),
    ]),
  })
  const request = requestOf({ deadline: new Date(NOW.getTime() + 10_000) })
  const refs = [below('t1_c', 't3_one'), below('t1_d', 't3_two')]
  const { found, gone, problems } = await app('window_ends-11').recheck(refs, { ...work(), request })
  assert.deepEqual([found.length + gone.length, gone.length <= 1, problems.length], [2, true, 1])
})
