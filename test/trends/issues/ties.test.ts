import assert from 'node:assert/strict'
import { test } from 'node:test'
import { symmetrize } from '../../../src/trends/graph/symmetrize.ts'
import { Ties } from '../../../src/trends/issues/ties.ts'

/** Nodes of which each is linked to those named, both ways, with weight 1. */
function graphOf(links: readonly (readonly number[])[]) {
  const targets = links.flat()
  const starts = new Uint32Array(links.length + 1)
  for (const [node, own] of links.entries()) starts[node + 1] = (starts[node] ?? 0) + own.length
  return symmetrize({
    starts,
    targets: Uint32Array.from(targets),
    weights: new Float64Array(targets.length).fill(1),
  })
}

/** Two triangles, 0 to 2 and 3 to 5, with one link between them. */
const triangles = graphOf([[1, 2], [2], [3], [4, 5], [5], []])
const byTriangle = Uint32Array.of(0, 0, 0, 1, 1, 1)

test('texts that are a topic of their own gain nothing as one group', () => {
  assert.equal(new Ties(triangles, byTriangle).gain([0, 1, 2]), 0)
})

test('texts that the topics tear apart gain as one group', () => {
  assert.ok(new Ties(triangles, Uint32Array.of(0, 1, 0, 1, 0, 1)).gain([0, 1, 2]) > 0)
})

test('texts from everywhere lose as one group what ties them to their topics', () => {
  // Of the 2 links of each, all within its topic, none leads to the other: 4 of 4 less chance, (2 x 7 + 2 x 7) / 14, and 4 x 4 / 14.
  assert.ok(Math.abs(new Ties(triangles, byTriangle).gain([0, 4]) - (-16 / 14 - (4 - 2)) / 4) < 1e-12)
})

test('texts without links neither gain nor lose', () => {
  assert.equal(new Ties(graphOf([[], []]), Uint32Array.of(0, 1)).gain([0, 1]), 0)
})

test('tells how much two sets are linked, without the texts that are in both', () => {
  const ties = new Ties(triangles, byTriangle).between([[0, 1], [1, 2], [3, 4, 5], [1]])
  // 0 and 2 share one of the 2 links of 0; 14 link ends in all, 2 and 3 of them theirs.
  assert.deepEqual(ties[0]?.[1], { lift: 14 / 6, share: 1 / 2 })
  assert.deepEqual(ties[1]?.[0], { lift: 14 / 6, share: 1 / 2 })
  assert.deepEqual(ties[0]?.[2], { lift: 0, share: 0 })
  assert.deepEqual(ties[0]?.[0], { lift: 0, share: 0 }, 'not with itself')
  assert.deepEqual(ties[0]?.[3], { lift: 0, share: 0 }, 'nor with its part')
})
