import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimBursts } from '../../../src/trends/grouping/claim.ts'
import { numberTerms, toTermSets } from '../../../src/trends/grouping/term-sets.ts'

const texts = [
  ...Array.from({ length: 6 }, (_, index) => ['nimbus', 'launch', `said${index}`]),
  ['nimbus', 'camera', 'film'],
  ...Array.from({ length: 5 }, (_, index) => ['camera', 'film', `shot${index}`]),
]
const topic = Uint32Array.from(texts, (terms) => (terms.includes('camera') ? 1 : 0))
const { vocabulary, ...numbered } = numberTerms(texts)
const sets = toTermSets(numbered, vocabulary)
const weight = sets.idf.map(Math.sqrt)

function claimed(burstOf: (term: string) => number): number[] {
  return [...claimBursts(sets, topic, weight, Float64Array.from(vocabulary.terms, burstOf))]
}

test('a text that holds a bursting word joins the topic that owns the word', () => {
  assert.equal(claimed((term) => (term === 'nimbus' ? 0.9 : 0))[6], 0)
})

test('a text stays where its own topic bursts as much', () => {
  assert.equal(claimed((term) => (term === 'nimbus' || term === 'camera' ? 0.9 : 0))[6], 1)
})

test('without bursts every text stays', () => {
  assert.deepEqual(
    claimed(() => 0),
    [...topic],
  )
})
