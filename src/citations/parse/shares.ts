import type { Intent, Platform } from '../../model/index.ts'
import { findIntents, findMetrics, type Language } from '../lexicon/index.ts'
import { lengthOf } from './figure-gaps.ts'
import { findQuantities, type Quantity } from './quantities.ts'
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
/** Posts or mentions of some language, right behind a number. */
const COUNTED =
  /^\s?(?:posts?|mentions?|beiträgen?|erwähnungen|publicaciones|menciones|publications|mentions|publicações|menções|منشور|件|개)/iu
/** "2 of the 22 posts": the first number is the share of the second. */
const OF_WHOLE = /^[\s\p{L}]{1,12}$/u

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it.
 */
export function findShares(
  rest: string,
  start: number,
  platforms: readonly (Span & { readonly platform: Platform })[],
  languages: readonly Language[],
  dates: readonly Span[],
): FoundShare[] {
  const shared: (Span & { readonly by: SharedBy })[] = [
    ...findIntents(rest, languages).map(({ value: { intent }, ...span }) => ({ ...span, by: { intent } })),
    ...platforms.map(({ platform, ...span }) => ({
      by: { platform },
      start: span.start - start,
      end: span.end - start,
    })),
  ].slice(0, MAX_FOUND)
  if (shared.length === 0) return []
  const isOfDate = (span: Span) =>
    dates.some((date) => date.start < start + span.end && start + span.start < date.end)
  const numbers = findQuantities(rest, languages).filter((number) => !isOfDate(number))
  const isWholeFirst = languages.some((language) => ['ja', 'zh', 'ko'].includes(language))
  return shared.flatMap((word): FoundShare[] => {
    const isNear = (from: number, to: number) =>
      to >= from && lengthOf(rest.slice(from, to)) <= REACH && !CLAUSE_END.test(rest.slice(from, to))
    const at = numbers.findLastIndex(({ end }) => isNear(end, word.start))
    // "Reddit has 25 % of its posts", "on Reddit there are 4 posts".
    const behind = numbers.find(
      ({ start: from, end, isPercent }) =>
        isNear(word.end, from) && (isPercent || COUNTED.test(rest.slice(end, end + REACH))),
    )
    const before = numbers[at - 1]
    const nearest = numbers[at] ?? ('platform' in word.by ? behind : undefined)
    if (nearest === undefined) return []
    const isPart =
      !isWholeFirst && before !== undefined && OF_WHOLE.test(rest.slice(before.end, nearest.start))
    const quantity = isPart ? before : nearest
    const counted = findMetrics(
      rest.slice(quantity.end, Math.max(word.start, quantity.end + REACH)),
      languages,
    )
    return [
      {
        ...{
          by: word.by,
          quantity,
          isOfPosts: quantity.isPercent || counted.length > 0 || /\uE000/.test(rest),
        },
        ...{
          start: start + Math.min(quantity.start, word.start),
          end: start + Math.max(quantity.end, word.end),
        },
        covers: [
          { start: start + quantity.start, end: start + quantity.end },
          { start: start + word.start, end: start + word.end },
        ],
      },
    ]
  })
}
