/** Searches have a quota of their own; every other read costs one unit of the second quota. */
export type QuotaBucket = 'searches' | 'units'

const ZONE = 'America/Los_Angeles'

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The quota day in Pacific time, as `2026-11-20`. */
export function quotaDayOf(now: Date): string {
  const { year, month, day } = localParts(now)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Whole seconds until Google's quotas reset at midnight Pacific time, 1 to 90,000. */
export function secondsUntilQuotaDay(now: Date): number {
  const { year, month, day } = localParts(now)
  const midnightAsIfUtc = Date.UTC(year, month - 1, day + 1)
  // Daylight saving may change between now and midnight (at 2:00), never at midnight: the offset there
  // counts.
  const guess = new Date(midnightAsIfUtc - offsetMs(now))
  const midnightMs = midnightAsIfUtc - offsetMs(guess)
  return Math.max(1, Math.ceil((midnightMs - now.getTime()) / 1000))
}

/** How far local wall time is ahead of UTC. */
function offsetMs(moment: Date): number {
  const { year, month, day, hour, minute, second } = localParts(moment)
  const wholeSecondsMs = Math.floor(moment.getTime() / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondsMs
}

function localParts(moment: Date) {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}
