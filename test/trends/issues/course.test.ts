import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courseDistances } from '../../../src/trends/issues/course.ts'
import { parameters } from '../../../src/trends/parameters/index.ts'

/** Texts by their days, undefined without a date; the numbers of the texts are their places. */
function haveOneCourse(
  one: readonly (number | undefined)[],
  other: readonly (number | undefined)[],
): boolean {
  const days = [...one, ...other]
  const fitted = { numbers: days.map((_, text) => text), texts: days.map(String), days }
  const texts = (from: number, count: number) =>
    new Set(Array.from({ length: count }, (_, text) => from + text))
  const distance = courseDistances({ fitted })(texts(0, one.length), texts(one.length, other.length))
  return distance <= parameters.parts.maxCourseDistance.value
}

const daily = (from: number, count: number) => Array.from({ length: count }, (_, day) => from + day)

test('sets that come evenly over the same days have one course, however many they are', () => {
  assert.ok(haveOneCourse(daily(1, 60), daily(1, 60)))
  assert.ok(haveOneCourse(daily(1, 60), [5, 15, 25, 35, 45, 55]))
})

test('a set that comes in the last third of the other has a course of its own, where it is large enough to tell', () => {
  assert.ok(!haveOneCourse(daily(1, 60), daily(41, 20)))
  // 2/3 sqrt(60 x 3 / 63) = 1.13 is no more than chance leaves; 2/3 sqrt(60 x 5 / 65) = 1.43 is.
  assert.ok(
    haveOneCourse(
      daily(1, 60),
      daily(45, 3).map((day) => 41 + 7 * (day - 45)),
    ),
  )
  assert.ok(!haveOneCourse(daily(1, 60), [41, 45, 50, 55, 60]))
})

test('texts of the same day come at once, in any order', () => {
  assert.ok(haveOneCourse([3, 1, 1, 3], [1, 3, 3, 1]))
  assert.ok(!haveOneCourse(Array(20).fill(1), Array(20).fill(2)))
})

test('without dates nothing differs', () => {
  assert.ok(haveOneCourse([undefined, undefined], daily(1, 30)))
  assert.ok(haveOneCourse([], []))
})
