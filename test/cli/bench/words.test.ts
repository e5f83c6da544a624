import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { failuresOf } from '../../../src/cli/bench/words/benchmark.ts'
import { listsOf } from '../../../src/cli/bench/words/cases.ts'
import { inventedWordCases } from '../../../src/cli/bench/words/invented-worlds.ts'
import { measureWords } from '../../../src/cli/bench/words/measure.ts'

describe('in the invented worlds', () => {
  for (const wordCase of inventedWordCases()) {
    test(`${wordCase.name}: real posts stay, and another meaning is found or left undecided`, () => {
      const figures = measureWords(wordCase)
      assert.deepEqual(failuresOf(figures), [])
      assert.ok(figures.isJudged)
      assert.equal(figures.realDropped, 0)
      if (figures.otherOffTopic !== null) assert.ok(figures.otherOffTopic >= 0.25, `${figures.otherOffTopic}`)
    })
  }
})

test('a world without the other meaning has nothing of it off topic', () => {
  for (const wordCase of inventedWordCases()) {
    const posts = wordCase.posts.filter(({ id }) => wordCase.truthOf(id) === 'real')
    const figures = measureWords({ ...wordCase, posts })
    assert.ok(figures.realOffTopic <= 0.005, `${wordCase.name} ${figures.realOffTopic}`)
    assert.equal(figures.realDropped, 0)
  }
})

test('each bound that is missed is told in a sentence', () => {
  const figures = {
    name: 'a list',
    posts: 100,
    isJudged: true,
    realOffTopic: 0.06,
    realDropped: 0.01,
    realAmongDropped: 0.5,
    otherNotOnTopic: 0.4,
    otherOffTopic: 0.4,
    suggestions: [],
  }
  assert.equal(failuresOf(figures).length, 3)
  const good = { ...figures, realOffTopic: 0.05, realAmongDropped: 0.05, otherNotOnTopic: 0.5 }
  assert.deepEqual(failuresOf(good), [])
  assert.deepEqual(failuresOf({ ...good, otherNotOnTopic: null }), [])
})

test('a folder’s posts are judged with the brand alone, its rivals, and words that its posts use', () => {
  const posts = ['brand red car', 'brand red bus', 'red bus', 'brand red car'].map((text, index) => ({
    id: String(index),
    text,
  }))
  assert.deepEqual(listsOf('brand', ['rival'], posts), [[], ['rival'], ['red'], ['rival', 'red']])
  assert.deepEqual(listsOf('brand', [], posts), [[], ['red'], ['red']])
})
