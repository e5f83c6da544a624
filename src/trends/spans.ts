import { platforms } from '../model.ts'
import type { Coverage } from './coverage.ts'
import { DAY_MS, type Mention } from './mentions.ts'
import type { Interval } from './types.ts'

/** The two stretches of time whose rates are compared, [from, to) in milliseconds since 1970. */
export interface Spans {
  readonly comparison: Interval['comparison']
  readonly baselineFromMs: number
  readonly recentFromMs: number
  readonly toMs: number
}

/** Days of history that a window is compared with: four weeks for a week, else three times the window. */
function baselineDays(windowDays: number): number {
  return Math.min(365, Math.max(28, windowDays * 3))
}

/** How many days before now to load, so that baselines and "never seen before" can be judged. */
export function historyDays(windowDays: number): number {
  return windowDays + baselineDays(windowDays)
}

/**
 * The window is compared with the history before it. Where history covers less than half a window's length
 * on every platform, the window's last quarter (at least two days) is compared with the rest of the window.
 */
export function spansOf(windowDays: number, now: Date, coverage: Coverage): Spans {
  const toMs = now.getTime()
  const windowFromMs = toMs - windowDays * DAY_MS
  const wantedFromMs = windowFromMs - baselineDays(windowDays) * DAY_MS
  const history = Math.max(...platforms.map((name) => coverage.coveredDays(name, wantedFromMs, windowFromMs)))
  if (history >= windowDays / 2) {
    const baselineFromMs = firstCoveredMs(coverage, wantedFromMs, windowFromMs)
    return { comparison: 'window_with_history', baselineFromMs, recentFromMs: windowFromMs, toMs }
  }
  const recentFromMs = toMs - Math.max(2, Math.round(windowDays / 4)) * DAY_MS
  return { comparison: 'recent_quarter_with_rest', baselineFromMs: windowFromMs, recentFromMs, toMs }
}

/** A workspace that began last week has a baseline of a week, not four weeks of gaps. */
function firstCoveredMs(coverage: Coverage, fromMs: number, toMs: number): number {
  let first = fromMs
  while (first < toMs && platforms.every((name) => coverage.coveredDays(name, first, first + DAY_MS) === 0)) {
    first += DAY_MS
  }
  return first
}

/** Distinct (author, thread) pairs among first copies in [fromMs, toMs): people speaking for themselves. */
export function independentOf(mentions: readonly Mention[], fromMs: number, toMs: number): Mention[] {
  const pairs = new Map<string, Mention>()
  for (const mention of mentions) {
    if (!mention.isOrigin || mention.time < fromMs || mention.time > toMs) continue
    const pair = `${mention.author}\u0000${mention.thread}`
    if (!pairs.has(pair)) pairs.set(pair, mention)
  }
  return [...pairs.values()]
}
