import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../../src/text/tokens.ts'

const languages: [string, string, string[]][] = [
  ['Japanese words and bigrams', '電気自動車を買う', ['自動', '動車', '電気']],
  ['Chinese words and bigrams', '充电太慢了', ['充电', '电太']],
  ['Korean words and bigrams', '배터리가 느려요', ['배터리가', '배터', '터리']],
  ['Thai words', 'แบตเตอรี่หมดเร็ว', ['แบตเตอรี่', 'เร็ว']],
  ['Arabic words', 'البطارية ضعيفة جدا', ['البطاريه', 'ضعيفه']],
  ['Spanish words', 'La batería se agota rápido', ['bateria', 'rapido']],
  ['Portuguese words', 'A atualização não funciona', ['atualizacao', 'funciona']],
  ['German words', 'Der Akku lädt langsam', ['akku', 'ladt', 'langsam']],
  [
    'English words without plural and possessive',
    "The chargers' cable and Anna's plugs",
    ['charger', 'cable', 'anna', 'plug'],
  ],
]
for (const [name, text, expected] of languages) {
  test(`finds ${name}`, () => {
    const terms = termsOf(text)
    for (const term of expected) assert.ok(terms.includes(term), `${term} in ${terms.join(' ')}`)
  })
}

const spellings: [string, string, string][] = [
  ['accents', 'Mañana actualización', 'manana actualizacion'],
  ['Greek accents', 'μπαταρία', 'μπαταρια'],
  ['the dots of ё', 'зелёный', 'зеленый'],
  ['Arabic hamzas', 'إصلاح الأجهزة', 'اصلاح الاجهزة'],
  ['Arabic vowel signs', 'بَطَّارِيَّة', 'بطارية'],
  ['two Arabic final letters', 'بطارية على', 'بطاريه علي'],
  ['a stretched Arabic word', 'بطـــارية', 'بطارية'],
]
for (const [name, one, other] of spellings) {
  test(`reads words alike with and without ${name}`, () => {
    assert.deepEqual(termsOf(one), termsOf(other))
  })
}

test('keeps words apart whose letters marks make other ones', () => {
  assert.notDeepEqual(termsOf('かさ'), termsOf('がさ'))
  assert.notDeepEqual(termsOf('बल'), termsOf('बाल'))
})

test('reads a hashtag as the word it spells and as the parts its writing shows', () => {
  assert.deepEqual(termsOf('#QuietCharger').sort(), ['charger', 'quiet', 'quietcharger'])
})

test('gives one term for a word, its hashtag and its mention', () => {
  assert.deepEqual(termsOf('Zorvex #zorvex @Zorvex'), ['zorvex'])
})

test('finds no terms in links, numbers and signs', () => {
  assert.deepEqual(termsOf('https://example.org/charger 2026 42% 🔥 !!!'), [])
})

test('keeps a Latin name that is written into a script without spaces whole', () => {
  const terms = termsOf('新しいZorvexアプリ')
  for (const term of ['zorvex', 'アプリ', 'アプ', '新し'])
    assert.ok(terms.includes(term), `${term} in ${terms}`)
  assert.deepEqual(
    terms.filter((term) => /[a-z]/i.test(term)),
    ['zorvex'],
  )
})

test('pairs the characters of a Korean word, not of a Latin name before its ending', () => {
  assert.deepEqual(termsOf('Zorvex에서는'), ['zorvex에서는', '에서', '서는'])
})
