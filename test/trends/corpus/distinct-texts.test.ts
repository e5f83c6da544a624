import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange } from '../../../src/trends/corpus/mentions.ts'
import type { RankPost } from '../../../src/trends/types.ts'
import { NOW, post, talk } from '../posts.ts'

const arranged = (posts: readonly RankPost[]) => arrange({ posts, windowDays: 7, now: NOW })

test('of one author’s texts of one day the first twenty help to tell topics', () => {
  const loud = { authorHandle: 'loud' }
  assert.equal(arranged(talk('solar kettle', 20, 0.9, 0.1, loud)).keptOut.size, 0)
  assert.equal(arranged(talk('solar kettle', 23, 0.9, 0.1, loud)).keptOut.size, 3)
  assert.equal(arranged(talk('solar kettle', 40, 2, 0, loud)).keptOut.size, 0)
  assert.equal(arranged(talk('solar kettle', 40, 0.9, 0.1)).keptOut.size, 0)
})

test('a post of the future tells nothing of topics', () => {
  assert.equal(arranged([post('a', 'a solar kettle', 1), post('b', 'a night bus', -1)]).keptOut.size, 1)
})

test('the hashtags of a text that was copied in mass are not its words', () => {
  const copies = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      post(`${index}`, `my solar kettle arrived #tag${'abcdefg'[index]}`, 1),
    )
  const holdsTag = (count: number): boolean =>
    arranged(copies(count)).texts.some((text) => text.includes('tag'))
  assert.equal(holdsTag(4), true)
  assert.equal(holdsTag(5), false)
})
