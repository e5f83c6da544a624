import { PIECE, termOf } from '../../text/tokens.ts'
import type { Vocabulary } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RowsOfWord } from './anchors.ts'

const { maxNameShare, maxNameTexts } = valuesOf(parameters.anchors)

/** Nothing, or the end of a sentence, a line or a mention stands before it. */
const BEGINS = /(?:^|[.!?:;…"“\n\p{Extended_Pictographic}]|@\S+)[\s\p{P}\p{S}]*$/u
const CAPITALS = /\p{Lu}/gu
const SMALL = /\p{Ll}/gu

/** Whether a word is mostly written with a capital where no sentence begins and nobody shouts. */
export function isName(
  { terms, rows }: RowsOfWord,
  texts: readonly string[],
  { terms: names }: Vocabulary,
): boolean {
  const forms = new Set(terms.map((term) => names[term]))
  let capital = 0
  let uses = 0
  const step = Math.ceil(rows.length / maxNameTexts)
  for (let index = 0; index < rows.length; index += step) {
    const text = texts[rows[index] ?? 0] ?? ''
    if (countOf(text, CAPITALS) > countOf(text, SMALL)) continue
    for (const match of text.matchAll(PIECE)) {
      const [piece] = match
      if (piece.startsWith('@') || piece.startsWith('#') || !forms.has(termOf(piece))) continue
      if (BEGINS.test(text.slice(0, match.index))) continue
      uses += 1
      if (/^\p{Lu}/u.test(piece)) capital += 1
    }
  }
  return capital > maxNameShare * uses
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
