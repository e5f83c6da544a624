import { ownWords } from '../text/normalize.ts'
import { type Run, wordsOf } from '../text/words.ts'

/** The beginning of a text: its own words (see normalize.ts), and the same in runs. */
export interface TextRuns {
  readonly own: string
  readonly runs: readonly Run[]
}

/** Reads the beginning of a text, up to some characters; a text that is no longer is read once for all who ask. */
export function runReader(text: string): (maxCharacters: number) => TextRuns {
  let whole: TextRuns | undefined
  return (maxCharacters) => {
    if (text.length > maxCharacters) return read(text.slice(0, maxCharacters))
    whole ??= read(text)
    return whole
  }
}

function read(text: string): TextRuns {
  const own = ownWords(text)
  return { own, runs: wordsOf(own) }
}
