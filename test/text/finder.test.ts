import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patternFinder, wordFinder } from '../../src/text/finder.ts'

function found(words: readonly string[], text: string): string[] {
  return wordFinder(words)
    .placesIn(text)
    .map(({ index, length }) => text.slice(index, index + length))
}

test('finds whole words in any case, with a plural', () => {
  assert.deepEqual(found(['kettle', 'box'], 'KETTLES in a Box, two boxes, no kettledrum'), [
    'KETTLES',
    'Box',
    'boxes',
  ])
  assert.equal(wordFinder(['kettle']).test('a teakettle'), false)
})

test('finds words of scripts without spaces anywhere', () => {
  assert.deepEqual(found(['充電', '배터리'], '急速充電器と배터리가'), ['充電', '배터리'])
})

test('finds a word between characters that are written without spaces', () => {
  assert.deepEqual(found(['zorvex', 'lumo'], '新しいZorvexの充電器とLUMO이 좋다'), ['Zorvex', 'LUMO'])
  assert.equal(wordFinder(['lumo']).test('新しいLumoraの話'), false)
})

test('of two words at one place finds the longer', () => {
  assert.deepEqual(found(['solar', 'solar roof'], 'Solar roof or solar panel'), ['Solar roof', 'solar'])
})

test('counts places in the text as it is, whatever its letters become in lower case', () => {
  const text = 'İİ Zorvex'
  assert.deepEqual(wordFinder(['zorvex']).placesIn(text), [{ index: 3, length: 6 }])
  assert.deepEqual(patternFinder('zor').placesIn(text), [{ index: 3, length: 3 }])
})

for (const text of ['İstanbul', 'İSTANBUL', 'istanbul', 'I\u0307stanbul', 'i\u0307stanbul']) {
  test(`finds a word with a dotted capital in ${JSON.stringify(text)}`, () => {
    assert.ok(wordFinder(['İstanbul'.toLowerCase()]).test(`in ${text} today`))
  })
}

test('finds a word anywhere where its script has no spaces', () => {
  for (const [word, text] of [
    ['充電', '急速充電器'],
    ['ไฟ', 'ซื้อไฟปลูก'],
    ['ໄຟ', 'ຊື້ໄຟປູກ'],
    ['ភ្លើង', 'ទិញភ្លើងថ្មី'],
    ['မီး', 'စိုက်ပျိုးမီးအိမ်'],
  ] as const)
    assert.ok(wordFinder([word]).test(text), word)
})

test('finds words and patterns in texts whose letters are not composed', () => {
  const text = 'No café açaí, 充電ガ 한국어'.normalize('NFD')
  for (const word of ['café', 'açaí', '充電ガ', '한국']) assert.ok(wordFinder([word]).test(text), word)
  assert.ok(patternFinder('caf\u00e9').test(text))
})

test('finds nothing for no words and for empty ones', () => {
  assert.deepEqual(found([], 'anything'), [])
  assert.deepEqual(found([''], 'anything'), [])
})

test('takes signs in words as they are', () => {
  assert.deepEqual(found(['c++', 'a.b'], 'C++ and a.b, not axb'), ['C++', 'a.b'])
})
