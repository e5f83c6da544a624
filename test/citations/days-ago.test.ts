import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import { companies, handles, trends, window } from './sample-posts.ts'

const HOUR_MS = 3_600_000
const written = (id: string, hoursAgo: number): StoredPost => ({
  ...{ platform: 'reddit', id, metrics: {}, authorHandle: 'mossfan' },
  url: `https://www.reddit.com/r/hydro/comments/${id.slice(3)}/chain/`,
  publishedAt: new Date(window.untilMs - hoursAgo * HOUR_MS).toISOString(),
  texts: ['The chain squeaks in the rain.'],
})

/** The window ends at noon in UTC: all but the last are of the day before. */
const posts = [written('t3_near1', 23), written('t3_apart', 25), written('t3_days3', 73)]
const against = { trends, window, names: [], companies, handles, postIndex: new PostIndex(posts, []) }

function verdictOf(text: string): string {
  return checkText(parseText(text), against, 150)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')
}

const today = [
  'Today mossfan wrote “The chain squeaks in the rain” (#).',
  'Heute schrieb mossfan „The chain squeaks in the rain“ (#).',
  'Hoy mossfan escribió «The chain squeaks in the rain» (#).',
  'Aujourd’hui, mossfan a écrit « The chain squeaks in the rain » (#).',
  '今日、mossfanさんは「The chain squeaks in the rain」と書きました(#)。',
]

describe('a post is not of today', () => {
  for (const text of today) {
    test(`where it is older than a day in every time zone: ${text}`, () =>
      assert.equal(verdictOf(text.replace('#', 't3_apart')), 'contradicted'))
    test(`which is open where in some time zone it is: ${text}`, () =>
      assert.equal(verdictOf(text.replace('#', 't3_near1')), 'unchecked'))
  }
})

const others: Readonly<Record<string, readonly string[]>> = {
  verified: [
    'Yesterday mossfan wrote “The chain squeaks in the rain” (t3_near1).',
    'Three days ago mossfan wrote “The chain squeaks in the rain” (t3_days3).',
    'On 20 November 2026 (UTC) mossfan wrote “The chain squeaks in the rain” (t3_apart).',
    'UTCで2026年11月20日、mossfanさんは「The chain squeaks in the rain」と書きました(t3_apart)。',
  ],
  contradicted: [
    'Two days ago mossfan wrote “The chain squeaks in the rain” (t3_days3).',
    'Vor zwei Tagen schrieb mossfan „The chain squeaks in the rain“ (t3_days3).',
    'On 21 November 2026 (UTC) mossfan wrote “The chain squeaks in the rain” (t3_apart).',
    'Am 19. November 2026 (UTC) schrieb mossfan „The chain squeaks in the rain“ (t3_apart).',
  ],
  unchecked: [
    'Four days ago mossfan wrote “The chain squeaks in the rain” (t3_days3).',
    'On 21 November 2026 mossfan wrote “The chain squeaks in the rain” (t3_apart).',
    'On 21 November 2026 (UTC+14) mossfan wrote “The chain squeaks in the rain” (t3_apart).',
  ],
}

for (const [verdict, texts] of Object.entries(others)) {
  describe(`a day that is ${verdict}`, () => {
    for (const text of texts) test(text, () => assert.equal(verdictOf(text), verdict))
  })
}
