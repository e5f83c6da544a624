import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import { sentencesAgainst } from './holds.ts'

/** A Sunday. */
const post: StoredPost = {
  ...{ platform: 'x', id: '1870000000000000029', authorHandle: 'fern_ola', metrics: {} },
  url: 'https://x.com/fern_ola/status/1870000000000000029',
  publishedAt: '2026-11-29T15:39:00.000Z',
  texts: ['The kettle whistles off key'],
}
const trend: StoredTrend = {
  ...{ id: 't_aaaabbbbccccdddd', topic: 'kettle whistle', status: 'rising', score: 50 },
  ...{ mentions: 20, uniqueAuthors: 18, independentMentions: 20, engagement: 5, platforms: ['x'] },
  ...{ firstSeenAt: '2026-11-17T10:00:00.000Z', lastSeenAt: '2026-11-29T10:00:00.000Z' },
}
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex([post], []), trends: [trend], names: [], companies: [] },
  window: { sinceMs: Date.UTC(2026, 10, 2, 12), untilMs: Date.UTC(2026, 11, 1, 12) },
  handles: new Set(['fern_ola']),
})

const quoted = '“The kettle whistles off key” (1870000000000000029)'
const said = {
  en: (day: string) => `${day}, @fern_ola wrote on X: ${quoted}.`,
  de: (day: string) => `${day} schrieb @fern_ola auf X: ${quoted}.`,
  es: (day: string) => `${day}, @fern_ola escribió en X: ${quoted}.`,
  fr: (day: string) => `${day}, @fern_ola a écrit sur X : ${quoted}.`,
  pt: (day: string) => `${day}, @fern_ola escreveu no X: ${quoted}.`,
  ar: (day: string) => `${day} كتب @fern_ola على X: ${quoted}.`,
  ja: (day: string) => `${day}、@fern_olaさんはXで${quoted}と書きました。`,
  zh: (day: string) => `${day}，@fern_ola在X上写道：${quoted}。`,
  ko: (day: string) => `${day} @fern_ola님은 X에 ${quoted}라고 썼습니다.`,
  th: (day: string) => `${day} @fern_ola เขียนบน X ว่า ${quoted}`,
}
/** The day of the post with its weekday, and with another one. */
const days: Readonly<Record<keyof typeof said, readonly (readonly [right: string, wrong: string])[]>> = {
  en: [
    ['On Sunday, 29 November', 'On Monday, 29 November'],
    ['On Sunday, November 29', 'On Monday, November 29'],
    ['On Sunday, November 29, 2026', 'On Monday, November 29, 2026'],
    ['On Sunday (29 November)', 'On Monday (29 November)'],
    ['On Sun 29 November', 'On Mon 29 November'],
    ['On 29 November, a Sunday', 'On 29 November, a Monday'],
  ],
  de: [
    ['Am Sonntag, dem 29. November,', 'Am Montag, dem 29. November,'],
    ['Am Sonntag, dem 29.11.,', 'Am Samstag, dem 29.11.,'],
    ['Am So, 29. November,', 'Am Mo, 29. November,'],
    ['Am 29. November, einem Sonntag,', 'Am 29. November, einem Montag,'],
  ],
  es: [
    ['El domingo 29 de noviembre', 'El lunes 29 de noviembre'],
    ['El domingo, día 29 de noviembre', 'El lunes, día 29 de noviembre'],
    ['El 29 de noviembre, un domingo', 'El 29 de noviembre, un lunes'],
  ],
  fr: [
    ['Le dimanche 29 novembre', 'Le lundi 29 novembre'],
    ['Le dimanche 29/11', 'Le lundi 29/11'],
    ['Le 29 novembre, un dimanche', 'Le 29 novembre, un lundi'],
  ],
  pt: [
    ['No domingo, 29 de novembro', 'Na segunda-feira, 29 de novembro'],
    ['Em 29 de novembro, um domingo', 'Em 29 de novembro, uma segunda-feira'],
  ],
  ar: [['يوم الأحد 29 نوفمبر', 'يوم الاثنين 29 نوفمبر']],
  ja: [
    ['11月29日(日)', '11月29日(月)'],
    ['11月29日日曜日', '11月29日月曜日'],
    ['11/29(日)', '11/29(月)'],
  ],
  zh: [
    ['11月29日星期日', '11月29日星期一'],
    ['11月29日（星期日）', '11月29日（星期一）'],
  ],
  ko: [
    ['11월 29일 일요일', '11월 29일 월요일'],
    ['11월 29일(일)', '11월 29일(월)'],
  ],
  th: [['วันอาทิตย์ที่ 29 พฤศจิกายน', 'วันจันทร์ที่ 29 พฤศจิกายน']],
}
const languages = Object.keys(said) as (keyof typeof said)[]
const ofPosts = languages.flatMap((language) => days[language].map((pair) => pair.map(said[language])))

holds('a date beside a weekday that it is not never was', {
  verified: [
    ...ofPosts.map(([right = '']) => right),
    // No word for a weekday in its language.
    said.fr('De ceux qui, le 29 novembre'),
    '“Kettle whistle” was last seen on Sunday, 29 November.',
    '„Kettle whistle“ wurde zuletzt am Sonntag, dem 29. November, gesehen.',
    '“Kettle whistle” was seen from Tuesday, 17 November to Sunday, 29 November.',
  ],
  contradicted: [
    ...ofPosts.map(([, wrong = '']) => wrong),
    '“Kettle whistle” was last seen on Monday, 29 November.',
    '„Kettle whistle“ wurde zuletzt am Montag, dem 29. November, gesehen.',
  ],
  unchecked: [
    // It may be no weekday, and is none in the others.
    said.de('So, 28. November,'),
    said.en('So on 28 November 2025 or 29 November'),
    said.pt('A partir do 29 de novembro'),
  ],
})

const languagesWith = (day: string) =>
  languages.map((language) => said[language](language === 'pt' ? `Em ${day}` : day))

holds('the time of an ISO date is the minute of the post', {
  verified: [
    ...languagesWith('2026-11-29T15:39Z'),
    said.en('On 2026-11-29T15:39:00.000Z'),
    said.en('On 2026-11-29 15:39 UTC'),
    said.en('On 2026-11-29T17:39+02:00'),
    '“Kettle whistle” was last seen on 2026-11-29T10:00:00.000Z.',
  ],
  contradicted: [
    ...languagesWith('2026-11-29T09:39Z'),
    said.en('On 2026-11-29 15:38 UTC'),
    said.en('On 2026-11-29T15:39+02:00'),
  ],
  unchecked: [said.en('On 2026-11-29T09:39'), '“Kettle whistle” was last seen on 2026-11-29T09:00.'],
})
