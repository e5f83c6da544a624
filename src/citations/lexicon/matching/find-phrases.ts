import type { Found } from '../found.ts'
import { type Folded, fold } from './fold.ts'
import type { Match, Phrases, Slots } from './phrases.ts'

/** The phrases of a text with offsets of the text as given, and what `read` makes of each; undefined drops it. */
export function findPhrases<Value, Read>(
  text: string,
  phrases: Phrases<Value>,
  read: (value: Value, match: Match<Value>, folded: Folded) => Read | undefined,
  slotsOf: (folded: Folded) => Slots = () => ({}),
): Found<Read>[] {
  const folded = fold(text)
  const values = new Map<number, Read>()
  const matches = phrases.all(folded, slotsOf(folded), (match) => {
    const value = read(match.value, match, folded)
    if (value !== undefined) values.set(match.end, value)
    return value !== undefined
  })
  return matches.flatMap(({ start, end }): Found<Read>[] => {
    const value = values.get(end)
    if (value === undefined) return []
    return [{ start: folded.offsets[start] ?? 0, end: folded.offsets[end] ?? text.length, value }]
  })
}
