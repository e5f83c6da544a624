import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, handles, posts, trends as sampleTrends, window } from './sample-posts.ts'

const customer = (id: string, text: string, rest: Partial<StoredPost> = {}): StoredPost => ({
  platform: 'reddit',
  ...{ id, url: `https://www.reddit.com/r/hydro/comments/${id.slice(3)}/`, authorHandle: 'mossfan' },
  ...{ voice: 'customer', publishedAt: '2026-11-12T10:00:00.000Z', metrics: { score: 12, comments: 4 } },
  texts: [text],
  ...rest,
})
const OWN = '1850000000000000008'
const stored: readonly StoredPost[] = [
  ...posts.map((post): StoredPost => ({ ...post, voice: 'customer' })),
  customer('t3_ferry1', 'Delivery by ferry is slow. Three weeks for one box!'),
  customer('t3_dims01', 'Sunbar put dimming behind a subscription.\n\nI paid for the lamp, not for the app.'),
  customer('t3_hums01', 'Wrote to them. Fernlight says the humming is within specification. It is not.'),
  customer('t3_reply1', 'Then why does mine hum?', { contexts: ['Fernlight support says all of them hum'] }),
  customer('t3_asks01', 'Did Fernlight stop the weekly newsletter?'),
  {
    ...customer(OWN, 'A fix for the timer is on its way. Sunbar may keep its fees.'),
    ...{ platform: 'x', url: `https://x.com/fernlight_help/status/${OWN}`, voice: 'company' },
    ...{ authorHandle: 'fernlight_help' },
  },
]
const delivery: StoredTrend = {
  ...{ id: 't_aaaaaaaaaaaaaaaa', topic: 'delivery by ferry', mentions: 19, independentMentions: 19 },
  ...{ uniqueAuthors: 18, score: 53, engagement: 90, platforms: ['reddit'], status: 'new' },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  postIds: ['t3_ferry1'],
  byPlatform: [{ platform: 'reddit', mentions: 19 }],
}
const humming: StoredTrend = {
  ...delivery,
  ...{ id: 't_bbbbbbbbbbbbbbbb', topic: 'Pro 2 humming', mentions: 36, independentMentions: 36 },
  ...{ uniqueAuthors: 30, score: 46.7, status: 'rising', platforms: ['reddit', 'x'] },
  postIds: ['t3_hums01'],
  byPlatform: [
    { platform: 'reddit', mentions: 19 },
    { platform: 'x', mentions: 12 },
  ],
}
const [fernlight = { names: [] }, ...competitors] = companies
const against = {
  postIndex: new PostIndex(stored, []),
  trends: [...sampleTrends, delivery, humming],
  ...{ window, names: [], companies: [{ ...fernlight, isOwn: true }, ...competitors], handles },
}
const check = (text: string) => checkText(parseText(text), against, 150)
const verdictOf = (text: string) =>
  check(text)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')
const holds = sentencesAgainst(against)

holds('a direction contradicts only where it is said of the trend', {
  verified: [
    'Delivery by ferry is slow (t3_ferry1).',
    'Delivery by ferry is slow, writes u/mossfan (t3_ferry1).',
    '“Pro 2 humming” is rising.',
  ],
  unchecked: [
    'Delivery by ferry is slow, and the box was crushed (t3_ferry1).',
    'Delivery by ferry is slow.',
    'Delivery by ferry is dead.',
    'Delivery by ferry is going down the drain (t3_ferry1).',
    'Prices in “Pro 2 humming” are falling.',
    'Trust around “delivery by ferry” is fading.',
    'Die Preise in „Pro 2 humming“ sinken.',
    'Les prix dans « Pro 2 humming » baissent.',
    '“delivery by ferry” is new. Patience is fading (t3_ferry1).',
    'Unlike “lamp flicker”, which is new, “Pro 2 humming” is rising.',
  ],
  contradicted: [
    '“Pro 2 humming” is fading.',
    '“Pro 2 humming” is clearly fading (t3_hums01).',
    'Posts about Pro 2 humming are falling.',
    'Pro 2 humming is falling.',
    'Pro 2 humming has 36 mentions and is fading.',
    'Only “Pro 2 humming” is fading.',
    '„Pro 2 humming“ nimmt ab.',
  ],
})

holds('a company is said to be the author only where the words say so', {
  verified: [
    'Sunbar put dimming behind a subscription (t3_dims01).',
    'Fernlight says the humming is within specification (t3_hums01).',
    `Fernlight’s post (${OWN}).`,
    `Fernlight wrote in ${OWN}: “A fix for the timer is on its way”.`,
  ],
  unchecked: [
    'Sunbar put the dimmer behind a paid plan (t3_dims01).',
    'Fernlight says that humming is normal (t3_hums01).',
    'Fernlight says “the humming is within specification” (t3_hums01).',
    'According to Fernlight, a hum is normal (t3_hums01).',
    'Fernlight tells people that every lamp hums (t3_reply1).',
    'Fernlight is working on the timer (1850000000000000008).',
  ],
  contradicted: [
    'Fernlight wrote in t3_hums01 that a hum is normal.',
    'Fernlight replied (t3_hums01).',
    'Fernlight’s post about the hum has 12 upvotes (t3_hums01).',
    'A post by Fernlight says that it hums (t3_hums01).',
    'Fernlight wrote “Delivery by ferry is slow” (t3_ferry1).',
    'Sunbar says that a fix is on its way, and 12 people like it (t3_abc12).',
  ],
})

test('a sentence of a post that is a question, cut short or denied is not taken for what it says', () => {
  assert.equal(verdictOf('Fernlight did stop the weekly newsletter (t3_asks01).'), 'unchecked')
  assert.equal(verdictOf('Did Fernlight stop the weekly newsletter (t3_asks01).'), 'unchecked')
  assert.equal(verdictOf('The humming is within specification (t3_hums01).'), 'unchecked')
  assert.equal(verdictOf('It is not true that delivery by ferry is slow (t3_ferry1).'), 'unchecked')
  assert.equal(verdictOf('Nobody says delivery by ferry is slow (t3_ferry1).'), 'unchecked')
})

holds('what is so of another trend that may be meant is not contradicted', {
  verified: [
    '“Pro 2 humming” (36 mentions) is listed beside “delivery by ferry” (19 mentions).',
    '19 posts of “Pro 2 humming” are on Reddit and 12 on X.',
  ],
  unchecked: [
    '“delivery by ferry” has 19 mentions. The hum (t3_hums01) has 36 mentions.',
    '“delivery by ferry” beats the 36 mentions of “Pro 2 humming” with its 18 authors, or 19 mentions.',
  ],
  contradicted: [
    '“delivery by ferry” has 19 mentions. The hum (t3_hums01) has 37 mentions.',
    '“Pro 2 humming” (19 mentions) is listed beside “delivery by ferry” (36 mentions).',
    '29 posts of “Pro 2 humming” are on Reddit and 12 on X.',
  ],
})

holds('a share is told in numbers, in per cent and in brackets', {
  verified: [
    '19 of 36 posts on “Pro 2 humming” (53%) are on Reddit.',
    'Of the 36 posts on “Pro 2 humming”, 19 (53%) are on Reddit.',
    '53% of the posts on “Pro 2 humming” are on Reddit (19 of 36).',
    '“Pro 2 humming” has 36 posts: 19 on Reddit and 12 on X.',
    '“Pro 2 humming” has 36 posts: Reddit (19), X (12).',
    'Most posts on “Pro 2 humming” (19 of 36) come from Reddit.',
    'There are 12 posts on “Pro 2 humming” on X, out of 36 in total.',
    'At least one post on “Pro 2 humming” is on X.',
    'Von den 36 Beiträgen zu „Pro 2 humming“ stammen 19 (53 %) von Reddit.',
    'En X hay 12 publicaciones sobre «Pro 2 humming», de un total de 36.',
    'Sur X, on compte 12 messages à propos de « Pro 2 humming », sur un total de 36.',
    '『Pro 2 humming』の投稿36件のうち、Redditは19件（53%）です。',
  ],
  unchecked: [
    '“Pro 2 humming” (36 posts) is talked about mostly on Reddit (19).',
    '“Pro 2 humming” gained 19 posts on Reddit (12% of its likes).',
  ],
  contradicted: [
    '19 of 36 posts on “Pro 2 humming” (63%) are on Reddit.',
    '53% of the posts on “Pro 2 humming” are on Reddit (18 of 36).',
    '53% of the posts on “Pro 2 humming” are on Reddit (19 of 38).',
    '“Pro 2 humming” has 36 posts: Reddit (19), X (9).',
    'There are 12 posts on “Pro 2 humming” on X, out of 40 in total.',
    '『Pro 2 humming』の投稿36件のうち、Redditは12件です。',
  ],
})

holds('what is compared is told beside the comparison, or of each', {
  verified: [
    '“Pro 2 humming” has more posts than “delivery by ferry” (36 vs 19).',
    '“Pro 2 humming” drew 36 posts, more than “delivery by ferry” with 19.',
    '“Pro 2 humming” has 36 posts, compared with 19 for “delivery by ferry”.',
    '“Pro 2 humming” has 36 posts while “delivery by ferry” has 19.',
    '“Pro 2 humming” has more posts than “delivery by ferry” and is rising.',
    '“Pro 2 humming” has 17 more mentions than “delivery by ferry”.',
    '“delivery by ferry” trails “Pro 2 humming” by 17 mentions.',
    '„Pro 2 humming“ hat 17 Erwähnungen mehr als „delivery by ferry“.',
    '« Pro 2 humming » a 17 mentions de plus que « delivery by ferry ».',
    '«Pro 2 humming» tiene 17 menciones más que «delivery by ferry».',
    '„Pro 2 humming“ hat mehr Beiträge als „delivery by ferry“ (36 gegenüber 19).',
    '« Pro 2 humming » a plus de mentions que « delivery by ferry » (36 contre 19).',
    '«Pro 2 humming» tiene más menciones que «delivery by ferry» (36 frente a 19).',
  ],
  unchecked: [
    '“Pro 2 humming” has more posts than “delivery by ferry” (19 vs 36).',
    '“Pro 2 humming” has 36 posts while “delivery by ferry” has 17.',
  ],
  contradicted: [
    '“Pro 2 humming” has more posts than “delivery by ferry” (36 vs 18).',
    '“Pro 2 humming” drew 36 posts, more than “delivery by ferry” with 17.',
    '“Pro 2 humming” has more posts than “delivery by ferry” and is fading.',
    '“Pro 2 humming” has 16 more mentions than “delivery by ferry”.',
    '“Pro 2 humming” beats “delivery by ferry” by 36 mentions.',
  ],
})

holds('what is said of several trends or platforms at once is said of each', {
  verified: [
    '“Pro 2 humming” and “delivery by ferry” are discussed on Reddit.',
    '“Pro 2 humming” has 31 mentions on Reddit and X.',
    '“Pro 2 humming” is rising, with 36 mentions by 30 authors.',
  ],
  unchecked: [
    '“Pro 2 humming” and “delivery by ferry” are not new.',
    '“Pro 2 humming” and “delivery by ferry” are listed. The latter is fading.',
    'Of “Pro 2 humming” and “delivery by ferry” the former is discussed on X.',
  ],
  contradicted: [
    '“Pro 2 humming” and “delivery by ferry” are discussed on YouTube.',
    '“Pro 2 humming” and “delivery by ferry” are fading.',
    '“Pro 2 humming” has 36 mentions on Reddit and X.',
  ],
})

holds('a span of days as long as the window is the window', {
  verified: [
    'In the last 30 days, “Pro 2 humming” drew 36 mentions.',
    'In den letzten 30 Tagen gab es 36 Erwähnungen von „Pro 2 humming“.',
    '« Pro 2 humming » a été mentionné 36 fois au cours des 30 derniers jours.',
  ],
  unchecked: [
    'In the last 7 days, “Pro 2 humming” drew 36 mentions.',
    'In the last 29 days, “Pro 2 humming” drew 36 mentions.',
    'In the last 31 days, “Pro 2 humming” drew 36 mentions.',
  ],
})

holds('a trend’s posts may be counted in the sentence after its name', {
  verified: ['“Pro 2 humming” is rising. It has 36 posts by 30 authors.'],
  unchecked: ['“Pro 2 humming” is rising. It has 34 posts.'],
  contradicted: ['“Pro 2 humming” is rising. It has 36 posts by 31 authors.'],
})

test('where either of two trends may be meant, both are named', () => {
  const { claims } = check('“delivery by ferry” has 19 mentions. The hum (t3_hums01) has 36 mentions.')
  const claim = claims.find(({ verdict }) => verdict === 'not_checked')
  assert.match(claim?.reason ?? '', /so of t_bbbbbbbbbbbbbbbb and not of t_aaaaaaaaaaaaaaaa/)
})

describe('a post of any platform may be said to say what it says', () => {
  const forms = ['A * post says', 'One * post reads', 'This * post says', 'The * post says']
  for (const form of forms)
    test(form, () => {
      const saying = (platform: string) =>
        verdictOf(`${form.replace('*', platform)} “Then why does mine hum?” (t3_reply1).`)
      assert.equal(saying('Reddit'), 'verified')
      assert.equal(saying('YouTube'), 'contradicted')
    })
})

test('the reason fits what a sentence is about', () => {
  const reasonOf = (text: string) => check(text).claims.find(({ kind }) => kind === 'trend_figure')?.reason
  assert.match(reasonOf('The post t3_ferry1 has 34 mentions.') ?? '', /^The cited post has no such figure/)
  assert.match(reasonOf('It has 34 mentions.') ?? '', /^The sentence names no trend/)
  const unknown = check('One says so (t3_nobody1).').claims.find(({ kind }) => kind === 'post')
  assert.deepEqual(
    [unknown?.verdict, /^No post with this id is stored/.test(unknown?.reason ?? '')],
    ['not_found', true],
  )
})

holds('what is true of a post, a place or a day is not contradicted by another sense of its words', {
  unchecked: [
    'As of today, t3_abc12 has 34 comments.',
    'Stand heute hat t3_abc12 34 Kommentare.',
    'A día de hoy, t3_abc12 suma 34 comentarios.',
    'No reply came from Fernlight, mossfan writes (t3_abc12).',
    '“App stürzt ab” has come up on X.',
    '“Pro 2 humming” is the first topic.',
  ],
  verified: ['“My lamp flickers all night” (post from November 12, 2026, t3_abc12).'],
  contradicted: [
    'Today mossfan wrote “My lamp flickers all night” (t3_abc12).',
    'It has no comments (t3_abc12).',
    '“My lamp flickers all night” (post from November 3, 2026, t3_abc12).',
    '“Pro 2 humming” is the third topic.',
  ],
})

test('of two trends with one figure either has the place of the other', () => {
  const twins = [humming, { ...humming, id: 't_cccccccccccccccc', topic: 'lost parcels' }, delivery]
  const placed = (text: string) =>
    checkText(parseText(text), { ...against, trends: twins }, 150).sentences[0]?.verdict
  for (const topic of ['Pro 2 humming', 'lost parcels']) {
    assert.equal(placed(`“${topic}” is the first topic by mentions.`), 'verified')
    assert.equal(placed(`“${topic}” is the second topic by mentions.`), 'verified')
    assert.equal(placed(`“${topic}” is the third topic by mentions.`), 'contradicted')
  }
})

test('a trend’s words in a longer quotation are those of the post', () => {
  const words = { ...humming, topic: 'flickers all night', status: 'fading' } as const
  const { sentences } = checkText(
    parseText('The lamp fell on Reddit: “My lamp flickers all night” (t3_abc12, four comments).'),
    { ...against, trends: [words] },
    150,
  )
  assert.equal(sentences[0]?.verdict, 'unchecked')
})

holds('what is so of another post of the sentence is not contradicted', {
  unchecked: [
    'The Reddit post t3_abc12 and the tweet 1850000000000000001 say so, and leafy agrees (t1_def34).',
    'Reddit post t3_abc12 (34 comments) and X post 1850000000000000001 (12 likes) are listed.',
  ],
  contradicted: [
    'One says “My lamp flickers all night” (leafy, t3_abc12), one “not worth the 49 EUR” (t1_def34).',
    'One says so on Instagram (t3_abc12), one on Reddit (t1_def34).',
  ],
})
