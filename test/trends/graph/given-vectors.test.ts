import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { givenVectors } from '../../../src/trends/graph/given-vectors.ts'
import { NOW, post } from '../posts.ts'

const posts = [
  post('a', 'the lamp flickers', 3),
  post('b', 'the lamp flickers', 2),
  post('c', 'where is my parcel', 1),
  post('d', 'no vector for me', 0.5),
]

function vectorsOf(of: typeof posts, entries: readonly (readonly [string, readonly number[]])[]) {
  const corpus = deduplicate({ posts: of, windowDays: 7, now: NOW })
  const vectors = new Map(entries.map(([id, vector]) => [id, Float32Array.from(vector)]))
  return givenVectors({ posts: of, vectors }, corpus)
}

test('vectors lose what all have in common and have length 1', () => {
  const found = vectorsOf(posts, [
    ['a', [3, 4]],
    ['c', [4, 3]],
  ])
  const values = Array.from(found?.values ?? [], (value) => Math.round(value * Math.SQRT2 * 1000) / 1000)
  assert.deepEqual(values, [-1, 1, 1, -1, 0, 0])
})

test('of copies the vector of the first id counts, in whatever order they come', () => {
  const entries = [
    ['b', [0, 1]],
    ['a', [1, 0]],
    ['c', [0, 1]],
  ] as const
  assert.deepEqual(vectorsOf(posts, entries), vectorsOf(posts.toReversed(), entries))
  const [x = 0, y = 0] = vectorsOf(posts, entries)?.values ?? []
  assert.ok(x > 0 && y < 0)
})

test('without vectors there is nothing to compare by', () => {
  assert.equal(vectorsOf(posts, []), undefined)
})
