import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { clearestOf, withoutOutliers } from '../../../src/trends/measuring/outliers.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'
import { NOW, post, talk } from '../posts.ts'
import { periods } from './ledger.ts'

const context = { periods, isOn: rulesWithout() }
const isSteady = (): boolean => false

/** The posts' mentions, and for each distinct text its membership. */
function corpusOf(posts: readonly RankPost[], membershipOf: (text: string) => number) {
  const { mentions, texts } = deduplicate({ posts, windowDays: 7, now: NOW })
  const membership = new Float64Array(texts.length)
  for (const mention of mentions) membership[mention.text] = membershipOf(mention.post.text)
  return { mentions, membership }
}

const recent = talk('solar kettle', 40, 6, 0)
const outliers: [rule: string, older: readonly RankPost[], kept: number][] = [
  ['hardly any older post that is as clear', talk('solar kettle', 2, 30, 8), 0],
  ['more than one older for twenty recent ones', talk('solar kettle', 3, 30, 8), 3],
  ['older posts that are fainter', talk('old teapot', 30, 30, 8), 0],
  [
    'many older posts by one author of one day',
    talk('solar kettle', 30, 10, 9.5, { authorHandle: 'one' }),
    0,
  ],
]
for (const [rule, older, kept] of outliers) {
  test(`a topic with ${rule} ${kept === 0 ? 'is of now alone' : 'keeps them'}`, () => {
    const { mentions, membership } = corpusOf([...recent, ...older], (text) =>
      text.includes('kettle') ? 2 : 1,
    )
    assert.equal(withoutOutliers(mentions, context, membership, isSteady).length, recent.length + kept)
  })
}

const histories: [name: string, size: number, kept: number][] = [
  ['a short', 12, 0],
  ['a long', 30, 30],
]
for (const [name, size, kept] of histories) {
  test(`${name} fainter history is judged alike when one recent post more is clearer than it`, () => {
    const older = talk('old teapot', size, 30, 8)
    for (const clearer of [19, 20, 21]) {
      const clearOnes = new Set(recent.slice(0, clearer).map(({ text }) => text))
      const { mentions, membership } = corpusOf([...recent, ...older], (text) =>
        clearOnes.has(text) ? 3 : 2,
      )
      assert.equal(
        withoutOutliers(mentions, context, membership, isSteady).length,
        recent.length + kept,
        `${clearer} clearer`,
      )
    }
  })
}

test('the faintest quarter does not count, whoever writes the clearest words all day', () => {
  const people = Array.from({ length: 8 }, (_, index) =>
    post(`p${index}`, `word ${'abcdefgh'[index]}`, 1 + index),
  )
  const flood = talk('kettle', 50, 1, 0.5, { authorHandle: 'loud' })
  const clarity = (text: string): number =>
    text.includes('kettle') ? 9 : 'abcdefgh'.indexOf(text.at(-1) ?? '')
  const { mentions, membership } = corpusOf([...people, ...flood], clarity)
  const kept = clearestOf(mentions, membership).map(({ post }) => post.id)
  assert.deepEqual(
    people.map(({ id }) => kept.includes(id)),
    [false, false, true, true, true, true, true, true],
  )
})
