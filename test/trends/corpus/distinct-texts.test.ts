import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { NOW, post, talk } from '../posts.ts'

const corpusOf = (posts: readonly RankPost[]) => deduplicate({ posts, windowDays: 7, now: NOW })

test('of one author’s texts of one day topics are found in the first twenty', () => {
  const loud = { authorHandle: 'loud' }
  assert.equal(corpusOf(talk('solar kettle', 20, 0.9, 0.1, loud)).heldOut.length, 0)
  assert.equal(corpusOf(talk('solar kettle', 23, 0.9, 0.1, loud)).heldOut.length, 3)
  assert.equal(corpusOf(talk('solar kettle', 40, 2, 0, loud)).heldOut.length, 0)
  assert.equal(corpusOf(talk('solar kettle', 40, 0.9, 0.1)).heldOut.length, 0)
})

test('topics are not found in a post of the future', () => {
  assert.equal(corpusOf([post('a', 'a solar kettle', 1), post('b', 'a night bus', -1)]).heldOut.length, 1)
})

test('the hashtags of a text that was copied in mass are not its words', () => {
  const copies = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      post(`${index}`, `my solar kettle arrived #tag${'abcdefg'[index]}`, 1),
    )
  const holdsTag = (count: number): boolean =>
    corpusOf(copies(count)).texts.some((text) => text.includes('tag'))
  assert.equal(holdsTag(4), true)
  assert.equal(holdsTag(5), false)
})
