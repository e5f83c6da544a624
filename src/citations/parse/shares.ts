import type { Intent } from '../../model/index.ts'
import { findIntents } from '../lexicon/index.ts'
import { findMetricWords } from './metric-words.ts'
import { findNumbers, type Quantity } from './numbers.ts'
import type { Span } from './spans.ts'

/** "41 % of its posts report a problem", "12 of them are questions": how many of a trend's posts want something. */
export interface FoundShare extends Span {
  readonly intent: Intent
  readonly quantity: Quantity
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  readonly covers: readonly Span[]
}

/** Characters between the number and what is wanted. */
const REACH = 60
const MAX_FOUND = 50

/** The shares of a sentence: each word for what customers want takes the nearest number of its clause before it. */
export function findShares(rest: string, start: number): FoundShare[] {
  const words = findIntents(rest).slice(0, MAX_FOUND)
  if (words.length === 0) return []
  const numbers = findNumbers(rest)
  return words.flatMap((word): FoundShare[] => {
    const quantity = numbers.findLast(
      ({ end }) =>
        end <= word.start && word.start - end <= REACH && !/[,;:()]/.test(rest.slice(end, word.start)),
    )
    if (quantity === undefined) return []
    const isOfPosts = quantity.isPercent || findMetricWords(rest.slice(quantity.end, word.start)).length > 0
    return [
      {
        ...{ intent: word.value.intent, quantity, isOfPosts },
        ...{ start: start + quantity.start, end: start + word.end },
        covers: [
          { start: start + quantity.leadStart, end: start + quantity.end },
          { start: start + word.start, end: start + word.end },
        ],
      },
    ]
  })
}
