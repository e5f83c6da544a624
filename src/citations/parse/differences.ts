import type { Span } from './spans.ts'

const ARTICLES =
  '(?:(?:a|an|un[ae]?|um[a]?|ein(?:e[nm]?)?|another|some|about|around|roughly|nearly|almost|over|rund|etwa|fast|unos|unas|casi|quase|environ)\\s)*'
/** Words before a number that tell by how much something changed, with an article and what is counted: "by a score of 12". */
const BY = new RegExp(`(?<!\\p{L})(?:by|um)\\s${ARTICLES}(?:\\p{L}+\\s(?:of|von)\\s)?$`, 'iu')
/** The same where such a word does so right behind the verb alone: "a augmenté de 36", but not "avec un score de 36". */
const BY_BEHIND = new RegExp(`^\\s(?:en|em|por|de|d['’])\\s?${ARTICLES}$`, 'iu')
const PLUS = /(?:[+±]|(?<!\p{L})(?:plus|minus)\s)$/iu
/** Between a number and a word for rising or falling, where nothing else does: 32件増加, "rose 32 mentions". */
const BESIDE = /^(?:了|[件回人条건명ครั้ง]*\s?の?)\s?$/u
const CLAUSE_END_OR_NUMBER = /[,;:()，；：、()（）—–|]|\p{N}/u
const REACH = 40

/**
 * Whether a number tells by how much something rose or fell, and not what it is now: behind "by" or its like in the clause of
 * a word that says so, behind a plus or minus, or right beside that word. `told` are the words for rising and falling,
 * `figure` the number with the word for what it counts.
 */
export function isDifference(rest: string, number: Span, figure: Span, told: readonly Span[]): boolean {
  const before = rest.slice(Math.max(0, number.start - REACH), number.start)
  if (PLUS.test(before)) return true
  if (BY.test(before)) {
    return told.some((word) => {
      const [from, to] = word.end <= number.start ? [word.end, number.start] : [figure.end, word.start]
      // "Rising with 17 mentions by 17 authors": another number is what it tells.
      return to >= from && to - from <= REACH && !CLAUSE_END_OR_NUMBER.test(rest.slice(from, to))
    })
  }
  const isBehind = (word: Span) => {
    const gap = rest.slice(word.end, number.start)
    return word.end <= number.start && gap.length <= REACH && (BESIDE.test(gap) || BY_BEHIND.test(gap))
  }
  return told.some(
    (word) =>
      isBehind(word) ||
      (word.start >= figure.end &&
        /\p{Lo}/u.test(rest.slice(word.start, word.end)) &&
        BESIDE.test(rest.slice(figure.end, word.start))),
  )
}
