import { DAY_MS } from '../../lib/days.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minDenseShare, maxCoverageDays } = valuesOf(parameters.coverage)

/** What queries of one kind reached of one stream, as the ledger tells it. */
export interface KindReach {
  readonly fromMs: number
  readonly untilMs: number
  /** Days since 1970. */
  readonly days: ReadonlySet<number>
  /** Those of them that some of its queries reached, and not all. */
  readonly partlyDays: ReadonlySet<number>
  /** Whether customers' posts come in by it, and not those of named accounts alone. */
  readonly findsCustomers: boolean
}

/** How it is known that a day was collected; undefined: it was not, as far as anybody knows. */
export type Known = 'recorded' | 'inferred' | undefined

/**
 * Tells of any day, in days since 1970, whether one stream was collected. Where the ledger has entries (`asked`), it
 * alone decides from its beginning on: a day counts when a kind of query reached it, and every kind that was asked both
 * before and after it. Without entries, and before the earliest of them, it is inferred from `sighted`, the days that
 * posts are of; beside entries these must be imported posts, which another collection brought.
 */
export function collectionOf(
  asked: readonly KindReach[],
  sighted: ReadonlySet<number>,
): (day: number) => Known {
  const isInferred = inferredFrom(sighted)
  const beganMs = Math.min(...asked.map(({ fromMs }) => fromMs))
  return (day) => {
    const startMs = day * DAY_MS
    let isReached = false
    for (const { days, fromMs, untilMs } of asked) {
      if (days.has(day)) isReached = true
      else if (fromMs <= startMs && startMs <= untilMs) return undefined
    }
    if (isReached) return 'recorded'
    return startMs < beganMs && isInferred(day) ? 'inferred' : undefined
  }
}

/**
 * Uncollected before the first day that posts are of and after the last; where nearly every day has posts, days without
 * any are uncollected as well, elsewhere not.
 */
function inferredFrom(sighted: ReadonlySet<number>): (day: number) => boolean {
  const { first, last, days } = reachOf(sighted)
  const isDense = days >= minDenseShare * (last - first + 1)
  return (day) => day >= first && day <= last && (!isDense || sighted.has(day))
}

/** The first and the last of the days, and how many there are, those left out that are much older than the last. */
export function reachOf(days: Iterable<number>): { first: number; last: number; days: number } {
  const all = [...days]
  const last = all.reduce((latest, day) => Math.max(latest, day), Number.NEGATIVE_INFINITY)
  const near = all.filter((day) => day >= last - maxCoverageDays)
  const first = near.reduce((earliest, day) => Math.min(earliest, day), last)
  return { first, last, days: near.length }
}
