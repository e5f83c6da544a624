import { DAY_MS } from '../../lib/days.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { FoundDate } from '../parse/dates.ts'

/** The checked time, in milliseconds since 1970, both ends included. */
export interface Window {
  /** Undefined where the window is all stored posts and there are none. */
  readonly sinceMs: number | undefined
  readonly untilMs: number
}

export function touches({ sinceMs, untilMs }: Window, fromMs: number, toMs: number): boolean {
  return toMs >= (sinceMs ?? Number.POSITIVE_INFINITY) && fromMs <= untilMs
}

/** The years of the window, latest first: a date without a year is of one of these. */
export function yearsOf({ sinceMs, untilMs }: Window): number[] {
  const last = new Date(untilMs).getUTCFullYear()
  const first = sinceMs === undefined ? last : Math.max(new Date(sinceMs).getUTCFullYear(), last - MAX_YEARS)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

const MAX_YEARS = 10

/** Verifies that a date lies in the window, by whole days in UTC. A range has to begin and to end in it. */
export function verifyDateInWindow({ readings, isYearless }: FoundDate, window: Window): ClaimVerdict {
  const inside = readings.filter(
    ({ fromMs, toMs }) =>
      touches(window, fromMs, toMs) &&
      ((touches(window, fromMs, fromMs + DAY_MS - 1) && touches(window, toMs - DAY_MS + 1, toMs)) ||
        isWholeMonth(fromMs, toMs)),
  )
  if (inside.length === readings.length && readings.length > 0) {
    return { verdict: 'verified', reason: 'It lies in the window, by days in UTC.' }
  }
  if (inside.length > 0) {
    return isYearless
      ? { verdict: 'verified', reason: 'In the year that the window has it in, it lies in the window.' }
      : {
          verdict: 'not_checked',
          reason:
            'Day and month cannot be told apart, and only one reading lies in the window: write the month as a word.',
        }
  }
  return { verdict: 'outside_window', reason: 'It lies outside the window, by days in UTC.' }
}

/** Whether a range is a whole month, such as "November 2026": then it only has to overlap the window. */
function isWholeMonth(fromMs: number, toMs: number): boolean {
  return (
    new Date(fromMs).getUTCDate() === 1 &&
    new Date(toMs + 1).getUTCDate() === 1 &&
    toMs - fromMs > 27 * DAY_MS
  )
}
