import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchedTerms } from '../../src/collectors/matching.ts'

const cases: readonly (readonly [rule: string, text: string, word: string, found: boolean])[] = [
  ['case does not matter', 'My FERNLIGHT died', 'Fernlight', true],
  ['a word is not found inside another', 'delightful', 'light', false],
  ['a digit touching it makes another word', 'light2', 'light', false],
  ['punctuation bounds a word', '(light), light!', 'light', true],
  ['an underscore bounds a plain word', 'grow_light_fan', 'light', true],
  ['a phrase spans any white space', 'grow\n\t light', 'grow light', true],
  ['a phrase must be whole', 'grow lights', 'grow light', false],
  ['full-width letters are the same letters', 'ｆｅｒｎｌｉｇｈｔ lamp', 'fernlight', true],
  ['an accent written as two characters is the same accent', 'cafe\u0301 lamp', 'café', true],
  ['a combining mark goes on with the word', 'हिन्दी', 'हिन्द', false],
  ['curly and straight apostrophes are one', 'men’s lamp', "men's", true],
  ['signs in a word are literal', 'c++ and c', 'c++', true],
  ['a dot is no wildcard', 'nodexjs', 'node.js', false],
  ['Han is found by containment', '我喜欢植物灯的光', '植物灯', true],
  ['Kana is found by containment', '新しいライトが欲しい', 'ライト', true],
  ['Thai is found by containment', 'ซื้อไฟปลูกต้นไม้แล้ว', 'ไฟปลูก', true],
  ['a Latin word may touch Kana', '新型fernlightを買った', 'fernlight', true],
  ['a Korean particle may follow', '식물등이 좋다', '식물등', true],
  ['a Korean word does not begin inside another', '인공식물등', '식물등', false],
  ['Cyrillic needs boundaries', 'лампада', 'лампа', false],
  ['a plain word is found in its hashtag', 'so good #fernlight', 'fernlight', true],
  ['a plain word is found in its mention', 'thanks @fernlight!', 'fernlight', true],
  ['a hashtag needs its sign', 'so good fernlight', '#fernlight', false],
  ['a hashtag is found as one', 'so good #FernLight.', '#fernlight', true],
  ['a longer hashtag is another one', '#fernlight_pro', '#fernlight', false],
  ['a mention needs its sign', 'fernlight', '@fernlight', false],
  ['an address holds no mention', 'me@fernlight', '@fernlight', false],
  ['an empty word is found nowhere', 'anything', '  ', false],
  ['an emoji is a word of its own', 'new lamp 🌱!', '🌱', true],
]

for (const [rule, text, word, found] of cases) {
  test(rule, () => {
    assert.deepEqual(matchedTerms(text, [word]), found ? [word] : [])
  })
}

test('answers in the order and spelling of the list', () => {
  const words = ['Fernlight', 'grow light', 'PPFD']
  assert.deepEqual(matchedTerms('ppfd of the fernlight', words), ['Fernlight', 'PPFD'])
})
