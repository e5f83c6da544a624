import type { StoredTrend } from '../../src/citations/stored.ts'
import type { Platform } from '../../src/model/index.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, handles, postIndex, window } from './sample-posts.ts'

const of = (platform: Platform, mentions: number, uniqueAuthors: number) => ({
  ...{ platform, mentions, uniqueAuthors, isCollected: true },
})
const trend: StoredTrend = {
  ...{ id: 't_aaaaaaaaaaaaaaaa', topic: 'chain noise', status: 'rising', score: 41.5, engagement: 12 },
  ...{ mentions: 31, independentMentions: 29, uniqueAuthors: 26, postIds: [] },
  ...{ platforms: ['reddit', 'x'], byPlatform: [of('reddit', 19, 15), of('x', 12, 11)] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
}
const holds = sentencesAgainst({ postIndex, trends: [trend], window, names: [], companies, handles })

holds('authors told behind the posts of a platform are those of the platform', {
  verified: [
    'On Reddit “chain noise” has 19 posts, by 15 authors.',
    '“Chain noise” has 19 posts on Reddit, from 15 authors.',
    '“Chain noise” has 19 posts on Reddit (15 authors).',
    '„Chain noise“ hat auf Reddit 19 Beiträge, von 15 Autoren.',
    '“chain noise”在Reddit上有19条帖子，来自15位作者。',
    '「chain noise」はRedditで19件の投稿があり、投稿者は15人です。',
    '“chain noise”은 Reddit에서 게시물 19건, 작성자 15명입니다.',
    '“Chain noise” has 31 posts on Reddit and X, from 26 authors.',
  ],
  unchecked: [
    '“Chain noise” has 31 posts by 26 authors, 19 of them on Reddit.',
    'On Reddit “chain noise” has 19 posts, by 26 authors.',
    '“Chain noise” has 19 posts on Reddit (26 authors).',
    '„Chain noise“ hat auf Reddit 19 Beiträge, von 26 Autoren.',
    '“chain noise”在Reddit上有19条帖子，来自26位作者。',
    '「chain noise」はRedditで19件の投稿があり、投稿者は26人です。',
    '“chain noise”은 Reddit에서 게시물 19건, 작성자 26명입니다.',
  ],
})
