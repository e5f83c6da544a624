import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/days.ts'
import { stopWordLanguages } from '../../text/stop-words.ts'
import { findDates as findWritten, languages, type ToldWeekday, type WrittenDate } from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** From the first millisecond of its first day to the last of its last day, in UTC, or those of one minute. */
export interface DayRange {
  readonly fromMs: number
  readonly toMs: number
  /** The moment of which it is told how many days before it was. */
  readonly beforeMs?: number
}

/** What a date is read as. */
export interface ReadDate {
  /** More than one where day and month cannot be distinguished. */
  readonly readings: readonly DayRange[]
  /** Counted from another day than today: what `readings` has is no reading of it. */
  readonly isFromOther?: boolean
  /** It stands beside a weekday that none of its readings is of. */
  readonly neverWas?: NeverWas
}

export interface NeverWas {
  /** Which weekday the day is. */
  readonly reason: string
  /** False where the word beside it may be none for a weekday. */
  readonly isSure: boolean
}

export interface FoundDate extends Span, ReadDate {
  /** Written without a year: it is read in each year of the window. */
  readonly isYearless: boolean
}

/**
 * The dates of a text in their order, in any language: a source line has too few words to tell which. Not those that are
 * told by their distance from today, and none without a day or a month's year. `yearsOfWindow`: see yearsOf.
 */
export function findDates(text: string, yearsOfWindow: readonly number[]): FoundDate[] {
  const [lastYear] = yearsOfWindow
  if (lastYear === undefined || !/\d/.test(text)) return []
  const now = `${lastYear}-12-31`
  const own = findWritten(text, { now })
  const isOwn = (start: number, end: number) => own.some((date) => date.start < end && start < date.end)
  return findWritten(text, { now, languages }).flatMap(({ start, end: wordEnd, value }) => {
    const words = text.slice(start, wordEnd)
    const end = wordEnd - (/[\s.,]*$/.exec(words)?.[0].length ?? 0)
    if (value.isRelative || isYear(value) || !/\d/.test(words) || FRACTION.test(words)) return []
    const { isYearless } = value
    if (isYearless && !isOwn(start, end) && isOtherWord(words)) return []
    const written = rangesOf(value)
    const readings = isYearless ? yearsOfWindow.flatMap((year) => inYear(written, year)) : written
    const time = ISO_DAY.test(words) ? TIME.exec(text.slice(wordEnd, wordEnd + MAX_TIME)) : null
    if (time !== null)
      return [{ start, end: wordEnd + time[0].length, isYearless, readings: readings.map(minuteOf(time)) }]
    return [{ start, end, isYearless, ...ofWeekday(readings, value.weekday) }]
  })
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME =
  /^[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z| ?(?:UTC|GMT)|([+-])([01]\d):?([0-5]\d))?(?![\p{N}_:+-]|\.\d)/iu
const MAX_TIME = 32

/** The minute of a day that a time tells, in UTC where it names no offset. */
function minuteOf([, hours, minutes, sign, ...offset]: RegExpExecArray): (day: DayRange) => DayRange {
  const ms = (hour = '0', minute = '0') => Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS
  const ahead = sign === '-' ? -ms(...offset) : ms(...offset)
  return ({ fromMs }) => {
    const start = fromMs + ms(hours, minutes) - ahead
    return { fromMs: start, toMs: start + MINUTE_MS - 1 }
  }
}

/** "12.4." is mostly a score at the end of its sentence. */
const FRACTION = /^\d+\.\d+\.$/

/** Letters of a month's short name. */
const MAX_SHORT = 3

/** "31 out of 100" is no day of October, which it would be in Portuguese. */
function isOtherWord(words: string): boolean {
  const letters = words.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
  return (
    letters.every(({ length }) => length <= MAX_SHORT) &&
    letters.some((word) => stopWordLanguages(word).length > 0)
  )
}

function isYear({ from, to }: WrittenDate): boolean {
  return from.endsWith('-01-01') && to.endsWith('-12-31')
}

/** Of the readings of a date those that are of the weekday beside it, or what tells that none is. */
export function ofWeekday(readings: readonly DayRange[], told: ToldWeekday | undefined): ReadDate {
  const fits = readings.filter(({ fromMs }) => new Date(fromMs).getUTCDay() === told?.weekday)
  const [first] = readings
  if (told === undefined || first === undefined) return { readings }
  if (fits.length > 0) return { readings: fits }
  const [day, weekday] = [DAY_NAME.format(first.fromMs), WEEKDAY_NAME.format(first.fromMs)]
  return { readings, neverWas: { reason: `${day} is a ${weekday}.`, isSure: told.isSure } }
}

const DAY_NAME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const WEEKDAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** By whole days in UTC; `nowMs` is what "two days ago" is counted from. */
export function rangesOf({ readings, isDaysAgo }: WrittenDate, nowMs?: number): DayRange[] {
  return readings.map(({ from, to }) => ({
    fromMs: Date.parse(from),
    toMs: Date.parse(to) + DAY_MS - 1,
    ...(isDaysAgo && nowMs !== undefined ? { beforeMs: nowMs } : {}),
  }))
}

/** The ranges with their days moved into a year; none for 29 February where the year has none. */
function inYear(readings: readonly DayRange[], year: number): DayRange[] {
  return readings.flatMap(({ fromMs, toMs }) => {
    const moved = new Date(fromMs)
    const day = moved.getUTCDate()
    moved.setUTCFullYear(year)
    if (moved.getUTCDate() !== day) return []
    return [{ fromMs: moved.getTime(), toMs: moved.getTime() + (toMs - fromMs) }]
  })
}
