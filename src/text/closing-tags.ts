const TAG = /^#[\p{L}\p{M}\p{N}_]+$/u

/**
 * Where the hashtags begin that close a text, with the white space before them; its end where none does. Found from the
 * end on, because a pattern for them is tried from every hashtag on, which is quadratic in a text of many.
 */
export function closingTagsStart(text: string): number {
  let end = text.trimEnd().length
  let start = text.length
  while (end > 0) {
    const sign = text.lastIndexOf('#', end - 1)
    if (sign < 0 || !TAG.test(text.slice(sign, end))) break
    end = text.slice(0, sign).trimEnd().length
    start = end
  }
  return start
}
