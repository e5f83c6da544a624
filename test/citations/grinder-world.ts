import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import type { Platform } from '../../src/model/index.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const intent = (name: 'problem' | 'question' | 'wish' | 'praise', posts: number, authors: number) => ({
  ...{ intent: name, posts, authors, share: 0.5, lower: 0.3, upper: 0.7 },
})
const on = (counts: Partial<Record<Platform, number>>) =>
  (['reddit', 'x', 'youtube', 'instagram'] as const).map((platform) => ({
    ...{ platform, mentions: counts[platform] ?? 0, isCollected: true },
  }))
const at = (day: string) => `2026-${day}T10:00:00.000Z`
/** Those of the posts below that are of each topic. */
const postsOf: Readonly<Record<string, readonly string[]>> = {
  'burr wobble': ['t3_grnd1'],
  'refill pods': ['1860000000000000001', '17990000000000042'],
  'decaf blend': ['aB3dE5fG7hI'],
}
const trend = (
  topic: string,
  status: StoredTrend['status'],
  [score, mentions, uniqueAuthors]: readonly [number, number, number],
  counts: Partial<Record<Platform, number>>,
  [first, last]: readonly [string, string],
  intents: StoredTrend['intents'] = [],
): StoredTrend => ({
  ...{ id: `t_${topic.slice(0, 1).repeat(16)}`, topic, status, score, mentions, uniqueAuthors, intents },
  ...{ independentMentions: mentions, engagement: 90, byPlatform: on(counts), postIds: postsOf[topic] ?? [] },
  ...{ firstSeenAt: at(first), lastSeenAt: at(last) },
  platforms: on(counts).flatMap(({ platform, mentions: posts }) => (posts > 0 ? [platform] : [])),
})

/** In the order of the list. */
const trends: readonly StoredTrend[] = [
  trend(
    'burr wobble',
    'new',
    [64.2, 28, 24],
    { reddit: 17, x: 8, youtube: 3 },
    ['11-03', '11-20'],
    [intent('problem', 22, 20), intent('question', 4, 4)],
  ),
  trend(
    'refill pods',
    'rising',
    [51.7, 34, 30],
    { reddit: 12, x: 18, instagram: 4 },
    ['10-24', '11-21'],
    [intent('wish', 19, 17)],
  ),
  trend('decaf blend', 'steady', [33.5, 15, 13], { reddit: 5, x: 5, youtube: 5 }, ['10-23', '11-19']),
  trend('lid squeak', 'fading', [12.9, 9, 9], { reddit: 9 }, ['10-22', '11-08']),
  trend('travel case', 'insufficient_data', [4.1, 3, 2], { x: 3 }, ['11-05', '11-16']),
]

const posts: readonly StoredPost[] = [
  {
    ...{ platform: 'reddit', id: 't3_grnd1', authorHandle: 'mara_beans', publishedAt: at('11-14') },
    url: 'https://www.reddit.com/r/espresso/comments/grnd1/the_burr_wobbles/',
    metrics: { score: 212, upvoteRatio: 0.94, comments: 18, crossposts: 2 },
    texts: ['The burr wobbles after two weeks'],
  },
  {
    ...{ platform: 'x', id: '1860000000000000001', authorHandle: 'tom_brews', publishedAt: at('11-17') },
    url: 'https://x.com/tom_brews/status/1860000000000000001',
    metrics: { likes: 45, reposts: 1, replies: 3, quotes: 0, bookmarks: 4, views: 2310 },
    texts: ['I would pay for refill pods that fit the small jar.'],
  },
  {
    ...{ platform: 'youtube', id: 'aB3dE5fG7hI', authorHandle: '@slowdrip', publishedAt: at('11-10') },
    url: 'https://www.youtube.com/watch?v=aB3dE5fG7hI',
    metrics: { views: 8450, likes: 310, comments: 1 },
    texts: ['The decaf blend tastes better than most regular coffee I had this year.'],
  },
  {
    ...{ platform: 'instagram', id: '17990000000000042', authorHandle: 'cafe_lu', publishedAt: at('11-19') },
    url: 'https://www.instagram.com/p/CxYz_12-ab/',
    metrics: { likes: 73, comments: 6 },
    texts: ['Refill pods please, the jar is empty every Monday.'],
  },
]

/** A small invented workspace: five trends and a post of four platforms. */
export const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex(posts, []), trends, window, names: [], companies: [] },
  handles: new Set(posts.flatMap(({ authorHandle = '' }) => authorHandle.replace('@', ''))),
})
