import { lazily } from '../../lib/lazily.ts'
import { leftover } from '../coverage.ts'
import { claimsNothing, type Language } from '../lexicon/index.ts'
import type { Span } from '../parse/spans.ts'

const BREAK = /[,，、،:：]/u
const MAX_PHRASE = 80
/** Places of a sentence that are looked at: no honest one names more. */
const MAX_PLACES = 20

/**
 * Where a phrase ends that a comma or colon parts from the rest of its sentence, and that says nothing but a place: "Among Reddit
 * users, …". What comes next counts what is there. Undefined where the place stands in no such phrase. `people` are the sentence's
 * words for several people.
 */
export function phrasesSetApart(
  rest: string,
  languages: readonly Language[],
  people: () => readonly Span[],
): (place: Span) => number | undefined {
  let asked = 0
  const idle = lazily(() => [
    ...claimsNothing(rest, languages).filter(({ value }) => value !== 'copulas' && value !== 'reporting'),
    ...people(),
  ])
  return (place) => {
    const behind = rest.slice(place.end, place.end + MAX_PHRASE).search(BREAK)
    if (behind === -1 || asked++ === MAX_PLACES) return undefined
    const end = place.end + behind
    let start = place.start
    while (start > 0 && end - start <= MAX_PHRASE && !BREAK.test(rest[start - 1] ?? '')) start--
    if (end - start > MAX_PHRASE) return undefined
    return leftover(rest, { start, end }, [place, ...idle()]).length === 0 ? end : undefined
  }
}
