import { languages, units } from './language.ts'
import { compiled } from './matching/compiled.ts'
import type { Folded } from './matching/fold.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases, type SlotReader, type Slots } from './matching/phrases.ts'
import { numberReader } from './number-words.ts'

interface Names {
  readonly months: Phrases<number>
  readonly weekdays: Phrases<number>
  readonly shortWeekdays: Phrases<number>
  readonly units: Phrases<number>
  readonly ordinals: Phrases<number>
  readonly metrics: Phrases<true>
}

const names = compiled(
  (words): Names => ({
    months: new Phrases(words.flatMap(({ locales }) => locales.flatMap(monthNames))),
    weekdays: new Phrases(
      words.flatMap(({ locales }) => locales.flatMap((each) => weekdayNames(each, 'long'))),
    ),
    shortWeekdays: new Phrases(
      words.flatMap(({ locales }) => locales.flatMap((each) => weekdayNames(each, 'short'))),
    ),
    units: new Phrases(
      words.flatMap(({ dates }) => units.map((unit, at) => [dates.units[unit], at] as const)),
    ),
    ordinals: new Phrases(words.flatMap(({ ranks }) => numbered(ranks.ordinals))),
    metrics: Phrases.of(words.flatMap(({ metrics }) => Object.values(metrics))),
  }),
)

/** What `Intl` calls the months, alone and beside a day, full and short. */
export function monthNames(locale: string): [string, number][] {
  const styles = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' as const },
  ])
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' })
    return Array.from({ length: 12 }, (_, index): [string, number] => [
      nameIn(format, Date.UTC(2026, index, 1), 'month'),
      index + 1,
    ]).filter(([name]) => /^[^\d]+$/.test(name))
  })
}

/** Sunday is 0, as in `Date`. */
function weekdayNames(locale: string, weekday: 'long' | 'short'): [string, number][] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => [
    nameIn(format, Date.UTC(2026, 10, 1 + index), 'weekday'),
    index,
  ])
}

const shortNames = compiled((words): ReadonlySet<string> => {
  const named = words
    .flatMap(({ locales }) => locales)
    .flatMap((locale) => [...monthNames(locale), ...weekdayNames(locale, 'short')])
  return new Set(named.flatMap(([name]) => (name.endsWith('[.]') ? [name.slice(0, -3).toLowerCase()] : [])))
})

/** Whether it is a month or a weekday as one of the languages shortens it with a dot: "sam", "févr". */
export function isShortDateName(word: string): boolean {
  return shortNames(languages).has(word.toLowerCase())
}

const months = compiled(
  (words): ReadonlySet<string> =>
    new Set(
      words
        .flatMap(({ locales }) => locales.flatMap(monthNames))
        .map(([name]) => name.replace('[.]', '').toLowerCase()),
    ),
)

/** Whether it is what one of the languages calls a month, without the dot of a short name. */
export function isMonthName(word: string): boolean {
  return months(languages).has(word.toLowerCase())
}

/** The name, with the dot of a short one or without. "terça-feira" is called "terça", too. */
function nameIn(format: Intl.DateTimeFormat, time: number, type: 'month' | 'weekday'): string {
  const name = format.formatToParts(time).find((part) => part.type === type)?.value ?? ''
  return name
    .replaceAll('.', '[.]')
    .replace('-feira', '[-feira]')
    .replace(/(?<=^[^.\]]{3,4})$/u, '[.]')
}

const DAY = /(\d{1,2})(?:st|nd|rd|th|er|[ºª.](?!\d))?(?!\d)/y
const ORDINAL_DAY = /(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/uy
const OF_PLACE =
  /^[ -](?:place|spot|rank|position|topic|trend|theme|issue|most|percentile|century|time|day|in|of|by)(?!\p{L})/u
const MAX_PLACE = 16
const YEAR = /(?:(\d{4})|'(\d\d))(?![\d%]|[.,/-]\d)/y
const THAI_YEARS = 543
/** The Japanese era of today, and the year before its first. */
const ERA = /令和(\d{1,2}|元)/y
const BEFORE_ERA = 2018

/** The readers of the slots that language.ts names for dates. */
export function dateSlots(folded: Folded, of: Parameters<typeof names>[0]): Slots {
  const { text } = folded
  const known = names(of)
  const named =
    (phrases: Phrases<number>): SlotReader =>
    (at) =>
      phrases.within(folded, at)
  const isCountedBehind = (end: number): boolean =>
    known.metrics.at(folded, text[end] === ' ' ? end + 1 : end) !== undefined
  const year: SlotReader = (at) => {
    YEAR.lastIndex = at
    const match = YEAR.exec(text)
    if (match === null) return undefined
    const end = at + match[0].length
    const written = match[1] === undefined ? 2000 + Number(match[2]) : Number(match[1])
    const value = written >= 2443 && written <= 2643 ? written - THAI_YEARS : written
    // "30 Oct, 2013 views" gives no year.
    return value < 1900 || value > 2100 || isCountedBehind(end) ? undefined : { end, value }
  }
  const day: SlotReader = (at) => {
    DAY.lastIndex = at
    const match = DAY.exec(text)
    if (match === null) return known.ordinals.at(folded, at)
    const value = Number(match[1])
    return value < 1 || value > 31 ? undefined : { end: at + match[0].length, value }
  }
  /** "29th", and none that counts: "the 3rd post". */
  const ordinalDay: SlotReader = (at) => {
    ORDINAL_DAY.lastIndex = at
    const match = ORDINAL_DAY.exec(text)
    const value = Number(match?.[1])
    if (match === null || value < 1 || value > 31) return undefined
    const end = at + match[0].length
    return isCountedBehind(end) || OF_PLACE.test(text.slice(end, end + MAX_PLACE))
      ? undefined
      : { end, value }
  }
  const number = numberReader(folded, of)
  const month: SlotReader = (at) => {
    const name = known.months.within(folded, at)
    // "Sept messages" are seven of them.
    return name !== undefined && number(at) !== undefined && isCountedBehind(name.end) ? undefined : name
  }
  const numeral =
    (least: number, most: number): SlotReader =>
    (at) => {
      const read = number(at)
      return read === undefined || read.value < least || read.value > most ? undefined : read
    }
  const eraYear: SlotReader = (at) => {
    ERA.lastIndex = at
    const match = ERA.exec(text)
    return match === null
      ? undefined
      : { end: at + match[0].length, value: BEFORE_ERA + (match[1] === '元' ? 1 : Number(match[1])) }
  }
  return {
    number,
    year,
    yearNumber: (at) => eraYear(at) ?? numeral(1900, 2100)(at),
    monthNumber: numeral(1, 12),
    dayNumber: numeral(1, 31),
    day,
    ordinalDay,
    month,
    weekday: named(known.weekdays),
    shortWeekday: named(known.shortWeekdays),
    unit: named(known.units),
    ordinal: named(known.ordinals),
  }
}
