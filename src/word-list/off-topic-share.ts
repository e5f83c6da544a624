import { Z95 } from '../lib/normal.ts'
import { round } from '../lib/round.ts'
import type { Relevance } from './relevance.ts'

/** The upper end of Wilson's (1927) one-sided 95 % interval of a share, 0 to 1; 1 without observations. */
export function wilsonUpperBound(count: number, total: number): number {
  if (total === 0) return 1
  const share = count / total
  const square = Z95 * Z95
  const half = Z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total))
  return Math.min(1, (share + square / (2 * total) + half) / (1 + square / total))
}

/** The lower end of the same interval, 0 to 1; 0 without observations. */
export function wilsonLowerBound(count: number, total: number): number {
  return total === 0 ? 0 : 1 - wilsonUpperBound(total - count, total)
}

/** Both ends 0 to 1. */
export interface ShareInterval {
  readonly low: number
  readonly high: number
}

/**
 * How large the share of off-topic posts may be: from the lower end of the one-sided 95 % Wilson interval of those found to
 * the upper end of that of those found and undecided together.
 */
export function shareInterval(offTopic: number, undecided: number, posts: number): ShareInterval {
  return {
    low: round(wilsonLowerBound(offTopic, posts)),
    high: round(wilsonUpperBound(offTopic + undecided, posts)),
  }
}

/** Authors of judged posts that a share needs. */
const MIN_AUTHORS = 10

/**
 * The share of the posts found off topic among all of an entry's, 0 to 1: a lower estimate, as undecided ones may be so, too.
 * Null where fewer than 10 authors wrote judged posts, or none of these is on topic: then nothing shows what on-topic posts
 * look like.
 */
export function offTopicShare(
  posts: readonly { readonly author: unknown }[],
  relevances: readonly Relevance[],
): number | null {
  const authors = new Set<unknown>()
  let on = 0
  let off = 0
  for (const [index, relevance] of relevances.entries()) {
    if (relevance === 'undecided') continue
    // Only whether there are enough is asked.
    if (authors.size < MIN_AUTHORS) authors.add(posts[index]?.author)
    if (relevance === 'on_topic') on += 1
    else off += 1
  }
  return authors.size < MIN_AUTHORS || on === 0 ? null : off / relevances.length
}
