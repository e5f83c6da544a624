import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseText } from '../../src/citations/parse/parse.ts'
import { check } from './sample-posts.ts'

const handles = new Set(['pilea_pam', 'kellerchili'])

describe('a sentence ends', () => {
  const cases: readonly (readonly [where: string, ...sentences: string[]])[] = [
    ['behind a number', 'It leads, 32 against 19.', 'It also has 27 authors and not 18.', 'It grows.'],
    ['behind a fraction', 'Its score is 54.1.', 'It is rising.'],
    ['behind a genitive', 'It is a third of Mossware’s.', '19.2 % of them ask.'],
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

describe('a line of a paragraph', () => {
  const ended = [
    ['hey, quick news\n', 'lamp flicker has 23 mentions\n', 'it is rising, most of it on reddit'],
    ['cracked pots: 23 posts\n', 'moss poles: 9 posts, all of them steady\n', 'clay: 4 posts'],
    ['Ann broke hers.\n', '[t3_moss11] says so, too\n', '[t3_moss12] does not'],
    ['pilea_pam: "Pots crack" t3_moss11\n', 'kellerchili: "Mine too" t3_moss12'],
    [
      'pilea_pam wrote on Sunday that she has had quite enough of it: "Pots crack" t3_moss11\n',
      'kellerchili says so, too: "Mine broke" t3_moss12',
    ],
  ]
  for (const lines of ended)
    test(`ends its sentence: ${lines.at(-1)}`, () =>
      assert.deepEqual(
        split(lines.join('')),
        lines.map((line) => line.trim()),
      ))
  const wrapped = [
    'The topic of cracked pots has been talked about for some days now, as the list\nshows, and it is (as it\nwas) “on its\nway up”.',
    'They say:\n“Pots crack”\n— pilea_pam (t3_moss11)',
    'They say that,\nand so do we,\nnow',
    'Post: t3_moss11\nBrand: Mossware\nLikes: 34',
    'Brand: Mossware\nLikes: 34\nComments: 3\nPost: t3_moss11',
    'Pots crack (\nmostly those of clay\n)',
    'Pots crack\n[t3_moss11]',
  ]
  for (const text of wrapped)
    test(`goes on: ${text.split('\n')[0]}`, () => assert.deepEqual(split(text), [text]))
})

describe('an id behind a quotation that ends in a stop', () => {
  const cases = [
    [
      'pilea_pam is done: "I am leaving." 2127111940080420051',
      'kellerchili is not: "I stay." 2126743118151755231',
    ],
    [
      'pilea_pam said on Sunday that she is finally done with it: "I am leaving." 2127111940080420051',
      'kellerchili is not: "I stay." 2126743118151755231',
    ],
    ['She writes: "I am leaving." (t3_moss11)', 'pilea_pam writes: "I stay." [t3_moss12]', '12 more agree.'],
    ['She writes: "I am leaving."', 't3_moss11 has 34 likes.'],
    ['t3_moss11 has 3 likes more than t3_moss12.', '[t3_moss13] has as many as [t3_moss14].'],
  ]
  for (const sentences of cases)
    for (const gap of ['\n', ' '])
      test(sentences.join(gap), () => assert.deepEqual(split(sentences.join(gap)), sentences))
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
