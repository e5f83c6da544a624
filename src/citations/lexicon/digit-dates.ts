import { HANGUL, SPACELESS_SCRIPTS } from '../../text/scripts.ts'
import { type DayRange, dayNumber, yearAndMonth } from './calendar.ts'

export type DayOrder = 'dayFirst' | 'monthFirst'

export interface DigitDate {
  readonly end: number
  readonly days: readonly DayRange[]
  readonly isYearless: boolean
  /** From 0, Sunday, where it is written behind the date. */
  readonly weekday?: number | undefined
}

interface DigitDateFrame {
  readonly order: DayOrder | undefined
  readonly today: number
  readonly isBehindWeekday: boolean
}

/** Scripts without spaces write words right beside figures. */
const OWN = String.raw`(?![${SPACELESS_SCRIPTS}${HANGUL}])[\p{L}_]`

/** 2026-11-12, 2026/11/12, and what stands before the time of 2026-11-12T10:00:00Z */
const YEAR_FIRST = new RegExp(
  String.raw`(?<!\d|${OWN}|\d[.,/-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\p{N}_]|[/-]\d)`,
  'uy',
)
/** 12.11.2026, 12/11/26 */
const YEAR_LAST = new RegExp(
  String.raw`(?<!\d|${OWN}|\d[.,/-])(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)(?!\p{N}|${OWN}|[./-]\d)`,
  'uy',
)
/** 12.11. */
const YEARLESS = new RegExp(String.raw`(?<!\d|${OWN}|\d[.,/-])(\d{1,2})\. ?(\d{1,2})\.(?!\p{N}|${OWN})`, 'uy')
/** 21/11 behind a word that dates, or where the first can be no month: elsewhere it is a share. */
const SLASHED = new RegExp(String.raw`(\d{1,2})/(\d{1,2})(?!\p{N}|${OWN}|[./-]\d)`, 'uy')
const DATING =
  /(?:^|[^\p{L}])(?:(?:le|du|au|dès le|el|del|al|am|vom|zum|bis|seit|ab|on|since|em|no dia|dia|día|desde|depuis|hasta|até) |l')$/u
const MARKED = /[:：=(（•–—] ?$/u
/** 10/28(水): the month first. */
const BEFORE_WEEKDAY = /(?<!\p{N}|[.,/-])(\d{1,2})\/(\d{1,2}) ?[(（]([日月火水木金土])(?:曜日?)?[)）]/uy
/** In the order of their numbers, from Sunday. */
export const HAN_WEEKDAYS = '日月火水木金土'
/** 11/6、 10/28です: what text in Japanese or Chinese goes on behind, the month first. */
const BEFORE_KANA = /(?<!\p{N}|[.,/-])(\d{1,2})\/(\d{1,2})(?=[、。にのはでと]|です|から|まで|付)/uy
/** 2026-11 */
const MONTH = new RegExp(
  String.raw`(?<!\d|${OWN}|\d[.,/-])((?:19|20)\d{2})-(0[1-9]|1[0-2])(?!\p{N}|${OWN}|[./-]\d)`,
  'uy',
)

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/**
 * A date in digits alone at a place of a folded text; `today` is a day's number. Behind a weekday 2/11 is a date, of which both
 * readings count where `order` does not tell one.
 */
export function digitDate(
  text: string,
  at: number,
  { order, today, isBehindWeekday }: DigitDateFrame,
): DigitDate | undefined {
  const first = text[at] ?? ''
  if (first < '0' || first > '9') return undefined
  const ymd = exec(YEAR_FIRST, text, at)
  if (ymd !== null) return dated(at, ymd[0], [dayNumber(gregorian(ymd[1]), Number(ymd[3]), Number(ymd[4]))])
  const dmy = exec(YEAR_LAST, text, at)
  if (dmy !== null) {
    const year = gregorian(dmy[4])
    const readings = inOrder(order, Number(dmy[1]), Number(dmy[3]))
    return dated(
      at,
      dmy[0],
      readings.map(([day, month]) => dayNumber(year, month, day)),
    )
  }
  const month = exec(MONTH, text, at)
  if (month !== null) {
    const from = dayNumber(Number(month[1]), Number(month[2]), 1)
    const to = Date.UTC(Number(month[1]), Number(month[2]), 1) / 86_400_000 - 1
    return from === undefined
      ? undefined
      : { end: at + month[0].length, days: [{ from, to }], isYearless: false }
  }
  const md = exec(BEFORE_WEEKDAY, text, at) ?? exec(BEFORE_KANA, text, at)
  const day = md === null ? undefined : latest(Number(md[1]), Number(md[2]), today)
  if (md !== null && day !== undefined) {
    const weekday = md[3] === undefined ? undefined : HAN_WEEKDAYS.indexOf(md[3])
    return { end: at + md[0].length, days: [day], isYearless: true, weekday }
  }
  const pair = isBehindWeekday ? exec(SLASHED, text, at) : null
  if (pair !== null) {
    const readings = inOrder(order, Number(pair[1]), Number(pair[2])).flatMap(
      ([day, month]) => latest(month, day, today) ?? [],
    )
    return readings.length === 0 ? undefined : { end: at + pair[0].length, days: readings, isYearless: true }
  }
  const dm = dotted(text, at) ?? slashed(text, at)
  if (dm === null) return undefined
  const days = latest(Number(dm[2]), Number(dm[1]), today)
  return days === undefined ? undefined : { end: at + dm[0].length, days: [days], isYearless: true }
}

/** "Am 6.1." is a day; the last words "is 6.1." and, in English, "lands on 6.1." are a number and the end of its sentence. */
function dotted(text: string, at: number): RegExpExecArray | null {
  const match = exec(YEARLESS, text, at)
  if (match === null || text.slice(at + match[0].length).trim() !== '') return match
  const ahead = text.slice(Math.max(0, at - 12), at)
  return DATING.test(ahead) && !/ (?:on|since) $/u.test(ahead) ? match : null
}

function slashed(text: string, at: number): RegExpExecArray | null {
  const match = exec(SLASHED, text, at)
  const ahead = text.slice(Math.max(0, at - 12), at)
  if (match === null) return null
  return DATING.test(ahead) || (Number(match[1]) > 12 && MARKED.test(ahead)) ? match : null
}

function dated(at: number, written: string, days: readonly (number | undefined)[]): DigitDate | undefined {
  const real = [...new Set(days)].filter((day) => day !== undefined)
  if (real.length === 0) return undefined
  return { end: at + written.length, days: real.map((day) => ({ from: day, to: day })), isYearless: false }
}

/** Pairs of day and month: both ways where nothing tells which is which. */
function inOrder(order: DayOrder | undefined, first: number, second: number): [number, number][] {
  if (order === 'dayFirst') return [[first, second]]
  if (order === 'monthFirst') return [[second, first]]
  return [
    [first, second],
    [second, first],
  ]
}

function gregorian(written = ''): number {
  const year = Number(written)
  if (written.length === 2) return 2000 + year
  return year >= 2443 && year <= 2643 ? year - 543 : year
}

/** The last such day up to today, and a month ahead: a plan may lie there. */
export function latest(month: number, day: number, today: number): DayRange | undefined {
  const { year } = yearAndMonth(today)
  for (const each of [year + 1, year, year - 1, year - 2, year - 3, year - 4]) {
    const found = dayNumber(each, month, day)
    if (found !== undefined && found <= today + AHEAD_DAYS) return { from: found, to: found }
  }
  return undefined
}

const AHEAD_DAYS = 31
