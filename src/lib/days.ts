/** A day of 24 hours, which a day of UTC always is. */
export const DAY_MS = 86_400_000
export const HOUR_MS = DAY_MS / 24

/** Days since 1970 in UTC. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS)
}

/** Such a day as `YYYY-MM-DD`. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
