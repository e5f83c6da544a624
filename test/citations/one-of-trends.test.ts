import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const trend = (
  letter: string,
  topic: string,
  [mentions, uniqueAuthors]: readonly [number, number],
  status: StoredTrend['status'],
): StoredTrend => ({
  ...{ id: `t_${letter.repeat(16)}`, topic, mentions, independentMentions: mentions, uniqueAuthors },
  ...{ score: 40 + mentions, engagement: 90, platforms: ['reddit'], status, postIds: [] },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
})
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex([], []), window, names: [], companies: [], handles: new Set<string>() },
  trends: [
    trend('a', 'Pro 2 humming', [32, 27], 'rising'),
    trend('b', 'delivery by ferry', [17, 17], 'rising'),
    trend('c', 'harvest raffle', [3, 3], 'fading'),
    trend('d', 'spring raffle', [3, 3], 'fading'),
  ],
})
const TWO = '“Pro 2 humming” and “delivery by ferry” are rising.'

holds('what may be said of either of two trends is so of one of them as a whole', {
  verified: [
    `${TWO} It has 32 mentions by 27 authors.`,
    `${TWO} The topic has 17 mentions by 17 authors.`,
    '„Pro 2 humming“ steigt und „harvest raffle“ lässt nach. Das Thema hat 3 Erwähnungen und 3 Autoren.',
    '“harvest raffle” and “spring raffle” are fading. They have 3 mentions.',
    `${TWO} They have 32 and 17 mentions.`,
    '“Pro 2 humming” is rising. It has 32 mentions by 27 authors.',
  ],
  unchecked: [
    `${TWO} The topic has 32 mentions by 17 authors.`,
    `${TWO} It has 32 mentions by 17 authors.`,
    `Both “Pro 2 humming” and “delivery by ferry” are rising. They have 32 mentions.`,
    '“Pro 2 humming” is rising and “harvest raffle” is fading. The topic has 32 mentions and 3 authors.',
    '„Pro 2 humming“ steigt und „harvest raffle“ lässt nach. Das Thema hat 32 Erwähnungen und 3 Autoren.',
    '«Pro 2 humming» está en aumento y «harvest raffle» en descenso. El tema tiene 32 menciones y 3 autores.',
    '« Pro 2 humming » est en hausse et « harvest raffle » en baisse. Le sujet compte 32 mentions et 3 auteurs.',
    '«Pro 2 humming» está em alta e «harvest raffle» em queda. O tema tem 32 menções e 3 autores.',
    // An id of another trend than the one that is spoken of.
    '# harvest raffle\n\nIt has 32 mentions (t_aaaaaaaaaaaaaaaa).',
    '“harvest raffle” is fading. The topic has 32 mentions and is rising (t_aaaaaaaaaaaaaaaa).',
  ],
  contradicted: [`${TWO} It has 33 mentions.`, `${TWO} They have 17 and 32 mentions.`],
})
