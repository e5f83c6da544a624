import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseText } from '../../src/citations/parse/parse.ts'
import { check } from './sample-posts.ts'

const handles = new Set(['pilea_pam', 'kellerchili'])

describe('a sentence ends', () => {
  const cases: readonly (readonly [where: string, ...sentences: string[]])[] = [
    ['behind a number', 'It leads, 32 against 19.', 'It also has 27 authors and not 18.', 'It grows.'],
    ['behind a fraction', 'Its score is 54.1.', 'It is rising.'],
    ['behind the platform X', 'It has 14 posts on Reddit and 13 on X.', 'It ranks third.'],
    ['before a quoted name', 'It has eight posts on X.', '“Pairing fails” has 6.'],
    ['before a handle in small letters', 'It broke.', 'pilea_pam got a new one.', 'kellerchili’s did not.'],
    ['before a marked author', 'It broke.', 'u/mossfan says so.'],
    ['behind a short month that no number follows', 'It has been there since Nov.', 'It rises.'],
    [
      'behind a number of German',
      'Es liegt auf Platz 3.',
      'Lampen flackern.',
      'Es hat 32 gegen 19.',
      'Es steigt.',
    ],
    ['with a line of Thai', 'หัวข้อนี้มี 32 ครั้ง', 'ในจำนวนนี้ 24 โพสต์'],
  ]
  for (const [where, ...sentences] of cases) {
    test(where, () => assert.deepEqual(split(sentences.join(where.includes('Thai') ? '\n' : ' ')), sentences))
  }
})

describe('a sentence goes on', () => {
  const cases = [
    'Am 12. November war es auf dem 3. Platz der Liste.',
    'The post of 12. November 2026 has 3 likes.',
    'See no. 3 of 12 Nov. 2026.',
    'It broke approx. pilea_pam says so.',
    'Posts by X. Y. Zhang are there.',
    'The ranking is: 1. Buzzing, 2. Pairing.',
    'It broke. then it did not.',
  ]
  for (const text of cases) test(text, () => assert.deepEqual(split(text), [text]))
})

function split(text: string): string[] {
  return parseText(text, handles).sentences.map(({ start, end }) => text.slice(start, end).trim())
}

test('what a sentence says in numbers is told of no sentence behind it', () => {
  for (const [text, verdicts] of [
    [
      'Lamp flicker has more mentions than App stürzt ab, 23 against 9. It also has 17 authors.',
      'verified verified',
    ],
    [
      'Lamp flicker has more mentions than App stürzt ab, 23 against 9. It also has 18 authors.',
      'verified contradicted',
    ],
    ['Lamp flicker is talked about on Reddit and X. It ranks first.', 'verified verified'],
  ] as const)
    assert.equal(
      check(text)
        .sentences.map(({ verdict }) => verdict)
        .join(' '),
      verdicts,
      text,
    )
})
