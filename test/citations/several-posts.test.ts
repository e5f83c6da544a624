import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, window } from './sample-posts.ts'

const reddit = (
  name: string,
  authorHandle: string,
  day: string,
  score: number,
  text: string,
): StoredPost => ({
  ...{ platform: 'reddit', id: `t3_${name}`, url: `https://www.reddit.com/r/hydro/comments/${name}/` },
  ...{
    authorHandle,
    voice: 'customer',
    publishedAt: `${day}T12:00:00.000Z`,
    metrics: { score, comments: 2 },
  },
  texts: [text],
})
const ON_X = '1850000000000000011'
const OWN = '1850000000000000012'
const x = (id: string, authorHandle: string, rest: Pick<StoredPost, 'voice' | 'texts'>): StoredPost => ({
  ...{ platform: 'x', id, url: `https://x.com/${authorHandle}/status/${id}`, authorHandle },
  ...{ publishedAt: '2026-11-12T12:00:00.000Z', metrics: { likes: 51 }, ...rest },
})
const posts: readonly StoredPost[] = [
  reddit('price1', 'ruth_roots', '2026-11-12', 184, 'Never seen it under 120, is it being replaced?'),
  reddit('timer1', 'pothos_pat', '2026-11-12', 34, 'The Fernlight timer forgot my morning again'),
  reddit('whine1', 'lena_leaf', '2026-11-05', 42, 'Both of mine whine when dimmed'),
  x(ON_X, 'phil_photon', { voice: 'customer', texts: ['Glued the clip to the board now'] }),
  x(OWN, 'fernlight_help', { voice: 'company', texts: ['Which plant is giving you trouble?'] }),
]
const against = {
  postIndex: new PostIndex(posts, []),
  ...{ trends: [], window, names: [], handles: new Set<string>() },
  companies: companies.map((each) => ({ ...each, isOwn: false })),
}
const holds = sentencesAgainst(against)

holds('what is said of several posts has to be so of each', {
  verified: [
    't3_price1 and t3_timer1 were published on Reddit.',
    't3_price1 and t3_timer1 are from 12 November.',
    `These posts are from Reddit and X (t3_price1, ${ON_X}).`,
    'The posts t3_price1 and t3_whine1 are by u/ruth_roots and u/lena_leaf.',
    'Posted on 12 November and 5 November (t3_price1, t3_whine1).',
    `u/ruth_roots wrote “Never seen it under 120” (t3_price1), and @phil_photon “Glued the clip to the board” (${ON_X}).`,
    't3_price1 and t3_whine1 have 184 and 42 points.',
    't3_price1 (184 points) and t3_whine1 (42 points) are from Reddit.',
    't3_price1 and t3_timer1 have 2 comments.',
    't3_timer1 mentions Fernlight.',
  ],
  unchecked: [
    `t3_price1 and ${ON_X} were published on Reddit.`,
    't3_price1 and t3_whine1 are from 12 November.',
    'The posts t3_price1 and t3_whine1 are by u/ruth_roots.',
    'u/ruth_roots wrote “Never seen it under 120” (t3_price1, t3_whine1).',
    't3_price1 and t3_whine1 have a score of 184.',
    't3_price1 and t3_timer1 mention Fernlight.',
    't3_price1, t3_timer1 and t3_whine1 have 184 and 42 points.',
  ],
  contradicted: ['t3_price1 and t3_whine1 have 42 and 184 points.'],
})

holds('two days are no span of days', {
  verified: [
    'u/lena_leaf posted between 3 and 9 November: “Both of mine whine when dimmed” (t3_whine1).',
    'u/lena_leaf schrieb zwischen dem 3. und 9. November: „Both of mine whine when dimmed“ (t3_whine1).',
    'u/lena_leaf escribió entre el 3 y el 9 de noviembre: “Both of mine whine when dimmed” (t3_whine1).',
  ],
  unchecked: ['u/lena_leaf posted on 3 and 9 November: “Both of mine whine when dimmed” (t3_whine1).'],
})

holds('what the company wrote is no customer’s', {
  verified: [
    'One customer writes “Both of mine whine when dimmed” (t3_whine1).',
    'The posts t3_price1 and t3_timer1 are by customers.',
    `@fernlight_help writes “Which plant is giving you trouble?” (${OWN}).`,
  ],
  unchecked: [
    `The posts t3_price1 and ${OWN} are by customers.`,
    `A customer writes “Which plant is giving you trouble?” (${OWN}).`,
    `Ein Kunde schreibt: „Which plant is giving you trouble?“ (${OWN}).`,
    `Un cliente escribe: “Which plant is giving you trouble?” (${OWN}).`,
    `お客様の声:「Which plant is giving you trouble?」(${OWN})`,
  ],
})
