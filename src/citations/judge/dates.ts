import { DAY_MS, HOUR_MS } from '../../lib/days.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { DayRange, FoundDate } from '../parse/dates.ts'
import { blank, moved } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import { verifyDateInWindow, type Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'
import type { CitedPosts } from './figures.ts'

/** Characters before and after a date that are read. */
const REACH = 160
const FIRST_SEEN =
  /(?:(?<!\p{L})(?:first (?:seen|appeared|observed)|(?:zuerst|erstmals) gesehen|vist[oa] por primera vez|vue? pour la première fois)|firstSeenAt)(?:\s(?:on|am|el|le)\s|["'*_`:=|\s]){1,8}$/iu
const LAST_SEEN =
  /(?:(?<!\p{L})(?:last (?:seen|observed)|zuletzt gesehen|vist[oa] por última vez|vue? pour la dernière fois)|lastSeenAt)(?:\s(?:on|am|el|le)\s|["'*_`:=|\s]){1,8}$/iu
const PUBLISHED =
  /(?<!\p{L})(?:posted|published|wrote|writes|tweeted|uploaded|schrieb|schreibt|veröffentlichte?|publicó|escribió|escribe|publié|écrit)\s(?:(?:on|am|el|le)\s)?$/iu
const SEPARATOR = /[,;·•|–—()[\]（）【】、，；。\n]|\s-\s/u
const EDGE_PUNCTUATION = /^[\s*_`"'.]+|[\s*_`"'.]+$/g
const PUBLISHED_WORDS = /^(?:(?:posted|published|dated|on|am|vom|el|le|du|del)\s?)*$/iu
const PLATFORM_NAMES = '(?:r/[\\w-]+|reddit|x|twitter|youtube|facebook|instagram)'
const PLATFORM = new RegExp(`^(?:on |auf |en )?${PLATFORM_NAMES}$`, 'iu')
const SOURCE = new RegExp(
  `^(?:(?:via|by|von|link|source) )?(?:\uE000+|u/[\\w-]+|@[\\w.-]+)(?: (?:on|in|auf|bei|en|sur) ${PLATFORM_NAMES})?$`,
  'iu',
)
/** An open bracket or a dash, behind which a source is described. */
const OPENED = /(?:[([（【]|[—–―])[^)\]）】]*$/u

/**
 * Verifies a date by what the words beside it say it is: the day of a trend's first or last known post
 * ("first seen on …"), or the day on which the only cited post was published ("posted on …", "(u/ann, 12 Nov,
 * t3_…)"). Any other date only has to lie in the window.
 */
export function verifyDate(
  date: FoundDate,
  sentence: Sentence,
  text: string,
  context: {
    readonly window: Window
    readonly cited: CitedPosts
    readonly isCitedElsewhere: boolean
    readonly trends: readonly StoredTrend[]
  },
): ClaimVerdict {
  const { window, cited, isCitedElsewhere, trends } = context
  if (date.neverWas !== undefined) return { verdict: 'not_checked', reason: date.neverWas.reason }
  const inWindow = verifyDateInWindow(date, window)
  const isDay = date.readings.length > 0 && date.readings.every(({ fromMs, toMs }) => toMs - fromMs < DAY_MS)
  if (!isDay) return inWindow
  const ahead = text.slice(Math.max(sentence.start, date.start - REACH), date.start)
  const [trend, anotherTrend] = new Set(trends)
  if (trend !== undefined && anotherTrend === undefined) {
    const isFirst = FIRST_SEEN.test(ahead)
    const seen = (isFirst ? FIRST_SEEN : LAST_SEEN).exec(ahead)
    if (seen !== null) {
      const which = isFirst ? 'first' : 'last'
      const seenAt = isFirst ? trend.firstSeenAt : trend.lastSeenAt
      const is = compareDay(date.readings, seenAt)
      const covers = [{ start: date.start - seen[0].length, end: date.end }]
      if (is === 'same') {
        return {
          covers,
          verdict: 'verified',
          reason: `On this day was the ${which} known post of the trend.`,
          trend,
        }
      }
      return { ...dateMismatch(is, `the ${which} known post of the trend was published`, seenAt), trend }
    }
  }
  const [post, anotherPost] = cited.posts
  if (post === undefined || anotherPost !== undefined || isCitedElsewhere) return inWindow
  const isAtSource = standsAtSource(date, sentence, text)
  if (!isAtSource && !PUBLISHED.test(ahead)) return inWindow
  const is = compareDay(date.readings, post.publishedAt)
  if (is === 'same') return { ...inWindow, posts: [post] }
  const other = cited.others.find(({ publishedAt }) => compareDay(date.readings, publishedAt) === 'same')
  if (other === undefined) {
    const result = dateMismatch(is, 'the cited post was published', post.publishedAt)
    // "The recall was posted on 14 November" may mean another post than the cited one.
    return { ...result, ...(isAtSource ? {} : { verdict: 'not_checked' }), posts: [post] }
  }
  return {
    verdict: 'not_checked',
    reason:
      'It is the day of the post given here, but another one stands nearer to it: put the reference next to it.',
    posts: [other],
  }
}

type Comparison = 'same' | 'near' | 'other'

/**
 * `near`: it was this day in some time zone, so the date may be a local one. "Today" and "two days ago" are told in the same
 * zone as the moment that they are counted from, so that what is 24 hours old was today in none.
 */
export function compareDay(readings: readonly DayRange[], at: string): Comparison {
  const ms = Date.parse(at)
  if (readings.some(({ fromMs, toMs }) => ms >= fromMs && ms <= toMs)) return 'same'
  return readings.some((reading) => mayBe(reading, ms)) ? 'near' : 'other'
}

/** Whether a moment may be of these days in a time zone, of which the last are 12 hours behind UTC and 14 ahead of it. */
function mayBe({ fromMs, toMs, beforeMs }: DayRange, ms: number): boolean {
  if (beforeMs === undefined) return ms + 14 * HOUR_MS >= fromMs && ms - 12 * HOUR_MS <= toMs
  const today = Math.floor(beforeMs / DAY_MS)
  const daysAgo = (beforeMs - ms) / DAY_MS
  const [least, most] = [today - Math.floor(toMs / DAY_MS), today - Math.floor(fromMs / DAY_MS)]
  return Math.ceil(daysAgo) >= least && Math.floor(daysAgo) <= most
}

function dateMismatch(is: Comparison, happened: string, at: string): ClaimVerdict {
  const stored = new Date(at).toISOString()
  return is === 'near'
    ? { verdict: 'not_checked', reason: `In UTC ${happened} on the day before or after this one.`, stored }
    : { verdict: 'refuted', reason: `In UTC ${happened} on another day.`, stored }
}

/** Whether a date stands alone between punctuation, next to a source: "(u/ann, 12 Nov, t3_…)". */
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
    (part) => part !== undefined && (SOURCE.test(part) || (isOpened && PLATFORM.test(part))),
  )
}

function segmentsOf(text: string): string[] {
  return text.split(SEPARATOR).map((part) => part.replace(EDGE_PUNCTUATION, ''))
}
