import { DAY_MS, dayOf } from '../../lib/days.ts'
import type { Interval } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { authorDayOf } from '../corpus/distinct-texts.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Coverage } from './coverage.ts'
import { perStream, type Stream } from './streams.ts'

const {
  recurrenceDays,
  minBaselineDays,
  maxBaselineDays,
  baselineWindows,
  minHistoryShare,
  minRecentDays,
  recentShare,
} = valuesOf(parameters.periods)

/**
 * The two stretches of time whose rates are compared, [from, to) in milliseconds since 1970. Rankings compare
 * stretches that follow each other; between those that changes compare, time may lie that counts for neither.
 */
export interface Periods {
  readonly comparison: Interval['comparison']
  readonly baselineFromMs: number
  readonly baselineToMs: number
  readonly recentFromMs: number
  readonly toMs: number
}

/** Days of history that a window is compared with: three times the window, but four weeks at least and a year at most. */
function baselineDays(windowDays: number): number {
  return Math.min(maxBaselineDays, Math.max(minBaselineDays, windowDays * baselineWindows))
}

/**
 * How many days before now to load, for baselines, "never seen before" and recurring peaks. For windows of up to
 * three weeks that is more than the baseline, for the sake of monthly peaks.
 */
export function historyDays(windowDays: number): number {
  return windowDays + Math.max(recurrenceDays, baselineDays(windowDays))
}

/**
 * The window is compared with the history before it. Where history covers less than half a window's length
 * in every stream, the window's last quarter (at least two days) is compared with the rest of the window.
 */
export function periodsOf(windowDays: number, now: Date, coverage: Coverage): Periods {
  const toMs = now.getTime()
  const windowFromMs = toMs - windowDays * DAY_MS
  const wantedFromMs = windowFromMs - baselineDays(windowDays) * DAY_MS
  const history = mostCoveredDays(coverage, wantedFromMs, windowFromMs)
  if (history >= minHistoryShare * windowDays) {
    const baselineFromMs = firstCoveredMs(coverage, wantedFromMs, windowFromMs)
    return {
      comparison: 'window_with_history',
      baselineFromMs,
      baselineToMs: windowFromMs,
      recentFromMs: windowFromMs,
      toMs,
    }
  }
  const recentFromMs = toMs - Math.max(minRecentDays, Math.round(recentShare * windowDays)) * DAY_MS
  return {
    comparison: 'recent_quarter_with_rest',
    baselineFromMs: windowFromMs,
    baselineToMs: recentFromMs,
    recentFromMs,
    toMs,
  }
}

/** Covered days in [fromMs, toMs) of the stream that has most of them. */
export function mostCoveredDays(coverage: Coverage, fromMs: number, toMs: number): number {
  return Math.max(0, ...coverage.streams.map((stream) => coverage.coveredDays(stream, fromMs, toMs)))
}

/** A workspace that began last week has a baseline of a week, not four weeks of gaps. */
export function firstCoveredMs(coverage: Coverage, fromMs: number, toMs: number): number {
  let first = fromMs
  while (first < toMs && mostCoveredDays(coverage, first, first + DAY_MS) === 0) first += DAY_MS
  return first
}

/**
 * The first post of each text in [fromMs, toMs]. A text counts again in another period, or what is repeated for
 * months would seem to fade.
 */
export function firstCopiesOf(mentions: readonly Mention[], fromMs: number, toMs: number): Mention[] {
  return firstOfEach(
    mentions.filter(({ time }) => time >= fromMs && time <= toMs),
    ({ text }) => text,
  )
}

/** More than there are discussions: an author's number beside that of one is one whole number. */
const MAX_THREADS = 2 ** 26

/** One mention for each author in each discussion. */
export function onePerDiscussion(mentions: readonly Mention[]): Mention[] {
  return firstOfEach(mentions, ({ authorNumber, thread }) => authorNumber * MAX_THREADS + thread)
}

/**
 * People speaking for themselves in [fromMs, toMs]: of the first copies one for each author in each discussion,
 * and of these one for each author a day, so that nobody can make a topic larger by writing all the time.
 */
export function independentOf(mentions: readonly Mention[], fromMs: number, toMs: number): Mention[] {
  return onePerDay(onePerDiscussion(firstCopiesOf(mentions, fromMs, toMs)))
}

/** One mention for each author a day (UTC). */
export function onePerDay(mentions: readonly Mention[]): Mention[] {
  return firstOfEach(mentions, ({ authorNumber, time }) => authorDayOf(authorNumber, dayOf(time)))
}

function firstOfEach(mentions: readonly Mention[], keyOf: (mention: Mention) => number): Mention[] {
  const seen = new Set<number>()
  return mentions.filter((mention) => {
    const key = keyOf(mention)
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** How many of the mentions each author wrote, by the author's number. */
export function authorsOf(mentions: readonly Mention[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { authorNumber } of mentions) counts.set(authorNumber, (counts.get(authorNumber) ?? 0) + 1)
  return counts
}

/**
 * The largest number of mentions by one author; 0 without mentions. A loop, because a call takes no hundred thousand
 * arguments.
 */
export function mostOf(authors: ReadonlyMap<number, number>): number {
  let most = 0
  for (const count of authors.values()) most = Math.max(most, count)
  return most
}

/** The number of the author of more than half of the independent mentions, where there is one. */
export function majorityAuthorOf(independent: readonly Mention[]): number | undefined {
  return [...authorsOf(independent)].find(([, count]) => count * 2 > independent.length)?.[0]
}

/** One topic's independent mentions in the two periods, of days on which their stream was collected. */
export interface Counts {
  readonly recent: Record<Stream, number>
  readonly baseline: Record<Stream, number>
  /**
   * How much less such counts tell than as many that came one by one, at least 1: a mention's discussion has so
   * many mentions on average, and they come together. The design effect of clusters (Kish 1965).
   */
  readonly clustering: number
}

export function countsIn(mentions: readonly Mention[], periods: Periods, coverage: Coverage): Counts {
  const counted = mentions.filter((mention) => coverage.isCounted(mention))
  const recent = perStream(() => 0)
  const baseline = perStream(() => 0)
  const threads = new Map<number, number>()
  const add = (counts: Record<Stream, number>, mention: Mention): void => {
    const { thread } = mention
    counts[coverage.streamOf(mention)] += 1
    threads.set(thread, (threads.get(thread) ?? 0) + 1)
  }
  for (const mention of independentOf(counted, periods.recentFromMs, periods.toMs)) add(recent, mention)
  for (const mention of independentOf(counted, periods.baselineFromMs, periods.baselineToMs - 1)) {
    add(baseline, mention)
  }
  let sum = 0
  let squares = 0
  for (const size of threads.values()) {
    sum += size
    squares += size * size
  }
  return { recent, baseline, clustering: squares / Math.max(1, sum) || 1 }
}
