import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { matchWords } from '../../src/word-list/matching.ts'

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
  ['Han is found between the ends of dictionary words', '我喜欢植物灯的光', '植物灯', true],
  ['Kana is found between the ends of dictionary words', '新しいライトが欲しい', 'ライト', true],
  ['Thai is found between the ends of dictionary words', 'ซื้อไฟปลูกต้นไม้แล้ว', 'ไฟปลูก', true],
  ['a Han word is not found inside another word', '台灯很亮', '灯', false],
  ['a city is not found in another city', '東京都の天気', '京都', false],
  ['a Kana word is not found inside another', 'さくらんぼが甘い', 'さくら', false],
  ['letters that grow in lower case do not shift the ends', 'İİİİ 东京植物灯的光', '植物灯', true],
  ['a country is not a pronoun where case counts', 'tell us more', '=US', false],
  ['a country is found where case counts', 'made in the US.', '=US', true],
  ['one letter is found where case counts', 'posted on X', '=X', true],
  ['one letter is not its small one where case counts', 'x marks the spot', '=X', false],
  ['a short word is not found inside others', 'a bus for Russia', 'US', false],
  ['a lone equals sign is no option', 'a = b', '=', true],
  ['a Latin word may touch Kana', '新型fernlightを買った', 'fernlight', true],
  ['a Latin word may touch a Kana word that ends in a long vowel', 'コーヒーLEDを買う', 'コーヒー', true],
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
    assert.equal(matchWords(text, [word]).found.length > 0, found)
  })
}

test('answers in the order and spelling of the list', () => {
  const words = ['Fernlight', 'grow light', 'PPFD']
  assert.deepEqual(matchWords('ppfd of the fernlight', words).found, ['Fernlight', 'PPFD'])
})

const exclusions: readonly (readonly [rule: string, text: string, found: string[], excluded: boolean])[] = [
  ['a post without the excluded words matches', 'A jaguar in the zoo', ['jaguar'], false],
  ['an excluded word rules its entry out', 'My jaguar is a fast car', [], true],
  ['case does not matter in an exclusion', 'My jaguar is a fast CAR', [], true],
  ['an excluded phrase rules its entry out', 'The Jaguar F-Type', [], true],
  ['an exclusion is a whole word too', 'A jaguar and its carpet', ['jaguar'], false],
  ['another entry may still match', 'Jaguar, a car with a grow light', ['grow light'], false],
  ['an excluded word alone excludes nothing', 'A car', [], false],
]

for (const [rule, text, found, excluded] of exclusions) {
  test(rule, () => {
    assert.deepEqual(matchWords(text, ['jaguar -car -"F-Type"', 'grow light']), { found, excluded })
  })
}

test('looks for the ends of words only where a word stands', () => {
  const segment = mock.method(Intl.Segmenter.prototype, 'segment')
  try {
    assert.deepEqual(matchWords(`植物灯很好。${'我喜欢它的光。'.repeat(5000)}`, ['植物灯']).found, ['植物灯'])
    const read = segment.mock.calls.reduce((sum, { arguments: [text] }) => sum + text.length, 0)
    assert.ok(read <= 1000, `${read} characters were segmented`)
  } finally {
    segment.mock.restore()
  }
})

test('a word is found behind any number of those that it is only a part of', () => {
  assert.deepEqual(matchWords(`${'台灯很亮。'.repeat(1000)}这个灯很亮。`, ['灯']).found, ['灯'])
})
