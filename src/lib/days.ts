/** UTC has no daylight saving: every day has 24 hours. */
export const DAY_MS = 86_400_000
export const HOUR_MS = DAY_MS / 24
export const MINUTE_MS = HOUR_MS / 60

/** The number of the UTC day that a time lies in, counted from 1970-01-01 = 0. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS)
}

/** A day number, as `dayOf` returns it, as `YYYY-MM-DD`. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
