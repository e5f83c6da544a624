import { counted, dayOf } from './words.ts'

/** Days in a row, both ends included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const SHOWN_RANGES = 6

/** `24 October to 2 November 2026; 5 November 2026; 3 further stretches`. */
export function describeRanges(ranges: readonly DayRange[]): string {
  const further = ranges.length - SHOWN_RANGES
  return [
    ...ranges.slice(0, SHOWN_RANGES).map(describeRange),
    ...(further > 0 ? [counted(further, 'further stretch', 'further stretches')] : []),
  ].join('; ')
}

function describeRange({ from, to }: DayRange): string {
  if (from === to) return dayOf(from)
  const [start, end] = [dayOf(from), dayOf(to)]
  // The year once where it is the same.
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, -5) : start} to ${end}`
}
