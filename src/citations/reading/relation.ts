import { claimsNothing, findNaming, type NothingClass } from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import { bounds, overlap, type Span } from '../parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'

const CLAUSE_END = /[,;:，；：、،؛()（）—–\uE001\uE002]/gu
/** Words that tie what they stand between: "has", "shows", "for". */
const TYING: ReadonlySet<NothingClass> = new Set<NothingClass>(['copulas', 'reporting'])
/** "The company that it names is X". */
const BE = /^(?:is|are|was|were|ist|sind|es|son|est|sont|é|são)$/iu
/** "On X, ann wrote". */
const ON = /^(?:on|zu[mr]?)$/iu
/** Characters behind a name in which it is told that it is named: "X is mentioned", Xについて. */
const MAX_BEHIND = 24
/** Characters of its clause before a name that are read. */
const MAX_BEFORE = 300

/**
 * Whether a sentence says something of somebody and a company, "has an X", "is with X", "writes for X", that no post bears out
 * by naming it; "asks about X" and "X is mentioned" say no more than that. `start` is the offset of the sentence.
 */
export function isRelated(company: Span, reading: SentenceReading, start: number): boolean {
  const { languages, attributes } = reading
  const first = Math.max(0, company.start - start - MAX_BEFORE)
  const rest = reading.rest.slice(first, company.end - start + MAX_BEHIND)
  const offset = start + first
  const [at, behind] = [company.start - offset, company.end - offset]
  const clause = Math.max(0, ...[...rest.slice(0, at).matchAll(CLAUSE_END)].map(({ index }) => index + 1))
  const places = attributes.filter(({ kind }) => kind === 'platform' || kind === 'community')
  const naming = findNaming(rest, languages).filter(
    ({ end }) => !places.some((place) => place.start - offset >= end && place.start - offset <= end + 1),
  )
  const isNamedBehind = naming.some((word) => word.start >= behind && word.start <= behind + MAX_BEHIND)
  const named = naming.findLast((word) => word.start >= clause && word.end <= at)
  if (isNamedBehind && named === undefined) return false
  const from = named?.end ?? clause
  return claimsNothing(rest, languages).some(
    (word) =>
      word.start >= from &&
      word.end <= at &&
      !naming.some((each) => overlap(each, word)) &&
      !(named !== undefined && BE.test(rest.slice(word.start, word.end))) &&
      (TYING.has(word.value) ||
        (named === undefined &&
          word.value === 'prepositions' &&
          !ON.test(rest.slice(word.start, word.end)) &&
          isRightBefore(rest.slice(word.end, at)))),
  )
}

/** Nothing, or an article, behind a preposition. */
function isRightBefore(gap: string): boolean {
  return /^\s*(?:\p{L}{1,4}\s)?$/u.test(gap)
}

/** Between a number of posts and what they name: "23 mentions of X". */
const MAX_OF = 24

/** Whether a sentence says how many of a trend's posts name a company, which its topic does not tell: "23 mentions of X". */
export function isCountedOf(
  company: Span,
  { rest, languages, figures }: SentenceReading,
  start: number,
): boolean {
  const at = company.start - start
  if (/^['’]?s?\s?["“”«»„「]?\uE000/u.test(rest.slice(company.end - start))) return false
  return figures.some(({ word, covers }) => {
    const end = bounds(covers).end - start
    if (!COUNTS_POSTS.has(word) || end > at || at - end > MAX_OF) return false
    const words = claimsNothing(rest.slice(end, at), languages)
    return words.some(({ value }) => value === 'prepositions') && !words.some(({ value }) => TYING.has(value))
  })
}
