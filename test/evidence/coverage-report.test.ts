import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActiveDay } from '../../db/coverage.ts'
import { coverageReport } from '../../src/evidence/coverage-report.ts'
import { dayName, dayOf } from '../../src/lib/days.ts'
import type { Ledger, Platform } from '../../src/model/index.ts'
import { entryOf } from '../trends/measuring/ledger.ts'
import { NOW } from '../trends/posts.ts'

// The last day of the window is the one that NOW lies in, which no entry here holds.
const WINDOW_DAYS = 30
const dayAgo = (days: number): string => dayName(dayOf(NOW.getTime()) - days)
const activeOn = (platform: Platform, daysAgo: readonly number[], extra: Partial<ActiveDay> = {}) =>
  daysAgo.map((days) => ({
    platform,
    day: dayAgo(days),
    holdsWord: false,
    isImported: false,
    kind: null,
    posts: 2,
    ...extra,
  }))

function reportOf(platform: Platform, active: readonly ActiveDay[], ledger: Ledger) {
  const found = coverageReport(active, ledger, WINDOW_DAYS, NOW).platforms.find(
    (entry) => entry.platform === platform,
  )
  assert.ok(found)
  return found
}

test('days between scans are uncollected, however many posts are stored of them', () => {
  const ledger = [
    entryOf('x', 'words', [
      [24, 20],
      [4, 0],
    ]),
  ]
  const report = reportOf('x', activeOn('x', [22, 15, 9, 2]), ledger)
  assert.deepEqual([report.collectedDays, report.recordedDays, report.posts], [8, 8, 8])
  assert.deepEqual(report.uncollected, [
    { from: dayAgo(29), to: dayAgo(25) },
    { from: dayAgo(20), to: dayAgo(5) },
    { from: dayAgo(0), to: dayAgo(0) },
  ])
  assert.deepEqual(report.partlyCollected, [])
})

test('days that some kinds of queries reached are neither collected nor missing', () => {
  const ledger = [entryOf('instagram', 'account', [[20, 0]]), entryOf('instagram', 'words', [[3, 0]])]
  const report = reportOf('instagram', activeOn('instagram', [2], { holdsWord: true }), ledger)
  assert.deepEqual([report.collectedDays, report.lastCollectedDay], [3, dayAgo(1)])
  assert.deepEqual(report.partlyCollected, [{ from: dayAgo(20), to: dayAgo(4) }])
  assert.deepEqual(report.uncollected, [
    { from: dayAgo(29), to: dayAgo(21) },
    { from: dayAgo(0), to: dayAgo(0) },
  ])
  assert.deepEqual(report.queries, [
    { kind: 'account', reachedDays: 20 },
    { kind: 'words', reachedDays: 3 },
  ])
})

test('what was imported before the first scan counts as collected, and not as recorded', () => {
  const imported = activeOn('reddit', [28, 19, 12, 6], { isImported: true })
  const report = reportOf('reddit', imported, [entryOf('reddit', 'words', [[5, 0]])])
  assert.deepEqual([report.collectedDays, report.recordedDays], [28, 5])
})

test('a platform without posts and without scans was collected on no day', () => {
  const report = reportOf('youtube', [], [])
  assert.deepEqual([report.collectedDays, report.lastCollectedDay, report.queries], [0, null, []])
  assert.deepEqual(report.uncollected, [{ from: dayAgo(29), to: dayAgo(0) }])
})

test('comments are reported apart from posts, and not at all where no scan asked for them', () => {
  const active = [
    ...activeOn('reddit', [3, 2], { holdsWord: true }),
    ...activeOn('reddit', [2], { kind: 'comment', posts: 7 }),
  ]
  const words = entryOf('reddit', 'words', [[20, 0]])
  const unasked = reportOf('reddit', active, [words])
  assert.deepEqual([unasked.posts, unasked.comments], [11, null])
  const report = reportOf('reddit', active, [words, entryOf('reddit', 'threads', [[3, 0]])])
  assert.deepEqual([report.collectedDays, report.posts], [20, 4])
  const { comments } = report
  assert.deepEqual([comments?.collectedDays, comments?.recordedDays, comments?.stored], [3, 3, 7])
  assert.deepEqual(comments?.uncollected, [
    { from: dayAgo(29), to: dayAgo(4) },
    { from: dayAgo(0), to: dayAgo(0) },
  ])
})
