import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check } from './sample-posts.ts'

/** The verdict of a text's sentences and the words of each that are unchecked. */
function read(text: string): string {
  return check(text)
    .sentences.map(({ verdict, unchecked }) =>
      [verdict, ...unchecked.map(({ start, end }) => text.slice(start, end))].join(' | '),
    )
    .join(' / ')
}

describe('a sentence is', () => {
  const cases: readonly (readonly [text: string, answer: string])[] = [
    // Made of nothing but what is stored
    ['One user says “My lamp flickers all night” (t3_abc12).', 'verified'],
    ['A Redditor, u/mossfan, wrote on 12 November 2026: “it buzzes a lot” (t3_abc12).', 'verified'],
    ['The post t3_abc12 has more than 30 comments and about 1,200 upvotes.', 'verified'],
    ['Lamp flicker has 23 mentions by 17 authors and a score of 72.4.', 'verified'],
    ['Lamp flicker has more mentions than App stürzt ab.', 'verified'],
    ['The topic lamp flicker is the most talked about.', 'verified'],
    ['A Fernlight post in r/hydro has 34 comments (t3_abc12).', 'verified'],
    [
      'u/mossfan wrote “My lamp flickers all night” and @lena_grows wrote “Die App stürzt ständig ab” (t3_abc12, 1850000000000000001).',
      'verified',
    ],
    // More than is stored
    [
      'One user says “My lamp flickers all night” (t3_abc12) because it is cheap.',
      'unchecked | because | cheap',
    ],
    ['All users say “My lamp flickers all night” (t3_abc12).', 'unchecked | All users'],
    ['One user never says “My lamp flickers all night” (t3_abc12).', 'unchecked | never'],
    ['The post t3_abc12 has 34 angry comments.', 'unchecked | 34 angry'],
    ['The so-called “smart” mode annoys (t3_abc12).', 'unchecked | so | smart” mode annoys'],
    ['Lamp flicker is bad (t3_abc12).', 'unchecked | Lamp flicker | bad'],
    // Something else than is stored
    ['A Redditor wrote “Die App stürzt ständig ab” (1850000000000000001).', 'contradicted'],
    [
      '@lena_grows wrote “My lamp flickers all night” and u/mossfan wrote “Die App stürzt ständig ab” (t3_abc12, 1850000000000000001).',
      'contradicted',
    ],
    ['u/leafy wrote “My lamp flickers all night” (t3_abc12).', 'contradicted'],
    ['On 3 November 2026 one user wrote “My lamp flickers all night” (t3_abc12).', 'contradicted'],
    ['Lamp flicker has a score of 72.9.', 'contradicted'],
    ['App stürzt ab has more mentions than lamp flicker.', 'contradicted'],
    ['The topic App stürzt ab is the most talked about.', 'contradicted'],
    ['The topic App stürzt ab is exploding.', 'contradicted'],
    ['App stürzt ab has 9 mentions, on YouTube.', 'contradicted'],
    ['A Sunbar post in r/hydro has 34 comments (t3_abc12).', 'contradicted'],
    ['A post in r/aquariums has 34 comments (t3_abc12).', 'contradicted'],
  ]
  for (const [text, answer] of cases) test(`${answer}: ${text}`, () => assert.equal(read(text), answer))
})

test('a date that is not the day of the post is unchecked where it may be that of what is told', () => {
  const text = 'They bought it on 3 November 2026 (t3_abc12).'
  assert.equal(read(text), 'unchecked | bought | 3 November 2026')
})

test('a quoted topic is a name, whatever marks stand inside the quotation', () => {
  for (const quoted of ['“lamp flicker?”', '“**Lamp flicker**”', '«lamp flicker!»']) {
    const { claims, sentences } = check(`The topic ${quoted} has 23 mentions.`)
    assert.deepEqual(
      claims.map(({ kind, verdict }) => `${kind} ${verdict}`),
      ['trend_figure verified'],
    )
    assert.deepEqual(
      sentences.map(({ verdict }) => verdict),
      ['verified'],
    )
  }
})
