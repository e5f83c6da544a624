import { DAY_MS } from '../../lib/days.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  findMetrics,
  findTrendDayWords,
  languagesOf,
  type TrendDayWord,
} from '../lexicon/index.ts'
import type { DayRange } from '../parse/dates.ts'
import { findQuantities } from '../parse/quantities.ts'
import type { Span } from '../parse/spans.ts'
import type { Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'
import { compareDay } from './dates.ts'

/** "La primera es del 17 y la última, del 22": the comma stands for the verb. */
const ELLIPSIS = /^[,，、]\s?\p{L}{0,4}\s?$/u
const CLAUSE_END = /[,;；，、،(（\uE001\uE002]/u

/**
 * A date as the day of a trend's first or last known post, by the word that says which: the nearest before it in its
 * clause, or else behind it, or anywhere in a sentence with one such word. Undefined where none does. `at` is the date in
 * `rest`, the sentence; a range of days is that of both.
 * `window` is that of the trend's figures, and `dates` are those of the sentence, `at` among them.
 */
export function judgeTrendDay(
  at: Span,
  readings: readonly DayRange[],
  rest: string,
  trend: StoredTrend,
  window: Window,
  dates: readonly Span[] = [at],
): (ClaimVerdict & { readonly words: readonly Span[] }) | undefined {
  const languages = languagesOf(rest)
  // "First since 3 October" tells a place.
  const words = findTrendDayWords(rest, languages).filter(
    ({ start, end, value }, place, all) =>
      (end <= at.start || start >= at.end) && !(value === 'first' && isSinceBehind(end, all[place + 1])),
  )
  const isAlone = (besideFigures = false) =>
    leftover(rest, { start: 0, end: rest.length }, [
      ...[...dates, ...words, ...claimsNothing(rest, languages)],
      ...(besideFigures ? [...findQuantities(rest, languages), ...findMetrics(rest, languages)] : []),
    ]).length === 0
  const range = readings.find(({ fromMs, toMs }) => toMs - fromMs >= DAY_MS)
  if (range !== undefined && readings.length === 1) return judgeRange(range, trend, words, isAlone)
  // "From 3 November to 20 November" says it by the order.
  const [one, other, third] = dates
  const isPair = one !== undefined && other !== undefined && third === undefined && words.every(isSince)
  const placed =
    isPair && isAlone() ? ({ ...at, value: one.start === at.start ? 'first' : 'last' } as const) : undefined
  const word = placed ?? wordBeside(at, words, rest)
  if (word === undefined) return undefined
  const which = word.value === 'last' ? 'last' : 'first'
  const seenAt = which === 'last' ? trend.lastSeenAt : trend.firstSeenAt
  const is = compareDay(readings, seenAt)
  // "For the first time it came up on …" has two of them.
  const own = words.filter(
    (each) =>
      each === word || (isSameSide(each.value, word.value) && !CLAUSE_END.test(between(rest, each, word))),
  )
  // "Rising since 3 October" tells more than its first day, as "32 mentions since" does where older ones are not counted.
  const areAllSince = Date.parse(trend.firstSeenAt) >= (window.sinceMs ?? Number.NEGATIVE_INFINITY)
  if (is === 'same' && word.value === 'since' && !isAlone(areAllSince))
    return { verdict: 'not_checked', reason: SINCE, trend, stored: seenAt.slice(0, 10), words: own }
  if (is === 'same')
    return {
      ...{ verdict: 'verified', reason: `On this day was the ${which} known post of the trend.`, trend },
      words: own,
    }
  // "Since" may tell the beginning of something else.
  const otherDay = which === 'last' ? trend.firstSeenAt : trend.lastSeenAt
  const isOfOther =
    words.some(({ value }) => !isSameSide(value, word.value)) && compareDay(readings, otherDay) === 'same'
  const isDoubtful = is === 'near' || isOfOther || (word.value === 'since' && !isAlone())
  return {
    verdict: isDoubtful ? 'not_checked' : 'refuted',
    reason: `In UTC the ${which} known post of the trend was published on another day.`,
    ...{ trend, stored: seenAt.slice(0, 10), words: own },
  }
}

const SINCE =
  'It is the day of the first known post of the trend, and not known to be that from which on this is so.'

function isSince({ value }: Word): boolean {
  return value === 'since'
}

function isSinceBehind(end: number, next: Word | undefined): boolean {
  return next?.value === 'since' && next.start - end === 1
}

function isSameSide(one: TrendDayWord, other: TrendDayWord): boolean {
  return (one === 'last') === (other === 'last')
}

function between(rest: string, one: Span, other: Span): string {
  return rest.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
}

/** "From 3 to 20 November" as all the days of a trend. */
function judgeRange(
  { fromMs, toMs }: DayRange,
  trend: StoredTrend,
  words: readonly Span[],
  isAlone: (besideFigures: boolean) => boolean,
): (ClaimVerdict & { readonly words: readonly Span[] }) | undefined {
  const dayOf = (at: string) => Math.floor(Date.parse(at) / DAY_MS)
  const isFirst = Math.floor(fromMs / DAY_MS) === dayOf(trend.firstSeenAt)
  const isLast = Math.floor(toMs / DAY_MS) === dayOf(trend.lastSeenAt)
  // The figures of a trend are those of all its days.
  if (!isAlone(isFirst && isLast)) return undefined
  return isFirst && isLast
    ? {
        verdict: 'verified',
        reason: 'These are the days of the first and last known post of the trend.',
        trend,
        words,
      }
    : {
        verdict: 'refuted',
        reason: 'In UTC the first and last known post of the trend were published on other days.',
        ...{ trend, stored: `${trend.firstSeenAt.slice(0, 10)} to ${trend.lastSeenAt.slice(0, 10)}`, words },
      }
}

/**
 * "In November it was mentioned 36 times": several days that hold all posts of the trend that its figures count. Undefined for others, and
 * for "rising since November", which tells when that began.
 */
export function judgeDaysOfAll(
  { at, rest }: { readonly at: Span; readonly rest: string },
  readings: readonly DayRange[],
  trend: StoredTrend,
  { sinceMs = Number.NEGATIVE_INFINITY, untilMs }: Window,
): ClaimVerdict | undefined {
  const isUpToNow = ({ toMs }: DayRange) => toMs < untilMs + DAY_MS && toMs >= untilMs
  const [firstMs, lastMs] = [Date.parse(trend.firstSeenAt), Date.parse(trend.lastSeenAt)]
  const haveAll = readings.some(
    ({ fromMs, toMs }) => toMs - fromMs >= DAY_MS && fromMs <= firstMs && lastMs <= toMs,
  )
  if (!haveAll || firstMs < sinceMs) return undefined
  // "From 1 to 20 November" has both ends, and "the last 29 days" are another window.
  const hasEnd = /\d\D+\d/u.test(rest.slice(at.start, at.end))
  const before = rest.slice(Math.max(0, at.start - MAX_SINCE), at.end)
  if (!hasEnd && (readings.some(isUpToNow) || findTrendDayWords(before).some(isSince))) return undefined
  return {
    ...{ verdict: 'verified', trend },
    reason: 'All posts of the trend that are known were published in these days.',
  }
}

/** Characters before a date in which "since" stands. */
const MAX_SINCE = 12

type Word = Span & { readonly value: TrendDayWord }

function wordBeside({ start, end }: Span, words: readonly Word[], rest: string): Word | undefined {
  const inClause = (from: number, to: number) => !CLAUSE_END.test(rest.slice(from, to))
  const ahead = words.filter(
    (word) => word.end <= start && (inClause(word.end, start) || ELLIPSIS.test(rest.slice(word.end, start))),
  )
  const behind = words.filter((word) => word.start >= end && inClause(end, word.start))
  // "Since" right before a date says less than "first" in the same clause.
  const near = (beside: readonly Word[]) => beside.find(({ value }) => value !== 'since') ?? beside[0]
  const nearest = near(ahead.toReversed()) ?? near(behind)
  const other = near(behind)
  // "First seen from 3 November until …": two words before one date, or "the first on 3 November, the last …".
  if (nearest !== undefined && (nearest.value !== 'since' || other === undefined)) return nearest
  if (other !== undefined) return other
  if (nearest !== undefined) return nearest
  const [only, another] = words.filter(({ value }) => value !== 'since')
  return another === undefined ? (only ?? words[0]) : undefined
}
