import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commentBudget } from '../../../src/collectors/reddit/comments/budget.ts'

test('twenty calls go to eight trees, six pages, three requests for more and three continuations', () => {
  assert.deepEqual(commentBudget(20, true), { trees: 8, pages: 6, more: 3, deep: 3 })
})

test('without places to read their calls go to trees', () => {
  assert.deepEqual(commentBudget(20, false), { trees: 14, pages: 0, more: 3, deep: 3 })
})

test('whatever the setting, the parts make up the whole', () => {
  for (let calls = 0; calls <= 200; calls++) {
    for (const hasPlaces of [true, false]) {
      const { trees, pages, more, deep } = commentBudget(calls, hasPlaces)
      assert.equal(trees + pages + more + deep, calls)
      assert.ok(calls === 0 || trees > 0)
    }
  }
})
