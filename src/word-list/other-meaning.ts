import { apartHomes } from './apart-homes.ts'
import { comparableTo } from './comparable-tongues.ts'
import { copyGroups } from './copies.ts'
import { wilsonLowerBound, wilsonUpperBound } from './off-topic-share.ts'
import type { ProductWorld } from './product-world.ts'
import type { EntryTraits } from './relevance.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words that a post needs to be foreign: of fewer nothing can be said. */
const MIN_WORDS = 3
/** Share of a post's words that the product's world may know at most where the post is foreign to it, 0 to 1. */
const MAX_KNOWN_SHARE = 0.25
/** Authors of foreign posts who share a word that the world does not know: one in twenty of them, from 2 to 5. */
const SHARING_PART = 0.05
const MIN_SHARING_AUTHORS = 2
const MAX_SHARING_AUTHORS = 5
/** Authors of posts about something else. */
const MIN_OFF_TOPIC_AUTHORS = 3

/** The places of posts. */
interface Places {
  /** Those of the entry. */
  readonly own: readonly number[]
  /** Those surely on topic. */
  readonly sure: readonly number[]
}

/**
 * The places of the posts of an entry that show another meaning of its word, never because they hold no second sign:
 *
 * - the post is foreign: of its words, three or more, the product's world knows a quarter at most, although ten authors who are
 *   surely on topic write in its language;
 * - it shares something with foreign posts of other authors that the product's world has not: a word, the more of them the
 *   more there are, so that rare words that meet by chance are none; or a place that it stands in or a site that it links to
 *   where they are at home (see apart-homes.ts);
 * - nothing ties it to the company: it mentions no account of it and looks like no customer's;
 * - there are more of these than chance makes: three authors, and the lower end of the one-sided 95 % Wilson interval of
 *   their share among the authors who wrote no second sign lies above the upper end of that of the authors surely on topic
 *   whom the same rule would call off topic.
 *
 * In these places, on these sites and by authors who are at home there or in this vocabulary, a post is about something else, too,
 * that is neither of the product's world nor tied to the company. Authors are counted, not posts, and the copies of one text as
 * one.
 */
export function otherMeaning(
  vocabulary: Vocabulary,
  { hasOtherSign, isTied, isAddressed, isCustomer, tonguesOf, surroundingsOf }: EntryTraits,
  world: ProductWorld,
  { own, sure }: Places,
): ReadonlySet<number> {
  const judged = own.filter((index) => !hasOtherSign(index))
  const isComparable = comparableTo(vocabulary, sure, own, tonguesOf)
  const isForeign = (index: number): boolean => {
    const length = vocabulary.words[index]?.length ?? 0
    return length >= MIN_WORDS && world.knownWords(index) <= MAX_KNOWN_SHARE * length && isComparable(index)
  }
  const isLoose = (index: number): boolean => !isAddressed(index) && !isTied(index)
  const unsure = judged.filter((index) => isForeign(index) && isLoose(index))
  const speakers = speakersOf(vocabulary, unsure)
  const ownWords = sharedWords(vocabulary, unsure, speakers.voices, world)
  const isProducts = (index: number): boolean => world.holds(index) || !isLoose(index)
  const isAtHome = apartHomes(vocabulary, surroundingsOf, {
    foreign: unsure,
    count: speakers.voices,
    isCustomer,
    isProducts,
  })
  const isApart = (index: number): boolean =>
    (vocabulary.words[index]?.some((word) => ownWords.has(word)) === true || isAtHome(index)) &&
    !isCustomer(index)
  const apart = unsure.filter(isApart)
  if (speakers.voices(apart) < MIN_OFF_TOPIC_AUTHORS) return new Set()
  const mistaken = sure.filter((index) => isForeign(index) && isApart(index))
  const isMoreThanChance =
    wilsonLowerBound(speakers.voices(apart), vocabulary.countAuthors(judged)) >
    wilsonUpperBound(vocabulary.countAuthors(mistaken), vocabulary.countAuthors(sure))
  if (!isMoreThanChance) return new Set()
  const isByTheirs = apartHomes(vocabulary, (index) => [String(vocabulary.authors[index])], {
    foreign: apart,
    count: speakers.texts,
    isCustomer,
    isProducts,
  })
  const others = judged.filter(
    (index) => (isAtHome(index) || isByTheirs(index)) && !isProducts(index) && !isCustomer(index),
  )
  return new Set([...apart, ...others])
}

interface Speakers {
  /** Authors, but copies of one text are one voice. */
  readonly voices: (of: readonly number[]) => number
  /** Texts; copies of one are one. */
  readonly texts: (of: readonly number[]) => number
}

/** Counts who speaks in some of the posts at these places. */
function speakersOf(vocabulary: Vocabulary, places: readonly number[]): Speakers {
  const copies = copyGroups(vocabulary, places)
  const texts = (of: readonly number[]): number => new Set(of.map((index) => copies.get(index))).size
  return { texts, voices: (of) => Math.min(vocabulary.countAuthors(of), texts(of)) }
}

/** The words that several voices share and the product's world does not know. */
function sharedWords(
  { words }: Vocabulary,
  places: readonly number[],
  voices: (of: readonly number[]) => number,
  world: ProductWorld,
): ReadonlySet<number> {
  const uses = new Map<number, number[]>()
  for (const index of places) {
    for (const word of words[index] ?? []) {
      if (world.isKnown(word)) continue
      const known = uses.get(word)
      if (known === undefined) uses.set(word, [index])
      else known.push(index)
    }
  }
  const wanted = Math.min(
    MAX_SHARING_AUTHORS,
    Math.max(MIN_SHARING_AUTHORS, Math.ceil(SHARING_PART * voices(places))),
  )
  return new Set(
    [...uses].flatMap(([word, own]) => (own.length >= wanted && voices(own) >= wanted ? [word] : [])),
  )
}
