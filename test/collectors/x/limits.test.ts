import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hourly, openX, limits as sharedLimits } from './own-x.ts'

const wanted = { words: ['lamp'] }

test('a used-up window pauses every process with the token before X has to refuse one', async () => {
  const x = await openX(hourly(3), 'small_window-1')
  assert.equal((await x.scan(x.collector(), wanted)).refusal, undefined)
  const other = await x.scan(x.collector(), { ...wanted, workspaceId: 'other' })
  assert.deepEqual(
    [other.refusal?.status, other.refusal?.retryAfterSeconds, other.calls],
    ['rate_limited', 900, []],
  )
  assert.deepEqual(
    x.asked().map(({ status }) => status),
    [200],
  )
  assert.equal(other.coverage[0]?.note, 'X asked for a pause that outlasts the scan.')
})

test('goes on after the reset where the scan has time for it', async () => {
  const x = await openX(hourly(120), 'small_window-1')
  const deadline = new Date(x.clock.now().getTime() + 1_000_000)
  const { posts, coverage } = await x.scan(x.collector(), { ...wanted, ...x.windowOf(6), deadline })
  assert.deepEqual([posts.length, coverage[0]?.complete], [120, true])
  assert.deepEqual(
    x.asked().map(({ status }) => status),
    [200, 200],
  )
  assert.ok(x.clock.sleptMs.some((ms) => ms >= 890_000))
})

for (const scenario of ['rate_limited-1', 'rate_limited_other-1']) {
  test(`a refused call is repeated once its pause is over (${scenario})`, async () => {
    const x = await openX(hourly(3), scenario)
    const deadline = new Date(x.clock.now().getTime() + 1_000_000)
    const { posts, calls } = await x.scan(x.collector(), { ...wanted, ...x.windowOf(6), deadline })
    assert.equal(posts.length, 3)
    assert.deepEqual(calls, [{ retry: false }, { retry: true }])
  })

  test(`a refused call whose pause is too long says how long (${scenario})`, async () => {
    const x = await openX(hourly(3), scenario)
    const { refusal, calls } = await x.scan(x.collector(), wanted)
    assert.deepEqual([refusal?.status, refusal?.retryAfterSeconds, calls.length], ['rate_limited', 900, 1])
  })
}

test('the pause of searches does not stop rechecks', async () => {
  const x = await openX(hourly(3))
  const until = new Date(x.clock.now().getTime() + 900_000)
  await sharedLimits.pause({ account: x.account, name: 'x_recent' }, until)
  assert.equal((await x.scan(x.collector(), wanted)).refusal?.code, 'paused')
  const recheck = x
    .collector({ refreshPostsPerDay: 10 })
    .recheck([{ platform: 'x', id: '1', url: 'https://x.com/i/web/status/1' }], {
      request: { deadline: until, signal: new AbortController().signal },
      sink: { onCall: () => {} },
    })
  assert.equal((await recheck).gone.length, 1)
})

test('with X_ARCHIVE a long window is searched whole, in large pages, one call a second', async () => {
  const x = await openX([...hourly(520), { hours: 29 * 24 }])
  const collector = x.collector({ archive: true, maxPostsPerScan: 1000 })
  const { posts, coverage, calls } = await x.scan(collector, { ...wanted, days: 30 })
  assert.equal(posts.length, 521)
  assert.deepEqual([coverage[0]?.complete, coverage[0]?.note], [true, undefined])
  assert.ok(calls.every(({ retry }) => !retry))
  const asked = x.asked('/2/tweets/search/all')
  assert.deepEqual(
    asked.map(({ query, status }) => [query['max_results'], query['start_time'], status]),
    [
      ['500', '2026-10-21T22:45:00Z', 200],
      ['500', '2026-10-21T22:45:00Z', 200],
    ],
  )
  const [first, second] = asked
  assert.ok((second?.startedAt ?? 0) - (first?.startedAt ?? 0) >= 1000)
})

test('with X_ARCHIVE a short window is still a recent search', async () => {
  const x = await openX(hourly(3))
  await x.scan(x.collector({ archive: true }), wanted)
  assert.deepEqual([x.asked().length, x.asked('/2/tweets/search/all').length], [1, 0])
})
