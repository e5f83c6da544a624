import type { Wording } from '../../wording.ts'

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
const small =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig']
/** As in `an dritter Stelle`. */
const ordinals = 'erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter'.split(' ')

function inWords(value: number): string {
  const ten = tens[Math.floor(value / 10)] ?? ''
  if (value < 20) return small[value] ?? ''
  return value % 10 === 0 ? ten : `${small[value % 10]}und${ten}`
}

export const wording: Wording = {
  quote: (text) => [`„${text}“`, `„${text}“`, `»${text}«`],
  date(day) {
    const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
    const month = months[day.getUTCMonth()] ?? ''
    const numeric = `${String(date).padStart(2, '0')}.${String(day.getUTCMonth() + 1).padStart(2, '0')}.`
    // A day up to the twelfth may be read as the month.
    return [
      `${date}. ${month} ${year}`,
      `${date}. ${month}`,
      ...(date > 12 ? [`${numeric}${year}`, numeric] : []),
    ]
  },
  ago(days) {
    if (days === 0) return 'heute'
    if (days === 1) return 'gestern'
    if (days % 7 === 0) return days === 7 ? 'vor einer Woche' : `vor ${inWords(days / 7)} Wochen`
    return days < 13 ? `vor ${inWords(days)} Tagen` : `vor ${days} Tagen`
  },
  number: (value) => [value.toLocaleString('de-DE')],
  score: (value) => value.toLocaleString('de-DE'),
  percent: (value) => `${value} %`,
  inWords,
  ordinal: (place) => ordinals[place - 1] ?? '',
  platform: {
    reddit: ['Reddit'],
    x: ['X', 'Twitter'],
    youtube: ['YouTube'],
    facebook: ['Facebook'],
    instagram: ['Instagram'],
  },
  user: {
    reddit: ['ein Reddit-Nutzer', 'eine Redditorin', 'jemand auf Reddit'],
    x: ['ein X-Nutzer', 'eine Twitter-Nutzerin', 'jemand auf X'],
    youtube: ['ein YouTuber', 'ein YouTube-Kanal', 'jemand auf YouTube'],
    facebook: ['eine Facebook-Nutzerin', 'jemand auf Facebook', 'eine Facebook-Seite'],
    instagram: ['ein Instagram-Nutzer', 'eine Instagrammerin', 'jemand auf Instagram'],
  },
  metric: {
    score: ['{n} Upvotes', '{n} Punkte'],
    comments: ['{n} Kommentare'],
    likes: ['{n} Likes'],
    reposts: ['{n} Reposts', '{n} Retweets'],
    replies: ['{n} Antworten'],
    views: ['{n} Aufrufe'],
    reactions: ['{n} Reaktionen'],
    shares: ['{n} Shares'],
  },
  status: {
    new: ['ist neu', 'ist ein neues Thema', 'hat den Status neu'],
    rising: ['steigt', 'nimmt zu', 'ist im Aufwind'],
    steady: ['ist stabil', 'bleibt stabil', 'bleibt konstant'],
    fading: ['nimmt ab', 'klingt ab', 'lässt nach'],
  },
  steep: {
    up: [
      'explodiert gerade',
      'geht durch die Decke',
      'ist viral gegangen',
      'nimmt rasant zu',
      'schießt in die Höhe',
      'wächst stark',
      'gewinnt immer mehr an Fahrt',
      'ist in aller Munde',
    ],
    down: [
      'ist verpufft',
      'ist abgeflaut',
      'ist so gut wie vorbei',
      'verliert an Schwung',
      'ist eingeschlafen',
      'ist Schnee von gestern',
      'geht stark zurück',
      'ist vom Tisch',
    ],
  },
  intent: {
    problem: 'melden ein Problem',
    question: 'stellen eine Frage',
    wish: 'äußern einen Wunsch',
    praise: 'sprechen Lob aus',
    comparison: 'vergleichen Produkte',
    leaving: 'sprechen vom Wechsel',
    hazard: 'berichten von einer Gefahr',
  },
}
