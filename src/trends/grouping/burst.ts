import { holdersOf, realAt, type TermSets, trustIn } from './term-sets.ts'

const BIN_DAYS = 7

/**
 * How much each term keeps to some weeks rather than following all texts over time, 0 to 1: the
 * Kullback-Leibler divergence of its weeks from those of all dated texts, less what chance gives so few
 * occurrences ((weeks - 1) / 2n, Miller 1955), relative to the highest it could have. Terms of an event score
 * high even where the event's texts are about many things; 0 without dates. Weeks, so that weekdays do not count.
 */
export function burstOf(sets: TermSets, days: readonly (number | undefined)[]): Float64Array {
  const weeks = days.map((day) => (day === undefined ? -1 : Math.floor(day / BIN_DAYS)))
  const first = weeks.reduce(
    (least, week) => (week < 0 ? least : Math.min(least, week)),
    Number.MAX_SAFE_INTEGER,
  )
  const count = weeks.reduce((most, week) => Math.max(most, week - first + 1), 0)
  const all = new Float64Array(count)
  let dated = 0
  for (const week of weeks) {
    if (week < 0) continue
    all[week - first] = realAt(all, week - first) + 1
    dated += 1
  }
  const used = all.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)
  const counts = new Float64Array(count)
  return Float64Array.from(sets.vocabulary, (_, term) => {
    const holders = holdersOf(sets, term)
    let total = 0
    for (const holder of holders) {
      const week = weeks[holder] ?? -1
      if (week < 0) continue
      counts[week - first] = realAt(counts, week - first) + 1
      total += 1
    }
    let divergence = 0
    let highest = 0
    for (const holder of holders) {
      const week = (weeks[holder] ?? -1) - first
      const value = week < 0 ? 0 : realAt(counts, week)
      if (value === 0) continue
      counts[week] = 0
      divergence += (value / total) * Math.log(value / total / (realAt(all, week) / dated))
      highest = Math.max(highest, Math.log(dated / realAt(all, week)))
    }
    const chance = (Math.min(used, total) - 1) / (2 * total)
    const share = highest <= 0 ? 0 : (divergence - chance) / highest
    return Math.max(0, Math.min(1, share)) * trustIn(total)
  })
}
