import type { CheckedAgainst } from '../../src/citations/candidates/candidate.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import type { Platform } from '../../src/model/index.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, window } from './sample-posts.ts'

type Counts = Partial<Record<Platform, readonly [posts: number, authors: number]>>

const trend = (
  digit: string,
  topic: string,
  status: StoredTrend['status'],
  [score, mentions, uniqueAuthors]: readonly [number, number, number],
  counts: Counts,
  rest: Partial<StoredTrend> = {},
): StoredTrend => ({
  ...{ id: `t_${digit.repeat(16)}`, topic, status, score, mentions, uniqueAuthors, engagement: 90 },
  ...{ independentMentions: mentions, platforms: Object.keys(counts) as Platform[], postIds: [] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  byPlatform: Object.entries(counts).map(([platform, [posts, authors]]) => ({
    ...{ platform: platform as Platform, mentions: posts, uniqueAuthors: authors, isCollected: true },
  })),
  ...rest,
})
const intent = (name: 'problem' | 'question', posts: number, authors: number) => ({
  ...{ intent: name, posts, authors, share: 0.5, lower: 0.3, upper: 0.7 },
})

/** In the order of the list, in which the second has fewer mentions than the third. */
const trends: readonly StoredTrend[] = [
  trend('a', 'monthly fee', 'new', [61.9, 29, 26], { reddit: [11, 10], x: [18, 16] }),
  trend('b', 'lost schedules', 'new', [56.3, 24, 21], { reddit: [20, 17], x: [4, 4] }),
  trend(
    'c',
    'driver hum',
    'rising',
    [46.7, 36, 30],
    { reddit: [16, 12], x: [15, 14], youtube: [5, 4] },
    {
      intents: [intent('problem', 27, 22), intent('question', 9, 8)],
      growth: { ratio: 4.35, lower: 2.1, upper: 7.4 },
    },
  ),
  trend('d', 'price drop', 'rising', [22.7, 19, 19], { reddit: [8, 8], x: [8, 8], youtube: [3, 3] }),
  trend('e', 'warm white', 'steady', [11.8, 8, 7], { x: [8, 7] }),
  trend('f', 'plug meter', 'steady', [11.4, 6, 6], { reddit: [2, 2], x: [2, 2], youtube: [2, 2] }),
  trend('0', 'harvest raffle', 'fading', [2.4, 4, 4], { reddit: [4, 4] }),
]

const posts: readonly StoredPost[] = [
  {
    ...{ platform: 'reddit', id: 't3_lmp01', authorHandle: 'ada_moss', voice: 'customer' },
    url: 'https://www.reddit.com/r/fernlight/comments/lmp01/the_driver_hums/',
    ...{ publishedAt: '2026-11-14T10:00:00.000Z', metrics: { score: 128, comments: 1 } },
    texts: ['The driver of my Fernlight hums at night'],
  },
  {
    ...{ platform: 'reddit', id: 't3_lmp02', authorHandle: 'ben_fern', voice: 'customer' },
    url: 'https://www.reddit.com/r/hydro/comments/lmp02/the_driver_hums/',
    ...{ publishedAt: '2026-11-15T10:00:00.000Z', metrics: { score: 128, comments: 7 } },
    texts: ['The driver of my Fernlight hums at night'],
  },
  {
    ...{ platform: 'youtube', id: 'aB3dE5fG7hI', authorHandle: '@cleo_grows', voice: 'customer' },
    url: 'https://www.youtube.com/watch?v=aB3dE5fG7hI',
    ...{ publishedAt: '2026-11-16T10:00:00.000Z', metrics: { views: 11_110, likes: 310, comments: 28 } },
    texts: ['I returned the Fernlight after ten days'],
  },
]

/** A small invented workspace that counts authors by platform and intent, and knows two companies. */
export const lampWorld: CheckedAgainst = {
  ...{ postIndex: new PostIndex(posts, []), trends, window, names: [] },
  companies: companies.map((each) => ({ ...each, isOwn: each.name === 'Fernlight' })),
  handles: new Set(['ada_moss', 'ben_fern', 'cleo_grows']),
}
export const holds = sentencesAgainst(lampWorld)
