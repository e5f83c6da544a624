import { termsOf } from '../../text/tokens.ts'

/** Two texts that share this much of the shorter one's terms show the same thing twice. */
const SAME_SHARE = 0.9

/** Whether two texts say the same in hardly other words: a copy with a word before it, or one word left out. */
export function sayTheSame(one: string, other: string): boolean {
  const [first, second] = [termsOf(one), new Set(termsOf(other))]
  const fewest = Math.min(first.length, second.size)
  if (fewest === 0) return one.trim() === other.trim()
  return first.filter((term) => second.has(term)).length >= SAME_SHARE * fewest
}
