import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topicsOf } from '../../../src/trends/clustering/topics.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { NOW, post } from '../posts.ts'

/** Whether a post belongs to a topic of which it holds `membership`, where the strongest word of the signature is 1. */
function belongs(extra: Partial<RankPost>, membership: number): boolean {
  const corpus = deduplicate({ posts: [post('a', 'it came loose', 1, extra)], windowDays: 7, now: NOW })
  return topicsOf(corpus, { topic: Uint32Array.of(0), membership: Float64Array.of(membership) }).length === 1
}

const cases: [name: string, extra: Partial<RankPost>, near: boolean, core: boolean][] = [
  ['a post', { holdsWord: false }, true, true],
  ['a comment with a word of the list', { kind: 'comment', holdsWord: true }, true, true],
  ['a comment of which nobody says what it holds', { kind: 'comment' }, true, true],
  ['a comment without a word of the list', { kind: 'comment', holdsWord: false }, false, true],
  ['a reply without a word of the list', { kind: 'reply', holdsWord: false }, false, true],
]
for (const [name, extra, near, core] of cases) {
  test(`${name} ${near ? 'may hold less than' : 'must hold'} the core of a topic to belong to it`, () => {
    assert.equal(belongs(extra, 0.6), near)
    assert.equal(belongs(extra, 1), core)
    assert.equal(belongs(extra, 0.3), false)
  })
}
