import { comparableTo } from './comparable-tongues.ts'
import type { CollectedPosts } from './judge-entry.ts'
import { candidateWords } from './off-topic-words.ts'
import { productWorld } from './product-world.ts'

/** Authors whose posts the list finds that a form is compared with. */
const MIN_FOUND_AUTHORS = 10
/** Words beside the form that its posts together need: of fewer nothing can be said. */
const MIN_WORDS = 5
/** The share of these words that the list's posts use, in parts of the share of their own that others of them use, at least. */
const MIN_KNOWN_PART = 0.5

/** Tells whether a form, by the places of the posts that hold it, is used for something else than the list is for. */
export type OtherSense = (entry: string, places: readonly number[]) => boolean

/**
 * A form is used for something else where more authors use it in posts that were found to be about another meaning than in
 * other posts of the list, or where the posts that no entry finds speak of other things: of their words beside the form, five
 * or more together, the list's posts use not half as large a share as of their own. Posts in a language of fewer than ten
 * authors of the list's posts do not count, and nothing is told where fewer than ten authors are to compare with.
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
  const usual = shareOf(
    found.map((index): Counted => [world.sureWords(index), vocabulary.words[index]?.length ?? 0]),
  )
  return (entry, places) => {
    const own = new Set([...candidateWords(entry)].map(vocabulary.numberOf))
    const off = vocabulary.countAuthors(places.filter(isOffTopic))
    if (off > vocabulary.countAuthors(places.filter(isFound))) return true
    const said = places
      .filter((index) => !isOffTopic(index) && !isFound(index) && isComparable(index))
      .map((index): Counted => {
        const words = (vocabulary.words[index] ?? new Int32Array()).filter((word) => !own.has(word))
        return [words.filter(world.isSureWord).length, words.length]
      })
    const words = said.reduce((sum, [, length]) => sum + length, 0)
    return words >= MIN_WORDS && shareOf(said) < MIN_KNOWN_PART * usual
  }
}

/** How many words of a post are known, and how many it has. */
type Counted = readonly [known: number, words: number]

function shareOf(posts: readonly Counted[]): number {
  const [known, words] = [0, 1].map((part) => posts.reduce((sum, post) => sum + (post[part] ?? 0), 0))
  return (known ?? 0) / Math.max(1, words ?? 0)
}
