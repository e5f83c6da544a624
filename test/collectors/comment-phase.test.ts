import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CollectorError } from '../../src/collectors/collector.ts'
import { runCommentQueries } from '../../src/collectors/comment-phase.ts'
import type { Query } from '../../src/collectors/query-run.ts'
import { codesOf } from './simulated.ts'
import { createRecordingSink, createTestClock, NOW, requestOf } from './support.ts'

const threads: Query = { platform: 'reddit', label: 'comments', kinds: ['threads'], words: [] }

function setUp(deadlineSeconds = 45) {
  const stop = new AbortController()
  const request = requestOf({
    signal: stop.signal,
    deadline: new Date(NOW.getTime() + deadlineSeconds * 1000),
  })
  return { stop, work: { request, sink: createRecordingSink() }, clock: createTestClock() }
}

test('comments end before the scan does, with what posts have left of its time', async () => {
  const { work, clock } = setUp()
  let deadline: Date | undefined
  await runCommentQueries([threads], work, clock, async (_query, progress, comments) => {
    deadline = comments.request.deadline
    progress.complete = true
    return undefined
  })
  assert.equal(deadline?.toISOString(), new Date(NOW.getTime() + 42_000).toISOString())
  assert.deepEqual(
    work.sink.coverage.map(({ kinds, complete }) => [kinds, complete]),
    [[['threads'], true]],
  )
})

for (const [status, code] of [
  ['rate_limited', 'rate_limited'],
  ['failed', 'server_error'],
  ['partial', 'not_found'],
] as const) {
  test(`a platform that answers ${code} for comments leaves a gap beside its posts`, async () => {
    const { work, clock } = setUp()
    const problems = await runCommentQueries([threads, threads], work, clock, async () => {
      throw new CollectorError({ status, code }, 'No.')
    })
    assert.deepEqual(new Set(codesOf(problems)), new Set([code]))
    assert.deepEqual(
      work.sink.coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
      [
        [false, null],
        [false, null],
      ],
    )
  })
}

test('comments that the scan’s time runs out on are a gap, and the scan goes on', async () => {
  const { work, clock } = setUp(3.05)
  const problems = await runCommentQueries([threads], work, clock, async (_query, _progress, comments) => {
    await new Promise((_resolve, reject) => {
      const { signal } = comments.request
      if (signal.aborted) reject(signal.reason)
      else signal.addEventListener('abort', () => reject(signal.reason))
    })
    return undefined
  })
  assert.deepEqual(codesOf(problems), ['out_of_time'])
  assert.equal(work.sink.coverage[0]?.complete, false)
})

for (const [rule, seconds, commentsUntil] of [
  ['without any time left', 3, undefined],
  ['of a scan that leaves them to the next', 45, NOW],
] as const) {
  test(`comments ${rule} are not asked for, and a gap`, async () => {
    const { work, clock } = setUp(seconds)
    const request = { ...work.request, ...(commentsUntil && { commentsUntil }) }
    const problems = await runCommentQueries([threads, threads], { ...work, request }, clock, async () => {
      throw new Error('asked')
    })
    assert.deepEqual(codesOf(problems), ['out_of_time'])
    assert.deepEqual(
      work.sink.coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
      [
        [false, null],
        [false, null],
      ],
    )
  })
}

test('the abort of the scan itself is thrown', async () => {
  const { work, clock, stop } = setUp()
  const reason = new Error('the process ends')
  await assert.rejects(
    runCommentQueries([threads], work, clock, async (_query, _progress, comments) => {
      stop.abort(reason)
      comments.request.signal.throwIfAborted()
      return undefined
    }),
    reason,
  )
})
