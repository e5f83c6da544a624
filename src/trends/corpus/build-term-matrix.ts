import { TextMemory } from '../memory/text-memory.ts'
import type { IsOn } from '../rules.ts'
import { decorationTags } from './decoration-tags.ts'
import type { FittedTexts } from './deduplicate.ts'
import { compoundsOf } from './hashtag-compounds.ts'
import { countEach, expandTerms, renumberTerms, type TermMatrix, toTermMatrix } from './term-matrix.ts'

/**
 * The terms of the fitted texts, one row a text. A hashtag that runs words together stands for itself and those
 * words, a decoration hashtag for nothing.
 */
export function buildTermMatrix(
  { texts }: Pick<FittedTexts, 'texts'>,
  isOn: IsOn,
  memory = new TextMemory(),
): TermMatrix {
  const { vocabulary, ...written } = renumberTerms(termsOfEach(texts, memory), memory.lexicon)
  const size = vocabulary.terms.length
  const documentCounts = countEach(written.terms, size)
  const compounds = isOn('hashtagCompounds')
    ? compoundsOf(texts, vocabulary, documentCounts)
    : new Map<number, readonly number[]>()
  const decoration = isOn('decorationTags')
    ? decorationTags(texts, vocabulary, documentCounts)
    : new Set<number>()
  const expansions = hashtagExpansions(compounds, decoration)
  return toTermMatrix(expandTerms(written, expansions, size), vocabulary)
}

function* termsOfEach(texts: readonly string[], memory: TextMemory): Generator<readonly number[]> {
  for (const text of texts) yield memory.termsOf(text)
}

function hashtagExpansions(
  compounds: ReadonlyMap<number, readonly number[]>,
  decoration: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const expansions = new Map<number, readonly number[]>()
  for (const [tag, parts] of compounds)
    expansions.set(
      tag,
      [tag, ...parts].filter((term) => !decoration.has(term)),
    )
  for (const tag of decoration) expansions.set(tag, [])
  return expansions
}
