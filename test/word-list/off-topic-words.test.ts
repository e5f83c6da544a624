import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentWords } from '../../src/text/stop-words.ts'
import { candidateWords, findOffTopicWords, logOddsOf } from '../../src/word-list/off-topic-words.ts'
import type { Relevance } from '../../src/word-list/relevance.ts'
import { assertLinear } from '../support/linear.ts'

test('log-odds are those worked out by hand', () => {
  // 20 of 40 authors off topic and 5 of 60 on topic: f = 1/4, a = 2.5, b = 7.5.
  const { logOdds, z } = logOddsOf(20, 40, 5, 60)
  const expected = Math.log(22.5 / 27.5) - Math.log(7.5 / 62.5)
  assert.equal(logOdds.toFixed(9), expected.toFixed(9))
  assert.equal(z.toFixed(9), (expected / Math.sqrt(1 / 22.5 + 1 / 7.5)).toFixed(9))
})

test('what every author writes, and what none does, tells nothing', () => {
  assert.deepEqual(logOddsOf(10, 10, 10, 10), { logOdds: 0, z: 0 })
  assert.deepEqual(logOddsOf(0, 10, 0, 10), { logOdds: 0, z: 0 })
})

test('a word of two authors is told by no number of posts', () => {
  const of = (author: string, word: string) => ({ author, words: ['jaguar', word] })
  const posts = [
    ...Array.from({ length: 100 }, (_, index) => of(`off-${index % 2}`, 'zeppelin')),
    ...Array.from({ length: 30 }, (_, index) => of(`car-${index}`, 'gearbox')),
    ...Array.from({ length: 30 }, (_, index) => of(`on-${index}`, 'fern')),
  ]
  const verdicts = posts.map(({ words }): Relevance => (words.includes('fern') ? 'on_topic' : 'off_topic'))
  assert.deepEqual(
    findOffTopicWords(posts, verdicts, new Set(['jaguar'])).map(({ word, offTopicAuthors }) => [
      word,
      offTopicAuthors,
    ]),
    [['gearbox', 30]],
  )
})

test('a function word is one in its own language only', () => {
  const words = (text: string) => contentWords(new Set(text.split(' ')))
  assert.deepEqual(words('the jaguar car on my drive'), ['jaguar', 'car', 'drive'])
  assert.ok(!words('le jaguar court car il voit que nous sommes là').includes('car'))
})

test('numbers, mentions, links and single letters tell nothing; a hashtag counts as its word', () => {
  assert.deepEqual(
    [...candidateWords('The V8 of @jaguar 2024 x https://cars.example/xf roars #GearBox')].sort(),
    ['gearbox', 'roars', 'v8'],
  )
})

test('a text of a million words is read in linear time', () => {
  assert.ok(candidateWords('word '.repeat(1_000_000)).size <= 1)
  assertLinear(candidateWords, 'word ', { shortLength: 250_000, longLength: 5_000_000 })
})

test('hidden characters do not make a word another one, and are not told', () => {
  assert.deepEqual(
    [...candidateWords('ge\u200Bar\u00ADbox \u202Eknob\u202C \u{E0041}wheel\u{E007F}')].sort(),
    ['gearbox', 'knob', 'wheel'],
  )
})
