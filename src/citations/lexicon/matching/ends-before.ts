import { type Folded, wordStart } from './fold.ts'
import type { Phrases } from './phrases.ts'

/** Characters of a phrase that is looked for backwards at most. */
const REACH = 24

/** Where a phrase begins that ends at a place of the folded text, but for spaces; the longest, undefined where none does. */
export function endsBefore(phrases: Phrases<unknown>, folded: Folded, at: number): number | undefined {
  let end = at
  while (folded.text[end - 1] === ' ') end--
  for (let start = Math.max(0, end - REACH); start < end; start++) {
    if (folded.text[start] === ' ' || wordStart(folded, start) === undefined) continue
    if (phrases.at(folded, start)?.end === end) return start
  }
  return undefined
}
