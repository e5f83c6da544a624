import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const trend: StoredTrend = {
  ...{ id: 't_0123456789abcdef', topic: 'stiff hinge', status: 'new', score: 61.9, mentions: 29 },
  ...{ uniqueAuthors: 26, independentMentions: 29, engagement: 90, platforms: ['reddit', 'x'] },
  ...{ firstSeenAt: '2026-11-03T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  byPlatform: [
    { platform: 'reddit', mentions: 22, uniqueAuthors: 21 },
    { platform: 'x', mentions: 7, uniqueAuthors: 5 },
  ],
}
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex([], []), trends: [trend], window, names: [], companies: [] },
  handles: new Set(),
})

holds('a number behind a phrase that only says where counts what is there', {
  verified: [
    'Among Reddit users, “stiff hinge” has 21 authors.',
    'Chez les utilisateurs de Reddit, « stiff hinge » compte 21 auteurs.',
    'Entre los usuarios de Reddit, «stiff hinge» tiene 21 autores.',
    '“Stiff hinge”, on Reddit and X, has 26 authors.',
    'Redditのユーザーの間では、「stiff hinge」の投稿者は21人です。',
    '在Reddit用户中，“stiff hinge”有21位作者。',
    '“Stiff hinge” is on Reddit and X, with 26 authors.',
  ],
  unchecked: [
    'Among Reddit users, “stiff hinge” has 26 authors.',
    'Redditors: “stiff hinge” has 26 authors.',
    '“Stiff hinge” has, among Reddit users, 26 authors.',
    'Chez les utilisateurs de Reddit, « stiff hinge » compte 26 auteurs.',
    'Entre los usuarios de Reddit, «stiff hinge» tiene 26 autores.',
    'Entre os usuários do Reddit, “stiff hinge” tem 26 autores.',
    'Redditのユーザーの間では、「stiff hinge」の投稿者は26人です。',
    '在Reddit用户中，“stiff hinge”有26位作者。',
  ],
  contradicted: ['Chez les utilisateurs de Reddit, « stiff hinge » compte 24 auteurs.'],
})
