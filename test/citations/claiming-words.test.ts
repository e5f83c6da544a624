import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check } from './sample-posts.ts'

/** The verdict of a text's only sentence. */
function verdictOf(text: string): string | undefined {
  const { sentences } = check(text)
  assert.equal(sentences.length, 1, text)
  return sentences[0]?.verdict
}

/** A customer wrote the quoted post. */
const companySpeaks: readonly string[] = [
  'The company named says: “My lamp flickers all night” (t3_abc12).',
  'The maker in it wrote “My lamp flickers all night” (t3_abc12).',
  'On Reddit the product mentioned reads “My lamp flickers all night” (t3_abc12).',
  'Das betroffene Unternehmen sagt: „My lamp flickers all night“ (t3_abc12).',
  'Auf Reddit schrieb die Firma: „My lamp flickers all night“ (t3_abc12).',
  'La empresa mencionada dice: «My lamp flickers all night» (t3_abc12).',
  'En Reddit escribió la empresa: «My lamp flickers all night» (t3_abc12).',
  "L'entreprise concernée a écrit : « My lamp flickers all night » (t3_abc12).",
  'Sur Reddit, la société dit : « My lamp flickers all night » (t3_abc12).',
  '該当企業は「My lamp flickers all night」と書いています（t3_abc12）。',
  '言及された会社は「My lamp flickers all night」と述べています（t3_abc12）。',
  'A empresa citada disse: «My lamp flickers all night» (t3_abc12).',
  '提到的公司写道：“My lamp flickers all night”（t3_abc12）。',
  '언급된 회사는 “My lamp flickers all night”라고 썼다 (t3_abc12).',
  'كتبت الشركة المذكورة: “My lamp flickers all night” (t3_abc12).',
  'บริษัทเขียนว่า “My lamp flickers all night” (t3_abc12)',
]

describe('a noun for a company or a product claims something beside a quotation', () => {
  for (const text of companySpeaks) test(text, () => assert.notEqual(verdictOf(text), 'verified'))
})

describe('without a quotation it still only says what a name is of', () => {
  for (const text of [
    'The company named in t3_abc12 is Fernlight.',
    'Die in t3_abc12 genannte Firma ist Fernlight.',
    'La empresa que nombra t3_abc12 es Fernlight.',
  ]) {
    test(text, () => assert.equal(verdictOf(text), 'verified'))
  }
})

describe('“hier” is a day where nothing says that the sentence is German', () => {
  for (const text of [
    'Hier, mossfan : « My lamp flickers all night » (t3_abc12).',
    'Hier : « My lamp flickers all night » (t3_abc12).',
    'mossfan, hier : « My lamp flickers all night » (t3_abc12).',
    'Hier, @mossfan (Reddit) : « My lamp flickers all night » (t3_abc12).',
  ]) {
    test(text, () => assert.equal(verdictOf(text), 'unchecked'))
  }
  test('and is contradicted where it is French', () => {
    const text = 'Hier, mossfan a écrit « My lamp flickers all night » (t3_abc12).'
    assert.equal(verdictOf(text), 'contradicted')
  })
  test('and claims nothing in German', () => {
    for (const text of [
      'Hier schreibt mossfan: „My lamp flickers all night“ (t3_abc12).',
      'Hier steht „My lamp flickers all night“ (t3_abc12).',
      'Hier ein Beitrag von mossfan: „My lamp flickers all night“ (t3_abc12).',
    ]) {
      assert.equal(verdictOf(text), 'verified', text)
    }
  })
})

/** The quoted post is one customer's first post of a thread, and names a company. */
const claiming: readonly string[] = [
  'It is true that “My lamp flickers all night” (t3_abc12).',
  'It is a fact that “My lamp flickers all night” (t3_abc12).',
  'Tatsache ist „My lamp flickers all night“ (t3_abc12).',
  'Es cierto que «My lamp flickers all night» (t3_abc12).',
  'Il est vrai que « My lamp flickers all night » (t3_abc12).',
  'A study says “My lamp flickers all night” (t3_abc12).',
  'An analysis says “My lamp flickers all night” (t3_abc12).',
  'The data shows “My lamp flickers all night” (t3_abc12).',
  'The statistics show that “My lamp flickers all night” (t3_abc12).',
  'The evidence shows “My lamp flickers all night” (t3_abc12).',
  'The media said “My lamp flickers all night” (t3_abc12).',
  'Die Zahlen zeigen „My lamp flickers all night“ (t3_abc12).',
  'Die Statistik zeigt „My lamp flickers all night“ (t3_abc12).',
  'Los datos muestran «My lamp flickers all night» (t3_abc12).',
  'Les données montrent « My lamp flickers all night » (t3_abc12).',
  'Les statistiques montrent « My lamp flickers all night » (t3_abc12).',
  '調査によると「My lamp flickers all night」です（t3_abc12）。',
  'データは「My lamp flickers all night」と示しています（t3_abc12）。',
  '数据显示“My lamp flickers all night”（t3_abc12）。',
  '데이터에 따르면 “My lamp flickers all night”라고 한다 (t3_abc12).',
  'u/mossfan, among others, wrote “My lamp flickers all night” (t3_abc12).',
  'u/mossfan et al. wrote “My lamp flickers all night” (t3_abc12).',
  'u/mossfan replied “My lamp flickers all night” (t3_abc12).',
  'u/mossfan antwortete: „My lamp flickers all night“ (t3_abc12).',
  'u/mossfan respondió: «My lamp flickers all night» (t3_abc12).',
  'u/mossfan répond : « My lamp flickers all night » (t3_abc12).',
  'In an e-mail u/mossfan wrote “My lamp flickers all night” (t3_abc12).',
  'u/mossfan emailed “My lamp flickers all night” (t3_abc12).',
  'In a screenshot: “My lamp flickers all night” (t3_abc12).',
  'In a reel u/mossfan says “My lamp flickers all night” (t3_abc12).',
  'In a broadcast on Reddit: “My lamp flickers all night” (t3_abc12).',
  'The transcript reads “My lamp flickers all night” (t3_abc12).',
  'The caption reads “My lamp flickers all night” (t3_abc12).',
  'The subtitle reads “My lamp flickers all night” (t3_abc12).',
  'A Fernlight customer wrote “My lamp flickers all night” (t3_abc12).',
  'Ein Fernlight-Kunde schrieb „My lamp flickers all night“ (t3_abc12).',
  'Un cliente de Fernlight escribió «My lamp flickers all night» (t3_abc12).',
  'Un client de Fernlight a écrit « My lamp flickers all night » (t3_abc12).',
  'Fernlightの利用者は「My lamp flickers all night」と書いています（t3_abc12）。',
  'Fernlight quoted u/mossfan: “My lamp flickers all night” (t3_abc12).',
  'u/mossfan was quoted by Fernlight: “My lamp flickers all night” (t3_abc12).',
  'u/mossfan wrote to Fernlight: “My lamp flickers all night” (t3_abc12).',
  'u/mossfan mailed Fernlight: “My lamp flickers all night” (t3_abc12).',
  'In a debate with Fernlight u/mossfan wrote “My lamp flickers all night” (t3_abc12).',
  'Fernlight users say “My lamp flickers all night” (t3_abc12).',
]

describe('beside a quotation it is a claim that it is true, on what authority, who else says it, in what, or to whom', () => {
  for (const text of claiming) test(text, () => assert.notEqual(verdictOf(text), 'verified'))
})

describe('words that only lead to a quotation or a figure still claim nothing', () => {
  for (const text of [
    'Evidence: “My lamp flickers all night” (t3_abc12).',
    'Our data shows that lamp flicker has 23 mentions.',
    'According to our data, lamp flicker has 23 mentions.',
    'u/mossfan wrote about Fernlight: “My lamp flickers all night” (t3_abc12).',
    'Die Daten zeigen: „lamp flicker“ hat 23 Erwähnungen.',
  ]) {
    test(text, () => assert.equal(verdictOf(text), 'verified'))
  }
})
