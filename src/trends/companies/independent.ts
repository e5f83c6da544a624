import type { Mention } from '../corpus/deduplicate.ts'
import { independentOf } from '../measuring/periods.ts'

/** How many of the mentions are independent: what copies and repetitions say makes no interval narrower. */
export function independentCount(mentions: readonly Mention[]): number {
  return independentOf(mentions, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY).length
}
