import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Documents, expandTerms, numberTerms } from '../../../src/trends/corpus/term-matrix.ts'

function wordsOf({ starts, terms }: Documents, names: readonly string[]): string[][] {
  return Array.from({ length: starts.length - 1 }, (_, document) =>
    Array.from(terms.subarray(starts[document], starts[document + 1]), (term) => names[term] ?? ''),
  )
}

test('numbers every term of a text once, in the order of appearance', () => {
  const { vocabulary, ...documents } = numberTerms([['tea', 'pot', 'tea'], [], ['pot', 'lid', 'pot']])
  assert.deepEqual(vocabulary.terms, ['tea', 'pot', 'lid'])
  assert.deepEqual(wordsOf(documents, vocabulary.terms), [['tea', 'pot'], [], ['pot', 'lid']])
})

test('reads a term as those it stands for, each once, and one that stands for none as nothing', () => {
  const { vocabulary, ...documents } = numberTerms([['teapot', 'pot', 'win'], ['tea'], ['win']])
  const [teapot = 0, pot = 0, win = 0, tea = 0] = vocabulary.terms.keys()
  const expansions = new Map([
    [teapot, [teapot, tea, pot]],
    [win, []],
  ])
  assert.deepEqual(wordsOf(expandTerms(documents, expansions, vocabulary.terms.length), vocabulary.terms), [
    ['teapot', 'tea', 'pot'],
    ['tea'],
    [],
  ])
})
