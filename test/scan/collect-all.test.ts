import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CollectorError,
  type CollectorSink,
  type CollectRequest,
  type CommentCounts,
  type PostSource,
} from '../../src/collectors/collector.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { CollectorRecord, type Post } from '../../src/model/index.ts'
import { collectAll } from '../../src/scan/collect-all.ts'
import { samplePost } from '../support/posts.ts'

type Collect = PostSource['collect']

const complete = { problems: [] }
const collectorOf = (collect: Collect, name: PostSource['name'] = 'x'): PostSource => ({
  name,
  platforms: name === 'meta' ? ['facebook', 'instagram'] : [name],
  collect,
})

/** A scan over collectors of a test's own, and everything that it reports. */
function prepare(collectors: readonly PostSource[]) {
  const deadline = new AbortController()
  const stop = new AbortController()
  const stored: Post[] = []
  const finished: CollectorRecord[] = []
  const unexpected: unknown[] = []
  const moves: object[] = []
  const request: CollectRequest = {
    workspaceId: 'w',
    words: ['lamp'],
    handles: {},
    competitorUrls: [],
    since: new Date('2026-01-01'),
    until: new Date('2026-02-01'),
    deadline: new Date('2026-02-01'),
    signal: deadline.signal,
  }
  const run = () =>
    collectAll(collectors, request, {
      clock: systemClock,
      stop: stop.signal,
      store: async (posts) => {
        stored.push(...posts)
        return { stored: posts.length, updated: 0, refused: [] }
      },
      onProgress: ({ name }, tally, status) => moves.push({ name, ...tally, status }),
      onRecord: async (record) => {
        finished.push(CollectorRecord.parse(record))
      },
      onUnexpectedError: (_collector, error) => unexpected.push(error),
    })
  return { run, deadline, stop, stored, finished, unexpected, moves }
}

/** Runs one collector to its record. */
async function record(collect: Collect) {
  const scan = prepare([collectorOf(collect)])
  const [only] = await scan.run()
  assert.ok(only !== undefined)
  assert.deepEqual(scan.finished, [only])
  return { ...scan, record: only }
}

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id)

/** Never resolves, like a platform that never answers. */
const never = new Promise<never>(() => {})

test('the record counts calls, posts, refusals and reach', async () => {
  const span = {
    platform: 'x' as const,
    query: 'lamp',
    wantedSince: '2026-01-01T00:00:00.000Z',
    reachedBackTo: '2026-01-02T00:00:00.000Z',
    complete: false,
  }
  const { record: made, stored } = await record(async (_request, sink) => {
    sink.onCall({ retry: false })
    sink.onCall({ retry: true })
    sink.onCall({ retry: false })
    sink.deliver([samplePost({ id: 'a' })])
    sink.deliver([samplePost({ id: 'b' })])
    sink.reject('repost')
    sink.reject('repost')
    sink.reject('no_text')
    sink.reportCoverage(span)
    return complete
  })
  assert.equal(made.status, 'ok')
  assert.deepEqual([made.requests, made.attempts], [2, 3])
  assert.deepEqual([made.fetched, made.stored, made.updated], [5, 2, 0])
  assert.deepEqual(made.rejected, { repost: 2, no_text: 1 })
  assert.deepEqual(made.coverage, [span])
  assert.deepEqual([made.error, made.retryAfterSeconds], [null, null])
  assert.ok(made.durationMs >= 0)
  assert.deepEqual(idsOf(stored), ['a', 'b'])
})

test('looking and finding nothing is empty', async () => {
  const { record: made } = await record(async (_request, sink) => {
    sink.onCall({ retry: false })
    return complete
  })
  assert.equal(made.status, 'empty')
  assert.equal(made.error, null)
})

test('who had nothing to ask did not look, and is not empty', async () => {
  const { record: made } = await record(async () => complete)
  assert.equal(made.status, 'partial')
  assert.deepEqual(made.error, {
    code: 'nothing_to_ask',
    message: 'The workspace names nothing that this collector can be asked for.',
  })
})

test('only refused posts are empty too, and counted', async () => {
  const { record: made } = await record(async (_request, sink) => {
    sink.reject('in_future')
    return complete
  })
  assert.deepEqual([made.status, made.fetched], ['empty', 1])
})

test('problems that left gaps make the record partial, with the first one told', async () => {
  const problems = [
    new CollectorError({ status: 'blocked', code: 'private', retryAfterSeconds: 9 }, 'r/a is private.'),
    new CollectorError({ status: 'rate_limited', code: 'budget' }, 'The budget is spent.'),
  ]
  const { record: made } = await record(async () => ({ problems }))
  assert.equal(made.status, 'partial')
  assert.deepEqual(made.error, { code: 'private', message: 'r/a is private.' })
  assert.equal(made.retryAfterSeconds, 9)
})

test('a refusal of the platform has its own status, and what was delivered before is kept', async () => {
  const {
    record: made,
    stored,
    unexpected,
  } = await record(async (_request, sink) => {
    sink.deliver([samplePost({ id: 'kept' })])
    throw new CollectorError(
      { status: 'rate_limited', code: 'quota', retryAfterSeconds: 60 },
      'No quota left.',
    )
  })
  assert.equal(made.status, 'rate_limited')
  assert.deepEqual(made.error, { code: 'quota', message: 'No quota left.' })
  assert.deepEqual([made.retryAfterSeconds, made.stored], [60, 1])
  assert.deepEqual(idsOf(stored), ['kept'])
  assert.deepEqual(unexpected, [])
})

test('an unexpected error is failed, in words of ours only, and goes to the log', async () => {
  const cause = new TypeError('third party said: s3cret')
  const {
    record: made,
    unexpected,
    stored,
  } = await record(async (_request, sink) => {
    sink.deliver([samplePost({ id: 'kept' })])
    throw cause
  })
  assert.equal(made.status, 'failed')
  assert.equal(made.error?.code, 'unexpected')
  assert.doesNotMatch(JSON.stringify(made), /s3cret/)
  assert.deepEqual(unexpected, [cause])
  assert.deepEqual(idsOf(stored), ['kept'])
})

test('a collector that throws before its first await is recorded like any other', async () => {
  const { record: made, unexpected } = await record(() => {
    throw new TypeError('at once')
  })
  assert.equal(made.status, 'failed')
  assert.equal(unexpected.length, 1)
})

test('what is counted of comments adds up; what nobody counted is unknown, and no zero', async () => {
  const counted = async (counts: readonly CommentCounts[]) =>
    (
      await record(async (_request, sink) => {
        for (const count of counts) sink.countComments(count)
        return complete
      })
    ).record.comments
  assert.equal(await counted([]), null)
  assert.deepEqual(await counted([{ asked: 0 }]), { asked: 0, received: null, matched: null })
  assert.deepEqual(await counted([{ asked: 1 }, { asked: 2 }]), { asked: 3, received: null, matched: null })
  assert.deepEqual(await counted([{ asked: 1 }, { received: 0, matched: 0 }, { received: 5, matched: 2 }]), {
    asked: 1,
    received: 5,
    matched: 2,
  })
})

test('one that is late at the deadline is a timeout; its posts are kept and later ones ignored', async () => {
  let late: CollectorSink | undefined
  const slow = collectorOf(async (_request, sink) => {
    late = sink
    sink.onCall({ retry: false })
    sink.deliver([samplePost({ id: 'in time' })])
    return await never
  })
  const quick = collectorOf(async (_request, sink) => {
    sink.deliver([samplePost({ id: 'quick' })])
    return complete
  }, 'reddit')
  const scan = prepare([slow, quick])
  const records = scan.run()
  scan.deadline.abort()
  const [first, second] = await records
  assert.deepEqual([first?.status, first?.error?.code, first?.stored], ['timeout', 'deadline', 1])
  assert.equal(second?.collector, 'reddit')
  assert.ok(late !== undefined)
  late.deliver([samplePost({ id: 'too late' })])
  late.onCall({ retry: false })
  late.reject('repost')
  late.countComments({ asked: 1 })
  assert.deepEqual(idsOf(scan.stored).toSorted(), ['in time', 'quick'])
  assert.deepEqual([first?.requests, first?.rejected, first?.comments], [1, {}, null])
})

test('the abort that a deadline causes inside a collector is a timeout, no unexpected error', async () => {
  const obedient = collectorOf(async ({ signal }) => {
    await new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return complete
  })
  const scan = prepare([obedient])
  const records = scan.run()
  scan.deadline.abort()
  assert.equal((await records)[0]?.status, 'timeout')
  assert.deepEqual(scan.unexpected, [])
})

test('a scan that begins after its deadline asks nobody for long: each is a timeout', async () => {
  const scan = prepare([collectorOf(async () => await never)])
  scan.deadline.abort()
  assert.equal((await scan.run())[0]?.status, 'timeout')
})

test('stop rejects without a record, but what was delivered was stored', async () => {
  const scan = prepare([
    collectorOf(async (_request, sink) => {
      sink.deliver([samplePost({ id: 'delivered' })])
      return await never
    }),
  ])
  const records = scan.run()
  scan.stop.abort(new Error('the lease is lost'))
  await assert.rejects(records, /the lease is lost/)
  assert.deepEqual(idsOf(scan.stored), ['delivered'])
  assert.deepEqual(scan.finished, [])
})

test('a lost database fails the scan and no platform: nobody goes on, and what was delivered was stored', async () => {
  const lost = new ServiceError({ kind: 'unavailable' }, 'The database does not answer.')
  const goingOn = collectorOf(async ({ signal }, sink) => {
    sink.deliver([samplePost({ id: 'delivered' })])
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    return complete
  })
  const losing = collectorOf(async () => {
    throw lost
  }, 'reddit')
  const scan = prepare([goingOn, losing])
  await assert.rejects(scan.run(), lost)
  assert.deepEqual(idsOf(scan.stored), ['delivered'])
  assert.deepEqual([scan.finished, scan.unexpected], [[], []])
})

test('the four run side by side: each waits here until all have begun', async () => {
  let begun = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const collect: Collect = async (_request, sink) => {
    begun++
    if (begun === 4) open()
    await gate
    sink.onCall({ retry: false })
    return complete
  }
  const names = ['reddit', 'x', 'youtube', 'meta'] as const
  const scan = prepare(names.map((name) => collectorOf(collect, name)))
  const records = await scan.run()
  assert.deepEqual(
    records.map(({ collector, status }) => [collector, status]),
    names.map((name) => [name, 'empty']),
  )
})
