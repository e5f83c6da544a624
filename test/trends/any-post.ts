import fc from 'fast-check'
import { platforms, voices as voiceNames } from '../../src/model/index.ts'
import type { RankPost } from '../../src/trends/index.ts'
import { NOW } from './posts.ts'

const HOUR_MS = 3_600_000

/** What posts of one topic share, and names that mean something to the language the engine is written in. */
const subjects = [
  'solar kettle',
  'night bus',
  '__proto__ lamp',
  'constructor',
  '充電器 新型',
  'кофе',
  'hasOwnProperty',
]
const oddTexts = [
  '',
  ' ',
  '\uD800',
  '#',
  '@',
  '🔥',
  '&lt;',
  'RT @a: kettle',
  'İstanbul',
  'ке́ттл',
  'a'.repeat(3000),
]
const oddTimes = [
  'garbage',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  NOW.toISOString(),
  new Date(NOW.getTime() + 1).toISOString(),
]

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...subjects), fc.nat(30), fc.nat(30))
      .map(([subject, first, second]) => `w${first} the ${subject} said v${second}?`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const publishedAt = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.nat(60 * 24).map((hours) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString()),
  },
  { weight: 1, arbitrary: fc.constantFrom(...oddTimes) },
)
/** Any post, of one of few topics where it says anything, few ids apart. */
export const anyPost: fc.Arbitrary<RankPost> = fc.record(
  {
    id: fc.oneof(fc.nat(200).map(String), fc.constantFrom('', '__proto__', 'constructor')),
    text,
    platform: fc.constantFrom(...platforms),
    authorHandle: fc.oneof(
      fc.nat(12).map((number) => `u${number}`),
      fc.constantFrom('', '__proto__', '🔥'),
    ),
    publishedAt,
    voice: fc.constantFrom(...voiceNames),
    commentsUrl: fc.nat(3).map((number) => `https://example.org/${number}`),
    metrics: fc.record({ likes: fc.constantFrom(0, 7, -5, 1e308, null), comments: fc.nat(9) }),
  },
  { requiredKeys: ['id', 'text'] },
)
