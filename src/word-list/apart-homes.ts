import { wilsonLowerBound } from './off-topic-share.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Foreign posts that a home needs. */
const MIN_POSTS = 5
/** What their share among those that tell must exceed, 0 to 1. */
const MIN_SHARE = 0.5

export interface ForeignPosts {
  /** The posts that may be about something else. */
  readonly foreign: readonly number[]
  /** How they are counted. */
  readonly count: (of: readonly number[]) => number
  readonly isCustomer: (index: number) => boolean
  /** Whether a post is of the product's world or tied to the company. */
  readonly isProducts: (index: number) => boolean
}

/**
 * Tells whether a post is of a home of another meaning, which may be a place, a site that it links to or its author: five
 * foreign posts or more, as they are counted, are from there, and the lower end of the one-sided 95 % Wilson interval of their
 * share among all from there that tell lies above half. Customers, what is of the product's world and what is tied to the
 * company tell against it; the rest tells nothing.
 */
export function apartHomes(
  vocabulary: Vocabulary,
  homesOf: (index: number) => readonly string[],
  { foreign, count, isCustomer, isProducts }: ForeignPosts,
): (index: number) => boolean {
  const places = new Map<string, number[]>()
  for (const index of foreign) {
    for (const home of homesOf(index)) {
      const known = places.get(home)
      if (known === undefined) places.set(home, [index])
      else known.push(index)
    }
  }
  const against = new Map<string, number[]>()
  for (const [home, theirs] of places) if (theirs.length >= MIN_POSTS) against.set(home, [])
  if (against.size === 0) return () => false
  const isForeign = new Set(foreign)
  for (let index = 0; index < vocabulary.words.length; index += 1) {
    for (const home of homesOf(index)) {
      const known = against.get(home)
      if (known !== undefined && (isForeign.has(index) ? isCustomer(index) : isProducts(index)))
        known.push(index)
    }
  }
  const found = new Set<string>()
  for (const [home, others] of against) {
    const theirs = count((places.get(home) ?? []).filter((index) => !isCustomer(index)))
    if (theirs >= MIN_POSTS && wilsonLowerBound(theirs, theirs + others.length) > MIN_SHARE) found.add(home)
  }
  return (index) => homesOf(index).some((home) => found.has(home))
}
