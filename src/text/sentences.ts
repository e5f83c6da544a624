/** Up to the marks of its end; a full stop within a link or a number is none, nor one behind "Dr", "Mt" or an initial. */
const SENTENCE =
  /(?:[^.!?。！？؟\n]|[.!?](?=[\p{L}\p{N}/=_])|(?<=(?<![\p{L}\p{M}])\p{Lu}\p{Ll}{0,2})\.(?=\s))+[.!?。！？؟…]*[”"»)\]」』】]*/gu

/** A sentence and where it stands in its text. */
export interface Sentence {
  readonly text: string
  readonly index: number
}

/** The sentences of a text in order, with their marks; none goes over the end of a line. */
export function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(SENTENCE), ({ 0: sentence, index }) => ({ text: sentence, index }))
}
