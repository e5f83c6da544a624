import assert from 'node:assert/strict'
import { test } from 'node:test'
import { familiesOf } from '../../../src/trends/issues/word-forms.ts'

function families(words: readonly string[]): string[][] {
  const roots = familiesOf(words)
  return [...new Set(roots)]
    .map((root) => words.filter((_, place) => roots[place] === root))
    .filter(({ length }) => length > 1)
}

test('words are forms of one where their endings change with each other behind three beginnings', () => {
  assert.deepEqual(
    families(['wobble', 'knot', 'rattled', 'rattling', 'folded', 'folding', 'squeaked', 'squeaking']),
    [
      ['rattled', 'rattling'],
      ['folded', 'folding'],
      ['squeaked', 'squeaking'],
    ],
  )
})

test('endings that only two beginnings share make no forms', () => {
  assert.deepEqual(families(['rattled', 'rattling', 'folded', 'folding']), [])
})

test('endings are learned in any language that writes them', () => {
  const words = ['lámpara', 'lámparas', 'tienda', 'tiendas', 'cuerda', 'cuerdas', 'viento']
  assert.equal(families(words).length, 3)
  assert.equal(
    families(['палатка', 'палатки', 'верёвка', 'верёвки', 'молния', 'сумочка', 'сумочки']).length,
    3,
  )
})

test('a letter doubled or not is one word', () => {
  assert.deepEqual(families(['labelled', 'labeled', 'tent']), [['labelled', 'labeled']])
})

test('words with digits and words with short beginnings stand for themselves', () => {
  const numbered = Array.from({ length: 9 }, (_, index) => `zipper${index}`)
  const short = ['cat', 'cats', 'mat', 'mats', 'hat', 'hats']
  assert.deepEqual(families([...numbered, ...numbered.map((word) => `${word}b`), ...short]), [])
})
