import { DAY_MS } from '../../lib/days.ts'

/** Days are counted from 1970-01-01 = 0, in UTC, as src/lib/days.ts does. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

/** The number of a day, or undefined where no calendar has it; `month` from 1. */
export function dayNumber(year: number, month: number, day: number): number | undefined {
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  const isReal = year >= 1900 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? ms / DAY_MS : undefined
}

/** The whole month, moved by as many months. */
export function monthRange(year: number, month: number, moved = 0): DayRange {
  return {
    from: Date.UTC(year, month - 1 + moved, 1) / DAY_MS,
    to: Date.UTC(year, month + moved, 1) / DAY_MS - 1,
  }
}

export function yearRange(year: number): DayRange {
  return { from: Date.UTC(year, 0, 1) / DAY_MS, to: Date.UTC(year + 1, 0, 1) / DAY_MS - 1 }
}

/** From 0, Sunday, to 6. */
export function weekdayOf(day: number): number {
  return new Date(day * DAY_MS).getUTCDay()
}

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}

/** A week of ISO 8601: the first has the year's first Thursday. */
export function isoWeek(year: number, week: number): DayRange | undefined {
  if (week < 1 || week > 53) return undefined
  const from = mondayOf(Date.UTC(year, 0, 4) / DAY_MS) + (week - 1) * 7
  return { from, to: from + 6 }
}

export function yearAndMonth(day: number): { year: number; month: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}
