/** As much of a text as a sentence about it quotes. */
const QUOTED_CHARACTERS = 61
/** What people see as one character may go on beyond the cut. */
const MAX_GRAPHEME = 50
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text, or its beginning and "…": at most `maxCharacters` code points with it, cut as `beginningOf` cuts. */
export function truncate(text: string, maxCharacters = QUOTED_CHARACTERS): string {
  return beginningOf(text, maxCharacters) === text ? text : `${beginningOf(text, maxCharacters - 1)}…`
}

/**
 * The text up to `maxCharacters` code points: cut at the last space of the second half if there is one, never inside
 * what people see as one character.
 */
export function beginningOf(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  let characters = 0
  let end = 0
  let space = 0
  for (const { segment, index } of graphemes.segment(text.slice(0, 2 * maxCharacters + MAX_GRAPHEME))) {
    characters += Array.from(segment).length
    if (characters > maxCharacters) return text.slice(0, space > end / 2 ? space : end)
    if (/^\s/.test(segment)) space = index
    end = index + segment.length
  }
  return text
}
