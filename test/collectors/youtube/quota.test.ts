import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { accountOf } from '../../../src/collectors/limits.ts'
import { codesOf, collect, limits, simulator, youtube } from '../simulated.ts'
import { NOW, requestOf } from '../support.ts'

const UNTIL_MIDNIGHT_PACIFIC = 9.25 * 3600
const sunbar = ['https://www.youtube.com/@sunbar']

let keys = 0
function newKey(scenario = 'ok'): string {
  keys += 1
  return `${credentials.youtube.apiKey}.${scenario}.quota${keys}`
}

const bucketOf = (apiKey: string, bucket: 'searches' | 'units', cap: number) => ({
  account: accountOf(apiKey),
  resource: `youtube_${bucket}`,
  period: '2026-11-20',
  cap,
})

async function leftOf(apiKey: string): Promise<readonly [number, number]> {
  return [
    await limits.remaining(bucketOf(apiKey, 'searches', 100)),
    await limits.remaining(bucketOf(apiKey, 'units', 10_000)),
  ]
}

function pathsOf(apiKey: string): readonly string[] {
  return simulator.requests({ platform: 'youtube', credential: apiKey }).map(({ path }) => path)
}

test('a scan pays a search for each search and a unit for each other call', async () => {
  const apiKey = newKey()
  await collect(youtube('ok', { apiKey }), { words: ['Fernlight'] })
  assert.deepEqual(pathsOf(apiKey), ['/youtube/search', '/youtube/videos', '/youtube/channels'])
  assert.deepEqual(await leftOf(apiKey), [99, 9998])
})

test('every attempt is paid, repeats included', async () => {
  const apiKey = newKey('transient-2')
  const { posts, calls } = await collect(youtube('ok', { apiKey }), { words: ['Fernlight'] })
  assert.equal(posts.length, 1)
  assert.equal(calls.filter(({ retry }) => retry).length, 2)
  assert.deepEqual(await leftOf(apiKey), [97, 10_000 - (calls.length - 3)])
})

test('the refusal that passes is repeated no more than twice', async () => {
  const apiKey = newKey('transient-9')
  const { refusal, calls } = await collect(youtube('ok', { apiKey }), { words: ['Fernlight'] })
  assert.deepEqual([refusal?.status, refusal?.code, calls.length], ['failed', 'transient', 3])
  assert.deepEqual(await leftOf(apiKey), [97, 10_000])
})

test('an attempt that the day has no search left for is not made', async () => {
  const apiKey = newKey('transient-9')
  const searchesPerDay = 2
  const { refusal, calls } = await collect(youtube('ok', { apiKey, searchesPerDay }), {
    words: ['Fernlight'],
  })
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'day_spent'])
  assert.equal(calls.length, 2)
})

test("YouTube's word that the day's searches are spent closes the ledger until midnight Pacific", async () => {
  const apiKey = newKey('search_quota')
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`)
  const { refusal, coverage } = await collect(youtube('ok', { apiKey }), { words })
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'day_spent'])
  assert.equal(refusal?.retryAfterSeconds, UNTIL_MIDNIGHT_PACIFIC)
  assert.equal(pathsOf(apiKey).length, 1, 'the other three searches are not sent')
  assert.deepEqual(
    coverage.map(({ reachedBackTo }) => reachedBackTo),
    [null, null, null, null],
  )
  assert.equal((await leftOf(apiKey))[0], 0)
  const later = await collect(youtube('ok', { apiKey }), { words })
  assert.deepEqual([later.refusal?.code, later.coverage.length], ['day_spent', 4])
  assert.equal(pathsOf(apiKey).length, 1, 'another scan asks nothing')
})

test('without searches the channels are still read, and the answer says when searches come back', async () => {
  for (const searchesPerDay of [100, 1]) {
    const apiKey = newKey('search_quota')
    await limits.take(bucketOf(apiKey, 'searches', searchesPerDay), searchesPerDay - 1 || 1)
    const { posts, problems, refusal, coverage } = await collect(youtube('ok', { apiKey, searchesPerDay }), {
      words: ['Fernlight'],
      competitorUrls: sunbar,
    })
    assert.deepEqual([posts.length, refusal, codesOf(problems)], [2, undefined, ['day_spent']])
    assert.equal(problems[0]?.retryAfterSeconds, UNTIL_MIDNIGHT_PACIFIC)
    assert.deepEqual(coverage.map(({ complete }) => complete).sort(), [false, true])
  }
})

test('without units nothing could be described, so nothing is searched either', async () => {
  const apiKey = newKey()
  await limits.take(bucketOf(apiKey, 'units', 10), 10)
  const { refusal, coverage, calls } = await collect(youtube('ok', { apiKey, unitsPerDay: 10 }), {
    words: ['Fernlight'],
    competitorUrls: sunbar,
  })
  assert.deepEqual([refusal?.code, refusal?.retryAfterSeconds], ['day_spent', UNTIL_MIDNIGHT_PACIFIC])
  assert.deepEqual([calls, coverage.length], [[], 2])
})

test("YouTube's word that the day's units are spent ends the scan and closes the ledger", async () => {
  const apiKey = newKey('daily_quota')
  const { refusal, coverage } = await collect(youtube('ok', { apiKey }), {
    words: ['Fernlight'],
    competitorUrls: sunbar,
  })
  assert.deepEqual([refusal?.code, refusal?.retryAfterSeconds], ['day_spent', UNTIL_MIDNIGHT_PACIFIC])
  assert.ok(coverage.every(({ complete, reachedBackTo }) => !complete && reachedBackTo === null))
  assert.equal((await leftOf(apiKey))[1], 0)
})

test('a spent minute is waited for when the scan is long enough', async () => {
  const apiKey = newKey('per_minute-1')
  const deadline = new Date(NOW.getTime() + 120_000)
  const { posts, problems, calls } = await collect(youtube('ok', { apiKey }), {
    words: ['Fernlight'],
    deadline,
  })
  assert.deepEqual([posts.length, problems], [1, []])
  assert.deepEqual(
    calls.slice(0, 3).map(({ retry }) => retry),
    [false, true, false],
  )
})

test('a minute that is spent again and again is given up after two waits', async () => {
  const apiKey = newKey('per_minute-9')
  const deadline = new Date(NOW.getTime() + 600_000)
  const { refusal } = await collect(youtube('ok', { apiKey }), { words: ['Fernlight'], deadline })
  assert.deepEqual([refusal?.code, refusal?.retryAfterSeconds], ['minute_spent', 60])
  assert.equal(pathsOf(apiKey).length, 3)
})

test('a spent minute that outlasts the scan pauses every scan with this key', async () => {
  const apiKey = newKey('per_minute-1')
  const { refusal } = await collect(youtube('ok', { apiKey }), { words: ['Fernlight'] })
  assert.deepEqual([refusal?.status, refusal?.retryAfterSeconds], ['rate_limited', 60])
  const next = await collect(youtube('ok', { apiKey }), { competitorUrls: sunbar })
  assert.deepEqual([next.refusal?.code, next.calls], ['paused', []])
})

test('a refused key ends the whole scan and every query says so', async () => {
  const apiKey = newKey('unauthorized')
  const competitorUrls = ['@sunbar', '@busy', '@a', '@b', '@c', '@d', '@e'].map(
    (handle) => `https://www.youtube.com/${handle}`,
  )
  const { refusal, coverage } = await collect(youtube('ok', { apiKey }), {
    words: ['Fernlight'],
    competitorUrls,
  })
  assert.deepEqual([refusal?.status, refusal?.code], ['auth_required', 'key_refused'])
  assert.equal(coverage.length, 8)
  assert.ok(coverage.every(({ complete, note }) => !complete && note === 'YouTube refused the API key.'))
  assert.ok(pathsOf(apiKey).length <= 5, 'only calls that were already under way')
})

test('the plan of a scan is what the scan then asks, with what both buckets have left', async () => {
  const apiKey = newKey()
  const words = Array.from({ length: 25 }, (_, index) => `word${index}`)
  const collector = youtube('ok', { apiKey, maxSearchesPerScan: 2 })
  await limits.take(bucketOf(apiKey, 'searches', 100), 90)
  const wanted = { words, competitorUrls: [...sunbar, 'https://www.youtube.com/feed'] }
  const plan = await collector.plan(requestOf(wanted))
  assert.deepEqual(pathsOf(apiKey), [], 'a plan calls nothing')
  assert.deepEqual(plan.costs, [
    { unit: 'searches', amount: 2, left: 10, usd: null },
    { unit: 'units', amount: 11, left: 10_000, usd: null },
  ])
  assert.deepEqual(
    plan.steps.map(({ calls }) => calls),
    [7, 3, 3],
  )
  const { coverage, calls, expected, problems } = await collect(collector, wanted)
  const labels = coverage.map(({ query }) => query)
  assert.deepEqual(
    [...plan.steps.map(({ label }) => label), ...plan.notCovered.map(({ what }) => what)].filter((label) =>
      labels.includes(label),
    ).length,
    labels.length,
  )
  assert.ok(calls.length <= expected.reduce((sum, more) => sum + more, 0))
  assert.ok(calls.length <= plan.steps.reduce((sum, step) => sum + step.calls, 0))
  assert.deepEqual([...codesOf(problems)].sort(), ['over_budget', 'unreadable_handle'])
})

test('the plan names what will not be seen, and why', async () => {
  const apiKey = newKey()
  await limits.take(bucketOf(apiKey, 'searches', 100), 100)
  const { notCovered, steps } = await youtube('ok', { apiKey }).plan(
    requestOf({ words: ['Fernlight', '!!'], competitorUrls: [...sunbar, 'https://youtube.com/feed'] }),
  )
  assert.deepEqual(
    steps.map(({ label }) => label),
    ['uploads of handle @sunbar'],
  )
  assert.deepEqual(
    notCovered.map(({ what }) => what),
    ['youtube.com/feed', '!!', 'words: Fernlight', 'all but the newest 150 uploads of each channel'],
  )
  assert.match(notCovered[2]?.why ?? '', /midnight Pacific/)
})

test('the budgets tell what was spent today, and that they are whole at midnight in California', async () => {
  const apiKey = newKey()
  const collector = youtube('ok', { apiKey, searchesPerDay: 50, unitsPerDay: 900 })
  const renewsAt = new Date(NOW.getTime() + UNTIL_MIDNIGHT_PACIFIC * 1000)
  await collect(collector, { words: ['Fernlight'] })
  assert.deepEqual(await collector.budgets(), [
    { unit: 'searches', spent: 1, cap: 50, renewsAt },
    { unit: 'units', spent: pathsOf(apiKey).length - 1, cap: 900, renewsAt },
  ])
})
