import type { UserCounts, Vocabulary } from './vocabulary.ts'

/** Authors of the product's world who must use a word for it to be known there, a member itself not counted. */
const MIN_KNOWING_AUTHORS = 2
/** How often the users of a known word are of the world at least, in parts of how often all authors are. */
const MIN_LIFT = 0.5
/** A post joins the world when at least this many of its words are known there, */
const MIN_KNOWN_WORDS = 2
/** and at least this share of them, 0 to 1. */
const MIN_KNOWN_SHARE = 0.3
const MAX_ROUNDS = 4
/** Sure authors who must use a word for a post to speak as they do, */
const MIN_SURE_USERS = 3
/** and of whose words there must be more than this share, 0 to 1; */
const MIN_ALIKE_SHARE = 0.5
/** or else two words that at least this share of the sure authors use, 0 to 1. */
const USUAL_SHARE = 0.1

/** What is said in the product's world. */
export interface ProductWorld {
  /** Whether the post is one of it: one of the sure ones, or one that speaks as they do. */
  readonly holds: (index: number) => boolean
  /**
   * Whether a post that is not sure says what the sure ones do: two of its words, and more than half of them, are those of
   * three sure authors, or two are those of one in ten.
   */
  readonly isAlike: (index: number) => boolean
  /** Whether two sure authors use a word, and its users are sure ones often enough. */
  readonly isSureWord: (word: number) => boolean
  /** How many of a post's words are those of two sure authors without the post. */
  readonly sureWords: (index: number) => number
  /** How many of a post's words the world knows without the post. */
  readonly knownWords: (index: number) => number
  readonly isKnown: (word: number) => boolean
}

/**
 * The world of the posts that are surely about the product: those, and, in up to four rounds, each post of whose words at
 * least two and three in ten are known there. A word is known where two authors of the world use it and the authors who use
 * it are of the world at least half as often as all authors are: "today" and "baggage" are, and a word of another
 * meaning that a few stray posts have brought in is not. Customers who write about something else than the sure ones do are
 * reached by way of others; posts about another thing share the brand with them and little else. To be of the world is no
 * proof that a post is about the product: a few words that everybody says lead there. It keeps a post from being called off
 * topic; on topic is only what says what the sure ones say themselves.
 */
export function productWorld(vocabulary: Vocabulary, isSure: (index: number) => boolean): ProductWorld {
  const { words, byAuthor } = vocabulary
  const all = vocabulary.users
  const world = vocabulary.userCounter()
  world.add(byAuthor.filter(isSure))
  const sureKnowing = knowingAuthors(world.counts, all)
  const usualUsers = Math.max(MIN_SURE_USERS, USUAL_SHARE * world.counts.authors)
  let knowing = sureKnowing
  const countKnown = (index: number, knowing: Int32Array, wanted: number): number => {
    const own = words[index] ?? NO_WORDS
    let known = 0
    for (let at = 0; at < own.length; at += 1) if ((knowing[own[at] ?? 0] ?? 0) >= wanted) known += 1
    return known
  }
  const knownWords = (index: number): number =>
    countKnown(index, knowing, MIN_KNOWING_AUTHORS + (world.holds(index) ? 1 : 0))
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const joining = byAuthor.filter((index) => {
      if (world.holds(index)) return false
      const known = knownWords(index)
      return known >= MIN_KNOWN_WORDS && known >= MIN_KNOWN_SHARE * (words[index]?.length ?? 0)
    })
    if (joining.length === 0) break
    world.add(joining)
    knowing = knowingAuthors(world.counts, all)
  }
  return {
    holds: world.holds,
    isAlike: (index) => {
      const known = countKnown(index, sureKnowing, MIN_SURE_USERS)
      if (known < MIN_KNOWN_WORDS) return false
      return (
        known > MIN_ALIKE_SHARE * (words[index]?.length ?? 0) ||
        countKnown(index, sureKnowing, usualUsers) >= MIN_KNOWN_WORDS
      )
    },
    isSureWord: (word) => (sureKnowing[word] ?? 0) >= MIN_KNOWING_AUTHORS,
    sureWords: (index) => countKnown(index, sureKnowing, MIN_KNOWING_AUTHORS + (isSure(index) ? 1 : 0)),
    knownWords,
    isKnown: (word) => (knowing[word] ?? 0) >= MIN_KNOWING_AUTHORS,
  }
}

const NO_WORDS = new Int32Array()

/** By word: how many authors of the world use it; 0 where too few of all who use it are of the world. */
function knowingAuthors(world: UserCounts, all: UserCounts): Int32Array {
  return world.users.map((users, word) =>
    users * all.authors >= MIN_LIFT * world.authors * (all.users[word] ?? 0) ? users : 0,
  )
}
