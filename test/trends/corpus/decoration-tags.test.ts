import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../../src/text/tokens.ts'
import { decorationTags } from '../../../src/trends/corpus/decoration-tags.ts'
import { countEach, numberTerms } from '../../../src/trends/corpus/term-matrix.ts'

/** Forty posts on forty things: each ends in three of the same hashtags and one of its own. */
const decorated = Array.from(
  { length: 40 },
  (_, index) => `post about thing${index} #shiny #sunday #happy #thing${index}`,
)
const topical = Array.from({ length: 40 }, (_, index) => `word${index} #solarkettle`)

function decorationIn(texts: readonly string[]): string[] {
  const { vocabulary, ...documents } = numberTerms(texts.map(termsOf))
  const found = decorationTags(texts, vocabulary, countEach(documents.terms, vocabulary.terms.length))
  return Array.from(found, (term) => vocabulary.terms[term] ?? '').sort()
}

test('takes hashtags that close posts on everything, in long company, for decoration', () => {
  assert.deepEqual(decorationIn([...decorated, ...topical]), ['happy', 'shiny', 'sunday'])
})

test('keeps a hashtag that people also write as a word', () => {
  const spoken = Array.from({ length: 40 }, (_, index) => `what a happy day number${index}`)
  assert.deepEqual(decorationIn([...decorated, ...spoken]), ['shiny', 'sunday'])
})
