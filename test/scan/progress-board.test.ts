import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProgressBoard, type ScanProgress } from '../../src/scan/progress-board.ts'

test('every step is further on than the one before, and only the end of the last collector is the end', () => {
  const told: ScanProgress[] = []
  const board = new ProgressBoard(2, (progress) => told.push(progress))
  const tally = (requests: number, callsPlanned: number, posts = 0) => ({ requests, callsPlanned, posts })
  board.update('reddit', tally(1, 1))
  board.update('x', tally(0, 9))
  board.update('x', tally(1, 9, 40))
  board.update('reddit', tally(1, 1, 3), 'ok')
  // Eight of its nine calls turn out not to be needed.
  board.update('x', tally(1, 1, 40), 'partial')
  assert.deepEqual(
    told.map(({ done, total }) => [done, total]),
    [
      [1, 3],
      [1, 12],
      [2, 12],
      [3, 12],
      [4, 4],
    ],
  )
  assert.equal(told[2]?.message, 'reddit: 1 of 1 calls, 0 posts; x: 1 of 9 calls, 40 posts')
  assert.equal(told[4]?.message, 'reddit: ok, 3 posts; x: partial, 40 posts')
})
