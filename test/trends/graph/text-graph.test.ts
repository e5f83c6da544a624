import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildTermMatrix } from '../../../src/trends/corpus/build-term-matrix.ts'
import { textGraph } from '../../../src/trends/graph/text-graph.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'

const texts = [
  'refunding order',
  'refunded orders',
  'lamp flickers',
  'lamps flickering',
  'xylophone',
  'repainted',
  'repainting',
]

/** The weight of the link of two texts; 0 without one. */
function linkOf(
  one: number,
  other: number,
  off: readonly ('characterGrams' | 'wordVectors')[] = [],
  given?: readonly (readonly number[])[],
): number {
  const isOn = rulesWithout(new Set(off))
  const matrix = buildTermMatrix({ texts }, isOn)
  const vectors = given && { dimensions: given[0]?.length ?? 0, values: Float32Array.from(given.flat()) }
  const { starts, targets, weights } = textGraph(matrix, matrix.idf, isOn, vectors)
  for (let slot = starts[one] ?? 0; slot < (starts[one + 1] ?? 0); slot += 1)
    if (targets[slot] === other) return weights[slot] ?? 0
  return 0
}

test('two forms of a word are near by their letters', () => {
  assert.ok(linkOf(5, 6, ['wordVectors']) > 0)
  assert.equal(linkOf(5, 6, ['wordVectors', 'characterGrams']), 0)
})

test('texts of other subjects are farther than two forms of one', () => {
  assert.ok(linkOf(2, 3) > linkOf(0, 2))
})

test('texts that share neither letters nor company are not linked', () => {
  assert.equal(linkOf(0, 4), 0)
})

test('given vectors link texts that share no word', () => {
  const given = [
    [1, 0],
    [0, 1],
    [0, -1],
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, 1],
  ]
  assert.ok(linkOf(0, 4, [], given) > 0.2)
})
