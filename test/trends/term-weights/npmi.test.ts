import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'
import { npmiWeights } from '../../../src/trends/term-weights/npmi.ts'

function bonds(texts: readonly (readonly string[])[]): Record<string, number> {
  const { vocabulary, ...documents } = numberTerms(texts)
  const bond = npmiWeights(toTermMatrix(documents, vocabulary))
  return Object.fromEntries(vocabulary.terms.map((term, index) => [term, bond[index] ?? Number.NaN]))
}

/** Half of the texts speak of a solar roof, all of them say "the", and each says a word of its own. */
const texts = Array.from({ length: 40 }, (_, index) => [
  'the',
  ...(index % 2 === 0 ? ['solar', 'roof'] : ['chess', index % 4 === 1 ? 'club' : 'board']),
  `word${index}`,
])

test('two common words that stand together are associated', () => {
  const { solar = 0, roof = 0 } = bonds(texts)
  assert.ok(solar > 0.9, String(solar))
  assert.ok(roof > 0.9, String(roof))
})

test('a word that stands with anything is associated with none', () => {
  assert.equal(bonds(texts)['the'], 0)
})

test('rare words are left to their entropy weight', () => {
  assert.equal(bonds(texts)['word3'], 0)
})
