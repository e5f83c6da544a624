import { DAY_MS, dayName, dayOf } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { CoveredDay } from '../types.ts'

const { minDenseShare, minWeekdayDays, maxCoverageDays } = valuesOf(parameters.coverage)

const WEEK = 7

/** What coverage is inferred from: who posted where and when. */
type Sighting = Pick<Mention, 'platform' | 'time' | 'author'>

export interface Coverage {
  isCovered(platform: Platform, day: number): boolean
  /** Covered days in [fromMs, toMs), parts of a day counted as such. */
  coveredDays(platform: Platform, fromMs: number, toMs: number): number
  /**
   * The same with each day counted by how much its weekday gives, 1 being the mean: a week whose weekend was not
   * collected would else seem livelier than whole weeks.
   */
  exposure(platform: Platform, fromMs: number, toMs: number): number
}

/**
 * Which days each platform was collected. The ledger wins where it has an entry. Otherwise it is inferred: a
 * platform is uncovered before its first post and after its last; one that posts nearly every day is also
 * uncovered on days without posts, a sparse one is not. Uncollected is not zero.
 */
export function coverageOf(mentions: readonly Sighting[], ledger: readonly CoveredDay[]): Coverage {
  const known = new Set(ledger.map((entry) => `${entry.platform} ${entry.day}`))
  const active = new Map<Platform, Set<number>>()
  for (const { platform, time } of mentions) {
    const days = active.get(platform) ?? new Set()
    active.set(platform, days.add(dayOf(time)))
  }
  const spans = new Map([...active].map(([platform, days]) => [platform, spanOf(days)]))
  const isCovered = (platform: Platform, day: number): boolean => {
    if (known.size > 0 && known.has(`${platform} ${dayName(day)}`)) return true
    const span = spans.get(platform)
    if (span === undefined || day < span.first || day > span.last) return false
    return !span.isDense || active.get(platform)?.has(day) === true
  }
  const weights = new Map(
    [...active.keys()].map((platform) => [platform, weekdayWeights(mentions, platform, isCovered)]),
  )
  const sumOf = (platform: Platform, fromMs: number, toMs: number, weightOf: (day: number) => number) => {
    let total = 0
    for (let day = dayOf(fromMs); day * DAY_MS < toMs; day += 1) {
      if (!isCovered(platform, day)) continue
      const part = (Math.min(toMs, (day + 1) * DAY_MS) - Math.max(fromMs, day * DAY_MS)) / DAY_MS
      total += part * weightOf(day)
    }
    return total
  }
  return {
    isCovered,
    coveredDays: (platform, fromMs, toMs) => sumOf(platform, fromMs, toMs, () => 1),
    exposure: (platform, fromMs, toMs) =>
      sumOf(platform, fromMs, toMs, (day) => weights.get(platform)?.[day % WEEK] ?? 1),
  }
}

/**
 * What each day of the week gives, mean 1: the median over its covered days of the authors who posted, so that one
 * burst does not count, and one more, so that weekdays of a sparse platform weigh alike.
 */
function weekdayWeights(
  mentions: readonly Sighting[],
  platform: Platform,
  isCovered: (platform: Platform, day: number) => boolean,
): number[] {
  const authors = new Map<number, Set<string>>()
  for (const mention of mentions) {
    if (mention.platform !== platform) continue
    const day = dayOf(mention.time)
    authors.set(day, (authors.get(day) ?? new Set()).add(mention.author))
  }
  const { first, last } = spanOf(new Set(authors.keys()))
  const counts: number[][] = Array.from({ length: WEEK }, () => [])
  for (let day = first; day <= last; day += 1) {
    if (isCovered(platform, day)) counts[day % WEEK]?.push(authors.get(day)?.size ?? 0)
  }
  const typical = counts.map((list) => 1 + (list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0))
  const mean = typical.reduce((sum, value) => sum + value, 0) / WEEK
  return counts.map((list, weekday) => (list.length < minWeekdayDays ? 1 : (typical[weekday] ?? mean) / mean))
}

function spanOf(days: ReadonlySet<number>) {
  let last = Number.NEGATIVE_INFINITY
  for (const day of days) last = Math.max(last, day)
  let first = last
  let used = 0
  for (const day of days) {
    if (day < last - maxCoverageDays) continue
    first = Math.min(first, day)
    used += 1
  }
  return { first, last, isDense: used >= minDenseShare * (last - first + 1) }
}
