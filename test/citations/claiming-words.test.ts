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
