import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankTrends } from '../../src/trends/index.ts'
import { assertLinear } from '../support/linear.ts'
import { NOW, post, talk } from './posts.ts'

/** What could keep a pattern busy, make a name endless or fill a list, each repeated to a long text. */
const parts = [
  'a',
  'aBaB',
  "a'b",
  'a.',
  'a_b_',
  '#a',
  '#Ab_cD ',
  '##',
  '@a ',
  'a! ',
  'a: ',
  '(a) [b] ',
  'a - b — ',
  'http://',
  'abc-',
  '&amp;',
  '1.2,3 ',
  ' \t',
  '\n',
  'e\u0301',
  'a\u200B',
  'аеaе',
  'カタカナ',
  '漢 字 ',
  'ภาษาไทย',
  '한국어',
  'السلام ',
  'kettle not a problem ',
]

/** Four posts that are listed as a trend, of which no two are copies. */
function rankOf(text: string) {
  const posts = Array.from({ length: 4 }, (_, index) =>
    post(`p${index}`, `kettle ${'bcde'.charAt(index)}lamp ${text} kettle`, index + 0.5),
  )
  return rankTrends({ posts, windowDays: 7, now: NOW })
}

for (const part of parts) {
  test(`texts of ${JSON.stringify(part)} are ranked in linear time`, () => {
    assertLinear(rankOf, part, { shortLength: 5000, longLength: 60_000 })
  })
}

test('no keyword is longer than anybody reads', () => {
  for (const endless of ['Zor'.repeat(20_000), `#${'Zor'.repeat(20_000)}`, 'カタ'.repeat(20_000)]) {
    const { trends } = rankOf(endless)
    assert.ok(trends.length > 0)
    for (const { topic, keywords } of trends) {
      assert.ok(topic.length > 0 && topic.length <= 100, `${topic.length}`)
      assert.ok(Math.max(0, ...keywords.map(({ length }) => length)) <= 100)
    }
  }
})

test('a word of sixty thousand letters in some posts leaves all other trends as they are', () => {
  const endless = "a'b".repeat(20_000)
  const others = ['solar kettle', 'night bus'].flatMap((subject) => talk(subject, 40, 30, 0))
  const hostile = Array.from({ length: 6 }, (_, index) =>
    post(`h${index}`, `${index % 2 ? 'bolt ' : ''}${endless}${index} said here`, index),
  )
  const namesOf = (posts: Parameters<typeof rankTrends>[0]['posts']) =>
    rankTrends({ posts, windowDays: 7, now: NOW }).trends.map(({ topic }) => topic)
  const names = namesOf([...others, ...hostile])
  const undisturbed = namesOf(others)
  assert.ok(undisturbed.length > 0)
  for (const name of undisturbed) assert.ok(names.includes(name), `${name} is gone`)
})

/** Words that many posts share, so that each stands beside each of the others. */
function manyWords(count: number, mark = ''): string {
  return Array.from({ length: count }, (_, index) => `${mark}w${(index * 7) % count}`).join(' ')
}

for (const [name, mark] of [
  ['words', ''],
  ['hashtags', '#'],
] as const) {
  test(`texts of ten thousand ${name} take no longer a word than texts of a thousand`, () => {
    assertLinear((text) => rankOf(manyWords(text.length, mark)), 'x', {
      shortLength: 1000,
      longLength: 10_000,
    })
  })
}
