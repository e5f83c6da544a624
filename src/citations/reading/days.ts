import { DAY_MS } from '../../lib/days.ts'
import type { DayRange } from '../parse/dates.ts'
import type { Span } from '../parse/spans.ts'

const WITH_OFFSET = /:\d{2}(?:\.\d{1,9})?(?:Z| ?(?:UTC|GMT)|[+-]\d{2}:?\d{2})$/i

/** A day with "UTC" or "GMT" beside it, or a time with its offset, which is no local one; a day with an offset is. */
export function utcBeside(rest: string, from: number, to: number): Span | undefined {
  const behind = /^[\s,(（]{0,2}(?:UTC|GMT)(?![\p{L}\d+-])/u.exec(rest.slice(to, to + 7))?.[0].length
  if (behind !== undefined) return { start: from, end: to + behind }
  if (WITH_OFFSET.test(rest.slice(from, to))) return { start: from, end: to }
  const before = /(?<![\p{L}\d])(?:UTC|GMT)[\sでの:：,]{0,2}$/u.exec(rest.slice(Math.max(0, from - 6), from))
  return before === null ? undefined : { start: from - before[0].length, end: to }
}

/** Whether it may be the day of the check, "as of today it has 12 likes": figures are those of that day. */
export function includesToday(readings: readonly DayRange[]): boolean {
  return readings.some(
    ({ toMs, beforeMs }) =>
      beforeMs !== undefined && Math.floor(toMs / DAY_MS) === Math.floor(beforeMs / DAY_MS),
  )
}
