import { closingTagsOf } from '../../text/tokens.ts'
import { documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'

/** The terms that mostly stand among the hashtags at the end of a text, and so in no sentence. */
export function hungTags(texts: readonly string[], matrix: TermMatrix): ReadonlySet<number> {
  const uses = new Map<number, number>()
  for (const text of texts) {
    if (!text.includes('#')) continue
    for (const tag of new Set(closingTagsOf(text))) {
      const term = matrix.vocabulary.numbers.get(tag)
      if (term !== undefined) uses.set(term, (uses.get(term) ?? 0) + 1)
    }
  }
  return new Set(
    [...uses].flatMap(([term, count]) => (2 * count >= documentFrequency(matrix, term) ? [term] : [])),
  )
}
