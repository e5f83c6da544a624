import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../src/lib/days.ts'
import type { RankedTrend } from '../../../src/model/index.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { historyDays, type RankPost, rankTrends } from '../../../src/trends/index.ts'
import { recurrenceOf } from '../../../src/trends/measuring/seasonality.ts'
import { ratioInterval } from '../../../src/trends/measuring/status.ts'
import { NOW, talk } from '../posts.ts'

const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus', 'apple harvest'].flatMap(
  (subject) => talk(subject, 130, 77, 0),
)
const now = talk('jazz festival', 24, 5, 0)
const trickle = talk('jazz festival', 8, 76, 8)
const lastMonth = talk('jazz festival', 24, 36, 31)
const monthBefore = talk('jazz festival', 24, 66, 61)

function festival(history: readonly RankPost[]): RankedTrend {
  const posts = [...everyday, ...trickle, ...history, ...now]
  const trend = rankTrends({ posts, windowDays: 7, now: NOW }).trends.find(({ keywords }) =>
    keywords.includes('jazz'),
  )
  assert.ok(trend, 'no trend about the festival')
  return trend
}
const toMs = NOW.getTime()
const periods = {
  comparison: 'window_with_history',
  baselineFromMs: toMs - 35 * DAY_MS,
  baselineToMs: toMs - 7 * DAY_MS,
  recentFromMs: toMs - 7 * DAY_MS,
  toMs,
} as const
const once = festival(lastMonth)
const twice = festival([...lastMonth, ...monthBefore])

test('a topic that was as high twice before scores as one that did not surge, and says when it was', () => {
  assert.equal(twice.status, 'rising')
  assert.equal(twice.explain.components.surge, 0)
  assert.equal(twice.explain.components.momentum, 0)
  assert.ok(twice.score < once.score / 2, `${twice.score} and ${once.score}`)
  const { peaks } = twice.explain.interval
  assert.equal(peaks.length, 2)
  for (const { from, independent } of peaks) {
    assert.ok(independent >= 20, `${independent}`)
    assert.ok(
      twice.limitations.some((sentence) => sentence.includes(`${from} (${independent})`)),
      from,
    )
  }
})

test('a topic that comes back after one earlier burst keeps its surge', () => {
  assert.deepEqual(once.explain.interval.peaks, [])
  assert.equal(once.explain.interval.lowerOverPeaks, null)
  assert.ok((once.explain.components.surge ?? 0) > 0.3, `${once.explain.components.surge}`)
})

test('earlier bursts of half the height are no peaks', () => {
  const half = [...talk('jazz festival', 12, 36, 31), ...talk('jazz festival', 12, 66, 61)]
  assert.deepEqual(festival(half).explain.interval.peaks, [])
})

test('weeks of the same height without a calm time between them are one peak', () => {
  const plateau = talk('jazz festival', 110, 66, 36)
  assert.deepEqual(festival(plateau).explain.interval.peaks, [])
})

test('what goes surely beyond the highest earlier peak still counts', () => {
  const posts = [...talk('jazz festival', 200, 36, 31), ...talk('jazz festival', 190, 66, 61)]
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  const { peaks, lower } = recurrenceOf(mentions, periods, 260, 1, () => 1)
  assert.deepEqual(
    peaks.map(({ independent }) => independent),
    [200, 190],
  )
  assert.ok(lower !== null && lower > 1.1 && lower < 1.3, `${lower}`)
  assert.equal(lower, ratioInterval(260, 200, 1, 1).lower)
})

test('a peak from before the platform grew counts as what it would be now', () => {
  const posts = [...talk('jazz festival', 40, 36, 31), ...talk('jazz festival', 40, 66, 61)]
  const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
  const { peaks, lower } = recurrenceOf(mentions, periods, 120, 1, () => 3)
  assert.equal(peaks.length, 2)
  assert.ok(lower !== null && lower < 1, `${lower}`)
})

test('history reaches two monthly peaks back, whatever the day', () => {
  assert.ok(historyDays(7) >= 7 + 2 * 31)
})
