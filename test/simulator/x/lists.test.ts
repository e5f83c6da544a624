import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startSimulator } from '../../../simulator/server.ts'
import { at, body, fixture, keys, list, noon, sameShape, xGet } from '../support.ts'
import { idOf, xDataset } from './world.ts'

const simulator = await startSimulator({
  now: () => noon,
  dataset: xDataset(noon, [
    { hours: 1 },
    { hours: 2, author: 'shy' },
    { hours: 3, author: 'gone' },
    { hours: 4, withheld: { copyright: false, countries: ['DE'] } },
    ...Array.from({ length: 3300 }, (_, index) => ({ hours: 10 + index, author: 'brand' })),
  ]),
})
after(() => simulator.close())

const lookUp = (ids: string, query: Record<string, string> = {}) =>
  xGet(simulator, '/2/tweets', { ids, ...query })

test('a look-up gives what is there; deleted, protected and suspended are errors of a 200', async () => {
  const answer = await lookUp([1, 2, 3, 99.5].map(idOf).join(','))
  const { data, errors } = Object(body(answer))
  assert.equal(answer.status, 200)
  assert.deepEqual(
    list(data).map((post) => at(post, 'id')),
    [idOf(1)],
  )
  assert.deepEqual(
    list(errors).map((error) => [
      at(error, 'resource_id'),
      at(error, 'title'),
      String(at(error, 'type')).split('/').at(-1),
    ]),
    [
      [idOf(2), 'Authorization Error', 'not-authorized-for-resource'],
      [idOf(3), 'Forbidden', 'resource-not-found'],
      [idOf(99.5), 'Not Found Error', 'resource-not-found'],
    ],
  )
  const [expected] = list(at(await fixture('x/users_by.partial.200.json'), 'errors'))
  sameShape(list(errors)[2], expected)
})

test('a look-up of nothing that is there has no data', async () => {
  assert.deepEqual(keys(body(await lookUp('1'))), ['errors'])
})

test('a look-up takes 1 to 100 ids of up to 19 digits', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
  assert.equal((await lookUp(many(100))).status, 200)
  for (const ids of ['', many(101), 'abc', '1'.repeat(20)]) {
    assert.equal((await lookUp(ids)).status, 400, ids.slice(0, 30))
  }
  assert.equal((await lookUp('1', { max_results: '10' })).status, 400)
})

test('a withheld post says where, when that is asked for', async () => {
  const [post] = list(at(body(await lookUp(idOf(4), { 'tweet.fields': 'withheld' })), 'data'))
  assert.deepEqual(at(post, 'withheld'), { copyright: false, country_codes: ['DE'], scope: 'tweet' })
  const [plain] = list(at(body(await lookUp(idOf(4))), 'data'))
  assert.equal(keys(plain).includes('withheld'), false)
})

test('users/by takes 1 to 100 names of up to 15 characters', async () => {
  const users = (usernames: string) => xGet(simulator, '/2/users/by', { usernames })
  assert.equal((await users('ann,brand')).status, 200)
  for (const names of ['', 'a name', 'x'.repeat(16), Array(101).fill('ann').join(',')]) {
    assert.equal((await users(names)).status, 400, names.slice(0, 30))
  }
})

test('a timeline gives its newest 3,200 posts, 800 without replies, then no data', async () => {
  const path = '/2/users/1590021188301000002/tweets'
  for (const [exclude, reach] of [
    ['retweets', 3200],
    ['replies,retweets', 800],
  ] as const) {
    let read = 0
    let token: string | undefined
    do {
      const paging: Record<string, string> = token === undefined ? {} : { pagination_token: token }
      const page = Object(body(await xGet(simulator, path, { max_results: '100', exclude, ...paging })))
      read += list(page.data).length
      token = page.meta.next_token
    } while (token !== undefined)
    assert.equal(read, reach)
  }
  assert.equal((await xGet(simulator, path, { max_results: '4' })).status, 400)
  const early = { start_time: '2010-11-05T00:00:00Z' }
  assert.equal((await xGet(simulator, path, early)).status, 400)
})

test('an empty timeline has no data', async () => {
  const query = { start_time: '2026-11-20T11:30:00Z' }
  const answer = await xGet(simulator, '/2/users/1590021188301000001/tweets', query)
  assert.deepEqual(body(answer), await fixture('x/user_timeline.empty.200.json'))
})

test('counts are buckets that add up to what a search finds', async () => {
  const count = async (query: Record<string, string>) =>
    body(await xGet(simulator, '/2/tweets/counts/recent', { query: 'lamp', ...query }))
  const days = await count({ granularity: 'day' })
  const buckets = list(at(days, 'data'))
  assert.deepEqual(keys(buckets[0]), ['end', 'start', 'tweet_count'])
  assert.equal(buckets.length, 8)
  assert.equal(at(buckets[0], 'start'), '2026-11-13T12:00:00.000Z')
  assert.equal(at(buckets[1], 'start'), '2026-11-14T00:00:00.000Z')
  const total = buckets.reduce<number>((sum, bucket) => sum + Number(at(bucket, 'tweet_count')), 0)
  assert.equal(total, at(days, 'meta', 'total_tweet_count'))
  assert.ok(total > 100)
  const hours = await count({ start_time: '2026-11-20T09:00:00Z', end_time: '2026-11-20T11:30:00Z' })
  assert.deepEqual(
    list(at(hours, 'data')).map((bucket) => at(bucket, 'tweet_count')),
    [1, 0, 1],
  )
})

test('counts take no page and no unknown granularity', async () => {
  const status = async (query: Record<string, string>) =>
    (await xGet(simulator, '/2/tweets/counts/recent', { query: 'lamp', ...query })).status
  assert.deepEqual(
    [await status({}), await status({ max_results: '10' }), await status({ granularity: 'week' })],
    [200, 400, 400],
  )
})
