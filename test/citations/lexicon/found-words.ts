import type { Found } from '../../../src/citations/lexicon/index.ts'

/** What was found in a text, as its words and their value. */
export function wordsOf<Value>(text: string, found: readonly Found<Value>[]): (readonly [string, Value])[] {
  return found.map(({ start, end, value }) => [text.slice(start, end), value])
}
