import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { window } from './sample-posts.ts'

const shareOf = { authors: 5, share: 0.5, lower: 0.3, upper: 0.7 } as const

/** 26 of 32 posts report a problem, 12 ask; three quarters are on Reddit. */
const trends: readonly StoredTrend[] = [
  {
    ...{
      id: 't_0123456789abcdef',
      topic: 'wobbly stand',
      mentions: 32,
      independentMentions: 30,
      uniqueAuthors: 29,
    },
    ...{ score: 50, engagement: 12, status: 'rising', platforms: ['reddit', 'x'] },
    ...{ firstSeenAt: '2026-10-30T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
    byPlatform: [
      { platform: 'reddit', mentions: 24 },
      { platform: 'x', mentions: 8 },
    ],
    intents: [
      { ...shareOf, intent: 'problem', posts: 26 },
      { ...shareOf, intent: 'question', posts: 12 },
    ],
  },
]

function verdictOf(text: string): string | undefined {
  const frame = { postIndex: new PostIndex([], []), trends, window, names: [], companies: [] }
  const { sentences } = checkText(parseText(text), { ...frame, handles: new Set() }, 150)
  return sentences.map(({ verdict }) => verdict).join(' ')
}

const notContradicted = [
  'The problem “wobbly stand” has 32 mentions.',
  'The complaint about wobbly stand has 32 mentions.',
  'Das Problem „wobbly stand“ hat 32 Erwähnungen.',
  'El problema “wobbly stand” tiene 32 menciones.',
  'Le problème « wobbly stand » compte 32 mentions.',
  '問題「wobbly stand」には32件の言及があります。',
  'Questions about “wobbly stand” have 32 mentions.',
  'Three in four posts in “wobbly stand” are on Reddit.',
  '3 out of 4 posts in “wobbly stand” are on Reddit.',
  'Drei von vier Beiträgen zu „wobbly stand“ stehen auf Reddit.',
  'Tres de cada cuatro publicaciones sobre “wobbly stand” están en Reddit.',
  'Trois publications sur quatre de « wobbly stand » sont sur Reddit.',
  '「wobbly stand」の投稿は4件中3件がRedditにあります。',
  'More than four in five posts in “wobbly stand” report a problem.',
  'None of the posts in “wobbly stand” are on Instagram.',
  'Keiner der Beiträge zu „wobbly stand“ ist auf Instagram.',
  'Keines der Themen außer „wobbly stand“ ist auf Instagram.',
  'Ninguna de las publicaciones sobre “wobbly stand” está en Instagram.',
  'Aucune des publications sur « wobbly stand » n’est sur Instagram.',
  '「wobbly stand」の投稿はInstagramにはありません。',
]
const verified = [
  'Three in four posts in “wobbly stand” are on Reddit.',
  'More than four in five posts in “wobbly stand” report a problem.',
  '26 of 32 posts in “wobbly stand” report a problem.',
]
const contradicted = [
  'The problem “wobbly stand” has 33 mentions.',
  'Das Problem „wobbly stand“ hat 33 Erwähnungen.',
  'Two in four posts in “wobbly stand” are on Reddit.',
  'More than nine in ten posts in “wobbly stand” report a problem.',
  '32 posts in “wobbly stand” report a problem.',
  '12 out of 20 posts in “wobbly stand” are on Reddit.',
  'Wobbly stand is on Instagram.',
]

describe('what is true of a trend is not contradicted', () => {
  for (const text of notContradicted) test(text, () => assert.notEqual(verdictOf(text), 'contradicted'))
  for (const text of verified) test(`and verified: ${text}`, () => assert.equal(verdictOf(text), 'verified'))
})

describe('what is false of a trend in the same words is contradicted', () => {
  for (const text of contradicted) test(text, () => assert.equal(verdictOf(text), 'contradicted'))
})

test('the number of a part is not borne out where it may be that of the whole', () => {
  assert.equal(verdictOf('The problem “wobbly stand” has 26 mentions.'), 'unchecked')
})
