import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CollectorError, type StoredRef } from '../../../src/collectors/collector.ts'
import type { XSettings } from '../../../src/collectors/x/settings.ts'
import { idOf } from '../../simulator/x/world.ts'
import { codesOf } from '../simulated.ts'
import { createRecordingSink, requestOf } from '../support.ts'
import { DAY_CAP, hourly, openX } from './own-x.ts'

const ref = (hours: number, changed: Partial<StoredRef> = {}): StoredRef => ({
  platform: 'x',
  id: idOf(hours),
  url: `https://x.com/ann/status/${idOf(hours)}`,
  authorHandle: 'ann',
  ...changed,
})

async function recheck(
  x: Awaited<ReturnType<typeof openX>>,
  refs: readonly StoredRef[],
  settings: Partial<XSettings> = { refreshPostsPerDay: 500 },
) {
  const sink = createRecordingSink()
  const outcome = await x.collector(settings).recheck(refs, { request: requestOf(), sink })
  return {
    found: outcome.found.map(({ id }) => id),
    gone: outcome.gone.map(({ id }) => id),
    posts: outcome.found,
    problems: outcome.problems,
    calls: sink.calls,
  }
}

test('gives stored posts as they are now, under the handle that is known', async () => {
  const x = await openX([{ hours: 1, text: 'Now with &lt; signs', likes: 77 }])
  const { posts } = await recheck(x, [ref(1)])
  assert.deepEqual(posts, [
    {
      platform: 'x',
      id: idOf(1),
      authorHandle: 'ann',
      text: 'Now with &lt; signs',
      url: `https://x.com/ann/status/${idOf(1)}`,
      commentsUrl: `https://x.com/ann/status/${idOf(1)}`,
      publishedAt: '2026-11-20T21:45:00.000Z',
      matchedTerms: [],
      metrics: { likes: 77, reposts: 2, replies: 3, quotes: 4, bookmarks: 5, views: 6 },
      sourceMethod: 'api',
    },
  ])
  const [asked] = x.asked('/2/tweets')
  assert.equal(asked?.query['expansions'], undefined)
})

test('deleted, protected, suspended and withheld posts are gone', async () => {
  const x = await openX([
    { hours: 1 },
    { hours: 2, author: 'shy' },
    { hours: 3, author: 'gone' },
    { hours: 4, withheld: { copyright: true, countries: [] } },
  ])
  const { found, gone, problems } = await recheck(
    x,
    [1, 2, 3, 4, 5].map((hours) => ref(hours)),
  )
  assert.deepEqual([found, gone, problems], [[idOf(1)], [2, 3, 4, 5].map(idOf), []])
})

test('a field that could not be loaded does not make a post gone', async () => {
  const x = await openX([{ hours: 1, metricsMissing: true }])
  const { posts, gone } = await recheck(x, [ref(1)])
  assert.deepEqual([posts[0]?.metrics, gone], [{}, []])
})

test('asks for a hundred ids a call, each once, and for nothing that is no id of X', async () => {
  const x = await openX(hourly(150))
  const refs = Array.from({ length: 150 }, (_, index) => ref(1 + index))
  const odd = [ref(1), ref(1, { id: '1,2' }), ref(1, { id: 'a&b=c' }), ref(1, { platform: 'reddit' })]
  const { found, gone, calls } = await recheck(x, [...refs, ...odd])
  assert.deepEqual([found.length, gone.length, calls.length], [150, 0, 2])
})

test('by default nothing is read again, because it costs', async () => {
  const x = await openX(hourly(3))
  const { found, gone, calls, problems } = await recheck(x, [ref(1)], {})
  assert.deepEqual([found, gone, calls, problems], [[], [], [], []])
})

test('keeps to its own budget; the rest is in no list, and what is gone was not billed', async () => {
  const x = await openX(hourly(4))
  const refs = [5, 1, 2, 3, 4].map((hours) => ref(hours))
  const { found, gone } = await recheck(x, refs, { refreshPostsPerDay: 3 })
  assert.deepEqual([found, gone], [[idOf(1), idOf(2), idOf(3)], [idOf(5)]])
  assert.deepEqual([await x.left('x_refreshes', 3), await x.left()], [0, DAY_CAP - 3])
})

test('keeps to the budget of the day that scans read from as well', async () => {
  const x = await openX(hourly(20))
  const settings = { refreshPostsPerDay: 500, maxPostsPerDay: 12 }
  const refs = Array.from({ length: 20 }, (_, index) => ref(1 + index))
  const { found } = await recheck(x, refs, settings)
  assert.equal(found.length, 12)
  assert.deepEqual([await x.left('x_refreshes', 500), await x.left('x_posts', 12)], [488, 0])
  assert.equal((await x.scan(x.collector(settings), { words: ['lamp'] })).refusal?.code, 'day_budget_spent')
})

for (const [scenario, code] of [
  ['unauthorized', 'token_refused'],
  ['credits', 'credits_exhausted'],
  ['credits_other', 'credits_exhausted'],
  ['blocked', 'app_not_enrolled'],
  ['server_error-99', 'server_error'],
] as const) {
  test(`throws what the platform refuses and pays nothing (${scenario})`, async () => {
    const x = await openX(hourly(3), scenario)
    await assert.rejects(
      recheck(x, [ref(1)]),
      (error) => error instanceof CollectorError && error.code === code,
    )
    assert.deepEqual([await x.left('x_refreshes', 500), await x.left()], [500, DAY_CAP])
  })
}

test('what was read before a refusal is kept beside it', async () => {
  const x = await openX(hourly(150), 'small_window')
  const refs = Array.from({ length: 150 }, (_, index) => ref(1 + index))
  const { found, problems } = await recheck(x, refs)
  assert.deepEqual([found.length, codesOf(problems)], [100, ['paused']])
})

test('speaks the other dialect where the first is refused', async () => {
  const x = await openX(hourly(3), 'only_post')
  const { posts, calls } = await recheck(x, [ref(1)])
  assert.equal(posts[0]?.metrics?.['reposts'], 2)
  assert.deepEqual(calls, [{ retry: false }, { retry: true }])
})
