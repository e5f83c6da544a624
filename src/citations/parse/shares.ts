import type { Intent, Platform } from '../../model/index.ts'
import { findIntents } from '../lexicon/index.ts'
import { findMetricWords } from './metric-words.ts'
import { amountsIn } from './more-figures.ts'
import type { Quantity } from './numbers.ts'
import type { Span } from './spans.ts'

/** What some of a trend's posts have in common. */
export type SharedBy = { readonly intent: Intent } | { readonly platform: Platform }

/** "41 % of its posts report a problem", "12 of them are from Reddit": how many of a trend's posts. */
export interface FoundShare extends Span {
  readonly by: SharedBy
  readonly quantity: Quantity
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  readonly covers: readonly Span[]
}

/** Characters between the number and what is shared. */
const REACH = 60
const MAX_FOUND = 50
const CLAUSE_END = /[,;:()，；：]/u
/** "2 of the 22 posts": the first number is the share of the second. */
const OF_WHOLE = /^[\s\p{L}]{1,12}$/u

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it.
 */
export function findShares(
  rest: string,
  start: number,
  platforms: readonly (Span & { readonly platform: Platform })[],
): FoundShare[] {
  const shared: (Span & { readonly by: SharedBy })[] = [
    ...findIntents(rest).map(({ value: { intent }, ...span }) => ({ ...span, by: { intent } })),
    ...platforms.map(({ platform, ...span }) => ({
      by: { platform },
      start: span.start - start,
      end: span.end - start,
    })),
  ].slice(0, MAX_FOUND)
  if (shared.length === 0) return []
  const numbers = amountsIn(rest)
  return shared.flatMap((word): FoundShare[] => {
    const at = numbers.findLastIndex(
      ({ end }) =>
        end <= word.start && word.start - end <= REACH && !CLAUSE_END.test(rest.slice(end, word.start)),
    )
    const [before, nearest] = [numbers[at - 1], numbers[at]]
    if (nearest === undefined) return []
    const isPart = before !== undefined && OF_WHOLE.test(rest.slice(before.end, nearest.start))
    const quantity = isPart ? before : nearest
    const counted = findMetricWords(rest.slice(quantity.end, word.start))
    return [
      {
        ...{
          by: word.by,
          quantity,
          isOfPosts: quantity.isPercent || counted.length > 0 || /\uE000/.test(rest),
        },
        ...{ start: start + quantity.start, end: start + word.end },
        covers: [
          { start: start + quantity.start, end: start + quantity.end },
          { start: start + word.start, end: start + word.end },
        ],
      },
    ]
  })
}
