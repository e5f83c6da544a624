import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOf, dayOf } from '../../src/trends/coverage.ts'
import { arrange } from '../../src/trends/mentions.ts'
import { NOW, post } from './posts.ts'

function mentionsOn(daysAgo: readonly number[]) {
  const posts = daysAgo.map((days) => post(`p${days}`, `word${days}`, days))
  return arrange({ posts, windowDays: 30, now: NOW }).mentions
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

test('counts parts of days as parts', () => {
  const coverage = coverageOf(mentionsOn([5, 4, 3]), [])
  const noon = (today - 5) * 86_400_000 + 43_200_000
  assert.equal(coverage.coveredDays('x', noon, noon + 86_400_000), 1)
  assert.equal(coverage.coveredDays('x', noon, noon + 3 * 86_400_000), 2.5)
})
