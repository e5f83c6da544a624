import assert from 'node:assert/strict'
import { test } from 'node:test'
import { symmetrize } from '../../../src/trends/graph/symmetrize.ts'
import { tieRatio } from '../../../src/trends/issues/ties.ts'

/** Nodes of which each is linked to those named, both ways, with weight 1. */
function graphOf(links: readonly (readonly number[])[]) {
  const targets = links.flat()
  const starts = Uint32Array.from(links.reduce((sums, own) => [...sums, (sums.at(-1) ?? 0) + own.length], [0]))
  return symmetrize({
    starts,
    targets: Uint32Array.from(targets),
    weights: new Float64Array(targets.length).fill(1),
  })
}

/** Two triangles, 0 to 2 and 3 to 5, with one link between them. */
const triangles = graphOf([[1, 2], [2], [3], [4, 5], [5], []])

test('texts that are a group of their own are tied as that group is', () => {
  assert.equal(tieRatio(triangles, (node) => (node < 3 ? 0 : 1))([0, 1, 2]), 1)
})

test('texts that the groups tear apart are tied more than their groups', () => {
  const torn = tieRatio(triangles, (node) => node % 2)
  assert.ok(torn([0, 1, 2]) > 1)
})

test('texts from everywhere are tied no more than by chance', () => {
  const ties = tieRatio(triangles, (node) => (node < 3 ? 0 : 1))
  assert.ok(ties([0, 4]) <= 0)
  assert.ok(ties([1, 2]) > ties([1, 5]), 'one call leaves nothing behind for the next')
})

test('where the groups explain nothing any ties are more', () => {
  const alone = tieRatio(triangles, (node) => node)
  assert.equal(alone([0, 1, 2]), Number.POSITIVE_INFINITY)
  assert.equal(alone([0]), 0)
})
