import assert from 'node:assert/strict'
import { test } from 'node:test'
import { symmetrize } from '../../../src/trends/graph/symmetrize.ts'

/** Each node's links as [target, weight]. */
function rowsOf(rows: readonly (readonly [number, number])[][]) {
  const both = symmetrize({
    starts: Uint32Array.from([0, ...rows].keys(), (node) => rows.slice(0, node).flat().length),
    targets: Uint32Array.from(rows.flat(), ([target]) => target),
    weights: Float64Array.from(rows.flat(), ([, weight]) => weight),
  })
  return rows.map((_, node) =>
    Array.from(both.targets.subarray(both.starts[node], both.starts[node + 1]), (target, index) => [
      target,
      both.weights[(both.starts[node] ?? 0) + index],
    ]),
  )
}

test('a link that one end found leads both ways', () => {
  assert.deepEqual(rowsOf([[[2, 0.5]], [], []]), [[[2, 0.5]], [], [[0, 0.5]]])
})

test('a link that both ends found is one link each way, with the higher weight', () => {
  assert.deepEqual(
    rowsOf([
      [
        [1, 0.25],
        [2, 0.5],
      ],
      [[0, 0.75]],
      [[0, 0.125]],
    ]),
    [
      [
        [1, 0.75],
        [2, 0.5],
      ],
      [[0, 0.75]],
      [[0, 0.5]],
    ],
  )
})
