import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findNumbers, type WrittenNumber } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

function told(value: WrittenNumber): string {
  if (value.kind === 'factor') return `× ${value.factor}`
  const sign = { exact: '', about: '~', atLeast: '≥', atMost: '≤' }[value.bound]
  const from = value.from === undefined ? '' : `${value.from} → `
  return `${from}${sign}${Number(value.value.toFixed(1))}${value.isPercent ? '%' : ''}`
}
const numbersIn = (text: string): string =>
  wordsOf(text, findNumbers(text))
    .map(([word, value]) => `${word}: ${told(value)}`)
    .join('; ')

const numbers: readonly (readonly [text: string, found: string])[] = [
  // English
  ['The post has 34 comments and 1,205 upvotes.', '34: 34; 1,205: 1205'],
  ['It has 1.2k views and 3 mio likes.', '1.2k: 1200; 3 mio: 3000000'],
  ['Twelve of the authors and forty-two others.', 'Twelve: 12; forty-two: 42'],
  ['It has two dozen of them, or two hundred and four.', 'two dozen: 24; two hundred and four: 204'],
  [
    'At least 40, nearly fifty, more than 1,000.',
    'At least 40: ≥40; nearly fifty: ~50; more than 1,000: ≥1000',
  ],
  ['About 40% and 12 percent of the posts.', 'About 40%: ~40%; 12 percent: 12%'],
  [
    'It doubled, there are three times as many, then it halved.',
    'doubled: × 2; three times: × 3; halved: × 0.5',
  ],
  ['From 3 to 5 authors.', 'From 3 to 5: 3 → 5'],
  ['A third of the authors and one in five of the posts.', 'A third of: ~33.3%; one in five: ~20%'],
  ['Hundreds of comments.', 'Hundreds of: ≥100'],
  ['It has ٣٤ of them and ３４.', '٣٤: 34; ３４: 34'],
  // German
  ['Die zweiundvierzig Beiträge und rund 1.893 Aufrufe.', 'zweiundvierzig: 42; rund 1.893: ~1893'],
  [
    'Mehr als dreihundertzwölf, fast 2,5 Mio. Aufrufe.',
    'Mehr als dreihundertzwölf: ≥312; fast 2,5 Mio.: ~2500000',
  ],
  ['Es hat sich verdoppelt, von 3 auf 5.', 'verdoppelt: × 2; von 3 auf 5: 3 → 5'],
  // Spanish
  ['Hay veintitrés comentarios y cuarenta y dos autores.', 'veintitrés: 23; cuarenta y dos: 42'],
  ['Más de dos mil trescientas vistas, casi 40 %.', 'Más de dos mil trescientas: ≥2300; casi 40 %: ~40%'],
]

describe('a number is found', () => {
  for (const [text, found] of numbers) test(`in "${text}"`, () => assert.equal(numbersIn(text), found))

  test('with the figures that it is true of', () => {
    const [found] = findNumbers('nearly 40')
    assert.deepEqual(found?.value, {
      kind: 'amount',
      value: 40,
      bound: 'about',
      low: 36,
      high: 40,
      isPercent: false,
      isWord: false,
    })
    const [more] = findNumbers('more than 40')
    assert.ok(more?.value.kind === 'amount' && more.value.low > 40)
  })
})

describe('no number is found', () => {
  for (const text of [
    'One post says that no one likes it.',
    'The LX-200 at 10:30 costs $49.',
    'Version 4.11.2 is out.',
    'A tent and a weight, attention.',
    'At once.',
    'Die Achtung der Elfen.',
  ]) {
    test(`in "${text}"`, () => assert.equal(numbersIn(text), ''))
  }
})
