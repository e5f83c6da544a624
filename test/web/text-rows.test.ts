import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CitationSentence } from '../../src/model/index.ts'
import { textRows } from '../../web/view/text-rows.ts'

/** A sentence of a text, with the places of words in it. */
function sentence(
  text: string,
  said: string,
  words: Partial<Record<'borneOut' | 'contradicted' | 'unchecked', readonly string[]>> = {},
): CitationSentence {
  const start = text.indexOf(said)
  const placesOf = (all: readonly string[] = []) =>
    all.map((each) => [text.indexOf(each, start), text.indexOf(each, start) + each.length])
  return {
    start,
    end: start + said.length,
    verdict: 'unchecked',
    text: said,
    borneOut: placesOf(words.borneOut),
    contradicted: placesOf(words.contradicted),
    unchecked: placesOf(words.unchecked),
    uncheckedWords: [...(words.unchecked ?? [])],
  }
}

test('the rows of a text are all of it, but for white space between them', () => {
  const text = '# Heading\n\nOne 🌱 says it.  Two say it.\n\nThe end'
  const rows = textRows(text, [sentence(text, 'One 🌱 says it.'), sentence(text, 'Two say it.')], text.length)
  const said = rows.map(({ words }) => words.map((word) => word.text).join(''))
  assert.deepEqual(said, ['# Heading', 'One 🌱 says it.', 'Two say it.', 'The end'])
  assert.deepEqual(
    rows.map(({ sentence: judged }) => judged !== undefined),
    [false, true, true, false],
  )
})

test('words keep their verdict behind characters of two code units', () => {
  const text = '🌱🌱 has 12 comments.'
  const [row] = textRows(text, [sentence(text, text, { contradicted: ['12 comments'] })], text.length)
  assert.deepEqual(row?.words, [
    { text: '🌱🌱 has ', verdict: null },
    { text: '12 comments', verdict: 'contradicted' },
    { text: '.', verdict: null },
  ])
})

test('of several verdicts of the same words the worst is shown', () => {
  const text = 'It has 12 comments on Reddit'
  const judged = sentence(text, text, {
    borneOut: ['has 12 comments on Reddit'],
    unchecked: ['comments on'],
    contradicted: ['12 comments'],
  })
  const [row] = textRows(text, [judged], text.length)
  assert.deepEqual(row?.words, [
    { text: 'It ', verdict: null },
    { text: 'has ', verdict: 'borne-out' },
    { text: '12 ', verdict: 'contradicted' },
    { text: 'comments', verdict: 'contradicted' },
    { text: ' on', verdict: 'unchecked' },
    { text: ' Reddit', verdict: 'borne-out' },
  ])
})

test('what the check did not come to is a row that says so', () => {
  const text = 'Read. Not read.'
  const rows = textRows(text, [sentence(text, 'Read.')], 5)
  assert.deepEqual(
    rows.map(({ words, isRead }) => [words[0]?.text, isRead]),
    [
      ['Read.', true],
      ['Not read.', false],
    ],
  )
})
