import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findNumbers, type WrittenNumber } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

function told(value: WrittenNumber): string {
  if (value.kind === 'factor') return `× ${value.factor}`
  const sign = { exact: '', about: '~', atLeast: '≥', atMost: '≤', allBut: '−' }[value.bound]
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
  // Portuguese
  ['Há vinte e três comentários e pelo menos 1,2 mil vistas.', 'vinte e três: 23; pelo menos 1,2 mil: ≥1200'],
  ['Metade dos posts, três vezes mais.', 'Metade dos: ~50%; três vezes mais: × 3'],
  // French
  [
    'Il y a quatre-vingt-dix-sept commentaires, soixante et onze vues.',
    'quatre-vingt-dix-sept: 97; soixante et onze: 71',
  ],
  ['Plus de 1 200 vues, presque 40 %.', 'Plus de 1 200: ≥1200; presque 40 %: ~40%'],
  // Arabic
  ['ثلاثة وعشرون تعليقا و٨٩ إعجابا', 'ثلاثة وعشرون: 23; ٨٩: 89'],
  ['أكثر من مئة وخمسة منشورات', 'أكثر من مئة وخمسة: ≥105'],
  // Japanese
  ['コメントは十二件、約1.2万回再生', '十二: 12; 約1.2万: ~12000'],
  ['40件以上、二百三十四件', '40件以上: ≥40; 二百三十四: 234'],
  ['六人から三十三件', '六: 6; 三十三: 33'],
  // Chinese
  ['评论二十三条，点赞超过1.2万', '二十三: 23; 超过1.2万: ≥12000'],
  ['至少40条，翻倍，三分之一的帖子', '至少40: ≥40; 翻倍: × 2; 三分之一的: ~33.3%'],
  // Korean
  ['댓글 삼십 개, 약 40명, 두 배', '삼십: 30; 약 40: ~40; 두 배: × 2'],
  ['스물세 건과 40개 이상', '스물세: 23; 40개 이상: ≥40'],
  // Thai
  ['ความคิดเห็น ๔๒ รายการ และสี่สิบสองคน', '๔๒: 42; สี่สิบสอง: 42'],
  ['มากกว่า 40 คน เพิ่มขึ้นสองเท่า', 'มากกว่า 40: ≥40; สองเท่า: × 2'],
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
    '一般の人は十分だ。',
    '이것은 사실이다.',
    '그 사건은 공개 사이트에 있다.',
    'Il m’a écrit.',
    'ห้ามใช้',
  ]) {
    test(`in "${text}"`, () => assert.equal(numbersIn(text), ''))
  }
})
