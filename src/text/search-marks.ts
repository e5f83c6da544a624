import { foldForSearch, foldsToFind } from './search-fold.ts'

export interface TextPiece {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * A character as readers see it, nearly: with its marks, vowels and final consonants. Intl.Segmenter copies the whole
 * text for each.
 */
const CHARACTER = /.[\p{M}\p{EMod}\u1160-\u11FF]*/gsu

/**
 * A text in pieces, those marked in which the search of stored posts finds `sought`: folded as there, and in whole
 * characters as readers see them. The pieces make up the text again.
 */
export function markMatches(text: string, sought: string): TextPiece[] {
  const finds = foldsToFind(sought)
  const whole = foldForSearch(text)
  if (!finds.some((find) => whole.includes(find))) return [{ text, isMatch: false }]
  const characters = text.match(CHARACTER) ?? []
  let folded = ''
  const ends = characters.map((character) => {
    folded += foldForSearch(character)
    return folded.length
  })
  const found = foundIn(folded, finds)
  return join(
    characters.map((character, index) => {
      const start = ends[index - 1] ?? 0
      return { text: character, isMatch: found.subarray(start, ends[index]).includes(1) }
    }),
  )
}

/** 1 for each character of the folded text that is part of a find. */
function foundIn(folded: string, finds: readonly string[]): Uint8Array {
  const found = new Uint8Array(folded.length)
  for (const find of finds) {
    for (let at = folded.indexOf(find); at >= 0; at = folded.indexOf(find, at + find.length))
      found.fill(1, at, at + find.length)
  }
  return found
}

function join(parts: readonly TextPiece[]): TextPiece[] {
  const joined: { text: string; isMatch: boolean }[] = []
  for (const { text, isMatch } of parts) {
    const last = joined.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else joined.push({ text, isMatch })
  }
  return joined
}
