import type { Wording } from '../../wording.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty']
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

function inWords(value: number): string {
  const ten = tens[Math.floor(value / 10)] ?? ''
  if (value < 20) return small[value] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10]}`
}

export const wording: Wording = {
  quote: (text) => [`“${text}”`, `"${text}"`],
  date(day) {
    const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
    const month = months[day.getUTCMonth()] ?? ''
    return [
      `${date} ${month} ${year}`,
      `${month} ${date}, ${year}`,
      `${month} ${date}`,
      `${date} ${month}`,
      `${month.slice(0, 3)} ${date}`,
      day.toISOString().slice(0, 10),
    ]
  },
  ago(days) {
    if (days === 0) return 'today'
    if (days === 1) return 'yesterday'
    if (days % 7 === 0) return days === 7 ? 'a week ago' : `${inWords(days / 7)} weeks ago`
    return days < 12 ? `${inWords(days)} days ago` : `${days} days ago`
  },
  number: (value) => [value.toLocaleString('en-US')],
  score: (value) => String(value),
  percent: (value) => `${value}%`,
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
    reddit: ['a Redditor', 'a Reddit user', 'somebody on Reddit'],
    x: ['an X user', 'a Twitter user', 'somebody on X'],
    youtube: ['a YouTuber', 'a YouTube channel', 'somebody on YouTube'],
    facebook: ['a Facebook user', 'somebody on Facebook', 'a Facebook page'],
    instagram: ['an Instagram user', 'somebody on Instagram', 'an Instagrammer'],
  },
  metric: {
    score: ['{n} upvotes', '{n} points'],
    comments: ['{n} comments'],
    likes: ['{n} likes'],
    reposts: ['{n} reposts', '{n} retweets'],
    replies: ['{n} replies'],
    views: ['{n} views'],
    reactions: ['{n} reactions'],
    shares: ['{n} shares'],
  },
  status: {
    new: ['is new', 'is a new topic', 'has the status new'],
    rising: ['is rising', 'is on the rise', 'has the status rising'],
    steady: ['is steady', 'has been steady', 'remains steady'],
    fading: ['is fading', 'is on the decline', 'has the status fading'],
  },
  steep: {
    up: [
      'is exploding',
      'is taking off',
      'has gone viral',
      'is surging',
      'is skyrocketing',
      'is growing fast',
      'is gaining momentum',
      'is going through the roof',
    ],
    down: [
      'has faded',
      'has died down',
      'is all but over',
      'is losing steam',
      'has gone quiet',
      'is dropping off',
      'has run its course',
      'is on its way out',
    ],
  },
  intent: {
    problem: 'report a problem',
    question: 'ask a question',
    wish: 'wish for something',
    praise: 'express praise',
    comparison: 'compare products',
    leaving: 'say that they are leaving',
    hazard: 'tell of danger',
  },
}
