import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dailyCountsOf, differs } from '../../../src/trends/clustering/daily-counts.ts'

/** Daily counts of two groups, given the day of each one's texts. */
function differ(first: readonly (number | undefined)[], second: readonly (number | undefined)[]): boolean {
  const group = Uint32Array.from([...first.map(() => 0), ...second.map(() => 1)])
  return differs(dailyCountsOf(group, [...first, ...second], 2), 0, 1)
}

const everyDay = Array.from({ length: 60 }, (_, index) => index % 20)
const everyOtherDay = Array.from({ length: 30 }, (_, index) => (2 * index) % 20)
const oneDay = Array.from({ length: 25 }, () => 19)

test('a burst comes at another time than what goes on all the while', () => {
  assert.equal(differ(oneDay, everyDay), true)
  assert.equal(differ(everyDay, oneDay), true)
})

test('two groups that go on all the while do not differ, whatever their size', () => {
  assert.equal(differ(everyDay, [1, 7, 13]), false)
  assert.equal(differ(everyDay, everyDay), false)
})

test('chance in which of its days a sparse group has texts is no difference', () => {
  assert.equal(differ(everyDay, everyOtherDay), false)
})

test('without dates nothing differs', () => {
  assert.equal(differ([undefined, undefined], everyDay), false)
})
