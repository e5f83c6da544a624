import { leftover } from '../coverage.ts'
import { claimsNothing, type Language } from '../lexicon/index.ts'
import type { Span } from '../parse/spans.ts'

const BREAK = /[,，、،:：]/gu
const MAX_PHRASE = 80

/**
 * Where a phrase ends that a comma or colon parts from the rest of its sentence, and that says nothing but a place: "Among Reddit
 * users, …". What comes next counts what is there. Undefined where the place stands in no such phrase.
 */
export function setApartBy(
  place: Span,
  rest: string,
  languages: readonly Language[],
  people: readonly Span[],
): number | undefined {
  const breaks = Array.from(rest.matchAll(BREAK), ({ index }) => index)
  const start = (breaks.findLast((at) => at < place.start) ?? -1) + 1
  const end = breaks.find((at) => at >= place.end)
  if (end === undefined || end - start > MAX_PHRASE) return undefined
  const idle = claimsNothing(rest, languages).filter(
    ({ value }) => value !== 'copulas' && value !== 'reporting',
  )
  return leftover(rest, { start, end }, [place, ...idle, ...people]).length === 0 ? end : undefined
}
