import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldForSearch } from '../../src/text/search-fold.ts'
import { markMatches } from '../../src/text/search-marks.ts'

/** The marked parts in brackets. */
function marked(text: string, sought: string): string {
  return markMatches(text, sought)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')
}

test('marks stand on what the search finds, whatever the case', () => {
  assert.equal(marked('My Grow LIGHT and a grow light', 'grow light'), 'My [Grow LIGHT] and a [grow light]')
  assert.equal(marked('Straße, STRASSE, straße', 'STRASSE'), '[Straße], [STRASSE], [straße]')
  assert.equal(marked('ΟΔΟΣ οδός ΟΔΌΣ', 'οδος'), '[ΟΔΟΣ] οδός ΟΔΌΣ')
  assert.equal(marked('İstanbul istanbul', 'ISTANBUL'), '[İstanbul] [istanbul]')
})

test('a mark never cuts a character as readers see it', () => {
  assert.equal(marked('cafe\u0301 au lait', 'café'), '[cafe\u0301] au lait')
  assert.equal(marked('ganz große', 's'), 'ganz gro[ß]e')
  assert.equal(marked('👩‍👩‍👧 family', 'family'), '👩‍👩‍👧 [family]')
})

test('nothing is marked where nothing is found', () => {
  assert.deepEqual(markMatches('a lamp', 'light'), [{ text: 'a lamp', isMatch: false }])
  assert.deepEqual(markMatches('a lamp', '\u200b'), [{ text: 'a lamp', isMatch: false }])
})

test('the pieces make up the text again, and a text that holds the search has a mark', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), word, (words, sought) => {
      const text = [...words, sought].join(' ')
      const pieces = markMatches(text, sought)
      assert.equal(pieces.map((piece) => piece.text).join(''), text)
      if (foldForSearch(sought) !== '' && foldForSearch(text).includes(foldForSearch(sought)))
        assert.ok(pieces.some(({ isMatch }) => isMatch))
    }),
  )
})

test('a long text is marked whole', () => {
  const text = 'a'.repeat(100_000)
  assert.deepEqual(markMatches(text, 'A'), [{ text, isMatch: true }])
})
