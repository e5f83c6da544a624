import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildTermMatrix } from '../../../src/trends/corpus/build-term-matrix.ts'
import { characterGrams } from '../../../src/trends/corpus/character-grams.ts'
import { rulesWithout } from '../../../src/trends/rules.ts'

const gramMatrix = (...texts: readonly string[]) => characterGrams(buildTermMatrix({ texts }, rulesWithout()))

function gramsOf(...texts: readonly string[]): string[][] {
  const grams = gramMatrix(...texts)
  return texts.map((_, text) =>
    Array.from(
      grams.terms.subarray(grams.starts[text], grams.starts[text + 1]),
      (gram) => grams.vocabulary.terms[gram] ?? '',
    ),
  )
}

test('a word gives its runs of two to four letters, its ends counted as letters', () => {
  assert.deepEqual(gramsOf('hat'), [[' h', 'ha', 'at', 't ', ' ha', 'hat', 'at ', ' hat', 'hat ']])
})

test('a gram that several words of a text have counts once', () => {
  const [grams = []] = gramsOf('hat hats that')
  assert.equal(new Set(grams).size, grams.length)
})

/** What a text gives one of its grams. */
function amountOf(gram: string, text: string): number {
  const { terms, amounts, vocabulary } = gramMatrix(text)
  return amounts[terms.indexOf(vocabulary.numbers.get(gram) ?? -1)] ?? 0
}

test('a gram has from a text what each word with it gives, a long word less than a short one', () => {
  assert.ok(amountOf('ki', 'kiln') > amountOf('ki', 'kilogram'))
  assert.equal(amountOf('ki', 'kiln kilogram'), amountOf('ki', 'kiln') + amountOf('ki', 'kilogram'))
})

test('a function word gives its grams less than another word of its length', () => {
  assert.ok(amountOf('th', 'with') < amountOf('ki', 'kiln') / 2)
})

test('no gram reaches over two words', () => {
  const [grams = []] = gramsOf('red hat')
  assert.ok(!grams.some((gram) => gram.includes('d h') || gram.includes('dh')))
})

test('letters beyond the first plane are not cut in two', () => {
  for (const gram of gramsOf('𝒶𝒷𝒸𝒹').flat())
    assert.ok(gram.isWellFormed === undefined || !/[\ud800-\udbff]$/.test(gram))
})
