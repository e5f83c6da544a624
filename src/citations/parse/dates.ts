import { DAY_MS } from '../../lib/days.ts'
import type { Span } from './spans.ts'

/** From the first millisecond of its first day to the last of its last day, in UTC. */
export interface DayRange {
  readonly fromMs: number
  readonly toMs: number
}

export interface FoundDate extends Span {
  /** More than one where day and month cannot be distinguished. */
  readonly readings: readonly DayRange[]
  /** Written without a year: it is read in each year of the window. */
  readonly isYearless: boolean
}

const MONTHS = [
  'january|januar|jänner|enero|janvier|jan|ene|يناير',
  'february|februar|febrero|février|feb|فبراير',
  'march|märz|marzo|mars|mar|mär|مارس',
  'april|abril|avril|apr|abr|أبريل|ابريل',
  'may|mai|mayo|مايو',
  'june|juni|junio|juin|jun|يونيو',
  'july|juli|julio|juillet|jul|يوليو',
  'august|agosto|août|aug|ago|أغسطس',
  'september|septiembre|septembre|setiembre|sept|sep|سبتمبر',
  'october|oktober|octubre|octobre|oct|okt|أكتوبر',
  'november|noviembre|novembre|nov|نوفمبر',
  'december|dezember|diciembre|décembre|dec|dez|dic|ديسمبر',
] as const
const MONTH = `(${MONTHS.join('|')})\\.?`
const monthNumbers = new Map(
  MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
)

const EDGE = '(?<![\\p{L}\\p{M}\\p{N}_]|\\d[.,/-])'
const END = '(?![\\p{L}\\p{M}\\p{N}_]|[./-]\\d)'
/** "30 Oct, 9683 views" gives no year, and "30 Oct, 2013 views" neither. */
const YEAR =
  '((?:19|20)\\d{2})(?![\\s*_]{1,3}(?:views|impressions|likes|points|upvotes|comments|reactions|reposts|replies|mentions))'
const SPACE = '[\\s\\u00A0\\u202F]{1,3}'

/** The date formats, each with a pattern and a reader of its groups. */
const formats: readonly { readonly pattern: RegExp; read(groups: readonly string[]): FoundReading }[] = [
  {
    // 2026-11-12, 2026-11-12T10:00:00Z, 2026/11/12
    pattern: new RegExp(
      `${EDGE}(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?(?![\\p{N}_]|[./-]\\d)`,
      'gu',
    ),
    read: ([year, , month, day]) => ({ readings: days(year, [[month, day]]) }),
  },
  {
    // 12.11.2026, 12/11/2026: only a number above 12 shows which is the day
    pattern: new RegExp(`${EDGE}(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})${END}`, 'gu'),
    read: ([first, , second, year]) => ({
      readings: days(year, [
        [second, first],
        [first, second],
      ]),
    }),
  },
  {
    // 12 November 2026, 12. November 2026, 12–18 November 2026, between 12 and 18 November, 12 de noviembre
    // de 2026, 12th of November
    pattern: new RegExp(
      `${EDGE}(?:(\\d{1,2})(?:st|nd|rd|th)?\\.?\\s?(?:[-–—]|(?:to|and|bis|und|y|al|et|au)\\s(?:(?:the|zum|dem|el|le)\\s)?)\\s?)?(\\d{1,2})(?:st|nd|rd|th)?\\.?${SPACE}(?:de |of |du )?${MONTH}(?:,?${SPACE}(?:de |del |of )?${YEAR})?${END}`,
      'giu',
    ),
    read: ([from, day, month, year]) => named(year, month, from || day, day),
  },
  {
    // November 12, 2026; Nov 12–18, 2026
    pattern: new RegExp(
      `${EDGE}${MONTH}${SPACE}(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[-–—]\\s?(\\d{1,2})(?:st|nd|rd|th)?)?(?:,?${SPACE}${YEAR})?${END}`,
      'giu',
    ),
    read: ([month, from, to, year]) => named(year, month, from, to || from),
  },
  {
    // November 2026
    pattern: new RegExp(`${EDGE}${MONTH},?${SPACE}(?:de |del |of )?(\\d{4})${END}`, 'giu'),
    read: ([month, year]) => {
      const number = monthNumbers.get((month ?? '').toLowerCase())
      return { readings: number === undefined ? [] : [wholeMonth(Number(year), number)] }
    },
  },
  {
    // 2026年11月12日, 11月12日
    pattern: /(?<!\d)(?:(\d{4})\s?年\s?)?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]/gu,
    read: ([year, month, day]) => named(year, month, day, day),
  },
]

interface FoundReading {
  readonly readings: readonly DayRange[]
  readonly isYearless?: boolean
}

/** The dates of a text with ASCII digits, in their order; days that no calendar has are ignored. */
export function findDates(text: string, yearsOfWindow: readonly number[]): FoundDate[] {
  if (!/\d/.test(text)) return []
  const found: FoundDate[] = []
  const isTaken = new Uint8Array(text.length)
  for (const { pattern, read } of formats) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      const groups = match.slice(1).map((group) => group ?? '')
      const { readings, isYearless = false } = read(groups)
      if (isTaken[span.start] === 1 || readings.length === 0) continue
      isTaken.fill(1, span.start, span.end)
      const years = isYearless ? yearsOfWindow : []
      found.push({
        ...span,
        isYearless,
        readings: isYearless ? years.flatMap((year) => inYear(readings, year)) : readings,
      })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Placeholder for a missing year: a leap year, so that 29 February is valid. */
const NO_YEAR = 2000

function named(
  year: string | undefined,
  month: string | undefined,
  from: string | undefined,
  to: string | undefined,
) {
  const number = monthNumbers.get((month ?? '').toLowerCase()) ?? Number(month)
  const isYearless = year === undefined || year === ''
  const first = day(isYearless ? NO_YEAR : Number(year), number, Number(from))
  const last = day(isYearless ? NO_YEAR : Number(year), number, Number(to))
  const isRange = first !== undefined && last !== undefined && first.fromMs <= last.fromMs
  return { readings: isRange ? [{ fromMs: first.fromMs, toMs: last.toMs }] : [], isYearless }
}

function inYear(readings: readonly DayRange[], year: number): DayRange[] {
  return readings.flatMap(({ fromMs, toMs }) => {
    const [from, to] = [fromMs, toMs].map((ms) => {
      const date = new Date(ms)
      return day(year, date.getUTCMonth() + 1, date.getUTCDate())
    })
    return from === undefined || to === undefined ? [] : [{ fromMs: from.fromMs, toMs: to.toMs }]
  })
}

/** The valid days among these pairs of month and day, each once. */
function days(year: string | undefined, pairs: readonly (readonly (string | undefined)[])[]): DayRange[] {
  const ranges = pairs.flatMap(([month, of]) => day(Number(year), Number(month), Number(of)) ?? [])
  return ranges.filter(({ fromMs }, index) => ranges.findIndex((range) => range.fromMs === fromMs) === index)
}

function day(year: number, month: number, of: number): DayRange | undefined {
  const fromMs = Date.UTC(year, month - 1, of)
  const date = new Date(fromMs)
  const isReal = year >= 1900 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === of
  return isReal ? { fromMs, toMs: fromMs + DAY_MS - 1 } : undefined
}

function wholeMonth(year: number, month: number): DayRange {
  return { fromMs: Date.UTC(year, month - 1, 1), toMs: Date.UTC(year, month, 1) - 1 }
}
