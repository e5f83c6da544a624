import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ratioInterval, statusOf } from '../../../src/trends/measuring/status.ts'

/** Worked by hand from the formula of Cai 2005. */
const intervals: [number, number, number, number, number, number, number][] = [
  // recent, baseline, recent days, baseline days, ratio, lower, upper
  [12, 6, 7, 23, 6.57, 2.95, 15.5],
  [12, 6, 7, 8, 2.29, 1.03, 5.38],
  [20, 60, 7, 23, 1.1, 0.71, 1.66],
  [2, 14, 7, 23, 0.47, 0.11, 1.45],
]
for (const [recent, baseline, recentDays, baselineDays, ratio, lower, upper] of intervals) {
  test(`${recent} in ${recentDays} days after ${baseline} in ${baselineDays} gives ${lower} to ${upper}`, () => {
    const interval = ratioInterval(recent, baseline, recentDays, baselineDays)
    assert.ok(Math.abs((interval.ratio ?? 0) - ratio) < 0.01, String(interval.ratio))
    assert.ok(Math.abs((interval.lower ?? 0) - lower) < 0.005 + 0.01 * lower, String(interval.lower))
    assert.ok(Math.abs((interval.upper ?? 0) - upper) < 0.01 * upper, String(interval.upper))
  })
}

test('has no upper bound and no ratio over an empty baseline', () => {
  const interval = ratioInterval(9, 0, 7, 28)
  assert.equal(interval.ratio, null)
  assert.equal(interval.upper, null)
  assert.ok((interval.lower ?? 0) > 1)
})

test('is surer of nothing for the fewer mentions it has, down to parts of one', () => {
  // Mentions that came together count for less than one each.
  for (const count of [2, 1, 0.76, 0.7, 0.5, 0.01]) {
    const { ratio, lower, upper } = ratioInterval(count, count, 7, 28)
    assert.equal(ratio, 4)
    assert.ok(lower !== null && lower < 1, `${count}: ${lower}`)
    assert.ok(upper === null || upper > 16, `${count}: ${upper}`)
  }
})

test('has no upper bound over next to no baseline', () => {
  assert.equal(ratioInterval(10, 0.5, 7, 28).upper, null)
})

test('compares nothing where nothing was collected', () => {
  assert.deepEqual(ratioInterval(5, 5, 7, 0), { ratio: null, lower: null, upper: null })
  assert.deepEqual(ratioInterval(0, 0, 7, 28), { ratio: null, lower: null, upper: null })
})

const known = { posts: 6, days: '3 May to 9 May', areFew: false, isKnown: true }
const unseen = { posts: 0, days: '', areFew: true, isKnown: false }
const facts = {
  recent: 12,
  baseline: 6,
  authors: 9,
  recentCoverage: 1,
  baselineCoverage: 1,
  earlier: known,
}
const cases: [string, Partial<typeof facts>, string][] = [
  ['rising when the interval lies above 1', {}, 'rising'],
  ['steady when the interval includes 1', { recent: 5, baseline: 20 }, 'steady'],
  ['fading when the interval lies below 1', { recent: 2, baseline: 60 }, 'fading'],
  ['steady when there is surely more, but not 1.75 times', { recent: 80, baseline: 200 }, 'steady'],
  ['steady when there is surely less, but not by 1.75', { recent: 80, baseline: 480 }, 'steady'],
  ['steady, not yet rising, on fewer than five mentions', { recent: 4, baseline: 2 }, 'steady'],
  ['new when never seen before', { baseline: 0, earlier: unseen }, 'new'],
  [
    'new when what was seen before is no history of it',
    { baseline: 0, earlier: { ...known, isKnown: false } },
    'new',
  ],
  ['rising, not new, when seen before the baseline', { baseline: 0 }, 'rising'],
  ['insufficient_data below five mentions', { recent: 4, baseline: 0, earlier: unseen }, 'insufficient_data'],
  ['insufficient_data below three authors', { authors: 2 }, 'insufficient_data'],
  ['insufficient_data when most recent days are uncovered', { recentCoverage: 0.4 }, 'insufficient_data'],
  ['insufficient_data when most baseline days are uncovered', { baselineCoverage: 0.4 }, 'insufficient_data'],
]
for (const [name, change, expected] of cases) {
  test(`is ${name}`, () => {
    const given = { ...facts, ...change }
    const interval = ratioInterval(given.recent, given.baseline, 7, 28)
    assert.equal(statusOf({ ...given, interval }).status, expected)
  })
}

const earlierPosts: [Partial<typeof known>, string][] = [
  [{ posts: 0 }, 'no earlier mention in stored evidence'],
  [
    { posts: 1, days: '19 October', areFew: true },
    '1 earlier post (19 October) is too little to call it known',
  ],
  [
    { posts: 2, days: '19 October', areFew: true },
    '2 earlier posts (19 October) are too few to call it known',
  ],
  [{ posts: 9 }, '9 earlier posts (3 May to 9 May) hold too little of it to call it known'],
]
for (const [earlier, sentence] of earlierPosts) {
  test(`says of a new topic: ${sentence}`, () => {
    const interval = ratioInterval(12, 0, 7, 28)
    const { rule } = statusOf({
      ...facts,
      baseline: 0,
      interval,
      earlier: { ...known, ...earlier, isKnown: false },
    })
    assert.equal(rule, sentence)
  })
}
