import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  type Direction,
  findComparisonWords,
  findShareWords,
  type Language,
  type NothingClass,
} from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { Span } from '../parse/spans.ts'

/** The trends among which a place is given: those that go one way, or some that are told elsewhere. */
export type Restricted = Direction | 'others'

/** No honest sentence has more of such words. */
const MAX_WORDS = 50
/** Characters between "among" and a direction: " the three ", " los temas ". */
const MAX_GAP = 24
const NEXT = /^\s?$/u
const THESE: ReadonlySet<NothingClass> = new Set<NothingClass>(['articles', 'pronouns'])
/** Letters of "them": articles are shorter. */
const MIN_THESE = 4
/** Behind "of these". */
const ENDS = /^\s?(?:$|[.,;:、，。])/u
/** Before "of" of scripts in which it stands behind what it is of: その of そのうち, but not 2位 of 2位の. */
const THESE_BEFORE = /^[^\p{L}\p{N}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{1,4}$/u
const OF_THESE = /^\P{L}*(?:其中|그중|그 중)/u
/** Between "these" and what they are: "these three topics". */
const isCountIn = (gap: string) => /^\s(?:[\p{L}\p{Nd}]{1,8}\s)?$/u.test(gap)

/**
 * Among which trends alone a place is given: "among the rising topics A ranks first", "of these A has the most mentions".
 * `directions` and places are offsets of the sentence, which is read once for all of its places.
 */
export function restrictedIn(
  rest: string,
  languages: readonly Language[],
  directions: readonly (Attribute & { readonly kind: 'direction' })[],
): (place: Span) => Restricted | undefined {
  const ofs = findShareWords(rest, languages)
    .filter(({ value }) => value === 'of')
    .slice(0, MAX_WORDS)
  const trends = findComparisonWords(rest, languages)
    .filter(({ value }) => value === 'trend')
    .slice(0, MAX_WORDS)
  const isIdle = (from: number, to: number) => {
    const gap = rest.slice(from, to)
    return (
      gap.length <= MAX_GAP &&
      leftover(gap, { start: 0, end: gap.length }, claimsNothing(gap, languages)).length === 0
    )
  }
  const isOfTrends = ({ start, end }: Span, from: number, to: number) =>
    trends.some(
      (trend) =>
        (trend.start >= from && trend.end <= to && trend.end <= start) ||
        (trend.start >= end && NEXT.test(rest.slice(end, trend.start))),
    )
  const among = directions
    .slice(0, MAX_WORDS)
    .find((each) =>
      ofs.some(({ start, end }) =>
        end <= each.start
          ? isIdle(end, each.start) && isOfTrends(each, end, each.start)
          : start >= each.end && isIdle(each.end, start) && isOfTrends(each, each.end, start),
      ),
    )
  if (among !== undefined) return () => among.direction
  if (OF_THESE.test(rest)) return () => 'others'
  const nothing = ofs.length === 0 ? [] : claimsNothing(rest, languages)
  const isOfThese = (place: Span) =>
    ofs.some(({ start, end }) => {
      const before = rest.slice(0, start)
      if (THESE_BEFORE.test(before)) return true
      const isPlaced = !/\p{L}/u.test(before) || (start >= place.end && start - place.end <= 1)
      const these = nothing.find(
        (each) => each.start === end + 1 && THESE.has(each.value) && each.end - each.start >= MIN_THESE,
      )
      if (!isPlaced || these === undefined) return false
      const noun = trends.find(
        (trend) => trend.start > these.end && isCountIn(rest.slice(these.end, trend.start)),
      )
      const behind = noun?.end ?? these.end
      const next = nothing.find((each) => each.start === behind + 1)
      return ENDS.test(rest.slice(behind)) || next?.value === 'copulas'
    })
  return (place) => (isOfThese(place) ? 'others' : undefined)
}
