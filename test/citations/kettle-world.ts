import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const post = (id: string, authorHandle: string, voice: StoredPost['voice'], text: string): StoredPost => ({
  ...{ platform: 'x', id, authorHandle, voice, texts: [text], metrics: { likes: 9 } },
  ...{ url: `https://x.com/${authorHandle}/status/${id}`, publishedAt: '2026-11-14T10:00:00.000Z' },
})
/** The ids of its posts, by who wrote them. */
export const [OWN, RIVAL, BUYER, OTHER, ANYBODY] = [
  '1870000000000000001',
  '1870000000000000002',
  '1870000000000000003',
  '1870000000000000004',
  '1870000000000000005',
]
const posts: readonly StoredPost[] = [
  post(OWN, 'kettlery', 'company', 'The new lid ships from Monday on, thank you for waiting.'),
  post(RIVAL, 'boilworks', 'competitor', 'Our whistle is now half as loud.'),
  post(BUYER, 'tea_tilda', 'customer', 'The lid drips on my table every morning.'),
  post(OTHER, 'brew_boris', 'customer', 'Mine whistles in the wrong key.'),
  post(ANYBODY, 'cup_carla', 'unknown', 'Somebody please fix that whistle.'),
]
const trend = (
  digit: string,
  topic: string,
  [mentions, uniqueAuthors]: readonly [number, number],
  postIds: readonly string[],
): StoredTrend => ({
  ...{ id: `t_${digit.repeat(16)}`, topic, mentions, uniqueAuthors, postIds, status: 'rising', score: 20 },
  ...{ independentMentions: mentions, engagement: 90, platforms: ['x'] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
})
/** A small invented workspace: posts of two companies and of others, and two trends. */
export const check = sentencesAgainst({
  ...{ postIndex: new PostIndex(posts, []), window, names: [] },
  companies: [{ names: ['Kettlery'], isOwn: true }, { names: ['Boilworks'] }],
  trends: [
    trend('a', 'dripping lid', [31, 26], [BUYER]),
    trend('b', 'loud whistle', [18, 17], [OTHER, ANYBODY, RIVAL]),
  ],
  handles: new Set(['kettlery', 'boilworks', 'tea_tilda', 'brew_boris', 'cup_carla']),
})
