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
const SUNBAR = '103312956391967_977452589864189'
const x = (id: string, authorHandle: string, rest: Pick<StoredPost, 'voice' | 'texts'>): StoredPost => ({
  ...{ platform: 'x', id, url: `https://x.com/${authorHandle}/status/${id}`, authorHandle },
  ...{ publishedAt: '2026-11-12T12:00:00.000Z', metrics: { likes: 51 }, ...rest },
})
const posts: readonly StoredPost[] = [
  reddit('price1', 'ruth_roots', '2026-11-12', 184, 'Never seen it under 120, is it being replaced?'),
  reddit('timer1', 'pothos_pat', '2026-11-12', 34, 'The Fernlight timer forgot my morning again'),
  reddit('whine1', 'lena_leaf', '2026-11-05', 42, 'Both of mine whine when dimmed'),
  {
    ...reddit('clip1', 'vera_vine', '2026-11-12', 99, 'Mine came without the clip'),
    metrics: { score: 99, comments: 1 },
  },
  x(ON_X, 'phil_photon', { voice: 'customer', texts: ['Glued the clip to the board now'] }),
  x(OWN, 'fernlight_help', { voice: 'company', texts: ['Which plant is giving you trouble?'] }),
  {
    ...{
      platform: 'facebook',
      id: SUNBAR,
      url: `https://www.facebook.com/${SUNBAR}`,
      authorHandle: 'Sunbar',
    },
    ...{ voice: 'competitor', publishedAt: '2026-11-12T12:00:00.000Z', metrics: { reactions: 16 } },
    texts: ['Now in green, too'],
  },
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
    'The post t3_clip1 got 99 points and one comment.',
    'The post t3_clip1 got 99 points but only one comment.',
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
  contradicted: [
    't3_price1 and t3_whine1 have 42 and 184 points.',
    'The post t3_price1 got 184 points and one comment.',
  ],
})

const PAT = '(t3_timer1, t3_whine1)'
const RUTH = '(t3_price1, t3_whine1)'
const PHIL = `(t3_price1, ${ON_X})`

holds('what is told of each of several authors has to be so of theirs', {
  verified: [
    `u/ruth_roots got 184 points and u/lena_leaf 42 points ${RUTH}.`,
    `u/lena_leaf got 42 points and u/ruth_roots 184 points ${RUTH}.`,
    `u/ruth_roots’s post has 184 points, that of u/lena_leaf 42 points ${RUTH}.`,
    `u/ruth_roots (184 points) and u/lena_leaf (42 points) wrote on Reddit ${RUTH}.`,
    `u/ruth_roots wrote on 12 November, u/lena_leaf on 5 November ${RUTH}.`,
    `On 12 November u/ruth_roots wrote, and on 5 November u/lena_leaf ${RUTH}.`,
    `u/ruth_roots wrote on Reddit, @phil_photon on X ${PHIL}.`,
    `u/ruth_roots schrieb auf Reddit, @phil_photon auf X ${PHIL}.`,
    `u/ruth_roots escribió en Reddit, @phil_photon en X ${PHIL}.`,
    `u/ruth_roots wrote “Never seen it under 120”, u/lena_leaf “Both of mine whine” ${RUTH}.`,
    `“Never seen it under 120” has 184 points and “Both of mine whine when dimmed” has 42 points ${RUTH}.`,
    `u/pothos_pat and u/ruth_roots wrote on 12 November, u/lena_leaf on 5 November (t3_timer1, t3_price1, t3_whine1).`,
  ],
  contradicted: [
    `u/ruth_roots got 42 points and u/lena_leaf 184 points ${RUTH}.`,
    `u/ruth_roots’s post has 42 points, that of u/lena_leaf 184 points ${RUTH}.`,
    `u/ruth_roots (42 points) and u/lena_leaf (184 points) wrote on Reddit ${RUTH}.`,
    `u/ruth_roots wrote on 5 November, u/lena_leaf on 12 November ${RUTH}.`,
    `On 5 November u/ruth_roots wrote, and on 12 November u/lena_leaf ${RUTH}.`,
    `u/ruth_roots wrote on X, @phil_photon on Reddit ${PHIL}.`,
    `u/ruth_roots schrieb auf X, @phil_photon auf Reddit ${PHIL}.`,
    `u/ruth_roots escribió en X, @phil_photon en Reddit ${PHIL}.`,
    `A mensagem de u/ruth_roots é do X, a de @phil_photon é do Reddit ${PHIL}.`,
    `u/ruth_roots a écrit sur X, @phil_photon sur Reddit ${PHIL}.`,
    `u/ruth_rootsはXで、@phil_photonはRedditで書きました ${PHIL}。`,
    `u/ruth_roots在X上、@phil_photon在Reddit上写道 ${PHIL}。`,
    `u/ruth_roots wrote “Both of mine whine”, u/lena_leaf “Never seen it under 120” ${RUTH}.`,
    `“Never seen it under 120” has 42 points and “Both of mine whine when dimmed” has 184 points ${RUTH}.`,
    `u/pothos_pat wrote “Both of mine whine when dimmed”, u/lena_leaf “The Fernlight timer forgot” ${PAT}.`,
  ],
  unchecked: [
    `u/lena_leaf, unlike u/ruth_roots with 184 points, got 42 points ${RUTH}.`,
    `u/ruth_roots, unlike u/lena_leaf with 42 points, got 184 points ${RUTH}.`,
  ],
})

const holdsOfOwn = sentencesAgainst({
  ...against,
  companies: companies.map((each) => ({ ...each, isOwn: each.name === 'Fernlight' })),
})

holdsOfOwn('what is told of each of several companies has to be so of theirs', {
  verified: [
    `Fernlight wrote on X with 51 likes, Sunbar on Facebook with 16 reactions (${OWN}, ${SUNBAR}).`,
    `Sunbar’s post got 16 reactions, Fernlight’s got 51 likes (${OWN}, ${SUNBAR}).`,
  ],
  contradicted: [
    `Fernlight wrote on Facebook, Sunbar wrote on X (${OWN}, ${SUNBAR}).`,
    `Fernlight wrote “Now in green, too”, Sunbar wrote “Which plant is giving you trouble?” (${OWN}, ${SUNBAR}).`,
    `Fernlight schrieb: „Now in green, too“, und Sunbar: „Which plant is giving you trouble?“ (${OWN}, ${SUNBAR}).`,
  ],
  // X counts no reactions.
  unchecked: [`Fernlight’s post got 16 reactions, Sunbar’s got 51 likes (${OWN}, ${SUNBAR}).`],
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

holds('what two posts are said to say stands in each', {
  verified: [
    't3_price1 says “Never seen it under 120” and t3_whine1 “Both of mine whine when dimmed”.',
    '“Never seen it under 120” (t3_price1, t3_whine1).',
    't3_price1 and t3_whine1 say “Never seen it under 120” and “Both of mine whine when dimmed”.',
  ],
  unchecked: [
    't3_price1 and t3_whine1 say “Never seen it under 120”.',
    't3_price1 und t3_whine1 enthalten „Never seen it under 120“.',
    't3_price1 y t3_whine1 dicen «Never seen it under 120».',
    't3_price1 et t3_whine1 contiennent « Never seen it under 120 ».',
    't3_price1 e t3_whine1 dizem “Never seen it under 120”.',
    't3_price1とt3_whine1には「Never seen it under 120」とある。',
  ],
})

holds('what two posts are likened in is so of each', {
  verified: [
    't3_timer1, comme t3_price1, vient de Reddit.',
    't3_timer1, wie t3_price1, hat 2 Kommentare.',
    't3_timer1, como t3_price1, es de Reddit.',
  ],
  unchecked: [
    't3_timer1, comme t3_price1, est signé ruth_roots.',
    't3_timer1, wie auch t3_price1, stammt von ruth_roots.',
    't3_timer1, como t3_price1, es de ruth_roots.',
    't3_timer1, as t3_price1, is by ruth_roots.',
    't3_timer1, with t3_price1, is by ruth_roots.',
    't3_timer1, comme t3_price1, a 184 points.',
    't3_timer1、t3_price1と同様にruth_rootsの投稿です。',
    't3_timer1، مثل t3_price1، من ruth_roots.',
  ],
})

holds('"both" of two posts is borne out where each has it', {
  verified: [
    'Both posts were published on Reddit (t3_price1, t3_timer1).',
    'Both posts (t3_price1, t3_timer1) are from 12 November.',
    'Beide Beiträge (t3_price1, t3_timer1) stammen von Reddit.',
    'Ambas publicaciones (t3_price1, t3_timer1) son de Reddit.',
    'Les deux messages (t3_price1, t3_timer1) viennent de Reddit.',
  ],
  unchecked: [
    `Both posts (t3_price1, ${ON_X}) are from Reddit.`,
    'Both posts (t3_price1, t3_whine1) are from 12 November.',
    'All posts are on Reddit (t3_price1, t3_timer1).',
    'Both posts (t3_price1, t3_timer1) are angry.',
  ],
})
