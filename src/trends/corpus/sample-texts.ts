import { drawnNumber } from '../../lib/drawn-number.ts'

/**
 * How early a text comes into the sample that topics are found in, above 0: its copies (1 or more) over a number in (0, 1] that
 * follows from its skeleton. The texts with the highest are a sample in which a text stands about as likely as it has copies
 * (priority sampling: Duffield, Lund and Thorup 2007), each day has its share of, and from ranking to ranking the same stay but for
 * the few whose place newer ones take.
 */
export function priorityOf(skeleton: string, copies: number): number {
  return copies / drawnNumber(skeleton)
}

/**
 * The numbers of the texts that are not among the `most` with the highest priority, ascending; of equals at the bound all are in.
 * `priorities` has one value a text, 0 for those that are no candidates: they are in neither.
 */
export function outsideSample(priorities: Float64Array, most: number): number[] {
  const ordered = priorities.toSorted()
  const least = ordered[Math.max(0, ordered.length - most)] ?? 0
  const outside: number[] = []
  for (const [text, priority] of priorities.entries())
    if (priority > 0 && priority < least) outside.push(text)
  return outside
}
