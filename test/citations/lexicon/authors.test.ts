import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findAuthors, languagesOf } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

const named: readonly (readonly [text: string, found: string])[] = [
  ['Written by u/lamp_fan and @lena.grows.', 'u/lamp_fan lamp_fan, @lena.grows lena.grows'],
  ['The user nightowl77 writes it, posted by Marta.', 'nightowl77 nightowl77, Marta Marta'],
  ['As lena_grows says, /u/Ann-Lee agrees.', 'lena_grows lena_grows, /u/Ann-Lee Ann-Lee'],
  ['Der Nutzer licht_freund schreibt das.', 'licht_freund licht_freund'],
  ['La usuaria "marta" lo dice.', 'marta marta'],
]

describe('an author is found', () => {
  for (const [text, found] of named) {
    test(`in "${text}"`, () => {
      const words = wordsOf(text, findAuthors(text)).map(([word, { handle }]) => `${word} ${handle}`)
      assert.equal(words.join(', '), found)
    })
  }
  test('without any mark where the handle is known', () => {
    const text = 'Marta says so, and martas lamp too.'
    const words = wordsOf(text, findAuthors(text, languagesOf(text), new Set(['marta'])))
    assert.deepEqual(words, [['Marta', { handle: 'Marta' }]])
  })
})

describe('no author is found', () => {
  for (const text of [
    'A user writes that the users complain.',
    'Mail ann@fernlight.example now.',
    'Der Nutzer Klage ist laut.',
    'It is insufficient_data for t_0123456789abcdef and t3_abc12.',
    'posted by a customer',
  ]) {
    test(`in "${text}"`, () => assert.deepEqual(findAuthors(text), []))
  }
})
