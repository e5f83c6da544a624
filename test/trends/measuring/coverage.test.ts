import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayName, dayOf } from '../../../src/lib/days.ts'
import type { LedgerEntry } from '../../../src/model/index.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { type Coverage, coverageOf } from '../../../src/trends/measuring/coverage.ts'
import type { Stream } from '../../../src/trends/measuring/streams.ts'
import { NOW, post } from '../posts.ts'
import { collected, entryOf, msAgo } from './ledger.ts'

function mentionsOn(daysAgo: readonly number[], extra: Partial<RankPost> = {}) {
  const posts = daysAgo.map((days) => post(`p${days}`, `word${days}`, days, extra))
  return deduplicate({ posts, windowDays: 30, now: NOW }).mentions
}
const today = dayOf(NOW.getTime())
const range = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

test('takes an empty day of a platform that posts nearly every day as uncovered', () => {
  const coverage = coverageOf(mentionsOn(range(20, 1).filter((days) => days !== 9)), [])
  assert.equal(coverage.isCovered('x', today - 9), false)
  assert.equal(coverage.isCovered('x', today - 10), true)
})

test('takes a sparse platform as covered between its first and last post', () => {
  const coverage = coverageOf(mentionsOn([20, 11, 3]), [])
  assert.equal(coverage.isCovered('x', today - 7), true)
  assert.equal(coverage.isCovered('x', today - 21), false)
  assert.equal(coverage.isCovered('x', today - 2), false)
  assert.equal(coverage.isCovered('reddit', today - 7), false)
})

/** The days ago, of the last thirty, on which a stream was collected. */
function daysOf(coverage: Coverage, stream: Stream): number[] {
  return range(30, 1).filter((days) => coverage.isCovered(stream, today - days))
}

for (const [name, days] of [
  ['nearly every day', range(24, 1)],
  ['now and then', [24, 15, 11, 2]],
] as const) {
  test(`takes no day for collected that no query reached, where posts come ${name}`, () => {
    const stretches = [
      [24, 20],
      [4, 0],
    ] as const
    const coverage = coverageOf(mentionsOn(days), [entryOf('x', 'words', stretches)])
    assert.equal(coverage.coveredDays('x', msAgo(24), msAgo(0)), 8)
    assert.deepEqual(daysOf(coverage, 'x'), [24, 23, 22, 21, 4, 3, 2, 1])
  })
}

test('infers from posts where a platform has no entry in the ledger, whatever others have', () => {
  const coverage = coverageOf(mentionsOn([20, 11, 3]), [entryOf('reddit', 'words', [[7, 6]])])
  assert.equal(coverage.coveredDays('x', msAgo(30), msAgo(0)), 18)
  assert.deepEqual(daysOf(coverage, 'reddit'), [7])
})

test('before the first day on record imported posts tell what was collected, scanned ones do not', () => {
  const ledger = [
    entryOf('x', 'words', [
      [10, 9],
      [2, 0],
    ]),
  ]
  const days = range(20, 1)
  const imported = coverageOf(mentionsOn(days, { isImported: true }), ledger)
  assert.deepEqual(daysOf(imported, 'x'), [...range(20, 10), 2, 1])
  assert.deepEqual(daysOf(coverageOf(mentionsOn(days), ledger), 'x'), [10, 2, 1])
})

test('a platform whose record shows no whole day is not inferred either', () => {
  const at = new Date(msAgo(2)).toISOString()
  const entry = { platform: 'x', kind: 'words', from: at, until: at, days: [] } as const
  assert.deepEqual(daysOf(coverageOf(mentionsOn([9, 5, 1]), [entry]), 'x'), [])
})

test('posts with a word of the list were collected when queries for words were, the others when the rest was', () => {
  const mentions = [
    ...mentionsOn(range(30, 1)),
    ...mentionsOn([1], { holdsWord: true }).map((mention) => ({ ...mention, author: 'other' })),
  ]
  const ledger = [
    entryOf('instagram', 'account', [[30, 0]]),
    entryOf('instagram', 'words', [[1, 0]]),
    entryOf('x', 'account', [[30, 0]]),
  ]
  const coverage = coverageOf(mentions, ledger)
  assert.deepEqual(daysOf(coverage, 'instagram'), range(30, 1))
  assert.deepEqual(daysOf(coverage, 'instagram words'), [1])
  assert.equal(coverage.coveredDays(['instagram', 'instagram words'], msAgo(30), msAgo(0)), 1)
  assert.deepEqual(
    [true, false].flatMap((holdsWord) =>
      (['instagram', 'x'] as const).map((platform) => coverage.streamOf({ platform, post: { holdsWord } })),
    ),
    ['instagram words', 'x', 'instagram', 'x'],
    'a platform that was asked in one way only is one stream',
  )
})

test('a kind of query that was asked before and after a day must have reached it', () => {
  const accounts = entryOf('reddit', 'account', [[30, 0]])
  const subreddits = entryOf('reddit', 'community', [
    [30, 20],
    [10, 0],
  ])
  assert.deepEqual(daysOf(coverageOf([], [accounts, subreddits]), 'reddit'), [
    ...range(30, 21),
    ...range(10, 1),
  ])
})

test('a kind of query that was begun or given up is missed on no day without it', () => {
  const accounts = entryOf('reddit', 'account', [[30, 0]])
  for (const stretch of [
    [10, 0],
    [30, 20],
  ] as const) {
    const coverage = coverageOf([], [accounts, entryOf('reddit', 'community', [stretch])])
    assert.deepEqual(daysOf(coverage, 'reddit'), range(30, 1))
  }
})

test('a kind of query that never reached anything is missed on no day', () => {
  const at = new Date(msAgo(0) - 1).toISOString()
  const closed = { platform: 'reddit', kind: 'community', from: at, until: at, days: [] } as const
  const coverage = coverageOf([], [entryOf('reddit', 'account', [[30, 0]]), closed])
  assert.deepEqual(daysOf(coverage, 'reddit'), range(30, 1))
})

test('no stream is covered where neither posts nor the ledger tell of any', () => {
  assert.deepEqual(coverageOf([]).streams, [])
  assert.deepEqual(daysOf(collected({}), 'x'), [])
})

test('takes no post of the year 1 for the beginning of a collection', () => {
  const recent = range(20, 1).map((days) => post(`p${days}`, `word${days}`, days))
  const ancient = { ...post('old', 'a word', 0), publishedAt: '0001-01-01T00:00:00Z' }
  const periodsOf = (posts: readonly RankPost[]) => {
    const coverage = coverageOf(deduplicate({ posts, windowDays: 7, now: NOW }).mentions, [])
    return [1, 19, 25, 400].map((days) => coverage.isCovered('x', today - days))
  }
  assert.deepEqual(periodsOf([...recent, ancient]), periodsOf(recent))
})

test('counts parts of days as parts', () => {
  const coverage = coverageOf(mentionsOn([5, 4, 3]), [])
  const noon = (today - 5) * 86_400_000 + 43_200_000
  assert.equal(coverage.coveredDays('x', noon, noon + 86_400_000), 1)
  assert.equal(coverage.coveredDays('x', noon, noon + 3 * 86_400_000), 2.5)
})

test('counts the last recorded day only up to the latest query', () => {
  const lateMs = NOW.getTime() + 23.5 * 3_600_000
  const asked = (kind: 'account' | 'community', hours: number) => ({
    ...entryOf('reddit', kind, [[7, -1]]),
    until: new Date(NOW.getTime() + hours * 3_600_000 - 1).toISOString(),
  })
  const ofHours = (...hours: readonly number[]): Coverage =>
    coverageOf(
      [],
      hours.map((until, index) => asked(index === 0 ? 'account' : 'community', until)),
    )
  const early = ofHours(6)
  assert.equal(early.isCovered('reddit', today), true)
  assert.equal(early.coveredDays('reddit', NOW.getTime(), lateMs), 0.25)
  assert.equal(early.exposure('reddit', msAgo(7), lateMs), 7.25)
  assert.equal(early.coveredDays('reddit', NOW.getTime() + 12 * 3_600_000, lateMs), 0)
  assert.equal(ofHours(6, 12).coveredDays('reddit', NOW.getTime(), lateMs), 0.5)
  const isCounted = (hours: number): boolean =>
    early.isCounted({
      platform: 'reddit',
      author: 'anna',
      time: NOW.getTime() + hours * 3_600_000,
      post: { isImported: true },
    })
  assert.deepEqual([5, 7].map(isCounted), [true, false])
})

test('weighs a day by what its weekday gives, so that a week without its weekend is as a week of working days', () => {
  // Any two days of seven serve as weekend.
  const isWeekend = (daysAgo: number): boolean => [1, 2].includes(daysAgo % 7)
  const posts = range(35, 1).flatMap((days) =>
    Array.from({ length: isWeekend(days) ? 4 : 19 }, (_, index) =>
      post(`p${days}-${index}`, `word${days}`, days - 0.5),
    ),
  )
  const coverage = coverageOf(deduplicate({ posts, windowDays: 7, now: NOW }).mentions, [])
  const fromMs = (days: number): number => NOW.getTime() - days * 86_400_000
  assert.ok(Math.abs(coverage.exposure('x', fromMs(7), fromMs(0)) - 7) < 1e-9)
  const weekend = range(35, 1).filter(isWeekend).slice(-2)
  const working = range(7, 1).filter((days) => !weekend.includes(days))
  const sum = (days: readonly number[]): number =>
    days.reduce((total, day) => total + coverage.exposure('x', fromMs(day), fromMs(day - 1)), 0)
  assert.ok(Math.abs(sum(working) / sum(weekend) - (5 * 20) / (2 * 5)) < 1e-9)
  assert.equal(coverage.coveredDays('x', fromMs(7), fromMs(0)), 7)
})

test('weighs all weekdays alike where none was collected three times', () => {
  const coverage = coverageOf(mentionsOn(range(14, 1)), [])
  assert.equal(coverage.exposure('x', NOW.getTime() - 3 * 86_400_000, NOW.getTime()), 3)
})

test('a day that not all queries for words reached is covered, and not complete', () => {
  const words = entryOf('x', 'words', [[5, 0]])
  const part = dayName(today - 3)
  const coverage = coverageOf([], [{ ...words, partlyDays: [part] }])
  assert.deepEqual(
    [4, 3].map((days) => [
      coverage.isCovered('x', today - days),
      coverage.isComplete('x', today - days, msAgo(0)),
    ]),
    [
      [true, true],
      [true, false],
    ],
  )
})

test('which accounts were read makes no day of customers’ posts partial', () => {
  const accounts = { ...entryOf('reddit', 'account', [[5, 0]]), partlyDays: [dayName(today - 3)] }
  const isComplete = (ledger: readonly LedgerEntry[]) =>
    coverageOf([], ledger).isComplete('reddit', today - 3, msAgo(0))
  assert.equal(isComplete([accounts, entryOf('reddit', 'community', [[5, 0]])]), true)
  assert.equal(isComplete([accounts]), false)
})

test('customers’ posts come in by other queries than those for accounts, or where some were seen', () => {
  const ledger = [entryOf('instagram', 'account', [[9, 0]]), entryOf('instagram', 'words', [[2, 0]])]
  assert.deepEqual(coverageOf([], ledger).customerPostStreams('instagram'), ['instagram words'])
  const accounts = [entryOf('x', 'account', [[9, 0]])]
  assert.deepEqual(coverageOf([], accounts).customerPostStreams('x'), [])
  assert.deepEqual(coverageOf(mentionsOn([4]), accounts).customerPostStreams('x'), ['x'])
})

test('what is said underneath posts is a stream of its own where scans asked for comments', () => {
  const ledger = [
    entryOf('reddit', 'words', [[30, 0]]),
    entryOf('reddit', 'threads', [[7, 0]]),
    entryOf('x', 'words', [[30, 0]]),
    entryOf('x', 'comments', [[7, 0]]),
  ]
  const { streamOf } = coverageOf([], ledger)
  const said = { kind: 'comment' } as const
  const word = { holdsWord: true }
  assert.deepEqual(
    [
      streamOf({ platform: 'reddit', post: word }),
      streamOf({ platform: 'reddit', post: said }),
      streamOf({ platform: 'reddit', post: { ...said, ...word } }),
      streamOf({ platform: 'x', post: { kind: 'reply' } }),
      streamOf({ platform: 'x', post: { kind: 'reply', ...word } }),
      streamOf({ platform: 'youtube', post: said }),
    ],
    ['reddit', 'reddit comments', 'reddit comments', 'x comments', 'x', 'youtube'],
    'search on X finds answers that hold a word; no query for comments was made on YouTube',
  )
})

test('days on which no comment was reached are no days without posts, nor the other way round', () => {
  const ledger = [
    entryOf('reddit', 'words', [[20, 0]]),
    entryOf('reddit', 'community', [[20, 0]]),
    entryOf('reddit', 'threads', [[30, 15]]),
  ]
  const coverage = coverageOf([], ledger)
  for (const stream of ['reddit', 'reddit words'] as const)
    assert.deepEqual(daysOf(coverage, stream), range(20, 1))
  assert.deepEqual(daysOf(coverage, 'reddit comments'), range(30, 16))
})
