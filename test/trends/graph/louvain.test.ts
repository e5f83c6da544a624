import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectCommunities, moveSingly } from '../../../src/trends/graph/louvain.ts'
import { graphOf } from './graph-of.ts'

/** Two circles of four that hold together, and a node 8 between them with so much weight to each. */
function between(first: number, second: number) {
  const circle = (from: number) =>
    [0, 1, 2, 3].flatMap((one) =>
      [0, 1, 2, 3].filter((other) => other > one).map((other) => [from + one, from + other, 1] as const),
    )
  return graphOf(9, [...circle(0), ...circle(4), [8, 0, first], [8, 4, second]])
}
const put = (place: 0 | 1) => Uint32Array.of(0, 0, 0, 0, 1, 1, 1, 1, place)

test('a node moves to the group that it is linked to most', () => {
  assert.deepEqual([...moveSingly(between(0.2, 0.8), put(0), 1)], [...put(1)])
})

test('a node that is linked most to its own group stays', () => {
  assert.deepEqual([...moveSingly(between(0.8, 0.2), put(0), 1)], [...put(0)])
})

test('where links say nothing the smaller group takes a node, the surer the finer the resolution', () => {
  const graph = graphOf(6, [
    [0, 1, 1],
    [1, 2, 1],
    [0, 2, 1],
    [3, 4, 1],
    [5, 0, 0.55],
    [5, 3, 0.45],
  ])
  const start = Uint32Array.of(0, 0, 0, 1, 1, 0)
  assert.deepEqual([...moveSingly(graph, start, 0)], [...start])
  assert.deepEqual([...moveSingly(graph, start, 2)], [0, 0, 0, 1, 1, 1])
})

test('moving singly finds no more after communities are detected where all hold together', () => {
  const graph = between(0.2, 0.8)
  const found = detectCommunities(graph, 1)
  assert.deepEqual([...moveSingly(graph, found, 1)], [...found])
})

test('nodes without links stay where they are', () => {
  assert.deepEqual([...moveSingly(graphOf(3, []), Uint32Array.of(0, 1, 1), 1)], [0, 1, 1])
})
