import type {
  CollectorName,
  CollectorStatus,
  Intent,
  Platform,
  PostKind,
  QueryKind,
  TrendStatus,
  Voice,
} from '../../src/model/index.ts'

/** How the page says what the model names. */
export const statusWords = {
  new: 'New',
  rising: 'Rising',
  steady: 'Steady',
  fading: 'Fading',
  insufficient_data: 'Too little data',
} as const satisfies Record<TrendStatus, string>

export const platformNames = {
  reddit: 'Reddit',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
} as const satisfies Record<Platform, string>

/** Facebook and Instagram answer through one API. */
export const collectorLabels = {
  reddit: 'Reddit',
  x: 'X',
  youtube: 'YouTube',
  meta: 'Facebook and Instagram',
} as const satisfies Record<CollectorName, string>

export const outcomeWords = {
  ok: 'Collected',
  empty: 'Looked, and found nothing',
  partial: 'Collected in part',
  rate_limited: 'Held back by the platform',
  auth_required: 'Not let in by the platform',
  blocked: 'Refused by the platform',
  timeout: 'Not done in time',
  not_configured: 'Not configured',
  failed: 'Failed',
} as const satisfies Record<CollectorStatus, string>

export const queryKindWords = {
  words: 'by words',
  account: 'by accounts',
  community: 'by communities',
  site: 'by links to a site',
  threads: 'comments of known threads',
  comments: 'newest comments',
} as const satisfies Record<QueryKind, string>

export const intentVerbs = {
  problem: 'report a problem',
  question: 'ask',
  wish: 'wish for something',
  praise: 'praise',
  comparison: 'compare',
  leaving: 'leave',
  hazard: 'tell of danger',
} as const satisfies Record<Intent, string>

/** What a post is, on a card and in a choice. */
export const intentNames = {
  problem: 'Problem',
  question: 'Question',
  wish: 'Wish',
  praise: 'Praise',
  comparison: 'Comparison',
  leaving: 'Leaving',
  hazard: 'Danger',
} as const satisfies Record<Intent, string>

export const voiceNames = {
  customer: 'Customers',
  company: 'The company',
  competitor: 'Competitors',
  unknown: 'Unknown',
} as const satisfies Record<Voice, string>

export const kindNames = {
  post: 'Posts',
  comment: 'Comments',
  reply: 'Replies',
  mention: 'Mentions',
  quote: 'Quotes',
  review: 'Reviews',
} as const satisfies Record<PostKind, string>

/** Behind the platform's name; of a post nothing. */
const kindWords = {
  post: '',
  comment: ' comment',
  reply: ' reply',
  mention: ' mention',
  quote: ' quote',
  review: ' review',
} as const satisfies Record<PostKind, string>

/** The platform, and what the post is there where it is no post of its own. */
export function placeOf({
  platform,
  kind = 'post',
}: {
  platform: Platform
  kind?: PostKind | undefined
}): string {
  return `${platformNames[platform]}${kindWords[kind]}`
}

/** What platforms count of a post: those that are no plain words; the others are shown as they are called. */
const metricNames: Readonly<Record<string, string>> = {
  score: 'points',
  upvoteRatio: 'of all votes for it',
  rating: 'stars',
}

/** `12 comments`, `93 % of all votes for it`, `does not recommend`, `4 stars`, `likes withheld`. */
export function describeMetric(name: string, value: number | null): string {
  const called = nameOf(metricNames, name)
  if (value === null) return `${called} withheld`
  if (name === 'recommends') return value === 0 ? 'does not recommend' : 'recommends'
  if (name === 'upvoteRatio') return `${percent(value)} ${called}`
  return `${value.toLocaleString('en')} ${value === 1 ? oneOf(called) : called}`
}

/** `reply` of `replies`, `share` of `shares`. */
function oneOf(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/s$/, '')
}

/** The same by values that came as text; what is not among them is shown as it is. */
export function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value
}

/** `1 post`, `2 posts`, `1,024 posts`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** `22 November 2026`, of a day or a time, in UTC. */
export function dayOf(iso: string): string {
  return dayFormat.format(new Date(iso))
}

/** `22 November 2026, 13:40 UTC`. */
export function momentOf(iso: string): string {
  const time = new Date(iso)
  return `${dayFormat.format(time)}, ${timeFormat.format(time)} UTC`
}

/** `36 %`; a share above 0 is never said to be none. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100)
  return rounded === 0 && share > 0 ? 'under 1 %' : `${rounded} %`
}
