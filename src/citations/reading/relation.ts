import { claimsNothing, findNaming, type NothingClass } from '../lexicon/index.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'

const CLAUSE_END = /[,;:，；：、،؛()（）—–\uE001\uE002]/gu
/** Words that tie what they stand between: "has", "shows", "for". */
const TYING: ReadonlySet<NothingClass> = new Set<NothingClass>(['copulas', 'reporting'])
/** "On X, ann wrote". */
const ON = /^(?:on|zu[mr]?)$/iu
/** Characters behind a name in which it is told that it is named: "X is mentioned", Xについて. */
const MAX_BEHIND = 24

/**
 * Whether a sentence says something of somebody and a company, "has an X", "is with X", "writes for X", that no post bears out
 * by naming it; "asks about X" and "X is mentioned" say no more than that. `start` is the offset of the sentence.
 */
export function isRelated(company: Span, reading: SentenceReading, start: number): boolean {
  const { rest, languages, attributes } = reading
  const [at, behind] = [company.start - start, company.end - start]
  const clause = Math.max(0, ...[...rest.slice(0, at).matchAll(CLAUSE_END)].map(({ index }) => index + 1))
  const places = attributes.filter(({ kind }) => kind === 'platform' || kind === 'community')
  const naming = findNaming(rest, languages).filter(
    ({ end }) => !places.some((place) => place.start - start >= end && place.start - start <= end + 1),
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
