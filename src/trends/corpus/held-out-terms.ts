import { termsOfWords } from '../../text/tokens.ts'
import type { Corpus } from './deduplicate.ts'
import { at, type Documents, RowWriter, type Vocabulary } from './term-matrix.ts'

/**
 * The terms of the texts that were held out, one row each in their order, as far as the vocabulary of the fitted ones has them;
 * every term once, in the order of the text. Those of very many texts are not remembered: each is read this once.
 */
export function heldOutTerms(
  { texts, heldOut, unsampled, memory }: Pick<Corpus, 'texts' | 'heldOut' | 'unsampled' | 'memory'>,
  { terms, numbers }: Vocabulary,
): Documents {
  const termsOf = (text: number): readonly string[] => {
    const words = texts[text] ?? ''
    if (unsampled.has(text)) return termsOfWords(words)
    return memory.termsOf(words).map((term) => memory.lexicon.wordOf(term))
  }
  /** By term: after how many texts it was last written. */
  const writtenAfter = new Uint32Array(terms.length)
  const rows = new RowWriter()
  for (const [row, text] of heldOut.entries()) {
    for (const name of termsOf(text)) {
      const term = numbers.get(name)
      if (term === undefined || at(writtenAfter, term) === row + 1) continue
      writtenAfter[term] = row + 1
      rows.push(term)
    }
    rows.endRow()
  }
  return rows.rows()
}
