import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startSimulator } from '../../../simulator/server.ts'
import { type Answer, at, body, call, fixture, list, noon, xGet } from '../support.ts'
import { xDataset } from './world.ts'

const dataset = xDataset(
  noon,
  Array.from({ length: 40 }, (_, index) => ({ hours: 1 + index * 10 })),
)
const simulator = await startSimulator({ now: () => noon, dataset })
after(() => simulator.close())

const search = (query: Record<string, string>, scenario = '', reach = 'recent') =>
  xGet(simulator, `/2/tweets/search/${reach}`, query, scenario)
const rateOf = ({ status, headers }: Answer) => [
  status,
  ...['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-rate-limit-${name}`))),
]

test('a window counts down, refuses what is too much and opens again at its reset', async () => {
  const own = await startSimulator({ now: () => noon, dataset })
  const ask = async () =>
    rateOf(await xGet(own, '/2/tweets/search/recent', { query: 'lamp' }, '.small_window-2'))
  const reset = noon.getTime() / 1000 + 900
  assert.deepEqual(await ask(), [200, 2, 1, reset])
  assert.deepEqual(await ask(), [200, 2, 0, reset])
  assert.deepEqual(await ask(), [429, 2, 0, reset])
  own.advance(899)
  assert.deepEqual(await ask(), [429, 2, 0, reset])
  own.advance(1)
  assert.deepEqual(await ask(), [200, 2, 1, reset + 900])
  await own.close()
})

test('each endpoint has a window of its own', async () => {
  assert.equal((await search({ query: 'lamp' }, '.small_window.apart')).status, 200)
  assert.equal((await search({ query: 'lamp' }, '.small_window.apart')).status, 429)
  assert.equal((await xGet(simulator, '/2/tweets', { ids: '1' }, '.small_window.apart')).status, 200)
})

test('the archive reaches behind seven days, takes 1,024 characters and pages of 500', async () => {
  const own = await startSimulator({ now: () => noon, dataset })
  const ask = async (query: Record<string, string>) => {
    own.advance(1)
    return await xGet(own, '/2/tweets/search/all', query)
  }
  const old = { query: 'lamp', start_time: '2026-10-01T00:00:00Z', max_results: '500' }
  assert.equal(list(at(body(await ask(old)), 'data')).length, 40)
  assert.equal((await ask({ query: `"${'x'.repeat(1022)}"` })).status, 200)
  assert.equal((await ask({ query: `"${'x'.repeat(1023)}"` })).status, 400)
  assert.equal((await ask({ query: 'lamp', max_results: '501' })).status, 400)
  assert.equal((await ask({ query: 'lamp', max_results: '9' })).status, 400)
  await own.close()
})

test('the archive takes one call a second, whatever its window holds', async () => {
  const own = await startSimulator({ now: () => noon, dataset })
  const ask = async () => (await xGet(own, '/2/tweets/search/all', { query: 'lamp' })).status
  const first = await ask()
  own.advance(0.9)
  const tooSoon = await ask()
  own.advance(1)
  assert.deepEqual([first, tooSoon, await ask()], [200, 429, 200])
  await own.close()
})

test('pages can be half full and can go on for ever without a post', async () => {
  const half = body(await search({ query: 'lamp', max_results: '10' }, '.half_pages'))
  assert.deepEqual([list(at(half, 'data')).length, at(half, 'meta', 'result_count')], [5, 5])
  assert.ok(String(at(half, 'meta', 'next_token')).length > 0)
  const endless = body(await search({ query: 'lamp' }, '.endless_pages'))
  const token = String(at(endless, 'meta', 'next_token'))
  const more = body(await search({ query: 'lamp', next_token: token }, '.endless_pages'))
  assert.deepEqual(
    [Object.keys(Object(endless)), Object.keys(Object(at(more, 'meta')))],
    [['meta'], ['result_count', 'next_token']],
  )
})

test('a negated clause stands alone: exclusions narrow a group, a negated group is refused', async () => {
  const narrowed = await search({ query: '("lamp" -"of 1 hours") OR "nothing else"', max_results: '100' })
  const whole = await search({ query: '"lamp"', max_results: '100' })
  assert.equal(list(at(body(whole), 'data')).length - list(at(body(narrowed), 'data')).length, 1)
  assert.equal((await search({ query: '"lamp" -("a" OR "b")' })).status, 400)
})

test('the id and secret of an app buy a token; a wrong pair is refused in the older envelope', async () => {
  const ask = (pair: string) =>
    call(`${simulator.url}/x/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      body: 'grant_type=client_credentials',
    })
  const bought = await ask('simulated-x-api-key:simulated-x-api-secret')
  assert.equal(bought.status, 200)
  assert.equal(at(body(bought), 'token_type'), 'bearer')
  const refused = await ask('simulated-x-api-key:wrong')
  assert.equal(refused.status, 403)
  assert.deepEqual(body(refused), await fixture('x/oauth2_token.403.json'))
})
