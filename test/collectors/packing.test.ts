import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codePoints, joinClauses, packClauses, quotedWords } from '../../src/collectors/packing.ts'

const rule = { separator: ' OR ', lengthOf: (joined: string) => joined.length, maxLength: 20 }

function packed(words: readonly string[], limits = {}) {
  const { packs, tooLong } = packClauses(quotedWords(words), { ...rule, ...limits })
  return { packs: packs.map((pack) => joinClauses(pack, ' OR ')), tooLong: tooLong.map(({ label }) => label) }
}

test('fills a query up to the limit and begins the next one', () => {
  assert.deepEqual(packed(['aaa', 'bbb', 'ccc']).packs, ['"aaa" OR "bbb"', '"ccc"'])
  assert.deepEqual(packed(['aaaaaa', 'bbbbbb']).packs, ['"aaaaaa" OR "bbbbbb"'])
  assert.deepEqual(packed(['aaaaaa', 'bbbbbbb']).packs, ['"aaaaaa"', '"bbbbbbb"'])
})

test('keeps to a largest number of clauses', () => {
  assert.deepEqual(packed(['a', 'b', 'c'], { maxClauses: 2 }).packs, ['"a" OR "b"', '"c"'])
})

test('sets a clause aside that is too long alone, and packs on around it', () => {
  const { packs, tooLong } = packed(['aa', 'x'.repeat(19), 'bb'])
  assert.deepEqual(packs, ['"aa" OR "bb"'])
  assert.deepEqual(tooLong, ['x'.repeat(19)])
})

test('asks for a word once, whatever its case', () => {
  assert.deepEqual(packed(['Lamp', 'lamp']).packs, ['"Lamp"'])
})

test('no words make no queries', () => {
  assert.deepEqual(packed([]), { packs: [], tooLong: [] })
})

test('a word cannot break out of its quotes', () => {
  assert.deepEqual(
    quotedWords(['say "hi" OR evil', 'back\\slash', '“curly”']).map(({ text }) => text),
    ['"say hi OR evil"', '"back slash"', '"curly"'],
  )
})

test('a word without letters and digits is left out', () => {
  assert.deepEqual(quotedWords(['', '  ', '"', '?!']), [])
})

test('counts an emoji as one character', () => {
  assert.equal(codePoints('🌱a'), 2)
})
