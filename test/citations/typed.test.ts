import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkClaims } from '../../src/citations/typed/check-claims.ts'
import type { TypedClaim } from '../../src/model/index.ts'
import { companies, handles, postIndex, trends, window } from './sample-posts.ts'

const against = { postIndex, trends, window, names: [], companies, handles }

function read(claim: TypedClaim): string {
  const [checked] = checkClaims([claim], against)
  assert.ok(checked)
  const parts = checked.parts.map(({ judged }) => `${judged.kind} ${judged.verdict}`)
  const words = checked.sentence.unchecked.map(({ start, end }) => claim.statement.slice(start, end))
  return [checked.sentence.verdict, ...parts, ...words].join(', ')
}

describe('a typed claim is', () => {
  const said = 'One user says “it buzzes a lot”.'
  const trend = 't_0123456789abcdef'
  const cases: readonly (readonly [rule: string, claim: TypedClaim, answer: string])[] = [
    [
      'verified where each part is, and the statement is made of them',
      { statement: said, posts: ['t3_abc12'], quotes: [{ post: 't3_abc12', exact: 'it buzzes a lot' }] },
      'verified, post verified, quote verified',
    ],
    [
      'unchecked where the statement says more',
      { statement: `All of them hate it: “it buzzes a lot”.`, posts: ['https://redd.it/abc12'] },
      'unchecked, url verified, All, hate',
    ],
    [
      'contradicted where a part is, whatever the statement says',
      { statement: said, posts: ['reddit:t3_abc12'], author: 'u/leafy' },
      'contradicted, post verified, author refuted',
    ],
    [
      'judged by each attribute',
      {
        statement: said,
        posts: ['t3_abc12'],
        platform: 'reddit',
        author: '@MossFan',
        publishedOn: '2026-11-12',
      },
      'verified, post verified, platform verified, author verified, day verified',
    ],
    [
      'contradicted by the day after, whatever the time zone',
      { statement: said, posts: ['t3_abc12'], publishedOn: '2026-11-13' },
      'contradicted, post verified, day refuted',
    ],
    [
      'held to figures as they are stored, and to bounds',
      {
        statement: 'Lamp flicker has 23 mentions.',
        figures: [
          { of: trend, name: 'mentions', is: 23 },
          { of: trend, name: 'uniqueAuthors', is: { atLeast: 10, atMost: 17 } },
          { of: trend, name: 'score', is: 72 },
          { of: 't3_abc12', name: 'comments', is: 34 },
          { of: 't3_abc12', name: 'upvoteRatio', is: 0.97 },
        ],
        status: 'new',
      },
      'contradicted, trend_figure verified, trend_figure verified, trend_figure refuted, metric verified, metric verified, trend_figure verified',
    ],
    [
      'unchecked where no stored figure has the name',
      { statement: said, posts: ['t3_abc12'], figures: [{ of: 't3_abc12', name: 'shininess', is: 3 }] },
      'unchecked, post verified, metric not_checked',
    ],
    [
      'contradicted where it refers to what is not stored',
      { statement: said, quotes: [{ post: 't3_zzz99', exact: 'it buzzes a lot' }], posts: ['t3_zzz99'] },
      'contradicted, post not_found, quote unsupported',
    ],
    [
      'judged by the trend that an earlier id leads to',
      {
        statement: said,
        posts: ['t_00000000000000aa'],
        figures: [{ of: 't_00000000000000aa', name: 'mentions', is: 24 }],
      },
      'contradicted, trend_figure verified, trend_figure refuted',
    ],
    ['unchecked where it has no parts', { statement: 'Everybody hates it.' }, 'unchecked, Everybody hates'],
  ]
  for (const [rule, claim, answer] of cases)
    test(rule, () => assert.match(read(claim), new RegExp(`^${answer.replaceAll('.', '\\.')}(?:, |$)`)))
})
