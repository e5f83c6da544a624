import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSpareCalls } from '../../../src/collectors/reddit/call-budget.ts'

test('no more spare calls are taken than there are, and those given back can be taken again', () => {
  const spare = createSpareCalls(5)
  assert.deepEqual([spare.take(3), spare.remaining], [3, 2])
  assert.deepEqual([spare.take(3), spare.remaining], [2, 0])
  assert.equal(spare.take(1), 0)
  spare.refund(2)
  assert.deepEqual([spare.remaining, spare.take(9)], [2, 2])
})
