import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const trend: StoredTrend = {
  ...{ id: 't_0123456789abcdef', topic: 'stiff hinge', status: 'new', score: 61.9, mentions: 29 },
  ...{ uniqueAuthors: 26, independentMentions: 29, engagement: 90, platforms: ['reddit', 'x'] },
  ...{ firstSeenAt: '2026-11-03T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
  intents: [{ intent: 'problem', posts: 24, authors: 22, share: 0.83, lower: 0.7, upper: 0.9 }],
  daily: [
    { day: '2026-11-16', count: null },
    { day: '2026-11-17', count: 2, partial: true },
    { day: '2026-11-18', count: 5 },
    { day: '2026-11-19', count: 4 },
    { day: '2026-11-20', count: 11 },
  ],
  byPlatform: [
    { platform: 'reddit', mentions: 22, uniqueAuthors: 21 },
    { platform: 'x', mentions: 7, uniqueAuthors: 5 },
  ],
}
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex([], []), trends: [trend], window, names: [], companies: [] },
  handles: new Set(),
})

holds('a number of posts beside one day is that of the day, by days in UTC', {
  verified: [
    'On 20 November, “stiff hinge” had 11 mentions.',
    '“Stiff hinge”: 5 mentions date from 18 November.',
    '“Stiff hinge” was mentioned 11 times on 20 November.',
    '“Stiff hinge” had 11 mentions on 20 November and 5 mentions on 18 November.',
    'Am 20. November hatte „stiff hinge“ 11 Erwähnungen.',
    'El 20 de noviembre «stiff hinge» tuvo 11 menciones.',
    'Em 20 de novembro, “stiff hinge” teve 11 menções.',
    'Le 20 novembre, « stiff hinge » a eu 11 mentions.',
    'في 20 نوفمبر، حصل «stiff hinge» على 11 إشارة.',
    '11月20日、「stiff hinge」の言及は11件でした。',
    '11月20日，“stiff hinge”有11次提及。',
    '“stiff hinge”在11月20日有11次提及。',
    '11월 20일 “stiff hinge” 언급은 11건이었다.',
    'วันที่ 20 พฤศจิกายน “stiff hinge” มีการกล่าวถึง 11 ครั้ง',
  ],
  contradicted: [
    'On 20 November, “stiff hinge” had 12 mentions.',
    'Le 18 novembre, « stiff hinge » a eu 9 mentions.',
    '11月20日、「stiff hinge」の言及は14件でした。',
    '“Stiff hinge” had 5 mentions on 20 November and 11 mentions on 18 November.',
  ],
  unchecked: [
    // The whole number as of a day, and up to a day or from it.
    'On 20 November, “stiff hinge” had 29 mentions.',
    'By 20 November, “stiff hinge” had 29 mentions.',
    'By 20 November, “stiff hinge” had 11 mentions.',
    'Since 20 November, “stiff hinge” had 11 mentions.',
    'Before 20 November, “stiff hinge” had 11 mentions.',
    'In the ranking on 20 November, “stiff hinge” has 11 mentions.',
    'Zum 20. November hatte „stiff hinge“ 11 Erwähnungen.',
    'Au 20 novembre, « stiff hinge » compte 11 mentions.',
    'Vers le 20 novembre, « stiff hinge » a eu 11 mentions.',
    'A 20 de noviembre, «stiff hinge» tiene 11 menciones.',
    'Hasta el 20 de noviembre «stiff hinge» tuvo 11 menciones.',
    'Até 20 de novembro, “stiff hinge” teve 11 menções.',
    'حتى 20 نوفمبر، حصل «stiff hinge» على 11 إشارة.',
    '11月20日現在、「stiff hinge」の言及は11件です。',
    '11月20日までに「stiff hinge」の言及は11件でした。',
    '截至11月20日，“stiff hinge”有11次提及。',
    '11월 20일까지 “stiff hinge” 언급은 11건이었다.',
    'จนถึงวันที่ 20 พฤศจิกายน “stiff hinge” มีการกล่าวถึง 11 ครั้ง',
    // Perhaps that of a local day, of a day that was not collected whole, and of one that was not at all.
    'On 19 November, “stiff hinge” had 11 mentions.',
    'On 17 November, “stiff hinge” had 3 mentions.',
    'On 16 November, “stiff hinge” had 3 mentions.',
    'On 20 November, “stiff hinge” had 11 authors.',
    'On 20 November, “stiff hinge” had 11 mentions on Reddit.',
    'On 20 November, “stiff hinge” had 11 angry mentions.',
    'On 2 November, “stiff hinge” had 11 mentions.',
  ],
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

holds('a status tells how mentions move, not what counts the trend’s authors or some kind of its posts', {
  verified: [
    'The number of mentions of “stiff hinge” is rising.',
    'The number of posts about “stiff hinge” is rising.',
    '「stiff hinge」の言及数は増えています。',
    'Complaints about “stiff hinge” are rising.',
  ],
  unchecked: [
    'The number of complaints about “stiff hinge” is rising.',
    'The number of authors of “stiff hinge” is rising.',
    '“Stiff hinge” has a growing number of platforms.',
    'Die Zahl der Beschwerden über „stiff hinge“ steigt.',
    'Die Anzahl der Autoren von „stiff hinge“ nimmt zu.',
    'El número de quejas sobre «stiff hinge» aumenta.',
    'O número de reclamações sobre “stiff hinge” está aumentando.',
    'Le nombre de plaintes sur « stiff hinge » augmente.',
    'عدد الشكاوى حول «stiff hinge» في ازدياد.',
    '「stiff hinge」への苦情の数は増えています。',
    '「stiff hinge」の投稿者数は増えています。',
    '“stiff hinge”的投诉数量正在上升。',
    '“stiff hinge” 불만 건수가 증가하고 있다.',
    'จำนวนข้อร้องเรียนเกี่ยวกับ “stiff hinge” กำลังเพิ่มขึ้น',
  ],
})

holds('what a score or place was before is not kept, nor where a trend began', {
  verified: [
    '“Stiff hinge” is new and in first place.',
    '「stiff hinge」は新規で1位です。',
    '“Stiff hinge” is rising and has a score of 61.9.',
    '“Stiff hinge” is new on two platforms.',
  ],
  unchecked: [
    '“Stiff hinge” increased its score to 61.9.',
    '“Stiff hinge” hat seinen Score auf 61,9 erhöht.',
    '«Stiff hinge» aumentó su puntuación a 61,9.',
    '“Stiff hinge” aumentou sua pontuação para 61,9.',
    '« Stiff hinge » a augmenté son score à 61,9.',
    '「stiff hinge」はスコアを61.9に上げました。',
    'رفع «stiff hinge» نتيجته إلى 61.9.',
    '“stiff hinge” 점수가 61.9로 상승했다.',
    '“Stiff hinge” entered the ranking at first place.',
    '“Stiff hinge” debuted at number 1.',
    '«Stiff hinge» entró en el ranking en primer lugar.',
    '“Stiff hinge” entrou no ranking em primeiro lugar.',
    '“stiff hinge”新进入排名第一。',
  ],
})

holds('what the company did so many times is no figure of a trend', {
  unchecked: [
    '«Stiff hinge»: la propia empresa publicó cuatro veces.',
    '«Stiff hinge»: la propia empresa publicó 29 veces.',
    '“Stiff hinge”: the company itself posted four times.',
    '“Stiff hinge”: the company posted 29 times.',
    '„Stiff hinge“: Das Unternehmen postete 29-mal.',
    '« Stiff hinge » : l’entreprise a publié 29 fois.',
    '“Stiff hinge”: a própria empresa publicou 29 vezes.',
    '「stiff hinge」：会社自身が4回投稿した。',
    '「stiff hinge」：会社自身が29回投稿した。',
    '“stiff hinge”：公司自己发了四次帖。',
    '“stiff hinge”：公司发了29次帖。',
    '“stiff hinge”: 회사가 29번 게시했다.',
  ],
})
