import { at, countEach, realsOf, shrinkage, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { burstBinDays } = valuesOf(parameters.burst)

/**
 * How much each term keeps to some weeks instead of following all texts over time, 0 to 1, one value a term: the
 * Kullback-Leibler divergence of its weeks from those of all dated texts, less what chance gives so few occurrences
 * ((weeks - 1) / 2n, Miller 1955), relative to the highest it could have. Terms of an event score high even where its
 * texts are about many things; 0 without dates. By weeks, so that weekdays do not count. `days` has one UTC day since
 * 1970 a text, undefined without a date.
 */
export function burstWeights(matrix: TermMatrix, days: readonly (number | undefined)[]): Float64Array {
  const calendar = calendarOf(days)
  return realsOf(matrix.vocabulary.terms.length, (term) =>
    keepingToWeeks(
      matrix.postings,
      at(matrix.postingStarts, term),
      at(matrix.postingStarts, term + 1),
      calendar,
    ),
  )
}

interface Calendar {
  /** The week of each document from the first one's on; `weeks` for those without a date. */
  readonly weekOf: Uint32Array
  readonly weeks: number
  /** How many documents each week has, and how many all weeks. */
  readonly all: Uint32Array
  readonly dated: number
  /** In how many weeks there are any. */
  readonly used: number
  /** One number a week, all 0 between terms. */
  readonly counts: Uint32Array
}

function calendarOf(days: readonly (number | undefined)[]): Calendar {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const day of days) {
    if (day === undefined) continue
    first = Math.min(first, weekOfDay(day))
    last = Math.max(last, weekOfDay(day))
  }
  const weeks = Math.max(0, last - first + 1)
  const weekOf = Uint32Array.from(days, (day) => (day === undefined ? weeks : weekOfDay(day) - first))
  const all = countEach(weekOf, weeks + 1).subarray(0, weeks)
  const dated = all.reduce((sum, count) => sum + count, 0)
  const used = all.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
  return { weekOf, weeks, all, dated, used, counts: new Uint32Array(weeks) }
}

function weekOfDay(day: number): number {
  return Math.floor(day / burstBinDays)
}

function keepingToWeeks(
  postings: Uint32Array,
  from: number,
  to: number,
  { weekOf, weeks, all, dated, used, counts }: Calendar,
): number {
  let total = 0
  for (let index = from; index < to; index += 1) {
    const week = at(weekOf, at(postings, index))
    if (week === weeks) continue
    counts[week] = at(counts, week) + 1
    total += 1
  }
  let divergence = 0
  let highest = 0
  for (let index = from; index < to; index += 1) {
    const week = at(weekOf, at(postings, index))
    const count = week === weeks ? 0 : at(counts, week)
    if (count === 0) continue
    counts[week] = 0
    divergence += (count / total) * Math.log(count / total / (at(all, week) / dated))
    highest = Math.max(highest, Math.log(dated / at(all, week)))
  }
  const chance = (Math.min(used, total) - 1) / (2 * total)
  const share = highest <= 0 ? 0 : (divergence - chance) / highest
  return Math.max(0, Math.min(1, share)) * shrinkage(total)
}
