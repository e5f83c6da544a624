import { DAY_MS } from '../../lib/days.ts'

const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'it', 'ar', 'ja', 'zh', 'ko', 'th']
/** A Sunday. */
const SUNDAY_MS = 3 * DAY_MS

const words = new Set(LANGUAGES.flatMap(calendarWords).map((word) => word.toLowerCase()))

/** Whether a lower-case word is a weekday, a month, a unit of time, or such as "tomorrow": when, not what. */
export function isEverydayWord(word: string): boolean {
  return words.has(word)
}

function calendarWords(language: string): string[] {
  // To make a formatter takes a hundred times as long as to use it.
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => SUNDAY_MS + day * DAY_MS)
  const months = Array.from({ length: 12 }, (_, number) => Date.UTC(2000, number, 1))
  const units = ['day', 'week', 'month', 'year', 'hour', 'minute', 'second'] as const
  const counted = units.flatMap((unit) => {
    const count = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return [1, 2].flatMap((number) =>
      count
        .formatToParts(number)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => value),
    )
  })
  return [
    ...week.map((day) => weekday.format(day)),
    ...months.map((start) => month.format(start)),
    ...[-1, 0, 1].map((days) => relative.format(days, 'day')),
    ...counted,
  ]
}
