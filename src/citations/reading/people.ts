import { claimsNothing, findNaming, findWriting } from '../lexicon/index.ts'
import { BLANK, bounds, overlap, type Span } from '../parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'

const CLAUSE_END = /[,;:，；：、،؛()（）—–\uE001\uE002]/u
/** Before a number of people to whom something is given, or for whom it is so. */
const FOR = /(?<!\p{L})(?:for|für|an|para|pour)\s$/iu
const TO =
  /(?<!\p{L})(?:g[ai]ven?|gives|giving|show[ns]?|sent|go|goes|gone|went|award(?:ed|s)|assigned|provided|furnished|delivered|brought|yielded)\sto\s$/iu
/** A name right before "of". */
const NAME_OF = /\uE000["'”’»*_]*\sof\s$/iu

/**
 * Whether a number of people tells what they have, get or see, and not that so many wrote of a trend: "17 customers got their X",
 * "X was given to 17 customers". Words of writing and talking tell it of the trend, and so do "X has 17 authors" and "17 authors in
 * X". `start` is the offset of the sentence.
 */
export function isOfPeople(covers: readonly Span[], reading: SentenceReading, start: number): boolean {
  const { languages } = reading
  const whole = bounds(covers)
  const first = Math.max(0, whole.start - start - MAX_READ)
  const rest = reading.rest.slice(first, whole.end - start + MAX_READ)
  const [from, to] = [whole.start - start - first, whole.end - start - first]
  const before = rest.slice(0, from)
  const nothing = claimsNothing(rest, languages)
  const isFor = TO.test(before) || ((FOR.test(before) || NAME_OF.test(before)) && isAlone(from - 1))
  if (isFor && before.includes(BLANK)) return true
  const name = rest.indexOf(BLANK, to)
  const behind = rest.slice(to).search(CLAUSE_END)
  const clause = behind === -1 ? rest.length : to + behind
  if (name === -1 || name > clause) return false
  const told = [...findNaming(rest, languages), ...findWriting(rest, languages)]
  if (told.some((word) => word.start >= to && word.end <= clause)) return false
  const verb = nothing.findLast(
    ({ start: at, end, value }) =>
      at >= to && end <= name && value !== 'articles' && value !== 'pronouns' && value !== 'people',
  )
  // "By 17 authors and scores 72.4 (id)" has the verb tell something else.
  if (verb === undefined || /\d/.test(rest.slice(verb.end, name))) return false
  return verb.value === 'copulas' && !told.some((word) => overlap(word, verb))

  /** Whether a preposition that ends there is no part of a longer phrase: "amounts to", "accounts for". */
  function isAlone(end: number): boolean {
    return nothing.some((word) => word.end === end && word.end - word.start <= MAX_PREPOSITION)
  }
}

const MAX_PREPOSITION = 4
/** Characters on both sides of a number that are read. */
const MAX_READ = 300

export const OF_PEOPLE = {
  verdict: 'not_checked',
  reason: 'So many wrote of the trend: what they have, get or see is not told by that.',
} as const
