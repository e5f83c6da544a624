import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberTerms, toTermMatrix } from '../../../src/trends/corpus/term-matrix.ts'
import { burstWeights } from '../../../src/trends/term-weights/burst.ts'

/** Ten texts a week for twenty weeks; in week 12 half of them speak of the eclipse, always some of tea. */
const weeks = Array.from({ length: 200 }, (_, index) => Math.floor(index / 10))
const documents = weeks.map((week, index) => [
  ...(week === 12 && index % 2 === 0 ? ['eclipse'] : []),
  ...(index % 5 === 0 ? ['tea'] : []),
  'the',
])

function burstsIn(days: readonly (number | undefined)[]): Record<string, number> {
  const { vocabulary, ...numbered } = numberTerms(documents)
  const matrix = toTermMatrix(numbered, vocabulary)
  const burst = burstWeights(matrix, days)
  return Object.fromEntries(vocabulary.terms.map((term, index) => [term, burst[index] ?? Number.NaN]))
}

test('gives a term of one week nearly 1 and a term of every week nearly 0', () => {
  const { eclipse = 0, tea = 1, the = 1 } = burstsIn(weeks.map((week) => week * 7))
  assert.ok(eclipse > 0.5, String(eclipse))
  assert.ok(tea < 0.01, String(tea))
  assert.equal(the, 0)
})

test('says nothing about terms without dates', () => {
  assert.deepEqual(burstsIn(weeks.map(() => undefined)), { the: 0, tea: 0, eclipse: 0 })
})
