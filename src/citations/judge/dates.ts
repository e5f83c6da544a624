import { DAY_MS, HOUR_MS } from '../../lib/days.ts'
import type { Finding } from '../finding.ts'
import type { FoundDate } from '../parse/dates.ts'
import { blank, moved } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import { judgeDate, type Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'
import type { CitedPosts } from './figures.ts'

const REACH = 160
const FIRST_SEEN =
  /(?:(?<!\p{L})(?:first (?:seen|appeared|observed)|(?:zuerst|erstmals) gesehen|vist[oa] por primera vez|vue? pour la première fois)|firstSeenAt)(?:\s(?:on|am|el|le)\s|["'*_`:=|\s]){1,8}$/iu
const LAST_SEEN =
  /(?:(?<!\p{L})(?:last (?:seen|observed)|zuletzt gesehen|vist[oa] por última vez|vue? pour la dernière fois)|lastSeenAt)(?:\s(?:on|am|el|le)\s|["'*_`:=|\s]){1,8}$/iu
const PUBLISHED =
  /(?<!\p{L})(?:posted|published|wrote|writes|tweeted|uploaded|schrieb|schreibt|veröffentlichte?|publicó|escribió|escribe|publié|écrit)\s(?:(?:on|am|el|le)\s)?$/iu
const BETWEEN = /[,;·•|–—()[\]（）【】、，；。\n]|\s-\s/u
const EDGE_MARKS = /^[\s*_`"'.]+|[\s*_`"'.]+$/g
const PUBLISHED_WORDS = /^(?:(?:posted|published|dated|on|am|vom|el|le|du|del)\s?)*$/iu
const PLACES = '(?:r/[\\w-]+|reddit|x|twitter|youtube|facebook|instagram)'
const PLACE = new RegExp(`^(?:on |auf |en )?${PLACES}$`, 'iu')
const SOURCE = new RegExp(
  `^(?:(?:via|by|von|link|source) )?(?:\uE000+|u/[\\w-]+|@[\\w.-]+)(?: (?:on|in|auf|bei|en|sur) ${PLACES})?$`,
  'iu',
)
/** A bracket or a dash that opens what is said of a source. */
const OPENED = /(?:[([（【]|[—–―])[^)\]）】]*$/u

/**
 * Whether a date is the one that its words call it: the day of a trend's first or last known post ("first seen on …"),
 * or the day on which the one cited post was published ("posted on …", "(u/ann, 12 Nov, t3_…)"). Any other date is held
 * against the window alone.
 */
export function judgeDateOf(
  date: FoundDate,
  sentence: Sentence,
  text: string,
  context: {
    readonly window: Window
    readonly cited: CitedPosts
    readonly isCitedElsewhere: boolean
    readonly trends: readonly StoredTrend[]
  },
): Finding {
  const { window, cited, isCitedElsewhere, trends } = context
  const inWindow = judgeDate(date, window)
  const isDay = date.readings.length > 0 && date.readings.every(({ fromMs, toMs }) => toMs - fromMs < DAY_MS)
  if (!isDay) return inWindow
  const ahead = text.slice(Math.max(sentence.start, date.start - REACH), date.start)
  const [trend, anotherTrend] = new Set(trends)
  if (trend !== undefined && anotherTrend === undefined) {
    const isFirst = FIRST_SEEN.test(ahead)
    const seenAt = isFirst ? trend.firstSeenAt : LAST_SEEN.test(ahead) ? trend.lastSeenAt : undefined
    if (seenAt !== undefined) {
      const which = isFirst ? 'first' : 'last'
      const is = compare(date, seenAt)
      if (is === 'same') {
        return { verdict: 'verified', reason: `On this day was the ${which} known post of the trend.`, trend }
      }
      return { ...another(is, `the ${which} known post of the trend was published`, seenAt), trend }
    }
  }
  const [post, anotherPost] = cited.posts
  if (post === undefined || anotherPost !== undefined || isCitedElsewhere) return inWindow
  const isAtSource = standsAtSource(date, sentence, text)
  if (!isAtSource && !PUBLISHED.test(ahead)) return inWindow
  const is = compare(date, post.publishedAt)
  if (is === 'same') return { ...inWindow, posts: [post] }
  const other = cited.others.find(({ publishedAt }) => compare(date, publishedAt) === 'same')
  if (other === undefined) {
    const finding = another(is, 'the cited post was published', post.publishedAt)
    // "The recall was posted on 14 November" may speak of another post than the one it cites.
    return { ...finding, ...(isAtSource ? {} : { verdict: 'not_checked' }), posts: [post] }
  }
  return {
    verdict: 'not_checked',
    reason:
      'It is the day of the post given here, but another one stands nearer to it: put the reference next to it.',
    posts: [other],
  }
}

type Comparison = 'same' | 'near' | 'other'

/** `near`: it was this day somewhere on earth, so another clock may have been read. */
function compare({ readings }: FoundDate, at: string): Comparison {
  const ms = Date.parse(at)
  const touches = (earlierMs: number, laterMs: number) =>
    readings.some(({ fromMs, toMs }) => ms + laterMs >= fromMs && ms - earlierMs <= toMs)
  if (touches(0, 0)) return 'same'
  return touches(12 * HOUR_MS, 14 * HOUR_MS) ? 'near' : 'other'
}

function another(is: Comparison, happened: string, at: string): Finding {
  const stored = new Date(at).toISOString()
  return is === 'near'
    ? { verdict: 'not_checked', reason: `In UTC ${happened} on the day before or after this one.`, stored }
    : { verdict: 'refuted', reason: `In UTC ${happened} on another day.`, stored }
}

/** Whether a date stands alone between marks, next to what says where something is from: "(u/ann, 12 Nov, t3_…)". */
function standsAtSource(date: FoundDate, sentence: Sentence, text: string): boolean {
  const from = Math.max(sentence.start, date.start - REACH)
  const to = Math.min(sentence.end, date.end + REACH)
  const references = sentence.references
    .filter(({ start, end }) => start >= from && end <= to)
    .map((reference) => moved({ start: reference.start, end: reference.end }, -from))
  const plain = blank(text.slice(from, to), references)
  const ahead = segmentsOf(plain.slice(0, date.start - from))
  const behind = segmentsOf(plain.slice(date.end - from))
  if (!PUBLISHED_WORDS.test(ahead.at(-1) ?? '') || (behind[0] ?? '') !== '') return false
  const neighbours = [
    ahead.slice(0, -1).findLast((part) => part !== ''),
    behind.slice(1).find((part) => part !== ''),
  ]
  const isOpened = OPENED.test(plain.slice(0, date.start - from))
  return neighbours.some(
    (part) => part !== undefined && (SOURCE.test(part) || (isOpened && PLACE.test(part))),
  )
}

function segmentsOf(text: string): string[] {
  return text.split(BETWEEN).map((part) => part.replace(EDGE_MARKS, ''))
}
