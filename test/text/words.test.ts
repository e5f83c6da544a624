import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '../../src/text/words.ts'

test('keeps the writing of words and ends a phrase at punctuation', () => {
  const runs = wordsOf('Quiet Charger, please').map(({ words }) => words.map((word) => word.surface))
  assert.deepEqual(runs, [['Quiet', 'Charger'], ['please']])
})

test('keeps a version or an amount as one word, with its unit beside it', () => {
  const runs = wordsOf('Zorvex 4.0, then 2.5GHz').map(({ words }) => words.map((word) => word.surface))
  assert.deepEqual(runs, [
    ['Zorvex', '4.0'],
    ['then', '2.5', 'GHz'],
  ])
})

test('reads hundreds of thousands of words without a space', () => {
  const [run, ...others] = wordsOf(`lamp ${'漢'.repeat(300_000)}`)
  assert.deepEqual(others, [])
  assert.ok((run?.words.length ?? 0) > 1)
})
