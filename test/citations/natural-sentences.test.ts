import type { StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { companies, handles, postIndex, window } from './sample-posts.ts'

const shared = {
  ...{
    independentMentions: 19,
    uniqueAuthors: 17,
    engagement: 90,
    postIds: [],
    platforms: ['reddit', 'x', 'youtube'],
  },
  ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
} satisfies Partial<StoredTrend>
const problems = (posts: number): Pick<StoredTrend, 'intents'> => ({
  intents: [{ intent: 'problem', posts, authors: posts, share: 0.8, lower: 0.6, upper: 0.9 }],
})
const on = (reddit: number, x: number, youtube: number): Pick<StoredTrend, 'byPlatform'> => ({
  byPlatform: [
    { platform: 'reddit', mentions: reddit },
    { platform: 'x', mentions: x },
    { platform: 'youtube', mentions: youtube },
  ],
})

/** In the order of the list; one has no name, and is called by a sentence of its posts. */
const trends: readonly StoredTrend[] = [
  {
    ...{
      ...shared,
      id: 't_aaaaaaaaaaaaaaaa',
      topic: 'late parcels',
      status: 'new',
      mentions: 19,
      score: 53.1,
    },
    ...{ ...on(8, 10, 1), ...problems(17) },
  },
  {
    ...{
      ...shared,
      id: 't_bbbbbbbbbbbbbbbb',
      topic: 'humming dimmer',
      status: 'rising',
      mentions: 36,
      score: 46.7,
    },
    ...{ ...on(19, 12, 5), ...problems(29) },
  },
  {
    ...{ ...shared, id: 't_cccccccccccccccc', topic: '“My shelf looks best after dark.”', status: 'steady' },
    ...{ mentions: 16, score: 18, ...on(0, 16, 0) },
  },
]
const holds = sentencesAgainst({
  ...{ postIndex, trends, window, names: [], companies, handles },
})

holds('a topic that is a sentence is named in any quotation marks', {
  verified: [
    '"My shelf looks best after dark." is steady with 16 posts.',
    '“My shelf looks best after dark” is steady with 16 posts.',
    'Alle 16 Beiträge zu „My shelf looks best after dark“ stammen von X.',
    '« My shelf looks best after dark » compte 16 messages.',
  ],
  contradicted: [
    'The topic "My shelf looks best after dark." has 15 posts.',
    '„My shelf looks best after dark“ steigt.',
  ],
})

holds('what is not all but so many is the rest', {
  verified: [
    'All but one of the 19 posts on “late parcels” are from Reddit or X.',
    'Reddit and X account for all but one of the 19 posts on “late parcels”.',
    'All but 7 of the 36 posts on “humming dimmer” report a problem.',
    'Alle bis auf sieben der 36 Beiträge zu „humming dimmer“ melden ein Problem.',
    'Todas menos siete de las 36 publicaciones sobre «humming dimmer» describen un problema.',
    'Tous sauf sept des 36 messages sur « humming dimmer » signalent un problème.',
  ],
  contradicted: [
    'All but three of the 19 posts on “late parcels” are from Reddit or X.',
    'All but 29 of the 36 posts on “humming dimmer” report a problem.',
    'Alle bis auf zwei der 36 Beiträge zu „humming dimmer“ melden ein Problem.',
  ],
  // Of what, is not told.
  unchecked: ['All but seven posts on “humming dimmer” report a problem.'],
})

holds('platforms with "or" between them share a number', {
  verified: ['18 of the 19 posts on “late parcels” are from Reddit or X.'],
  contradicted: ['17 of the 19 posts on “late parcels” are from Reddit or X.'],
})

holds('a place is none of a figure that it goes by, and no word of a comparison', {
  verified: [
    '„late parcels“ liegt nach Score auf Platz 1.',
    'Nach Beiträgen liegt „humming dimmer“ auf Platz 1.',
    '“humming dimmer” takes second place, behind “late parcels”.',
    '« late parcels » occupe la première place, devant « humming dimmer ».',
  ],
  contradicted: [
    '„late parcels“ liegt nach Score auf Platz 2.',
    '“humming dimmer” takes second place, ahead of “late parcels”.',
  ],
})

holds('a contrast joins what is said, and says nothing', {
  verified: [
    'Although it has the most posts (36), “humming dimmer” is second by score.',
    '“humming dimmer” has the most posts (36), but is second by score.',
    '„humming dimmer“ hat 36 Beiträge, steigt aber.',
    '“humming dimmer” is anything but steady.',
    '„humming dimmer“ ist keineswegs stabil.',
  ],
  contradicted: [
    '“humming dimmer” has the most posts (36), but is first by score.',
    '“humming dimmer” is anything but rising.',
    '„humming dimmer“ ist keineswegs steigend.',
  ],
  unchecked: ['“humming dimmer” is nothing but rising.'],
})

holds('one comment is a number, and does not make its post a comment', {
  verified: [
    'The post t3_neg07 has one comment.',
    'The post t3_neg07 has only one comment.',
    'The post t3_neg07 has a score of -7 and one comment.',
    'Der Beitrag t3_neg07 hat eine Punktzahl von -7 und einen Kommentar.',
    'Le message t3_neg07 a un score de -7 et un commentaire.',
    'Der Beitrag t3_neg07 hat einen Kommentar.',
    'El post t3_neg07 tiene un comentario.',
  ],
  contradicted: [
    'The post t3_abc12 has one comment.',
    'Der Beitrag t3_abc12 hat einen Kommentar.',
    'El post t3_abc12 tiene un comentario.',
    'Le message t3_abc12 a un commentaire.',
  ],
})

holds('verbs and how often take turns', {
  verified: [
    'The tweet 1850000000000000001 was viewed 1,893 times and liked 12 times.',
    'Ce message (1850000000000000001) a été vu 1 893 fois et aimé 12 fois.',
  ],
  contradicted: [
    'The tweet 1850000000000000001 was viewed 12 times and liked 1,893 times.',
    'The tweet 1850000000000000001 was viewed 1,893 times and liked 21 times.',
  ],
  // Whose number it is, is not told.
  unchecked: ['The tweet 1850000000000000001 was viewed and liked 12 times.'],
})

holds('a number without a word of its own is not that of the one behind it', {
  verified: [
    'Der Beitrag t3_abc12 hat eine Punktzahl von 1204 und 34 Kommentare.',
    'The posts t3_abc12 and 1850000000000000001 have 34 and 5 comments.',
  ],
  contradicted: ['The posts t3_abc12 and 1850000000000000001 have 5 and 34 comments.'],
  unchecked: [
    'The post t3_abc12 has a rating of 1204 and 34 comments.',
    'The post t3_abc12 shows 1204 and 34 comments.',
    'A publicação t3_abc12 tem um saldo de 1204 e 34 comentários.',
    'Le message t3_abc12 affiche un total de 1204 et 34 commentaires.',
  ],
})

holds('what is counted from another day than today is not checked', {
  unchecked: [
    'leafy replied the next day (t1_def34).',
    'leafy replied a day earlier (t1_def34).',
    'leafy replied the day before (t1_def34).',
    'leafy replied two days later (t1_def34).',
    'leafy replied that day (t1_def34).',
    'leafy antwortete einen Tag zuvor (t1_def34).',
    'leafy antwortete am Vortag (t1_def34).',
    'leafy respondió el día anterior (t1_def34).',
    'leafy a répondu la veille (t1_def34).',
    'leafy respondeu na véspera (t1_def34).',
    'leafyは前日に返信しました（t1_def34）。',
    'leafy前一天回复了（t1_def34）。',
    'leafy는 전날 답글을 남겼습니다(t1_def34).',
  ],
})
