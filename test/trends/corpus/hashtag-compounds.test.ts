import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../../src/text/tokens.ts'
import { compoundsOf } from '../../../src/trends/corpus/hashtag-compounds.ts'
import { countEach, numberTerms } from '../../../src/trends/corpus/term-matrix.ts'

function compounds(texts: readonly string[]) {
  const { vocabulary, ...documents } = numberTerms(texts.map(termsOf))
  const found = compoundsOf(texts, vocabulary, countEach(documents.terms, vocabulary.terms.length))
  const wordOf = (term: number) => vocabulary.terms[term]
  return Object.fromEntries(Array.from(found, ([tag, parts]) => [wordOf(tag), parts.map(wordOf)]))
}

function times(count: number, text: string): string[] {
  return Array.from({ length: count }, (_, index) => `${text} no${index}`)
}

test('a hashtag in lower case counts as the words that other texts use on their own', () => {
  const found = compounds([
    ...times(5, 'the river is over its banks'),
    ...times(5, 'flood in the old town'),
    ...times(2, 'stay safe #riverflood'),
  ])
  assert.deepEqual(found, { riverflood: ['river', 'flood'] })
})

test('a hashtag is not split into words that hardly anybody uses', () => {
  const found = compounds([...times(4, 'river'), ...times(4, 'flood'), ...times(2, '#riverflood')])
  assert.deepEqual(found, {})
})

test('of several ways to read a hashtag the one with the commoner words counts', () => {
  const found = compounds([
    ...times(5, 'nowhere'),
    ...times(9, 'now here'),
    ...times(9, 'fast'),
    ...times(2, '#nowherefast'),
  ])
  assert.deepEqual(found, { nowherefast: ['nowhere', 'fast'] })
})

test('a hashtag that people mostly write as a plain word stays whole', () => {
  const found = compounds([...times(9, 'headphones'), ...times(9, 'head phones'), ...times(3, '#headphones')])
  assert.deepEqual(found, {})
})
