import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import { companies, handles, window } from './sample-posts.ts'

const post = (id: string, metrics: StoredPost['metrics'], text: string): StoredPost => ({
  ...{ platform: 'reddit', id, authorHandle: 'mossfan', publishedAt: '2026-11-12T10:00:00.000Z', metrics },
  url: `https://www.reddit.com/r/bikes/comments/${id.slice(3)}/brakes/`,
  texts: [text],
})
const posts: readonly StoredPost[] = [
  post(
    't3_brake',
    { score: 312, comments: 41 },
    'Why do my brakes squeal? I bought the Fernlight rack in May.',
  ),
  post('t1_reply', { score: 7 }, 'Clean the rims with alcohol.'),
  {
    ...{ platform: 'instagram', id: '17900000000000009', url: 'https://www.instagram.com/p/Abc_9/' },
    ...{
      publishedAt: '2026-11-10T10:00:00.000Z',
      metrics: { likes: 934, comments: 3 },
      texts: ['Two wheels'],
    },
  },
]
const days = { firstSeenAt: '2026-10-30T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' } as const
const common = { score: 50, engagement: 12, independentMentions: 9, uniqueAuthors: 9, ...days } as const
const trends: readonly StoredTrend[] = [
  {
    ...{ ...common, id: 't_0123456789abcdef', topic: 'squealing brakes', mentions: 30, status: 'rising' },
    platforms: ['reddit', 'youtube'],
    byPlatform: [
      { platform: 'reddit', mentions: 29 },
      { platform: 'youtube', mentions: 1 },
    ],
    intents: [
      { intent: 'problem', posts: 22, authors: 9, share: 0.7, lower: 0.6, upper: 0.8 },
      { intent: 'question', posts: 5, authors: 5, share: 0.2, lower: 0.1, upper: 0.3 },
    ],
  },
  {
    ...{ ...common, id: 't_fedcba9876543210', topic: 'rear light', mentions: 10, status: 'fading' },
    score: 8.6,
    ...{ platforms: ['reddit'], byPlatform: [{ platform: 'reddit', mentions: 10 }], intents: [] },
  },
]
const against = { postIndex: new PostIndex(posts, []), trends, window, names: [], companies, handles }

function verdictOf(text: string): string {
  return checkText(parseText(text), against, 150)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')
}

const QUESTION = 'Why do my brakes squeal?'
const sentences: Readonly<Record<string, readonly string[]>> = {
  verified: [
    // What is quoted is a question.
    `mossfan asks: “${QUESTION}” (t3_brake).`,
    `mossfan wonders “${QUESTION}” (t3_brake).`,
    `mossfan fragt: „${QUESTION}“ (t3_brake).`,
    `mossfan pregunta: «${QUESTION}» (t3_brake).`,
    `mossfan demande : « ${QUESTION} » (t3_brake).`,
    `mossfanさんは「${QUESTION}」と尋ねています(t3_brake)。`,
    // By what people do.
    'It was upvoted 312 times (t3_brake).',
    '934 people liked the post (17900000000000009).',
    'Nine hundred thirty-four people liked it (17900000000000009).',
    'Der Beitrag wurde 312-mal hochgewählt (t3_brake).',
    'La publication a été aimée par 934 personnes (17900000000000009).',
    '934人がいいねしました(17900000000000009)。',
    'The post has hundreds of upvotes (t3_brake).',
    // By what most of its posts want.
    'The problem “squealing brakes” has 30 mentions.',
    'The complaint about squealing brakes has 30 mentions.',
    'Das Problem „squealing brakes“ hat 30 Erwähnungen.',
    'El problema «squealing brakes» tiene 30 menciones.',
    'Le problème « squealing brakes » compte 30 mentions.',
    '問題「squealing brakes」には30件の言及があります。',
    '“Squealing brakes” has three times as many mentions as “rear light”.',
    '„Squealing brakes“ hat dreimal so viele Erwähnungen wie „rear light“.',
    '“Squealing brakes” has more than twice as many mentions as “rear light”.',
    '“Squealing brakes” has over two times as many mentions as “rear light”.',
    '“Squealing brakes” is rising with 29 posts on Reddit.',
    '„Squealing brakes“ taucht auf Reddit, YouTube auf.',
    '„Squealing brakes“ kam erstmals am 30. Oktober 2026 auf.',
    'Über „squealing brakes“ wird auf Reddit gesprochen.',
    'Der Status von „rear light“ ist abklingend.',
    'Cerca del 73 % de las publicaciones de «squealing brakes» describen un problema.',
    'Alrededor del 73 % de las publicaciones de «squealing brakes» describen un problema.',
    '“Squealing brakes” has the status “rising”.',
    '„Rear light“ hat den Status „abklingend“.',
    '«Rear light» tiene el estado «en descenso».',
    '« Rear light » a le statut « en baisse ».',
    '「rear light」の状態は「減少」。',
    // No day of May or June.
    'The score of “squealing brakes” is 50.',
    'The score of “rear light” is 8.6.',
    'Han llegado 41 comentarios a t3_brake.',
    '41 commentaires sont arrivés sous t3_brake.',
    '41 Kommentare sind unter t3_brake eingegangen.',
    '「squealing brakes」は「rear light」よりも多く語られています。',
    'Debajo de t3_brake hay 41 comentarios.',
    'mossfan replied “Clean the rims with alcohol.” (t1_reply).',
    'mossfanさんは「Clean the rims with alcohol.」と返信しました(t1_reply)。',
    'This quote, “I bought the Fernlight rack” (t3_brake), is about Fernlight.',
  ],
  contradicted: [
    '“Squealing brakes” has the status “fading”.',
    '„Squealing brakes“ hat den Status „abklingend“.',
    '«Squealing brakes» tiene el estado «en descenso».',
    '« Squealing brakes » a le statut « en baisse ».',
    '「squealing brakes」の状態は「減少」。',
    // The words of a post, beside a status or not.
    '“Squealing brakes” has the status rising, and mossfan says “fading fast” (t3_brake).',
    'Der Status von „squealing brakes“ ist abklingend.',
    'Le sujet « squealing brakes » est en stagnation.',
    '«Squealing brakes» está por debajo de «rear light».',
    'It was upvoted 184 times (t3_brake).',
    'It was liked by 2,000 people (17900000000000009).',
    'Der Beitrag wurde 900-mal hochgewählt (t3_brake).',
    '2.000 personas dieron me gusta (17900000000000009).',
    '15人がいいねしました(17900000000000009)。',
    'It got thousands of upvotes (t1_reply).',
    'Der Beitrag hat Tausende Upvotes (t1_reply).',
    '“Rear light” has twice as many mentions as “squealing brakes”.',
    '„Rear light“ hat doppelt so viele Erwähnungen wie „squealing brakes“.',
    '«Rear light» tiene el doble de menciones que «squealing brakes».',
    '« Rear light » a deux fois plus de mentions que « squealing brakes ».',
    'mossfan replied “Why do my brakes squeal?” (t3_brake).',
    'mossfan antwortete „Why do my brakes squeal?“ (t3_brake).',
    'mossfanさんは「Why do my brakes squeal?」と返信しました(t3_brake)。',
  ],
  unchecked: [
    'mossfan asks: “I bought the Fernlight rack in May.” (t3_brake).',
    'Squealing brakes has doubled and has more mentions than “rear light”.',
    'The question “squealing brakes” has 30 mentions.',
    'The problem “rear light” has 10 mentions.',
    '“Squealing brakes” rises on YouTube with 1 post.',
    'On YouTube, “squealing brakes” is rising with 1 post.',
    '„Squealing brakes“ steigt auf YouTube mit 1 Beitrag.',
    '“Squealing brakes” has 2.7 times as many mentions as “rear light”.',
    `This quote, “${QUESTION}” (t3_brake), is about Fernlight.`,
  ],
}

for (const [verdict, texts] of Object.entries(sentences)) {
  describe(`words that only stored data bears out are ${verdict}`, () => {
    for (const text of texts) test(text, () => assert.equal(verdictOf(text), verdict))
  })
}
