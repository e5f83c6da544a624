import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assign } from '../../../src/trends/clustering/assign.ts'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'

const TEXTS = 40
const weights: Readonly<Record<string, number>> = { zorvex: 2, lamp: 2, today: 0.6, really: 0.6 }

/** A topic about a product, one of everyday words, and further texts, each with the topic it was put into. */
function settled(...others: readonly (readonly [terms: readonly string[], topic: number])[]) {
  const texts: (readonly [terms: readonly string[], topic: number])[] = [
    ...Array.from({ length: TEXTS }, (_, index) => [['zorvex', 'lamp', `said${index}`], 0] as const),
    ...Array.from({ length: TEXTS }, (_, index) => [['today', 'really', `told${index}`], 1] as const),
    ...others,
  ]
  const { vocabulary, ...numbered } = numberTerms(texts.map(([terms]) => terms))
  const matrix = toTermMatrix(numbered, vocabulary)
  const weight = Float64Array.from(vocabulary.terms, (term) => weights[term] ?? 0.1)
  const { topic, membership } = assign(
    matrix,
    Uint32Array.from(texts, ([, number]) => number),
    weight,
  )
  return { topic: [...topic].slice(2 * TEXTS), membership: [...membership].slice(2 * TEXTS) }
}

test('a text whose own topic has weaker words goes to the topic that its words name', () => {
  assert.deepEqual(settled([['zorvex', 'lamp', 'today', 'really'], 1]).topic, [0])
})

test('a text that holds its own signature stays, whatever else it mentions', () => {
  assert.deepEqual(settled([['zorvex', 'lamp', 'today', 'really'], 0]).topic, [0])
})

test('an outlier goes to the topic whose signature it holds, and stays where it holds none', () => {
  const { topic, membership } = settled([['zorvex', 'lamp', 'elsewhere'], 1], [['nothing', 'known'], 1])
  assert.deepEqual(topic, [0, 1])
  assert.equal(membership[1], 0)
})

test('words that keep little of their rarity as a weight move no text, although a topic is described by them', () => {
  assert.deepEqual(settled([['today', 'really', 'elsewhere'], 0]).topic, [0])
})
