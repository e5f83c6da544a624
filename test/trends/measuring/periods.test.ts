import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostOf, periodsOf } from '../../../src/trends/measuring/periods.ts'
import { NOW } from '../posts.ts'
import { collected, msAgo } from './ledger.ts'

const windows: [rule: string, days: number, collectedFrom: number, baselineFrom: number][] = [
  ['the four weeks before a week', 7, 900, 35],
  ['three times the window before a month', 30, 900, 120],
  ['a year at most before half a year', 180, 900, 545],
  ['a history that began later, from its first day on', 7, 20, 20],
  ['half a window of history', 30, 45, 45],
]
for (const [rule, days, collectedFrom, baselineFrom] of windows) {
  test(`compares a window with ${rule}`, () => {
    assert.deepEqual(periodsOf(days, NOW, collected({ x: [[collectedFrom, 0]] })), {
      comparison: 'window_with_history',
      baselineFromMs: msAgo(baselineFrom),
      baselineToMs: msAgo(days),
      recentFromMs: msAgo(days),
      toMs: NOW.getTime(),
    })
  })
}

for (const [days, quarter] of [
  [7, 2],
  [90, 23],
] as const) {
  test(`with less history compares the last quarter of ${days} days with the rest of them`, () => {
    const history = days + days / 2 - 1
    assert.deepEqual(periodsOf(days, NOW, collected({ x: [[Math.floor(history), 0]] })), {
      comparison: 'recent_quarter_with_rest',
      baselineFromMs: msAgo(days),
      baselineToMs: msAgo(quarter),
      recentFromMs: msAgo(quarter),
      toMs: NOW.getTime(),
    })
  })
}

test('finds the busiest of hundreds of thousands of authors, and none among none', () => {
  const authors = new Map(Array.from({ length: 300_000 }, (_, index) => [index, 1 + (index % 7)]))
  assert.equal(mostOf(authors), 7)
  assert.equal(mostOf(new Map()), 0)
})
