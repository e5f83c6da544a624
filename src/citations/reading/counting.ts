import { lazily } from '../../lib/lazily.ts'
import { leftover } from '../coverage.ts'
import { claimsNothing, findCounting, findMetrics, type Language } from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import type { Figure } from '../parse/figures.ts'
import type { Quantity } from '../parse/quantities.ts'
import { bare, type Span, within } from '../parse/spans.ts'

/** Between "only" and its number: "only has 9 mentions". */
const MAX_BEFORE = 24
const MAX_WORD = 24
/** What counts, between a number and "only" behind it: 9件のみ, 9건뿐. */
const COUNTER = /^[件人名回个條条次位篇건개명회]?에?\s?/u
const MAX_BEHIND = 16
const NAMED = /[\uE000-\uE002]/u

/** Such words in an honest sentence at most, and the letters of what they count. */
const MAX_SAME = 5
const MAX_METRIC = 40

/** Finds "only" beside an exact number or a place of a sentence, which says that it is no more or no better. */
export function onlyIn(
  rest: string,
  languages: readonly Language[],
): (number: Span | undefined, quantity?: Quantity) => readonly Span[] {
  const before = lazily(() => findCounting(rest, 'only', languages))
  const isIdle = (start: number, end: number) => {
    // "Only “X” is third" says it of others.
    if (NAMED.test(rest.slice(start, end))) return false
    const nothing = claimsNothing(rest.slice(start, end), languages).filter(
      ({ value }) => value === 'copulas' || value === 'prepositions',
    )
    return leftover(rest.slice(start, end), { start: 0, end: end - start }, nothing).length === 0
  }
  return (number, quantity) => {
    if (number === undefined || (quantity !== undefined && quantity.low !== quantity.high)) return []
    const { start, end } = number
    const ahead = within(before(), start - MAX_BEFORE - MAX_WORD, start).findLast(
      (word) => word.end <= start && start - word.end <= MAX_BEFORE,
    )
    const from = end + (COUNTER.exec(rest.slice(end))?.[0].length ?? 0)
    const [next] = findCounting(rest.slice(from, from + MAX_BEHIND), 'onlyBehind', languages)
    return [
      ...(ahead !== undefined && isIdle(ahead.end, start) ? [bare(ahead)] : []),
      ...(next?.start === 0 ? [{ start: end, end: from + next.end }] : []),
    ]
  }
}

/**
 * "9 mentions by as many authors", "each by another author": the figures of a sentence that are as many as the only posts, or
 * authors, that it counts. `known` are the figures with a number of their own.
 */
export function asManyIn(
  rest: string,
  known: readonly Figure[],
  languages: readonly Language[],
): readonly Figure[] {
  const sameAs = (isOf: (word: Figure['word']) => boolean) => {
    const [only, another] = known.filter(({ word }) => isOf(word))
    return another === undefined ? only : undefined
  }
  const figure = (word: Figure['word'], of: Figure, covers: readonly Span[]): Figure => ({
    ...{ word, quantity: of.quantity, covers, isBeside: true },
    ...{ start: covers[0]?.start ?? 0, end: covers.at(-1)?.end ?? 0 },
  })
  const [posts, authors] = [sameAs((word) => COUNTS_POSTS.has(word)), sameAs((word) => word === 'authors')]
  if (posts === undefined && authors === undefined) return []
  const each = findCounting(rest, 'oneEach', languages).slice(0, MAX_SAME).map(bare)
  return [
    ...findCounting(rest, 'asMany', languages)
      .slice(0, MAX_SAME)
      .flatMap((same): Figure[] => {
        const metric = findMetrics(rest.slice(same.end, same.end + MAX_METRIC), languages)[0]
        if (metric === undefined || rest.slice(same.end, same.end + metric.start).trim() !== '') return []
        const { metric: word } = metric.value
        const of = word === 'authors' ? posts : COUNTS_POSTS.has(word) ? authors : undefined
        const counted = { start: same.end + metric.start, end: same.end + metric.end }
        return of === undefined || of.start > same.start ? [] : [figure(word, of, [bare(same), counted])]
      }),
    ...(posts === undefined ? [] : each.map((span) => figure('authors', posts, [span]))),
  ]
}
