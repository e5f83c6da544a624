import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slopeUpperBound } from './slope.ts'

test('the bound of points on a line is its slope', () => {
  const points = [0, 1, 2, 3, 4].map((x) => ({ x, y: 7 - 2 * x }))
  assert.ok(Math.abs(slopeUpperBound(points) + 2) < 1e-9)
})

test('the bound is the one worked out by hand', () => {
  // Slope .6, residuals .2 on 8 degrees of freedom, squares 82.5, t 1.8595.
  const points = Array.from({ length: 10 }, (_, x) => ({ x, y: 0.6 * x + (x % 2 === 0 ? 1 : -1) }))
  // The alternation bends the slope to .6 - 5/82.5 and leaves 10 - 25/82.5 of squares.
  const slope = 0.6 - 5 / 82.5
  const error = Math.sqrt((10 - 25 / 82.5) / 8 / 82.5)
  assert.ok(Math.abs(slopeUpperBound(points) - (slope + 1.8595 * error)) < 1e-3)
})

test('too few points have no bound', () => {
  assert.throws(() => slopeUpperBound([1, 2, 3].map((x) => ({ x, y: x }))), /3 points are too few/)
  assert.throws(() => slopeUpperBound([1, 2, 3, 4].map((y) => ({ x: 5, y }))), /at one x/)
})
