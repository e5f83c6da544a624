/** What ends a sentence where nothing is written on to it, as what stands between the brackets of a character class. */
export const STOPS = '.!?؟۔'
/** These end one wherever they stand: Chinese and Japanese set no space behind them. */
export const WIDE_STOPS = '。！？｡'
/** Marks right behind a stop that belong to its sentence, those of Markdown among them. */
export const CLOSING_MARKS = String.raw`"'”’»)\]」』】）*_`

/** Up to the marks of its end; a full stop within a link or a number is none, nor one behind "Dr", "Mt" or an initial. */
const SENTENCE = new RegExp(
  String.raw`(?:[^${STOPS}${WIDE_STOPS}\n]|[.!?](?=[\p{L}\p{N}/=_])|(?<=(?<![\p{L}\p{M}])\p{Lu}\p{Ll}{0,2})\.(?=\s))+[${STOPS}${WIDE_STOPS}…]*[${CLOSING_MARKS}]*`,
  'gu',
)

/** A sentence and where it stands in its text. */
export interface Sentence {
  readonly text: string
  readonly index: number
}

/**
 * The sentences of a text as people post it, in order, with their marks; none goes over the end of a line. Not by
 * Intl.Segmenter, which goes on where the next sentence begins with a small letter, a figure, a link or a hashtag, ends
 * one within a link, and takes time in the square of the text's length.
 */
export function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(SENTENCE), ({ 0: sentence, index }) => ({ text: sentence, index }))
}
