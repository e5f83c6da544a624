import type { Found } from '../lexicon/index.ts'
import type { Quantity } from './quantities.ts'
import { BLANK, blank, overlap, type Span } from './spans.ts'

/** What is set apart by brackets or commas, with its numbers: "(53 %)", "(19 of the 36 posts)", ", 53 %,". */
export interface Aside extends Span {
  readonly numbers: readonly Quantity[]
  /** Whether nothing else stands in it. */
  readonly isBare: boolean
}

/** No honest sentence has more. */
const MAX_ASIDES = 50
const BRACKETS = /[(（][^()（）]{1,60}[)）]/gu
const COMMA_BEFORE = /[,，–—]\s?$/u
const COMMA_BEHIND = /^\s?[,，–—]/u
const NOTHING_ELSE = /^[\s()（）]*$/u
/** What counts the posts of a trend, or of a part of it. */
export const COUNTS_POSTS: ReadonlySet<string> = new Set(['posts', 'mentions'])

/**
 * The asides of a sentence that tell a share: a percentage, a count, or a count and the whole that it is a part of. Not those
 * that count something else than posts, nor that of the only number, nor those that say themselves what is shared. `joins` part
 * a share from its whole.
 */
export function findAsides(
  rest: string,
  numbers: readonly Quantity[],
  joins: readonly Span[],
  counted: readonly Found<{ readonly metric: string }>[],
  shared: readonly Span[],
): Aside[] {
  if (numbers.length < 2) return []
  const brackets = [...rest.matchAll(BRACKETS)].slice(0, MAX_ASIDES).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const apart = numbers
    .flatMap((number) => setApart(rest, number) ?? [])
    .filter((each) => !brackets.some((bracket) => overlap(bracket, each)))
  return [...brackets, ...apart].slice(0, MAX_ASIDES).flatMap((aside): Aside[] => {
    const within = <Each extends Span>(spans: readonly Each[]) =>
      spans.filter(({ start, end }) => start >= aside.start && end <= aside.end)
    const inside = within(numbers)
    const metrics = within(counted)
    const counts = inside.filter(({ isPercent }) => !isPercent)
    if (
      within(shared).length > 0 ||
      inside.length === 0 ||
      inside.length - counts.length > 1 ||
      counts.length > 2
    )
      return []
    if (metrics.some(({ value }) => !COUNTS_POSTS.has(value.metric))) return []
    const words = blank(
      rest.slice(aside.start, aside.end),
      [...inside, ...metrics, ...within(joins)].map(({ start, end }) => ({
        start: start - aside.start,
        end: end - aside.start,
      })),
    )
    return [{ ...aside, numbers: inside, isBare: NOTHING_ELSE.test(words.replaceAll(BLANK, '')) }]
  })
}

/** A percentage with the commas or dashes around it. */
function setApart(rest: string, { start, end, isPercent }: Quantity): Span | undefined {
  const [before] = COMMA_BEFORE.exec(rest.slice(Math.max(0, start - 2), start)) ?? []
  const [behind] = COMMA_BEHIND.exec(rest.slice(end, end + 2)) ?? []
  return isPercent && before !== undefined && behind !== undefined
    ? { start: start - before.length, end: end + behind.length }
    : undefined
}
