import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaledEigenvectors } from '../../../src/trends/graph/eigenvectors.ts'

function rowsOf(matrix: readonly (readonly number[])[]) {
  const starts = [0]
  const columns: number[] = []
  const values: number[] = []
  for (const row of matrix) {
    for (const [column, value] of row.entries()) {
      if (value === 0) continue
      columns.push(column)
      values.push(value)
    }
    starts.push(columns.length)
  }
  return {
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(columns),
    values: Float64Array.from(values),
  }
}

test('the vectors of a matrix of low rank multiply to the matrix again', () => {
  const matrix = [
    [5, 4, 0, 0],
    [4, 5, 0, 0],
    [0, 0, 2, 2],
    [0, 0, 2, 2],
  ]
  const vectors = scaledEigenvectors(rowsOf(matrix), 3)
  for (const [row, values] of matrix.entries()) {
    for (const [column, value] of values.entries()) {
      const sum = vectors.reduce((all, vector) => all + (vector[row] ?? 0) * (vector[column] ?? 0), 0)
      assert.ok(Math.abs(sum - value) < 1e-6, `${row}, ${column}: ${sum} is not ${value}`)
    }
  }
})

test('the largest eigenvalue by amount comes first, a negative one too', () => {
  const [first, second] = scaledEigenvectors(
    rowsOf([
      [-9, 0],
      [0, 4],
    ]),
    2,
  )
  assert.ok(Math.abs(Math.abs(first?.[0] ?? 0) - 3) < 1e-6)
  assert.ok(Math.abs(Math.abs(second?.[1] ?? 0) - 2) < 1e-6)
})

test('a matrix without entries and one without rows have vectors of zeros and none', () => {
  assert.deepEqual(
    scaledEigenvectors(
      rowsOf([
        [0, 0],
        [0, 0],
      ]),
      1,
    ).map((vector) => [...vector].map(Math.abs)),
    [[0, 0]],
  )
  assert.deepEqual(scaledEigenvectors(rowsOf([]), 2), [])
})
