import { closingTagsOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { at, type Vocabulary } from './term-matrix.ts'

const { minDecorationUses, minDecorationShare, minClosingShare, minMeanRun, minOtherTags } = valuesOf(
  parameters.decorationTags,
)

/**
 * The numbers of decoration hashtags: those hung on posts of any topic to be found more, frequent, nearly always
 * among the closing hashtags, in long rows and varied company. They say nothing of what a post is about and must not
 * link posts. `texts` are own words (see normalize.ts), `documentCounts` has one count of texts a term.
 */
export function decorationTags(
  texts: readonly string[],
  vocabulary: Vocabulary,
  documentCounts: Uint32Array,
): ReadonlySet<number> {
  const closing = new Map<string, { uses: number; company: number; others: Set<string> }>()
  for (const text of texts) {
    if (!text.includes('#')) continue
    const tags = new Set(closingTagsOf(text))
    for (const tag of tags) {
      const entry = closing.get(tag) ?? { uses: 0, company: 0, others: new Set() }
      entry.uses += 1
      entry.company += tags.size
      addOthers(entry.others, tags)
      closing.set(tag, entry)
    }
  }
  const least = Math.max(minDecorationUses, minDecorationShare * texts.length)
  const decoration = new Set<number>()
  for (const [tag, entry] of closing) {
    const number = vocabulary.numbers.get(tag)
    const all = number === undefined ? 0 : at(documentCounts, number)
    if (number === undefined || all < least || entry.uses < minClosingShare * all) continue
    if (entry.company >= minMeanRun * entry.uses && entry.others.size >= minOtherTags) decoration.add(number)
  }
  return decoration
}

/** Stops at the number that decides, or a post of ten thousand hashtags would cost its square. */
function addOthers(others: Set<string>, tags: ReadonlySet<string>): void {
  if (others.size >= minOtherTags) return
  for (const tag of tags) if (others.add(tag).size >= minOtherTags) return
}
