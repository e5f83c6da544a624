import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Platform } from '../../../src/model/index.ts'
import { uncollectedDays } from '../../../src/trends/changes/uncollected.ts'
import { coverageOf } from '../../../src/trends/index.ts'
import { collected, entryOf, msAgo } from '../measuring/ledger.ts'

const of =
  (...sought: readonly Platform[]) =>
  (...asked: Parameters<typeof uncollectedDays>) =>
    uncollectedDays(...asked).filter(({ platform }) => sought.includes(platform))

test('tells the days in a row on which a platform was not collected, of all windows and each day once', () => {
  const coverage = collected({
    x: [[40, 0]],
    reddit: [
      [40, 12],
      [9, 6],
      [5, 0],
    ],
  })
  const windows = [
    { fromMs: msAgo(14), toMs: msAgo(7) },
    { fromMs: msAgo(10), toMs: msAgo(0) },
  ]
  assert.deepEqual(of('x', 'reddit')(coverage, ['x', 'reddit'], windows), [
    { platform: 'reddit', from: '2026-03-19', to: '2026-03-21' },
    { platform: 'reddit', from: '2026-03-25', to: '2026-03-25' },
  ])
})

test('tells apart the days that some of a platform’s queries reached', () => {
  const coverage = coverageOf(
    [],
    [
      entryOf('instagram', 'account', [
        [14, 12],
        [11, 0],
      ]),
      entryOf('instagram', 'words', [
        [14, 12],
        [4, 0],
      ]),
    ],
  )
  const windows = [{ fromMs: msAgo(14), toMs: msAgo(0) }]
  assert.deepEqual(of('instagram')(coverage, ['instagram', 'instagram words'], windows), [
    { platform: 'instagram', from: '2026-03-19', to: '2026-03-19' },
    { platform: 'instagram', from: '2026-03-20', to: '2026-03-26', partial: true },
  ])
  assert.deepEqual(of('instagram')(coverage, ['instagram'], windows), [
    { platform: 'instagram', from: '2026-03-19', to: '2026-03-19' },
  ])
})

test('tells a day of which a part lies in a window, and none beyond', () => {
  const windows = [{ fromMs: msAgo(3.5), toMs: msAgo(2) }]
  assert.deepEqual(of('x')(collected({}), ['x'], windows), [
    { platform: 'x', from: '2026-03-27', to: '2026-03-28' },
  ])
})

test('names platforms that hold no post of any topic: all days of one that nothing was asked of', () => {
  const coverage = collected({ x: [[40, 0]], youtube: [[40, 6]] })
  const windows = [{ fromMs: msAgo(7), toMs: msAgo(0) }]
  assert.deepEqual(of('youtube', 'facebook')(coverage, ['x'], windows), [
    { platform: 'facebook', from: '2026-03-24', to: '2026-03-30' },
    { platform: 'youtube', from: '2026-03-25', to: '2026-03-30' },
  ])
})
