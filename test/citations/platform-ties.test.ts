import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { window } from './sample-posts.ts'

const common = { score: 50, engagement: 12, independentMentions: 8, uniqueAuthors: 8 } as const
const days = { firstSeenAt: '2026-10-30T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' }

/** The first with most of its posts on Reddit, the second on YouTube alone. */
const trends: readonly StoredTrend[] = [
  {
    ...{
      ...common,
      ...days,
      id: 't_0123456789abcdef',
      topic: 'wobbly stand',
      mentions: 20,
      status: 'rising',
    },
    platforms: ['reddit', 'youtube', 'x'],
    byPlatform: [
      { platform: 'reddit', mentions: 13 },
      { platform: 'youtube', mentions: 2 },
      { platform: 'x', mentions: 5 },
    ],
  },
  {
    ...{ ...common, ...days, id: 't_fedcba9876543210', topic: 'loose knob', mentions: 9, status: 'fading' },
    platforms: ['youtube'],
    byPlatform: [{ platform: 'youtube', mentions: 9 }],
  },
]

function verdictOf(text: string): string | undefined {
  const frame = { postIndex: new PostIndex([], []), trends, window, names: [], companies: [] }
  const { sentences } = checkText(parseText(text), { ...frame, handles: new Set() }, 150)
  return sentences.map(({ verdict }) => verdict).join(' ')
}

const sentences: Readonly<Record<string, readonly string[]>> = {
  unchecked: [
    '“Wobbly stand” is rising on YouTube.',
    'On YouTube, “wobbly stand” is rising.',
    '“Wobbly stand” is rising on YouTube and X.',
    '„Wobbly stand“ steigt auf YouTube.',
    '“Wobbly stand” está creciendo en YouTube.',
    '« Wobbly stand » est en hausse sur YouTube.',
    '「wobbly stand」はYouTubeで増加しています。',
    '“Wobbly stand” ranks first on YouTube.',
    '„Wobbly stand“ liegt auf YouTube auf Platz 1.',
    '“Wobbly stand” ocupa el primer lugar en YouTube.',
    '« Wobbly stand » est en première position sur YouTube.',
    '「wobbly stand」はYouTubeで1位です。',
    '“Wobbly stand” is the top topic on X.',
    '“Loose knob” ranks second on YouTube.',
    '“Wobbly stand” was first seen on 30 October 2026 on X.',
    '„Wobbly stand“ wurde erstmals am 30. Oktober 2026 auf X gesehen.',
    '“Wobbly stand” was last seen on 20 November 2026 on Reddit.',
  ],
  contradicted: [
    'Most posts in “wobbly stand” are on YouTube.',
    'Most mentions of “wobbly stand” are from YouTube.',
    'Die meisten Beiträge zu „wobbly stand“ stehen auf YouTube.',
    '“Wobbly stand” is the most discussed topic on YouTube.',
    '“Wobbly stand” is on Instagram and ranks first.',
  ],
  verified: [
    'Most posts in “wobbly stand” are on Reddit.',
    'Die meisten Beiträge zu „wobbly stand“ stehen auf Reddit.',
    '“Wobbly stand” is the most discussed topic on X.',
    '“Wobbly stand” is on YouTube.',
    '“Wobbly stand” is rising on Reddit, YouTube and X.',
    '“Loose knob” is fading on YouTube.',
    '“Wobbly stand” is rising; it is on YouTube.',
    '“Wobbly stand” ranks first.',
  ],
}

for (const [verdict, texts] of Object.entries(sentences)) {
  describe(`what is said of a trend beside a platform is ${verdict}`, () => {
    for (const text of texts) test(text, () => assert.equal(verdictOf(text), verdict))
  })
}
