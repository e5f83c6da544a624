import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import type { Intent } from '../../src/model/index.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, window } from './sample-posts.ts'

const post = (
  id: string,
  authorHandle: string,
  words: string,
  intents: readonly Intent[],
  rest: Partial<StoredPost> = {},
): StoredPost => ({
  ...{ platform: 'reddit', id, authorHandle, voice: 'customer', texts: [words], intents: () => intents },
  ...{ url: `https://www.reddit.com/r/hydro/comments/${id.slice(3)}/`, metrics: { score: 12, comments: 4 } },
  publishedAt: '2026-11-12T10:00:00.000Z',
  ...rest,
})
const onX = (id: string, handle: string, words: string, intents: readonly Intent[]): StoredPost =>
  post(id, handle, words, intents, {
    ...{ platform: 'x', url: `https://x.com/${handle}/status/${id}`, metrics: { likes: 20 } },
  })
const HUM = '1850000000000000021'
const stored = [
  post('t3_ferry1', 'pier_paula', 'Three weeks for one box by ferry', ['problem']),
  post('t3_drone1', 'dora_drum', 'My Pro 2 drones on and on', ['problem']),
  onX(HUM, 'hum_hugo', 'Even the cat left the room, thanks to that hum.', ['problem']),
  post('t3_alone1', 'moss_mia', 'Nobody asked for a purple cable', []),
]
const trend = (
  letter: string,
  topic: string,
  [mentions, uniqueAuthors]: readonly [number, number],
  status: StoredTrend['status'],
  rest: Partial<StoredTrend>,
): StoredTrend => ({
  ...{ id: `t_${letter.repeat(16)}`, topic, mentions, independentMentions: mentions, uniqueAuthors },
  ...{ score: 40 + mentions, engagement: 90, platforms: ['reddit', 'x'], status },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  ...rest,
})
const shares = (counts: Partial<Record<Intent, number>>): StoredTrend['intents'] =>
  Object.entries(counts).map(([intent, posts]) => ({
    ...{ intent: intent as Intent, posts, authors: posts, share: 0.4, lower: 0.2, upper: 0.6 },
  }))
const trends: readonly StoredTrend[] = [
  trend('a', 'Pro 2 humming', [32, 27], 'rising', {
    ...{ postIds: [HUM, 't3_drone1'], intents: shares({ problem: 24, praise: 6, wish: 2, question: 8 }) },
    byPlatform: [
      { platform: 'reddit', mentions: 14, uniqueAuthors: 12 },
      { platform: 'x', mentions: 18, uniqueAuthors: 16 },
    ],
  }),
  trend('b', 'delivery by ferry', [17, 17], 'rising', {
    ...{ postIds: ['t3_ferry1'], intents: shares({ problem: 9 }) },
    byPlatform: [
      { platform: 'reddit', mentions: 10, uniqueAuthors: 10 },
      { platform: 'x', mentions: 7, uniqueAuthors: 7 },
    ],
  }),
  trend('c', 'harvest raffle', [3, 3], 'fading', { postIds: [], platforms: ['x'] }),
  trend('d', 'plug meter', [5, 5], 'steady', {}),
]
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex(stored, []), trends, window, names: [] },
  companies: companies.map((each) => ({ ...each, isOwn: each.name === 'Fernlight' })),
  handles: new Set(stored.flatMap(({ authorHandle }) => authorHandle ?? [])),
})

holds('a post beside the name of a trend is evidence of it only where it is one of its posts', {
  verified: [
    '“Pro 2 humming” is rising (t3_drone1).',
    `“Pro 2 humming” has 32 mentions, one of them by hum_hugo (${HUM}).`,
    `Among the 32 posts in “Pro 2 humming” is one by hum_hugo (${HUM}).`,
    `- **Pro 2 humming** — rising, 32 mentions ([source](https://x.com/hum_hugo/status/${HUM}))`,
    '**Pro 2 humming** is rising, with 32 mentions. Source: https://redd.it/drone1',
    '“Pro 2 humming” is rising [1].\n\n[1]: https://redd.it/drone1',
    `„Pro 2 humming“ hat 32 Erwähnungen, darunter eine von hum_hugo (${HUM}).`,
    // What a post says may have the name of a trend in it.
    'One wrote “Three weeks for one box by ferry” (t3_ferry1).',
  ],
  unchecked: [
    '“delivery by ferry” is rising (t3_drone1).',
    '“delivery by ferry” is rising (t3_alone1).',
    '“plug meter” is steady (t3_alone1).',
    `- **delivery by ferry** — rising, 17 mentions ([source](https://x.com/hum_hugo/status/${HUM}))`,
    '**delivery by ferry** is rising, with 17 mentions. Source: https://redd.it/drone1',
    '“delivery by ferry” is rising [1].\n\nIt is so.\n\n[1]: https://redd.it/drone1\n\n“delivery by ferry” is rising [1].',
    '| Topic | Mentions | Example |\n|---|---|---|\n| delivery by ferry | 17 mentions | “My Pro 2 drones on and on” (t3_drone1) |',
    'In the 17 mentions of “delivery by ferry” we read: “My Pro 2 drones on and on” (t3_drone1).',
    'Unlike “delivery by ferry”, which is rising, this post has a score of 12 (t3_drone1).',
    'The 27 authors of “Pro 2 humming” include pier_paula (t3_ferry1).',
    '“Pro 2 humming” has 32 mentions from 27 authors, with pier_paula (t3_ferry1) as one of them.',
    `Among the 17 posts in “delivery by ferry” is one by hum_hugo (${HUM}).`,
    '“delivery by ferry” has 17 mentions. One of them is by dora_drum on Reddit (t3_drone1).',
    '“plug meter” has 5 mentions, one of them by moss_mia (t3_alone1).',
  ],
  contradicted: [
    `“delivery by ferry” has 17 mentions, one of them by hum_hugo (${HUM}).`,
    '“harvest raffle” is fading, with posts such as “My Pro 2 drones on and on” (t3_drone1).',
    `„delivery by ferry“ hat 17 Erwähnungen, darunter eine von hum_hugo (${HUM}).`,
    '„delivery by ferry“ hat 17 Erwähnungen, zum Beispiel „My Pro 2 drones on and on“ (t3_drone1).',
    `«delivery by ferry» tiene 17 menciones, una de ellas de hum_hugo (${HUM}).`,
    `« delivery by ferry » compte 17 mentions, dont une de hum_hugo (${HUM}).`,
    `«delivery by ferry» tem 17 menções, uma delas de hum_hugo (${HUM}).`,
    `「delivery by ferry」の言及は17件で、その一つは hum_hugo の投稿です(${HUM})。`,
    `“delivery by ferry”有17次提及,其中一条来自 hum_hugo(${HUM})。`,
    `"delivery by ferry"는 17회 언급되었으며 그중 하나는 hum_hugo의 글입니다(${HUM}).`,
    `"delivery by ferry" له 17 إشارة، منها واحدة من hum_hugo (${HUM}).`,
    `"delivery by ferry" มีการกล่าวถึง 17 ครั้ง หนึ่งในนั้นโดย hum_hugo (${HUM})`,
  ],
})

holds('an example of posts on a platform, or with an intent, is one of those', {
  verified: [
    '“Pro 2 humming” has 14 posts on Reddit, for example “My Pro 2 drones on and on” (t3_drone1).',
    'Of the 32 posts in “Pro 2 humming”, 24 report a problem, among them one by dora_drum (t3_drone1).',
    `„Pro 2 humming“ hat 18 Beiträge auf X, zum Beispiel „Even the cat left the room“ (${HUM}).`,
  ],
  contradicted: [
    'Six posts in “Pro 2 humming” contain praise, for example “My Pro 2 drones on and on” (t3_drone1).',
    `“Pro 2 humming” has 14 posts on Reddit, for example “Even the cat left the room” (${HUM})`,
    `“Pro 2 humming” has 14 posts on Reddit, among them one by hum_hugo (${HUM}).`,
    `“Pro 2 humming” has 14 posts on Reddit, including this one: ${HUM}.`,
    `Two posts in “Pro 2 humming” express a wish, one of them by hum_hugo (${HUM}).`,
    `Two posts in “Pro 2 humming” express a wish, one of them by hum_hugo on X (${HUM}).`,
    '“Pro 2 humming” has 8 questions, for example “My Pro 2 drones on and on” (t3_drone1).',
    `In „Pro 2 humming“ äußern 2 Beiträge einen Wunsch, zum Beispiel „Even the cat left the room“ (${HUM}).`,
    `«Pro 2 humming» tiene 14 publicaciones en Reddit, por ejemplo «Even the cat left the room» (${HUM}).`,
    `«Pro 2 humming» tem 14 publicações no Reddit, por exemplo «Even the cat left the room» (${HUM}).`,
    `« Pro 2 humming » compte 14 publications sur Reddit, par exemple « Even the cat left the room » (${HUM}).`,
  ],
  unchecked: [
    `「Pro 2 humming」はRedditに14件あり、例えば「Even the cat left the room」です(${HUM})。`,
    `“Pro 2 humming”在Reddit上有14条,例如“Even the cat left the room”(${HUM})。`,
    // Another post of its author may be one.
    `Two of the 27 authors of “Pro 2 humming” express a wish, such as hum_hugo (${HUM}).`,
  ],
})
