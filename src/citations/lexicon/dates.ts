import { dayName, dayOf } from '../../lib/days.ts'
import { lazily } from '../../lib/lazily.ts'
import { stopWordLanguages } from '../../text/stop-words.ts'
import { type DayRange, weekdayOf } from './calendar.ts'
import { type DateForm, daysOf, formsOf } from './date-forms.ts'
import { dateSlots } from './date-slots.ts'
import { type DayOrder, digitDate } from './digit-dates.ts'
import { type Found, withoutOverlaps } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { type Folded, fold, foldText, kind, wordStart } from './matching/fold.ts'
import { Phrases, type SlotReader, type Slots } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

/** Days as `YYYY-MM-DD`, the first and the last, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** A weekday that stands beside a date, which need not be of it. */
export interface ToldWeekday {
  /** From 0, Sunday, to 6. */
  readonly weekday: number
  /** False where its short name is a word of the same language as well, as "So" is. */
  readonly isSure: boolean
}

export interface WrittenDate extends DaySpan {
  /**
   * All that the words may mean, `from` and `to` being the first of them: 11/12 is one of two days. Only those of the weekday
   * beside it, where there are any.
   */
  readonly readings: readonly DaySpan[]
  /** Told by its distance from today. */
  readonly isRelative: boolean
  /** Told by a number of days before today, such as 1 for yesterday. */
  readonly isDaysAgo: boolean
  /** Counted from another day than today, which the words do not tell. */
  readonly isFromOther: boolean
  /** Written without a year: the last such day up to today. */
  readonly isYearless: boolean
  /** The weekday beside it, of which the readings need not be. */
  readonly weekday?: ToldWeekday
}

export interface DateOptions {
  /** The day on which the text was written, `YYYY-MM-DD`: what "today" is. */
  readonly now: string
  /** Which of 11/12/2026 is the day, where that is known; both are read where not. */
  readonly order?: DayOrder
  readonly languages?: readonly Language[]
}

interface Vocabulary {
  readonly forms: Phrases<DateForm>
  /** What joins two dates; false where that takes a `between` before them. */
  readonly joiners: Phrases<boolean>
  readonly between: Phrases<true>
}

const vocabulary = compiled(
  (words): Vocabulary => ({
    forms: new Phrases(words.flatMap(({ dates }) => formsOf(dates))),
    joiners: new Phrases(
      words.flatMap(({ dates }): [string, boolean][] => [
        [dates.to, true],
        [dates.and, false],
      ]),
    ),
    between: Phrases.of(words.map(({ dates }) => dates.between)),
  }),
)

interface Reading {
  readonly start: number
  readonly end: number
  readonly days: readonly DayRange[]
  readonly isRelative: boolean
  readonly isDaysAgo?: boolean
  readonly isFromOther?: boolean
  readonly isYearless: boolean
  /** A weekday alone. */
  readonly isWeekday: boolean
  readonly weekday?: ToldWeekday | undefined
}

/** The dates of a text. Days that no calendar has are none. */
export function findDates(text: string, options: DateOptions): readonly Found<WrittenDate>[] {
  const today = dayOf(Date.parse(options.now))
  const folded = fold(text)
  const languages = options.languages ?? languagesOf(text)
  const words = vocabulary(languages)
  const slots = dateSlots(folded, languages)
  const own = lazily(() => {
    const spoken = languagesOf(text)
    return { spoken, weekdays: shortWeekdayIn(dateSlots(folded, spoken)) }
  })
  const found: Reading[] = []
  for (let at = 0; at < folded.text.length; at++) {
    if (folded.text[at] === ' ') continue
    const start =
      wordStart(folded, at) ??
      (folded.kinds[at] === kind.digit && folded.kinds[at - 1] === kind.arabic ? at : undefined)
    if (start === undefined) continue
    const reading = readDate(folded, at, words, slots, today, options.order, isBehindWeekday(at))
    if (reading === undefined || isCutShort(reading)) continue
    found.push(withWeekday({ ...reading, start }, found, folded, shortWeekday))
    at = reading.end - 1
  }
  return withoutOverlaps(joined(found, folded, words)).map((reading) => written(reading, folded, text.length))

  /** A weekday in short, and none that is only a word in the text's own language, as "so", "do" and "qui" may be. */
  function shortWeekday(at: number): (ToldWeekday & { readonly end: number }) | undefined {
    const read = wordStart(folded, at) === at ? shortWeekdayIn(slots)?.(at) : undefined
    if (read === undefined) return undefined
    const { spoken, weekdays } = own()
    const isWord = stopWordLanguages(folded.text.slice(at, read.end)).some((each) =>
      spoken.some((language) => language === each),
    )
    if (isWord && weekdays?.(at) === undefined) return undefined
    return { end: read.end, weekday: read.value, isSure: !isWord }
  }

  /** A weekday in full: "lundi 2/11". */
  function isBehindWeekday(at: number): boolean {
    const last = found.at(-1)
    if (last === undefined || !last.isWeekday || at - last.end > MAX_SHORT) return false
    return AFTER_WEEKDAY.test(folded.text.slice(last.end, at))
  }

  /** "By Nov" of "by Nov 13, 2026": a day begins in it and goes further. */
  function isCutShort({ start, end, days }: Reading): boolean {
    if (days.every(({ from, to }) => from === to)) return false
    for (let at = start + 1; at < end; at++) {
      const inner =
        wordStart(folded, at) === at ? readDate(folded, at, words, slots, today, options.order) : undefined
      if (inner !== undefined && inner.end > end && inner.days.every(({ from, to }) => from === to))
        return true
    }
    return false
  }
}

function readDate(
  folded: Folded,
  at: number,
  { forms }: Vocabulary,
  slots: Slots,
  today: number,
  order: DayOrder | undefined,
  isBehindWeekday = false,
): Reading | undefined {
  const digits = digitDate(folded.text, at, { order, today, isBehindWeekday })
  const match = forms.at(folded, at, slots)
  if (digits !== undefined && digits.end >= (match?.end ?? 0)) {
    return {
      start: at,
      end: digits.end,
      days: digits.days,
      isRelative: false,
      isYearless: digits.isYearless,
      isWeekday: false,
      weekday: sure(digits.weekday),
    }
  }
  if (match === undefined) return undefined
  const read = daysOf(match.value, match.slots, today)
  return read === undefined || read.days.length === 0
    ? undefined
    : {
        ...{ start: at, end: match.end, ...read },
        ...{ isWeekday: match.value === 'weekday', weekday: sure(read.weekday) },
        isFromOther: match.value === 'fromOther',
      }
}

function sure(weekday: number | undefined): ToldWeekday | undefined {
  return weekday === undefined ? undefined : { weekday, isSure: true }
}

function shortWeekdayIn({ shortWeekday }: Slots): SlotReader | undefined {
  return shortWeekday
}

/** Between the name of a weekday and its date. */
const AFTER_WEEKDAY = /^(?:\.?,? ?(?:the |den |dem |le |el |dia |día |ที่ ?)?|[)） ]{1,2}| ?[(（])$/

/**
 * A date with the weekday before it: "Tuesday, 3 November". That was read as a date by itself, unless it is short. Of a range
 * it is the weekday of the first day, or else it is told of something else.
 */
function withWeekday(
  date: Reading,
  found: Reading[],
  folded: Folded,
  shortWeekday: (at: number) => (ToldWeekday & { readonly end: number }) | undefined,
): Reading {
  if (date.isRelative) return date
  const isBehind = (end: number) => AFTER_WEEKDAY.test(folded.text.slice(end, date.start))
  const isDay = date.days.every(({ from, to }) => from === to)
  const told = (start: number, weekday: ToldWeekday): Reading | undefined => {
    const dated = { ...date, start, weekday }
    return isDay || fitting(dated).length > 0 ? dated : undefined
  }
  const last = found.at(-1)
  const [day] = last?.days ?? []
  if (last?.isWeekday && day !== undefined && isBehind(last.end)) {
    const dated = told(last.start, { weekday: weekdayOf(day.from), isSure: true })
    if (dated !== undefined) found.pop()
    return dated ?? date
  }
  for (let at = Math.max(last?.end ?? 0, date.start - MAX_SHORT); at < date.start; at++) {
    const read = shortWeekday(at)
    if (read !== undefined && isBehind(read.end)) return told(at, read) ?? date
  }
  return date
}

/** Its days that are of the weekday beside it. */
function fitting({ days, weekday }: Reading): readonly DayRange[] {
  return weekday === undefined ? days : days.filter(({ from }) => weekdayOf(from) === weekday.weekday)
}

const MAX_SHORT = 8
const MAX_GAP = 24

/** Two dates that "to" joins are one span, as are two that "between" and "and" do. */
function joined(readings: readonly Reading[], folded: Folded, { joiners, between }: Vocabulary): Reading[] {
  const betweens = between.all(folded)
  /** An article behind it may belong to either. */
  const isBetween = (last: Reading) =>
    betweens.some(({ start, end }) => start < last.start && end >= last.start - 1 && end < last.end)
  const spans: Reading[] = []
  for (const next of readings) {
    const last = spans.at(-1)
    const [first, second] = [last && fitting(last)[0], fitting(next).at(-1)]
    const gap = last === undefined ? '' : folded.text.slice(last.end, next.start)
    if (last === undefined || gap.length > MAX_GAP || first === undefined || second === undefined) {
      spans.push(next)
      continue
    }
    // The second date may take the article behind the joiner for its own.
    const joiner = joiners.within(foldText(gap.trim()), 0)
    const joins = joiner?.end === gap.trim().length && (joiner.value || isBetween(last))
    if (joins && first.from <= second.to) {
      spans[spans.length - 1] = {
        ...last,
        end: next.end,
        days: [{ from: first.from, to: second.to }],
        isYearless: last.isYearless && next.isYearless,
      }
    } else spans.push(next)
  }
  return spans
}

function written(reading: Reading, folded: Folded, length: number): Found<WrittenDate> {
  const { start, end, isRelative, isDaysAgo = false, isFromOther = false, isYearless, weekday } = reading
  const ofWeekday = fitting(reading)
  const days = ofWeekday.length > 0 ? ofWeekday : reading.days
  const readings = days.map(({ from, to }) => ({ from: dayName(from), to: dayName(to) }))
  const [first = { from: '', to: '' }] = readings
  return {
    start: folded.offsets[start] ?? 0,
    end: folded.offsets[end] ?? length,
    value: {
      ...{ ...first, readings, isRelative, isDaysAgo, isFromOther, isYearless },
      ...(weekday === undefined ? {} : { weekday }),
    },
  }
}
