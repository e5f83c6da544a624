import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../../../src/lib/days.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { coverageOf } from '../../../src/trends/measuring/coverage.ts'
import type { RankPost } from '../../../src/trends/types.ts'
import { NOW, post } from '../posts.ts'

function mentionsOn(daysAgo: readonly number[]) {
  const posts = daysAgo.map((days) => post(`p${days}`, `word${days}`, days))
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

test('lets the ledger win where it has an entry', () => {
  const coverage = coverageOf(mentionsOn([3]), [{ platform: 'reddit', day: '2026-03-24' }])
  assert.equal(coverage.isCovered('reddit', today - 7), true)
  assert.equal(coverage.isCovered('reddit', today - 8), false)
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
