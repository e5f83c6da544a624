import { realAt } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minDeviations } = valuesOf(parameters.dailyCounts)

/**
 * For each group of a clustering how many texts it has on each day. The unit of a day is whatever `dailyCountsOf` was
 * given, such as weeks.
 */
export interface DailyCounts {
  readonly days: number
  readonly counts: readonly Map<number, number>[]
  /** The sum and the sum of squares of the counts, one entry a group. */
  readonly totals: Float64Array
  readonly squares: Float64Array
}

/**
 * Counts the texts of each of `groups` groups: `group[i]` and `days[i]` are those of text i, undefined without a
 * date.
 */
export function dailyCountsOf(
  group: Uint32Array,
  days: readonly (number | undefined)[],
  groups: number,
): DailyCounts {
  const counts = Array.from({ length: groups }, () => new Map<number, number>())
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const [text, day] of days.entries()) {
    if (day === undefined) continue
    first = Math.min(first, day)
    last = Math.max(last, day)
    const counted = counts[group[text] ?? 0]
    counted?.set(day, (counted.get(day) ?? 0) + 1)
  }
  const daily = {
    days: Math.max(1, last - first + 1),
    counts,
    totals: new Float64Array(groups),
    squares: new Float64Array(groups),
  }
  for (let index = 0; index < groups; index += 1) sumUp(daily, index)
  return daily
}

/** Adds one group's counts to another's and empties the former. */
export function mergeDailyCounts(daily: DailyCounts, into: number, from: number): void {
  const target = daily.counts[into]
  for (const [day, count] of daily.counts[from] ?? []) target?.set(day, (target.get(day) ?? 0) + count)
  daily.counts[from]?.clear()
  sumUp(daily, into)
  sumUp(daily, from)
}

/**
 * Pearson's correlation of the daily counts of two groups, -1 to 1: steady groups have none, bursts on the same days
 * nearly 1. 0 where either has fewer than `least` dated texts or the same count every day.
 */
export function correlation(daily: DailyCounts, first: number, second: number, least: number): number {
  const { days, counts, totals, squares } = daily
  const one = realAt(totals, first)
  const other = realAt(totals, second)
  if (one < least || other < least) return 0
  const [fewer, more] = [counts[first], counts[second]].sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0))
  let products = 0
  for (const [day, count] of fewer ?? []) products += count * (more?.get(day) ?? 0)
  const spread = (realAt(squares, first) - one ** 2 / days) * (realAt(squares, second) - other ** 2 / days)
  return spread <= 0 ? 0 : (products - (one * other) / days) / Math.sqrt(spread)
}

/**
 * Whether two groups come at different times beyond chance: a two-sample chi-square test of homogeneity of their
 * daily counts, taken by mean and deviation (df and sqrt(2 df)). A burst differs from what goes on for months, one
 * steady group does not differ from another; without dates nothing differs.
 */
export function differs(daily: DailyCounts, first: number, second: number): boolean {
  const one = daily.counts[first] ?? new Map<number, number>()
  const other = daily.counts[second] ?? new Map<number, number>()
  const scale = Math.sqrt(realAt(daily.totals, second) / realAt(daily.totals, first))
  let sum = 0
  let used = 0
  const add = (mine: number, theirs: number): void => {
    sum += (scale * mine - theirs / scale) ** 2 / (mine + theirs)
    used += 1
  }
  for (const [day, count] of one) add(count, other.get(day) ?? 0)
  for (const [day, count] of other) if (!one.has(day)) add(0, count)
  const freedom = used - 1
  return freedom > 0 && sum - freedom > minDeviations * Math.sqrt(2 * freedom)
}

function sumUp({ counts, totals, squares }: DailyCounts, index: number): void {
  let total = 0
  let square = 0
  for (const count of counts[index]?.values() ?? []) {
    total += count
    square += count * count
  }
  totals[index] = total
  squares[index] = square
}
