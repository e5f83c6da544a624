import { type CheckedText, checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { Window } from '../../src/citations/resolve/window.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'

/** Thirty days up to 21 November 2026. */
export const window: Window = {
  sinceMs: Date.UTC(2026, 9, 22, 12),
  untilMs: Date.UTC(2026, 10, 21, 12),
}

/** What one invented workspace has stored: a post a platform and language, and one before the window. */
export const posts: readonly StoredPost[] = [
  {
    platform: 'reddit',
    id: 't3_abc12',
    url: 'https://www.reddit.com/r/hydro/comments/abc12/my_lamp_flickers/',
    authorHandle: 'mossfan',
    publishedAt: '2026-11-12T10:00:00.000Z',
    metrics: { score: 1204, upvoteRatio: 0.97, comments: 34, crossposts: 0 },
    texts: [
      'My lamp flickers all night\n\nI bought the Fernlight in May and it buzzes a lot. Support never answered, so I don’t trust them.',
    ],
  },
  {
    platform: 'reddit',
    id: 't1_def34',
    url: 'https://www.reddit.com/r/hydro/comments/abc12/my_lamp_flickers/def34/',
    authorHandle: 'leafy',
    publishedAt: '2026-11-13T08:00:00.000Z',
    metrics: { score: null },
    texts: [
      'Same here, mine died after 3 weeks - not worth the 49 EUR. Their site still says "in stock" while support says “sold out” to me.',
    ],
  },
  {
    platform: 'x',
    id: '1850000000000000001',
    url: 'https://x.com/lena_grows/status/1850000000000000001',
    authorHandle: 'lena_grows',
    publishedAt: '2026-11-13T10:00:00.000Z',
    metrics: { likes: 12, reposts: 3, replies: 5, quotes: 1, bookmarks: 2, views: 1893 },
    texts: ['Die Lampe ist viel zu hell für mein Zimmer. Die App stürzt ständig ab!'],
  },
  {
    platform: 'facebook',
    id: '10001234_20005678',
    url: 'https://www.facebook.com/10001234/posts/20005678',
    authorHandle: 'sunbarlights',
    publishedAt: '2026-11-05T10:00:00.000Z',
    metrics: { reactions: 250, comments: 41, shares: 8 },
    texts: ['La lámpara se calienta demasiado y el envío tardó tres semanas. ¿Alguien más?'],
  },
  {
    platform: 'youtube',
    id: 'dQw4w9WgXcQ',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    authorHandle: '@plantlab',
    publishedAt: '2026-11-01T10:00:00.000Z',
    metrics: { views: 12_345, likes: null, comments: 67 },
    texts: ['植物ライトを三ヶ月使ってみた\n\n光が強すぎて葉が焼けました。タイマーは便利です。'],
  },
  {
    platform: 'instagram',
    id: '17900000000000001',
    url: 'https://www.instagram.com/p/CxYz_12-ab/',
    publishedAt: '2026-11-02T10:00:00.000Z',
    metrics: { likes: 89, comments: 4 },
    texts: ['المصباح ساخن جدا بعد ساعة واحدة فقط، ولا أنصح به لأحد.'],
  },
  {
    platform: 'reddit',
    id: 't3_neg07',
    url: 'https://www.reddit.com/r/hydro/comments/neg07/buzzing_is_a_feature/',
    authorHandle: 'leggy_larry',
    publishedAt: '2026-11-14T09:00:00.000Z',
    metrics: { score: -7, upvoteRatio: 0.21, comments: 1, crossposts: 0 },
    texts: ['Buzzing is a feature and all of you only whine about it.'],
  },
  {
    platform: 'reddit',
    id: 't3_old99',
    url: 'https://www.reddit.com/r/hydro/comments/old99/spring/',
    publishedAt: '2026-05-02T10:00:00.000Z',
    metrics: { score: 5, comments: 2 },
    texts: ['The spring sale was great.'],
  },
]

export const trends: readonly StoredTrend[] = [
  {
    id: 't_0123456789abcdef',
    previousIds: ['t_00000000000000aa'],
    postIds: ['t3_abc12'],
    topic: 'lamp flicker',
    mentions: 23,
    uniqueAuthors: 17,
    score: 72.4,
    engagement: 1310,
    platforms: ['reddit', 'x', 'youtube'],
    independentMentions: 21,
    status: 'new',
    firstSeenAt: '2026-10-30T10:00:00.000Z',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
  },
  {
    id: 't_fedcba9876543210',
    topic: 'App stürzt ab',
    mentions: 9,
    uniqueAuthors: 8,
    score: 40,
    engagement: 77,
    platforms: ['x'],
    independentMentions: 9,
    status: 'fading',
    firstSeenAt: '2026-10-10T10:00:00.000Z',
    lastSeenAt: '2026-11-13T10:00:00.000Z',
  },
  {
    id: 't_00112233445566aa',
    topic: '葉が焼ける',
    mentions: 6,
    uniqueAuthors: 5,
    score: 31.5,
    engagement: 12,
    platforms: ['youtube', 'instagram'],
    independentMentions: 6,
    status: 'steady',
    firstSeenAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: '2026-11-19T10:00:00.000Z',
  },
]

export const postIndex = new PostIndex(posts, ['https://fernlight.example', 'https://sunbar.example'])

export function check(text: string, maxClaims = 150, against = postIndex): CheckedText {
  const parsed = parseText(text, handles)
  const names = ['Fernlight Pro 2', 'grow light']
  return checkText(parsed, { postIndex: against, trends, window, names, companies, handles }, maxClaims)
}

/** Authors, as words of a text may name them. */
export const handles = new Set(['mossfan', 'leafy', 'lena_grows'])

export const companies = [
  { name: 'Fernlight', names: ['Fernlight', 'Fernlight Pro 2'] },
  { name: 'Sunbar', names: ['Sunbar'] },
]

const CITED: ReadonlySet<string> = new Set(['post', 'url', 'quote', 'metric', 'date', 'trend_figure'])

/** Kind and verdict of each claim but those of attributes, in their order. */
export function verdictsOf({ claims }: Pick<CheckedText, 'claims'>): string {
  return claims
    .filter(({ kind }) => CITED.has(kind))
    .map(({ kind, verdict }) => `${kind} ${verdict}`)
    .join(', ')
}
