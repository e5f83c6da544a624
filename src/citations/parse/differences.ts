import type { Span } from './spans.ts'

/** Words before a number that tell by how much something changed, with an article and what is counted: "by a score of 12". */
const BY =
  /(?<!\p{L})(?:by|um|en|por|de|con|d['’])\s?(?:(?:a|an|un[ae]?|um[a]?|ein(?:e[nm]?)?|another|some|about|around|roughly|nearly|almost|over|rund|etwa|fast|unos|unas|casi|cerca de|quase|environ|près de)\s)*(?:\p{L}+\s(?:of|von|de)\s)?$/iu
const PLUS = /(?:[+±]|(?<!\p{L})(?:plus|minus)\s)$/iu
/** Between a number and a word for rising or falling, where nothing else does: 32件増加, "rose 32 mentions". */
const BESIDE = /^(?:了|[件回人条건명ครั้ง]*\s?の?)\s?$/u
const CLAUSE_END = /[,;:()，；：、()（）—–|]/u
const REACH = 40

/**
 * Whether a number tells by how much something rose or fell, and not what it is now: behind "by" or its like in the clause of a word
 * that says so, behind a plus or minus, or right beside that word. `told` are the words for rising and falling, `figure` the number with
 * the word for what it counts.
 */
export function isDifference(rest: string, number: Span, figure: Span, told: readonly Span[]): boolean {
  const before = rest.slice(Math.max(0, number.start - REACH), number.start)
  if (PLUS.test(before)) return true
  if (BY.test(before)) {
    return told.some((word) => {
      const [from, to] = word.end <= number.start ? [word.end, number.start] : [figure.end, word.start]
      return to >= from && to - from <= REACH && !CLAUSE_END.test(rest.slice(from, to))
    })
  }
  return told.some(
    (word) =>
      (word.end <= number.start && BESIDE.test(rest.slice(word.end, number.start))) ||
      (word.start >= figure.end &&
        /\p{Lo}/u.test(rest.slice(word.start, word.end)) &&
        BESIDE.test(rest.slice(figure.end, word.start))),
  )
}
