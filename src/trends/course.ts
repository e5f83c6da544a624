/** How many texts each of some groups had on each day. */
export interface Courses {
  readonly days: number
  readonly counts: readonly Map<number, number>[]
}

/** `days[i]` is text i's day, undefined where it has no date. */
export function coursesOf(
  group: Uint32Array,
  days: readonly (number | undefined)[],
  groups: number,
): Courses {
  const counts = Array.from({ length: groups }, () => new Map<number, number>())
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const [text, day] of days.entries()) {
    if (day === undefined) continue
    first = Math.min(first, day)
    last = Math.max(last, day)
    const course = counts[group[text] ?? 0]
    course?.set(day, (course.get(day) ?? 0) + 1)
  }
  return { days: Math.max(1, last - first + 1), counts }
}

/** Adds one group's course to another's and empties it. */
export function joinCourses({ counts }: Courses, into: number, from: number): void {
  const target = counts[into]
  for (const [day, count] of counts[from] ?? []) target?.set(day, (target.get(day) ?? 0) + count)
  counts[from]?.clear()
}

/**
 * Pearson's correlation of two groups' counts a day: steady ones have none, bursts on the same days nearly 1.
 * 0 where either has fewer than `least` dated texts, or is the same every day.
 */
export function correlation({ days, counts }: Courses, first: number, second: number, least: number): number {
  const one = sumsOf(counts[first])
  const other = sumsOf(counts[second])
  if (one.total < least || other.total < least) return 0
  let products = 0
  for (const [day, count] of counts[first] ?? []) products += count * (counts[second]?.get(day) ?? 0)
  const spread = (one.squares - one.total ** 2 / days) * (other.squares - other.total ** 2 / days)
  return spread <= 0 ? 0 : (products - (one.total * other.total) / days) / Math.sqrt(spread)
}

function sumsOf(course: ReadonlyMap<number, number> | undefined): { total: number; squares: number } {
  let total = 0
  let squares = 0
  for (const count of course?.values() ?? []) {
    total += count
    squares += count * count
  }
  return { total, squares }
}
