import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../src/lib/days.ts'
import { changePeriods } from '../../../src/trends/changes/change-periods.ts'
import { collected as collectedBy, type Stretch } from '../measuring/ledger.ts'

const NOW_MS = Date.parse('2026-03-31T00:00:00Z')
const day = (daysAgo: number): number => NOW_MS - daysAgo * DAY_MS

/** One platform, collected on each of the days, the first to the last day ago. */
const collected = (...stretches: readonly Stretch[]) => collectedBy({ reddit: stretches })

const cases = [
  {
    rule: 'what entered is compared with what left',
    coverage: collected([60, 0]),
    since: 2,
    window: 7,
    how: 'entered_with_left',
    base: [9, 7],
    entered: 2,
  },
  {
    rule: 'longer than a window ago the two windows are compared whole',
    coverage: collected([60, 0]),
    since: 30,
    window: 7,
    how: 'entered_with_left',
    base: [37, 30],
    entered: 7,
  },
  {
    rule: 'half of what left is enough',
    coverage: collected([6, 0], [8, 7]),
    since: 2,
    window: 7,
    how: 'entered_with_left',
    base: [9, 7],
    entered: 2,
  },
  {
    rule: 'where less of what left was collected, all collected before counts',
    coverage: collected([6, 0]),
    since: 2,
    window: 7,
    how: 'since_with_before',
    base: [6, 2],
    entered: 2,
  },
  {
    rule: 'a third of what left is not enough',
    coverage: collected([6, 0], [10, 9]),
    since: 3,
    window: 7,
    how: 'since_with_before',
    base: [10, 3],
    entered: 3,
  },
  {
    rule: 'where nothing before was collected there is nothing better than what left',
    coverage: collected([2, 0]),
    since: 2,
    window: 7,
    how: 'entered_with_left',
    base: [9, 7],
    entered: 2,
  },
] as const

for (const { rule, coverage, since, window, how, base, entered } of cases) {
  test(rule, () => {
    const { comparison, periods } = changePeriods(coverage, day(since), NOW_MS, window * DAY_MS, true)
    assert.equal(comparison, how)
    assert.deepEqual(periods, {
      comparison: how,
      baselineFromMs: day(base[0]),
      baselineToMs: day(base[1]),
      recentFromMs: day(entered) + 1,
      toMs: NOW_MS,
    })
  })
}

test('nothing is compared when no time has passed, and with nothing when nothing older is stored', () => {
  const coverage = collected([60, 0])
  assert.equal(changePeriods(coverage, NOW_MS, NOW_MS, 7 * DAY_MS, true).comparison, 'none')
  assert.equal(changePeriods(coverage, NOW_MS + 1, NOW_MS, 7 * DAY_MS, true).comparison, 'none')
  assert.equal(changePeriods(coverage, day(2), NOW_MS, 7 * DAY_MS, false).comparison, 'nothing_before')
})
