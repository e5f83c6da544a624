import { comparableTo } from './comparable-tongues.ts'
import type { CollectedPosts } from './judge-entry.ts'
import { candidateWords } from './off-topic-words.ts'
import { productWorld } from './product-world.ts'

/** Authors whose posts the list finds that a form is compared with. */
const MIN_FOUND_AUTHORS = 10
/** Words beside the form that a post needs: of fewer nothing can be said. */
const MIN_WORDS = 3
/** More than this share of them is known to the world of the list's posts where the post speaks of the same, 0 to 1. */
const MIN_KNOWN_SHARE = 0.25

/** Tells whether a form, by the places of the posts that hold it, is used for something else than the list is for. */
export type OtherSense = (entry: string, places: readonly number[]) => boolean

/**
 * A form is used for something else where the posts that show it are mostly so: those that are found to be about another
 * meaning against those that an entry finds without, or, of the posts that no entry finds, those that speak of other things
 * than the list's posts do against those that speak of the same. Authors are counted; a post tells by three words or more
 * beside the form, in a language of ten authors on topic. Nothing is told where fewer than ten authors are to compare with.
 */
export function otherSense(
  { posts, vocabulary, tonguesOf }: Pick<CollectedPosts, 'posts' | 'vocabulary' | 'tonguesOf'>,
  isOffTopic: (index: number) => boolean,
): OtherSense {
  const flags = Uint8Array.from(posts, ({ matchedTerms }, index) =>
    matchedTerms.length > 0 && !isOffTopic(index) ? 1 : 0,
  )
  const isFound = (index: number): boolean => flags[index] === 1
  const found = vocabulary.words.flatMap((_, index) => (isFound(index) ? [index] : []))
  if (vocabulary.countAuthors(found) < MIN_FOUND_AUTHORS) return () => false
  const world = productWorld(vocabulary, isFound)
  const isComparable = comparableTo(vocabulary, found, found, tonguesOf)
  return (entry, places) => {
    const own = new Set([...candidateWords(entry)].map(vocabulary.numberOf))
    const told: { readonly same: number[]; readonly other: number[] } = { same: [], other: [] }
    for (const index of places) {
      if (isOffTopic(index)) told.other.push(index)
      else if (isFound(index)) told.same.push(index)
      else {
        const words = (vocabulary.words[index] ?? new Int32Array()).filter((word) => !own.has(word))
        if (words.length < MIN_WORDS || !isComparable(index)) continue
        const known = words.filter(world.isKnown).length
        const isSame = known > MIN_KNOWN_SHARE * words.length
        if (isSame) told.same.push(index)
        else told.other.push(index)
      }
    }
    return vocabulary.countAuthors(told.other) > vocabulary.countAuthors(told.same)
  }
}
