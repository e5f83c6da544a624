import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { credentials } from '../../simulator/credentials.ts'
import { parseScenario, platformNames, scenarioNames } from '../../simulator/scenarios.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import {
  type Answer,
  at,
  body,
  call,
  list,
  metaGet,
  noon,
  redditGet,
  redditToken,
  requestToken,
  xGet,
  youtubeGet,
} from './support.ts'

const platforms = {
  reddit: async (simulator: Simulator, scenario: string) =>
    redditGet(simulator, await redditToken(simulator, scenario), '/search', { q: 'fernlight' }),
  x: (simulator: Simulator, scenario: string) =>
    xGet(simulator, '/2/tweets/search/recent', { query: 'fernlight' }, scenario),
  youtube: (simulator: Simulator, scenario: string) =>
    youtubeGet(simulator, '/search', { part: 'snippet', type: 'video', q: 'fernlight' }, scenario),
  meta: (simulator: Simulator, scenario: string) => metaGet(simulator, '/fernlight/posts', {}, scenario),
} satisfies Record<
  (typeof platformNames)[number],
  (simulator: Simulator, scenario: string) => Promise<Answer>
>

describe('scenarios', () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
  })
  after(() => simulator.close())

  test('a credential names its scenario, an amount and a tag', () => {
    const read = (credential: string) => parseScenario('x', credential, 'base')
    assert.deepEqual(read('base'), { name: 'ok', amount: 0 })
    assert.deepEqual(read('base.slow-20'), { name: 'slow', amount: 20 })
    assert.deepEqual(read('base.server_error-3.mine'), { name: 'server_error', amount: 3 })
    for (const wrong of ['other', 'base.nonsense', 'basement', 'base.short_token', 'base.slow-soon'])
      assert.equal(read(wrong), null)
  })

  test('every scenario of every platform is answered or cut off, never an error of the simulator', async () => {
    for (const platform of platformNames) {
      for (const name of scenarioNames[platform]) {
        // The amount keeps slow, oversized and gzip_bomb short.
        const scenario = `.${name}-1.all`
        const answer = await platforms[platform](simulator, scenario).catch(() => null)
        assert.ok(answer === null || !answer.text.includes('"simulator"'), `${platform} ${name}`)
        const known = simulator.requests({ platform }).some((entry) => entry.credential?.endsWith(scenario))
        assert.ok(known, `${platform} does not know ${name}`)
      }
    }
  })

  test('server_error fails the first two calls, then all is well', async () => {
    const failures = { reddit: 503, x: 503, youtube: 500, meta: 500 }
    for (const platform of platformNames) {
      const statuses = []
      for (let index = 0; index < 3; index += 1) {
        statuses.push((await platforms[platform](simulator, '.server_error')).status)
      }
      assert.deepEqual(statuses, [failures[platform], failures[platform], 200], platform)
    }
  })

  test('rate_limited-1 refuses one call only, the token request aside', async () => {
    const statuses = { reddit: 429, x: 429, youtube: 429, meta: 400 }
    for (const platform of platformNames) {
      assert.equal(
        (await platforms[platform](simulator, '.rate_limited-1')).status,
        statuses[platform],
        platform,
      )
      assert.equal((await platforms[platform](simulator, '.rate_limited-1')).status, 200, platform)
    }
    const secret = `${credentials.reddit.clientSecret}.token_rate_limited-1`
    assert.equal((await requestToken(simulator, secret)).status, 429)
    assert.equal((await requestToken(simulator, secret)).status, 200)
  })

  test('a tag gives a credential counts of its own', async () => {
    assert.equal((await platforms.x(simulator, '.server_error-1.one')).status, 503)
    assert.equal((await platforms.x(simulator, '.server_error-1.two')).status, 503)
    assert.equal((await platforms.x(simulator, '.server_error-1.one')).status, 200)
  })

  test('slow answers after its time', async () => {
    const started = performance.now()
    assert.equal((await platforms.x(simulator, '.slow-60')).status, 200)
    assert.ok(performance.now() - started >= 59)
  })

  test('broken_json ends well and does not parse', async () => {
    for (const platform of platformNames) {
      const answer = await platforms[platform](simulator, '.broken_json')
      assert.equal(answer.status, 200)
      assert.throws(() => JSON.parse(answer.text), platform)
    }
  })

  test('truncated and reset cut the connection', async () => {
    for (const platform of platformNames) {
      await assert.rejects(platforms[platform](simulator, '.truncated'), TypeError)
      await assert.rejects(platforms[platform](simulator, '.reset'), TypeError)
    }
  })

  test('oversized and gzip_bomb are as large as they say, the bomb only when unpacked', async () => {
    const large = await platforms.x(simulator, '.oversized-300000')
    assert.equal(large.text.length, 300_000)
    const bomb = await platforms.x(simulator, '.gzip_bomb-3000000')
    assert.equal(bomb.text.length, 3_000_000)
    assert.ok(Number(bomb.headers.get('content-length') ?? 0) < 100_000)
  })

  test('html answers 200 with a page', async () => {
    const answer = await platforms.meta(simulator, '.html')
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /html/)
  })

  test('empty has accounts and hashtags and no posts', async () => {
    const reddit = body(await platforms.reddit(simulator, '.empty'))
    assert.deepEqual(at(reddit, 'data', 'children'), [])
    assert.deepEqual(body(await platforms.x(simulator, '.empty')), { meta: { result_count: 0 } })
    assert.deepEqual(at(body(await platforms.youtube(simulator, '.empty')), 'items'), [])
    assert.deepEqual(body(await platforms.meta(simulator, '.empty')), { data: [] })
    const channel = await youtubeGet(simulator, '/channels', { part: 'id', forHandle: '@plantlab' }, '.empty')
    assert.equal(list(at(body(channel), 'items')).length, 1)
  })

  test('the log keeps every call with its credential, status and no secret header', async () => {
    await platforms.x(simulator, '.ok.logged')
    const credential = `${credentials.x.bearerToken}.ok.logged`
    const [entry, ...more] = simulator.requests({ platform: 'x', credential })
    assert.equal(more.length, 0)
    assert.equal(entry?.path, '/x/2/tweets/search/recent')
    assert.deepEqual([entry?.status, entry?.method, entry?.query['query']], [200, 'GET', 'fernlight'])
    assert.equal(entry?.startedAt, noon.getTime())
    assert.equal('authorization' in Object(entry?.headers), false)
  })

  test('a stand-alone simulator is read and steered under /_sim', async () => {
    const own = await startSimulator({ now: () => noon })
    await platforms.x(own, '')
    assert.equal(list(at(body(await call(`${own.url}/_sim/requests`)), 'requests')).length, 1)
    const clock = { method: 'POST', body: new URLSearchParams({ advanceSeconds: '3600' }) }
    assert.deepEqual(body(await call(`${own.url}/_sim/clock`, clock)), { now: '2026-11-20T13:00:00.000Z' })
    const lines = (await call(`${own.url}/_sim/archive?before=2026-11-19T12:00:00Z`)).text.trim().split('\n')
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      own.archive(new Date('2026-11-19T12:00:00Z')),
    )
    assert.equal((await call(`${own.url}/_sim/archive?before=soon`)).status, 400)
    assert.equal((await call(`${own.url}/nothing`)).status, 404)
    await own.close()
  })
})
