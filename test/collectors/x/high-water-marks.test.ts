import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resumeFrom } from '../../../src/collectors/x/high-water-marks.ts'
import { createRecordingSink, requestOf } from '../support.ts'
import { hourly, openX } from './own-x.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const start = at('13T22:46')
const seen = (from: string, until: string) => ({ from: at(from), until: at(until) })
const whole = { askFrom: start, coveredFrom: start, resumed: false }

test('goes on ten minutes before the end of what earlier scans saw', () => {
  assert.deepEqual(resumeFrom(seen('13T10:00', '20T20:00'), start, at('01T00:00')), {
    askFrom: at('20T19:50'),
    coveredFrom: at('13T10:00'),
    resumed: true,
  })
})

test('asks for the whole window when nothing was seen, or not its beginning, or nothing of it', () => {
  assert.deepEqual(resumeFrom(undefined, start, start), whole)
  assert.deepEqual(resumeFrom(seen('13T22:47', '20T20:00'), start, start), whole)
  assert.deepEqual(resumeFrom(seen('01T00:00', '13T22:45'), start, start), whole)
})

test('asks for nothing before the window, and claims nothing before what is wanted', () => {
  assert.deepEqual(resumeFrom(seen('01T00:00', '13T22:50'), start, start), {
    askFrom: start,
    coveredFrom: start,
    resumed: true,
  })
})

const fromOf = (requests: readonly { readonly query: Readonly<Record<string, string>> }[]) =>
  requests.map(({ query }) => query['start_time'])

test('a second scan of a query asks only for what is new, and covers the whole window', async () => {
  const x = await openX([...hourly(3), { hours: -0.5 }])
  const wanted = { words: ['lamp'], days: 6 }
  const first = await x.scan(x.collector(), wanted)
  await x.clock.sleep(3_600_000)
  const second = await x.scan(x.collector(), wanted)
  assert.deepEqual([first.posts.length, second.posts.length], [3, 1])
  assert.deepEqual(fromOf(x.asked()), ['2026-11-14T22:45:00Z', '2026-11-20T22:35:00Z'])
  const [coverage] = second.coverage
  assert.equal(coverage?.complete, true)
  assert.equal(coverage.reachedBackTo, coverage.wantedSince)
  assert.equal(coverage.note, 'Since the last scan of this query.')
})

test('another workspace with the same words gets its own posts', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 6 }
  await x.scan(x.collector(), { ...wanted, workspaceId: 'one' })
  const other = await x.scan(x.collector(), { ...wanted, workspaceId: 'two' })
  assert.deepEqual([other.posts.length, other.coverage[0]?.note], [3, undefined])
})

test('scans that join cover more than the seven days of one', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 30 }
  const first = await x.scan(x.collector(), wanted)
  await x.clock.sleep(5 * 86_400_000)
  const second = await x.scan(x.collector(), wanted)
  for (const { coverage } of [first, second]) {
    assert.equal(coverage[0]?.complete, false)
    assert.equal(coverage[0].reachedBackTo, '2026-11-13T22:46:00.000Z')
  }
  assert.equal(
    second.coverage[0]?.note,
    "Since the last scan of this query. X's recent search reaches back seven days.",
  )
})

test('what earlier scans saw counts as covered as long as it is kept, and is not asked for again', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 6 }
  const collector = x.collector({ retentionDays: 2 })
  const first = await x.scan(collector, wanted)
  assert.equal(first.coverage[0]?.complete, true)
  await x.clock.sleep(3_600_000)
  for (const { coverage } of [await x.scan(collector, wanted), await x.scan(collector, wanted)]) {
    assert.deepEqual(coverage, [
      {
        platform: 'x',
        query: 'words and sites: lamp',
        kinds: ['words'],
        words: ['lamp'],
        wantedSince: '2026-11-14T23:45:00.000Z',
        reachedBackTo: '2026-11-18T23:45:00.000Z',
        complete: false,
        note: 'Since the last scan of this query. What earlier scans saw before that is kept no longer.',
      },
    ])
  }
  assert.deepEqual(fromOf(x.asked()), [
    '2026-11-14T22:45:00Z',
    '2026-11-20T22:35:00Z',
    '2026-11-20T23:35:00Z',
  ])
})

test('scans too far apart do not join: the hole would never be asked for', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 30 }
  await x.scan(x.collector(), wanted)
  await x.clock.sleep(8 * 86_400_000)
  const second = await x.scan(x.collector(), wanted)
  assert.deepEqual(fromOf(x.asked()).slice(1), ['2026-11-21T22:46:00Z'])
  assert.equal(second.coverage[0]?.reachedBackTo, '2026-11-21T22:46:00.000Z')
})

test('a longer window than before is asked for as a whole', async () => {
  const x = await openX(hourly(3))
  await x.scan(x.collector(), { words: ['lamp'], days: 2 })
  await x.scan(x.collector(), { words: ['lamp'], days: 6 })
  assert.deepEqual(fromOf(x.asked()), ['2026-11-18T22:45:00Z', '2026-11-14T22:45:00Z'])
})

test('a query that a budget cut off is asked as before', async () => {
  const x = await openX(hourly(30))
  const wanted = { words: ['lamp'], days: 6 }
  const cut = await x.scan(x.collector({ maxPostsPerScan: 20 }), wanted)
  const again = await x.scan(x.collector(), wanted)
  assert.deepEqual([cut.posts.length, again.posts.length], [20, 30])
})

test('a word whose case begins to matter, or not, is another query', async () => {
  const x = await openX(hourly(3))
  const counts = []
  for (const word of ['=LAMP', 'LAMP', '=LAMP']) {
    counts.push((await x.scan(x.collector(), { words: [word] })).posts.length)
  }
  assert.deepEqual(counts, [0, 3, 0])
  assert.deepEqual(new Set(fromOf(x.asked()).slice(0, 2)), new Set(['2026-11-14T22:45:00Z']))
  assert.deepEqual(fromOf(x.asked()).slice(2), ['2026-11-20T22:35:00Z'])
})

test('nothing is remembered where nobody says that the posts are kept', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 6 }
  await x.collector().collect(requestOf({ ...wanted, ...x.windowOf(6) }), createRecordingSink())
  assert.equal((await x.scan(x.collector(), wanted)).posts.length, 3)
})

test('nothing is remembered when the posts could not be kept', async () => {
  const x = await openX(hourly(3))
  const wanted = { words: ['lamp'], days: 6 }
  const lost = await x.scan(x.collector(), wanted, () => Promise.reject(new Error('the disk is full')))
  const again = await x.scan(x.collector(), wanted)
  assert.deepEqual([lost.posts.length, lost.refusal, again.posts.length], [3, undefined, 3])
})

test('nothing is remembered when the scan ends before the posts are kept', async () => {
  const x = await openX(hourly(3))
  const controller = new AbortController()
  const flushed = async () => controller.abort(new Error('deadline'))
  const request = requestOf({ words: ['lamp'], ...x.windowOf(6), signal: controller.signal })
  const sink = { ...createRecordingSink(), flushed }
  await assert.rejects(x.collector().collect(request, sink), { message: 'deadline' })
  assert.equal((await x.scan(x.collector(), { words: ['lamp'] })).posts.length, 3)
})
