import type { Corpus } from '../corpus/deduplicate.ts'
import { realAt } from '../corpus/term-matrix.ts'

/**
 * How differently two sets of distinct texts, by their numbers, came in time, 0 or more: the statistic of Smirnov's two-sample test
 * ("Table for estimating the goodness of fit of empirical distributions", 1948), the largest distance between the shares of
 * both that had come by a day, times sqrt(nm / (n + m)). Texts without a date do not count; 0 where a set has no others.
 */
export function courseDistances({
  fitted,
}: Pick<Corpus, 'fitted'>): (one: ReadonlySet<number>, other: ReadonlySet<number>) => number {
  const dayOf = new Map(fitted.numbers.map((text, row) => [text, fitted.days[row]]))
  const daysOf = (texts: ReadonlySet<number>): Float64Array =>
    Float64Array.from([...texts].flatMap((text) => dayOf.get(text) ?? [])).sort()
  return (one, other) => smirnov(daysOf(one), daysOf(other))
}

/** Both ascending. */
function smirnov(one: Float64Array, other: Float64Array): number {
  let [ofOne, ofOther] = [0, 0]
  let distance = 0
  while (ofOne < one.length && ofOther < other.length) {
    const day = Math.min(realAt(one, ofOne), realAt(other, ofOther))
    while (one[ofOne] === day) ofOne += 1
    while (other[ofOther] === day) ofOther += 1
    distance = Math.max(distance, Math.abs(ofOne / one.length - ofOther / other.length))
  }
  return distance * Math.sqrt((one.length * other.length) / Math.max(1, one.length + other.length))
}
