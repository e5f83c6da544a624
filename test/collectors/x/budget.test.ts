import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { codesOf } from '../simulated.ts'
import { createRecordingSink, requestOf, serve } from '../support.ts'
import { DAY_CAP, hourly, limits, openX } from './own-x.ts'

const many = { words: ['lamp'] }

test('takes a page from the budget of the day and gives back what X did not bill', async () => {
  const x = await openX(hourly(3))
  const { posts } = await x.scan(x.collector(), many)
  assert.deepEqual([posts.length, await x.left()], [3, DAY_CAP - 3])
})

test('two processes with one token never pay for more than the day allows', async () => {
  const colours = ['red', 'green', 'blue']
  const x = await openX(
    colours.flatMap((colour, index) =>
      hourly(140, {}, 1 + index / 4).map((post) => ({ ...post, text: `${colour} lamp ${post.hours}` })),
    ),
  )
  const scans = colours.map((colour) => x.scan(x.collector({ maxPostsPerDay: 250 }), { words: [colour] }))
  const read = (await Promise.all(scans)).reduce((sum, { posts, rejected }) => {
    return sum + posts.length + rejected.length
  }, 0)
  // How much they get depends on who holds what of it when the others ask.
  assert.ok(read <= 250 && read >= 100, String(read))
  assert.equal(await x.left('x_posts', 250), 250 - read)
})

test('a post is paid for once a UTC day, whoever reads it, and again on the next', async () => {
  const x = await openX(hourly(30))
  const collector = x.collector({ authorExpansion: 'never' })
  const scanAs = (workspaceId: string) => x.scan(collector, { ...many, workspaceId })
  assert.equal((await scanAs('one')).posts.length, 30)
  assert.equal((await scanAs('two')).posts.length, 30)
  assert.deepEqual([await x.left(), x.charged()], [DAY_CAP - 30, 30 * 0.005])
  await x.clock.sleep(2 * 3_600_000)
  assert.equal((await scanAs('three')).posts.length, 30)
  assert.deepEqual([await x.left(), x.charged()], [DAY_CAP - 30, 60 * 0.005])
})

test('asks for no more than what is left of the day, and the coverage says where it stopped', async () => {
  const x = await openX(hourly(140))
  const { posts, coverage, problems } = await x.scan(x.collector({ maxPostsPerDay: 115 }), many)
  assert.equal(posts.length, 115)
  assert.deepEqual(
    x.asked().map(({ query }) => query['max_results']),
    ['100', '15'],
  )
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.equal(coverage[0]?.reachedBackTo, posts.at(-1)?.publishedAt)
})

test('a spent day asks nothing, says until when, and is over at midnight UTC', async () => {
  const x = await openX(hourly(140))
  const collector = x.collector({ maxPostsPerDay: 100 })
  await x.scan(collector, many)
  const { refusal, calls, coverage } = await x.scan(collector, { ...many, handles: { x: ['brand'] } })
  assert.deepEqual([refusal?.status, refusal?.code], ['rate_limited', 'day_budget_spent'])
  assert.equal(refusal?.retryAfterSeconds, 75 * 60)
  assert.deepEqual(calls, [])
  assert.deepEqual(
    coverage.map(({ query, complete, note }) => [query, complete, note]),
    [
      ['posts by @brand', false, 'Not asked. The budget of posts does not reach for it.'],
      ['words and sites: lamp', false, 'Not asked. The budget of posts does not reach for it.'],
    ],
  )
  await x.clock.sleep(75 * 60_000)
  assert.equal((await x.scan(collector, many)).posts.length, 100)
})

for (const scenario of ['credits', 'credits_other', 'blocked', 'unauthorized', 'server_error-99']) {
  test(`an answer that is a refusal costs nothing (${scenario})`, async () => {
    const x = await openX(hourly(3), scenario)
    const { refusal } = await x.scan(x.collector(), many)
    assert.ok(refusal !== undefined)
    assert.equal(await x.left(), DAY_CAP)
  })
}

for (const scenario of ['reset', 'truncated', 'broken_json', 'html']) {
  test(`a call without a readable answer may have been billed: nothing comes back (${scenario})`, async () => {
    const x = await openX(hourly(3), scenario)
    const { refusal } = await x.scan(x.collector(), many)
    assert.ok(refusal !== undefined)
    assert.equal(await x.left(), DAY_CAP - 100)
  })
}

test('a call that was never made costs nothing', async () => {
  const x = await openX(hourly(3))
  await limits.pause({ account: x.account, name: 'x_recent' }, new Date(x.clock.now().getTime() + 3_600_000))
  const { refusal, calls } = await x.scan(x.collector(), many)
  assert.deepEqual([refusal?.code, calls, await x.left()], ['paused', [], DAY_CAP])
})

test('an answer that broke off may have been billed: its call is not made again for nothing', async () => {
  const x = await openX(hourly(3), 'truncated-1')
  const { refusal, calls } = await x.scan(x.collector({ maxPostsPerScan: 100 }), many)
  assert.deepEqual([refusal?.code, calls], ['unreachable', [{ retry: false }]])
  assert.equal(await x.left(), DAY_CAP - 100)
})

test('a call waits for whoever stores what came before it', async () => {
  const x = await openX(hourly(3))
  const sink = { ...createRecordingSink(), onCall: async () => Promise.reject(new Error('not stored')) }
  await assert.rejects(x.collector().collect(requestOf(many), sink), { message: 'not stored' })
  assert.deepEqual(x.asked(), [])
})

test('an abort while X answers gives nothing back, because the posts may be billed', async () => {
  const x = await openX(hourly(3), 'slow-5000')
  const controller = new AbortController()
  const sink = createRecordingSink()
  const onCall = () => {
    setImmediate(() => controller.abort(new Error('deadline')))
  }
  const request = requestOf({ ...many, ...x.windowOf(6), signal: controller.signal })
  await assert.rejects(x.collector().collect(request, { ...sink, onCall }), { message: 'deadline' })
  assert.equal(await x.left(), DAY_CAP - 100)
})

test('reads on where pages are half empty', async () => {
  const x = await openX(hourly(90), 'half_pages')
  const { posts, coverage } = await x.scan(x.collector(), many)
  assert.deepEqual([posts.length, coverage[0]?.complete], [90, true])
})

test('what X sends beyond what was asked for is paid for, and leaves so much less of the day', async () => {
  const x = await openX(hourly(140), 'generous_pages-20')
  const { posts } = await x.scan(x.collector({ maxPostsPerScan: 100 }), many)
  assert.deepEqual([posts.length, await x.left()], [120, DAY_CAP - 120])
  const y = await openX(hourly(140), 'generous_pages-20')
  await y.scan(y.collector({ maxPostsPerDay: 110 }), many)
  assert.deepEqual([y.asked().length, await y.left('x_posts', 110)], [1, 0])
})

test('pages without posts that never end are left after as many as full ones could be', async () => {
  const x = await openX(hourly(3), 'endless_pages')
  const { calls, coverage, problems } = await x.scan(x.collector(), many)
  assert.equal(calls.length, 3)
  assert.deepEqual([coverage[0]?.complete, codesOf(problems)], [false, ['over_budget']])
  assert.equal(await x.left(), DAY_CAP)
})

test('what a query leaves goes to the next, and all together keep to the budget', async () => {
  const x = await openX([...hourly(140), ...hourly(5, { author: 'brand' }, 0.5)])
  const { posts, problems } = await x.scan(x.collector({ maxPostsPerScan: 100 }), {
    words: ['lamp'],
    handles: { x: ['brand'] },
  })
  assert.ok(posts.length <= 100 && posts.length > 90, String(posts.length))
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.ok(DAY_CAP - (await x.left()) <= 100)
})

test('expects at least the calls that it makes', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `a rather long phrase number ${index}`)
  const x = await openX(hourly(3))
  const { coverage, expected, calls } = await x.scan(x.collector(), { words: [...words, 'lamp'] })
  assert.ok(coverage.length > 3 && coverage.every(({ complete }) => complete))
  assert.equal(calls.length, coverage.length)
  assert.ok((expected[0] ?? 0) >= calls.length)
})

test('asks two packs at a time and no more', async (t) => {
  const held: ServerResponse[] = []
  let most = 0
  const baseUrl = await serve(t, (_request, response) => {
    held.push(response)
    most = Math.max(most, held.length)
    // Nobody is answered before a second one asks: one at a time would wait here for ever.
    if (held.length < 2) return
    for (const waiting of held.splice(0)) {
      waiting.writeHead(200, { 'content-type': 'application/json' })
      waiting.end(JSON.stringify({ meta: { result_count: 0 } }))
    }
  })
  const x = await openX([])
  const words = Array.from({ length: 40 }, (_, index) => `a rather long phrase number ${index}`)
  const { calls, coverage } = await x.scan(x.collector({ baseUrl }), { words })
  assert.ok(coverage.every(({ complete }) => complete))
  assert.deepEqual([calls.length, coverage.length, most], [4, 4, 2])
})
