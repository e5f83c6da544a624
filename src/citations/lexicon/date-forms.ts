import {
  type DayRange,
  dayNumber,
  isoWeek,
  mondayOf,
  monthRange,
  weekdayOf,
  yearAndMonth,
  yearRange,
} from './calendar.ts'
import { latest } from './digit-dates.ts'
import { type DateWords, type RelativeDays, relativeDays, type Unit, units } from './language.ts'
import type { Filled } from './matching/phrases.ts'

/** What a phrase of a date tells; a name of `relativeDays` tells all by itself. */
export type DateForm =
  | Exclude<keyof DateWords, 'units' | 'relative' | 'to' | 'between' | 'and'>
  | RelativeDays

/** Phrases with what they tell; where two are as long the first counts. */
export function formsOf(words: DateWords): [phrases: string, form: DateForm][] {
  return [
    ...relativeDays.map((form): [string, DateForm] => [words.relative[form], form]),
    [words.ago, 'ago'],
    [words.past, 'past'],
    [words.fromOther, 'fromOther'],
    [words.lastWeekday, 'lastWeekday'],
    [words.weekday, 'weekday'],
    [words.dates, 'dates'],
    [words.dayAlone ?? '', 'dayAlone'],
    [words.early, 'early'],
    [words.mid, 'mid'],
    [words.late, 'late'],
    [words.quarter, 'quarter'],
    [words.week, 'week'],
  ]
}

const DAYS_AGO: ReadonlySet<DateForm> = new Set<DateForm>([
  ...(['ago', 'past', 'today', 'yesterday', 'dayBeforeYesterday'] as const),
])

interface Days {
  readonly days: readonly DayRange[]
  readonly isRelative: boolean
  /** Told by how many days ago it was: no time zone changes that by more than one. */
  readonly isDaysAgo?: boolean
  readonly isYearless: boolean
  /** The weekday that the phrase tells beside a date, from 0, Sunday. */
  readonly weekday?: number | undefined
}

/** The days that a phrase with filled slots means on the day `today`; undefined where no calendar has them. */
export function daysOf(form: DateForm, filled: readonly Filled[], today: number): Days | undefined {
  const slots = filled.map(({ slot, value }) => ({ slot: slot.replace(/Number$/, ''), value }))
  const slot = (name: string): number | undefined => slots.find((each) => each.slot === name)?.value
  const [year, month, weekday] = [slot('year'), slot('month'), slot('weekday')]
  const absolute = (range: DayRange | undefined): Days | undefined =>
    range === undefined ? undefined : { days: [range], isRelative: false, isYearless: year === undefined }
  const isDaysAgo = DAYS_AGO.has(form)
  const relative = (...days: DayRange[]): Days => ({ days, isRelative: true, isDaysAgo, isYearless: false })
  switch (form) {
    case 'dates': {
      const days = slots.filter(({ slot }) => slot === 'day').map(({ value }) => value)
      const months = slots.filter(({ slot }) => slot === 'month').map(({ value }) => value)
      const dated = absolute(datesOf(days, months, year, today))
      return dated && { ...dated, weekday: weekday ?? slot('shortWeekday') }
    }
    case 'early':
    case 'mid':
    case 'late':
      return absolute(
        month === undefined ? yearPart(form, year) : third(wholeMonth(month, year, today), form),
      )
    case 'quarter': {
      const quarter = slot('number') ?? slot('ordinal') ?? 0
      if (!Number.isInteger(quarter) || quarter < 1 || quarter > 4) return undefined
      const of = year ?? yearAndMonth(today).year
      return absolute({ from: monthRange(of, quarter * 3 - 2).from, to: monthRange(of, quarter * 3).to })
    }
    case 'week':
      return absolute(isoWeek(year ?? yearAndMonth(today).year, slot('number') ?? 0))
    case 'ago':
    case 'past': {
      const unit = units[slot('unit') ?? -1]
      const number = slot('number') ?? 1
      if (unit === undefined || number > MAX_NUMBER) return undefined
      return relative(form === 'ago' ? ago(number, unit, today) : past(number, unit, today))
    }
    case 'dayAlone': {
      const day = lastDayOfMonth(slot('ordinalDay') ?? slot('day') ?? 0, today)
      return day === undefined ? undefined : { ...relative({ from: day, to: day }), weekday }
    }
    // Which day that is only the text tells.
    case 'fromOther':
      return relative({ from: today, to: today })
    case 'weekday':
    case 'lastWeekday': {
      if (weekday === undefined) return undefined
      const back = (weekdayOf(today) - weekday + 7) % 7
      const last = today - (back === 0 && form === 'lastWeekday' ? 7 : back)
      const before = last - 7
      // "Last Tuesday" is that of last week, to some, where this week has had one.
      return form === 'lastWeekday' && last >= mondayOf(today)
        ? relative({ from: last, to: last }, { from: before, to: before })
        : relative({ from: last, to: last })
    }
    default:
      return relative(relativeRange(form, today))
  }
}

/** Nobody means more by any unit, and dates end where numbers get large. */
const MAX_NUMBER = 1000

function datesOf(
  days: readonly number[],
  months: readonly number[],
  year: number | undefined,
  today: number,
): DayRange | undefined {
  const [month] = months
  const last = months.at(-1)
  const [first] = days
  if (month === undefined || last === undefined) return year === undefined ? undefined : yearRange(year)
  if (first === undefined) return wholeMonth(month, year, today)
  const end = on(days.at(-1) ?? first, last, year, today)
  const endYear = end === undefined ? undefined : yearAndMonth(end).year
  const start = endYear === undefined ? undefined : dayNumber(endYear - (month > last ? 1 : 0), month, first)
  return start === undefined || end === undefined || start > end ? undefined : { from: start, to: end }
}

/** The last day of this number up to today, in this month or the one before. */
function lastDayOfMonth(day: number, today: number): number | undefined {
  const { year, month } = yearAndMonth(today)
  const before = month === 1 ? dayNumber(year - 1, 12, day) : dayNumber(year, month - 1, day)
  return [dayNumber(year, month, day), before].find((each) => each !== undefined && each <= today)
}

function on(day: number, month: number, year: number | undefined, today: number): number | undefined {
  return year === undefined ? latest(month, day, today)?.from : dayNumber(year, month, day)
}

function wholeMonth(month: number, year: number | undefined, today: number): DayRange {
  const now = yearAndMonth(today)
  return monthRange(year ?? (month > now.month ? now.year - 1 : now.year), month)
}

/** The first ten days of a month, its middle ones, or its last. */
function third({ from, to }: DayRange, part: 'early' | 'mid' | 'late'): DayRange {
  if (part === 'early') return { from, to: from + 9 }
  return part === 'mid' ? { from: from + 9, to: from + 20 } : { from: from + 19, to }
}

function yearPart(part: 'early' | 'mid' | 'late', year: number | undefined): DayRange | undefined {
  if (year === undefined) return undefined
  const first = { early: 1, mid: 5, late: 9 }[part]
  return { from: monthRange(year, first).from, to: monthRange(year, first + 3).to }
}

/** As exact as people are: "three weeks ago" is a day of about that week, "two days ago" is that day. */
function ago(number: number, unit: Unit, today: number): DayRange {
  const { year, month } = yearAndMonth(today)
  switch (unit) {
    case 'minute':
      return { from: today - Math.ceil(number / 1440), to: today }
    case 'hour':
      return { from: today - Math.ceil(number / 24), to: today - Math.floor(number / 24) }
    case 'day':
      return { from: Math.floor(today - number), to: Math.ceil(today - number) }
    case 'week':
      return { from: Math.floor(today - number * 7 - 3), to: Math.ceil(today - number * 7 + 3) }
    case 'month': {
      const middle = Math.round(today - number * DAYS_A_MONTH)
      return { from: middle - 15, to: middle + 15 }
    }
    case 'year':
      return {
        from: monthRange(year - Math.ceil(number), month, -6).from,
        to: monthRange(year - Math.floor(number), month, 6).to,
      }
  }
}

const DAYS_A_MONTH = 30.44
const daysOfUnit = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: DAYS_A_MONTH,
  year: 365.25,
} satisfies Record<Unit, number>

function past(number: number, unit: Unit, today: number): DayRange {
  return { from: Math.floor(today - number * daysOfUnit[unit]), to: today }
}

/** Weeks begin on Monday, or on the Sunday before: both are read. */
function relativeRange(form: RelativeDays, today: number): DayRange {
  const monday = mondayOf(today)
  const { year, month } = yearAndMonth(today)
  switch (form) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: today - 1, to: today - 1 }
    case 'dayBeforeYesterday':
      return { from: today - 2, to: today - 2 }
    case 'thisWeek':
      return { from: monday - 1, to: today }
    case 'lastWeek':
      return { from: monday - 8, to: monday - 1 }
    case 'weekBeforeLast':
      return { from: monday - 15, to: monday - 8 }
    case 'lastWeekend': {
      const saturday = monday + 5 <= today ? monday + 5 : monday - 2
      return { from: saturday, to: saturday + 1 }
    }
    case 'thisMonth':
      return { from: monthRange(year, month).from, to: today }
    case 'lastMonth':
      return monthRange(year, month, -1)
    case 'thisYear':
      return { from: yearRange(year).from, to: today }
    case 'lastYear':
      return yearRange(year - 1)
  }
}
