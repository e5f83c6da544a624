import { termsOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minSameShare } = valuesOf(parameters.nearDuplicates)

/** Whether two texts are near duplicates: a copy with a word before it, or with one word left out. */
export function areNearDuplicates(one: string, other: string): boolean {
  const [first, second] = [termsOf(one), new Set(termsOf(other))]
  const fewest = Math.min(first.length, second.size)
  if (fewest === 0) return one.trim() === other.trim()
  return first.filter((term) => second.has(term)).length >= minSameShare * fewest
}
