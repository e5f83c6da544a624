import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import { sampleTrend } from '../support/trends.ts'
import { window } from './sample-posts.ts'

/** The first of two trends, with 36 mentions by 30 authors on two platforms, of which 9 ask. */
const trends = [
  sampleTrend({
    id: `t_${'c'.repeat(16)}`,
    topic: 'Pro 2 humming',
    mentions: 36,
    uniqueAuthors: 30,
    score: 46.7,
    status: 'rising',
    platforms: ['reddit', 'x'],
    byPlatform: [
      { platform: 'reddit', mentions: 34, uniqueAuthors: 28, coveredDays: 30, daily: [] },
      { platform: 'x', mentions: 2, uniqueAuthors: 2, coveredDays: 30, daily: [] },
    ],
    intents: [{ intent: 'question', posts: 9, authors: 8, share: 0.25, lower: 0.1, upper: 0.4 }],
  }),
  sampleTrend({ id: `t_${'e'.repeat(16)}`, topic: 'warm white', mentions: 7, score: 11.8, status: 'steady' }),
]
const against = {
  postIndex: new PostIndex([], []),
  trends,
  window,
  names: [],
  handles: new Set<string>(),
  companies: [],
}

function verdictOf(header: string, row: string): string | undefined {
  const columns = header.split('|').length - 2
  const text = `${header}\n|${'---|'.repeat(columns)}\n${row}`
  return checkText(parseText(text), against, 150).sentences.at(-1)?.verdict
}

describe('a row of a table', () => {
  const cases: readonly (readonly [header: string, row: string, verdict: string])[] = [
    ['| Topic | Reddit | X |', '| Pro 2 humming | 34 | 2 |', 'verified'],
    ['| Topic | Reddit | X |', '| Pro 2 humming | 35 | 2 |', 'contradicted'],
    // All of the trend's, which may be meant
    ['| Topic | Reddit | X |', '| Pro 2 humming | 36 | 2 |', 'unchecked'],
    ['| Topic | YouTube |', '| Pro 2 humming | 3 |', 'contradicted'],
    ['| Topic | Mentions on X | Authors on Reddit |', '| Pro 2 humming | 2 | 28 |', 'verified'],
    ['| Topic | Mentions on X | Authors on Reddit |', '| Pro 2 humming | 2 | 34 |', 'contradicted'],
    ['| Thema | Fragen | Probleme |', '| Pro 2 humming | 9 | 0 |', 'verified'],
    ['| Topic | Questions | Problems |', '| Pro 2 humming | 9 | 3 |', 'contradicted'],
    ['| # | Topic | Mentions |', '| 1 | Pro 2 humming | 36 |', 'verified'],
    ['| # | Topic | Mentions |', '| 2 | Pro 2 humming | 36 |', 'contradicted'],
    ['| Puesto | Tema |', '| 1 | Pro 2 humming |', 'verified'],
    ['| 話題 | 順位 |', '| Pro 2 humming | 2 |', 'contradicted'],
    // Where a platform stands behind figures they are those of all platforms
    ['| Topic | Mentions | Authors | Platforms |', '| Pro 2 humming | 36 | 30 | Reddit, X |', 'verified'],
    ['| Topic | Mentions | Authors | Top platform |', '| Pro 2 humming | 36 | 30 | Reddit |', 'verified'],
    ['| Topic | Mentions | Authors | Top platform |', '| Pro 2 humming | 34 | 30 | Reddit |', 'contradicted'],
    ['| Topic | Platform | Mentions | Authors |', '| Pro 2 humming | Reddit | 34 | 28 |', 'verified'],
    ['| Topic | Reddit score |', '| Pro 2 humming | 34 |', 'unchecked'],
  ]
  for (const [header, row, verdict] of cases)
    test(`${verdict}: ${header} ${row}`, () => assert.equal(verdictOf(header, row), verdict))
})

describe('a sentence that tells several platforms’ posts', () => {
  const cases: readonly (readonly [text: string, verdict: string])[] = [
    ['“Pro 2 humming”在Reddit上有34条，X上有2条。', 'verified'],
    ['“Pro 2 humming”共有36条提及。Reddit上有34条，X上有2条。', 'verified'],
    ['“Pro 2 humming”共有36条提及。Reddit上有2条，X上有34条。', 'unchecked'],
    ['「Pro 2 humming」はRedditで34件、Xで2件です。', 'verified'],
    ['「Pro 2 humming」はRedditで2件、Xで34件です。', 'contradicted'],
  ]
  for (const [text, verdict] of cases)
    test(`${verdict}: ${text}`, () =>
      assert.equal(checkText(parseText(text), against, 150).sentences.at(-1)?.verdict, verdict))
})

test('the name of a pictograph claims nothing', () => {
  for (const [text, verdict] of [
    [':fire: *Pro 2 humming* keeps climbing – 36 mentions.', 'verified'],
    [':chart_with_upwards_trend: *warm white* keeps climbing.', 'contradicted'],
  ] as const)
    assert.equal(checkText(parseText(text), against, 150).sentences.at(-1)?.verdict, verdict, text)
})
