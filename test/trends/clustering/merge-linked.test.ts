import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Centroid } from '../../../src/trends/clustering/centroids.ts'
import { mergeLinked } from '../../../src/trends/clustering/merge-linked.ts'
import { type Edge, graphOf } from '../graph/graph-of.ts'

/** Two groups of three, each bound by three links of 1, and the given weight between them. */
function pair(between: number, centroids?: Centroid[]): Uint32Array {
  const inner: Edge[] = [0, 3].flatMap((from): Edge[] => [
    [from, from + 1, 1],
    [from + 1, from + 2, 1],
    [from, from + 2, 1],
  ])
  // A third group far from both, so that the two are not all there is.
  const far: Edge[] = [[6, 7, 1000]]
  return mergeLinked(
    graphOf(8, [...inner, ...far, [2, 3, between]]),
    Uint32Array.of(0, 0, 0, 1, 1, 1, 2, 2),
    [],
    centroids,
  )
}

test('two groups join when a good part of the links of one lead into the other', () => {
  const joined = pair(2)
  assert.equal(joined[0], joined[3])
  assert.notEqual(joined[0], joined[6])
})

test('two groups stay apart when hardly a link leads from one into the other', () => {
  const apart = pair(0.5)
  assert.deepEqual([...apart], [0, 0, 0, 1, 1, 1, 2, 2])
})

test('groups with similar centroids need fewer links, but some', () => {
  const speak = (...words: readonly (readonly number[])[]) =>
    words.map((terms) => new Map(terms.map((term) => [term, 1])))
  const alike = () => speak([1, 2, 3], [2, 3, 4], [9])
  assert.equal(new Set(pair(0.3, alike()).subarray(0, 6)).size, 1)
  assert.equal(new Set(pair(0.3, speak([1, 2, 3], [3, 4, 5], [9])).subarray(0, 6)).size, 2)
  assert.equal(new Set(pair(0.05, alike()).subarray(0, 6)).size, 2)
})

test('a chain of parts becomes one group', () => {
  const graph = graphOf(8, [
    [0, 1, 1],
    [2, 3, 1],
    [4, 5, 1],
    [1, 2, 1],
    [3, 4, 1],
    [6, 7, 60],
  ])
  const joined = mergeLinked(graph, Uint32Array.of(0, 0, 1, 1, 2, 2, 3, 3), [])
  assert.equal(new Set(joined.subarray(0, 6)).size, 1)
  assert.notEqual(joined[0], joined[6])
})

test('two groups stay apart when chance alone gives them many links', () => {
  // Four groups, of which each two have the same links: nothing tells one pair from another.
  const groups = [0, 3, 6, 9]
  const inner = groups.flatMap((from): Edge[] => [
    [from, from + 1, 1],
    [from + 1, from + 2, 1],
    [from, from + 2, 1],
  ])
  const between = groups.flatMap((from, index) => groups.slice(index + 1).map((to): Edge => [from, to, 3]))
  const group = Uint32Array.from({ length: 12 }, (_, node) => Math.floor(node / 3))
  const merged = mergeLinked(graphOf(12, [...inner, ...between, [0, 3, 2]]), group, [])
  assert.deepEqual([...merged], [...group])
})
