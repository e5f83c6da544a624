import { Z95 } from '../lib/normal.ts'
import { round } from '../lib/round.ts'
import { copyGroups } from './copies.ts'
import { type ProductWorld, productWorld } from './product-world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the relevance of the list's posts to one entry depends on, by their places. */
export interface EntryTraits {
  /** The entry collected it. */
  readonly isOwn: (index: number) => boolean
  /** It contains another sign of the company than the entry's word. */
  readonly hasOtherSign: (index: number) => boolean
  /** An exclusion of the entry matches it, which was added after the post was collected. */
  readonly isRuledOut: (index: number) => boolean
  /** It mentions the account that the word, or the workspace, names. */
  readonly isAddressed: (index: number) => boolean
  /** What it may be written in, empty where nothing tells; see tongues.ts. */
  readonly tonguesOf: (index: number) => readonly string[]
  /** It shows what customers want; see customers.ts. */
  readonly isCustomer: (index: number) => boolean
}

export type Relevance = 'on_topic' | 'off_topic' | 'undecided'

/** What the judgement of an entry's posts came to. */
export interface Judgement {
  /** By the place of each of its own posts. */
  readonly relevances: ReadonlyMap<number, Relevance>
  /** False: too few posts hold another sign of the company, so that nothing shows what on-topic posts look like. */
  readonly isJudged: boolean
}

/** Authors who must have written another sign before a post without one is judged. */
const MIN_SURE_AUTHORS = 10
/** Words that a post needs to be foreign: of fewer nothing can be said. */
const MIN_WORDS = 3
/** Share of a post's words that the product's world may know at most where the post is foreign to it, 0 to 1. */
const MAX_KNOWN_SHARE = 0.25
/** Authors of foreign posts who share a word that the world does not know: one in twenty of them, from 2 to 5. */
const SHARING_PART = 0.05
const MIN_SHARING_AUTHORS = 2
const MAX_SHARING_AUTHORS = 5
/** Share of an entry's posts that are told to be in another language than those surely on topic, 0 to 1. */
const FOREIGN_TONGUE_SHARE = 0.25
/** Authors of posts about something else. */
const MIN_OFF_TOPIC_AUTHORS = 3

/**
 * Judges whether the posts of an entry are about the company, without a language model. Surely on topic are posts, of any
 * entry, that hold another sign of it: another word of the list, the product's name, a competitor's. The product's world
 * are those and whatever speaks as they do (see product-world.ts).
 *
 * A post is off topic by evidence of another meaning, never because it holds no second sign:
 * - it is foreign: of its words, three or more, the world knows a quarter at most, although ten authors who are surely on
 *   topic write in its language;
 * - it shares a word that the world does not know with foreign posts of other authors, the more the more there are, so that
 *   rare words that meet by chance are none: a vocabulary of its own;
 * - nothing ties it to the company: it mentions no account of it and looks like no customer's;
 * - there are more of these than chance makes: three authors, and the lower end of the one-sided 95 % Wilson interval of
 *   their share among the authors who wrote no second sign lies above the upper end of that of the authors surely on topic
 *   whom the same rule would call off topic.
 *
 * What an exclusion of the entry rules out is off topic, what holds another sign or is of the world on topic; all else is
 * undecided, and everything is where fewer than ten authors are surely on topic. Authors are counted, not posts, and the
 * copies of one text as one.
 */
export function judgeRelevance(vocabulary: Vocabulary, traits: EntryTraits): Judgement {
  const { isOwn, hasOtherSign, isRuledOut } = traits
  const own: number[] = []
  const sure: number[] = []
  for (let index = 0; index < vocabulary.words.length; index += 1) {
    if (isOwn(index)) own.push(index)
    if (hasOtherSign(index)) sure.push(index)
  }
  const isJudged = vocabulary.countAuthors(sure) >= MIN_SURE_AUTHORS
  const world = isJudged ? productWorld(vocabulary, hasOtherSign) : undefined
  const off = world === undefined ? new Set<number>() : otherMeaning(vocabulary, traits, world, own, sure)
  const relevanceOf = (index: number): Relevance => {
    if (isRuledOut(index)) return 'off_topic'
    if (hasOtherSign(index)) return 'on_topic'
    if (off.has(index)) return 'off_topic'
    return world?.holds(index) === true ? 'on_topic' : 'undecided'
  }
  return { relevances: new Map(own.map((index) => [index, relevanceOf(index)])), isJudged }
}

/** The places of the posts that are about something else; none where chance could have made as many. */
function otherMeaning(
  vocabulary: Vocabulary,
  { hasOtherSign, isAddressed, isCustomer, tonguesOf }: EntryTraits,
  world: ProductWorld,
  own: readonly number[],
  sure: readonly number[],
): ReadonlySet<number> {
  const judged = own.filter((index) => !hasOtherSign(index))
  const isComparable = comparableTo(vocabulary, sure, own, tonguesOf)
  const isForeign = (index: number): boolean => {
    const length = vocabulary.words[index]?.length ?? 0
    return length >= MIN_WORDS && world.knownWords(index) <= MAX_KNOWN_SHARE * length && isComparable(index)
  }
  const unsure = judged.filter((index) => isForeign(index) && !isAddressed(index))
  const voices = voicesOf(vocabulary, unsure)
  const ownWords = sharedWords(vocabulary, unsure, voices, world)
  const isApart = (index: number): boolean =>
    vocabulary.words[index]?.some((word) => ownWords.has(word)) === true && !isCustomer(index)
  const apart = unsure.filter(isApart)
  if (voices(apart) < MIN_OFF_TOPIC_AUTHORS) return new Set()
  const mistaken = sure.filter((index) => isForeign(index) && isApart(index))
  const isMoreThanChance =
    wilsonLowerBound(voices(apart), vocabulary.countAuthors(judged)) >
    wilsonUpperBound(vocabulary.countAuthors(mistaken), vocabulary.countAuthors(sure))
  return new Set(isMoreThanChance ? apart : [])
}

/**
 * Tells whether a post is in a language that ten authors write who are surely on topic: words of another one are unknown to
 * them without meaning anything else. Where its language is not told, it is taken for theirs, unless most of the entry's posts
 * that tell it, and a quarter of all, are in another.
 */
function comparableTo(
  { authors }: Vocabulary,
  sure: readonly number[],
  own: readonly number[],
  tonguesOf: EntryTraits['tonguesOf'],
): (index: number) => boolean {
  const users = new Map<string, Set<number>>()
  for (const index of sure) {
    for (const tongue of tonguesOf(index)) {
      const known = users.get(tongue)
      if (known === undefined) users.set(tongue, new Set([authors[index] ?? 0]))
      // Only whether there are enough is asked.
      else if (known.size < MIN_SURE_AUTHORS) known.add(authors[index] ?? 0)
    }
  }
  const areCommon = (tongues: readonly string[]): boolean =>
    tongues.every((tongue) => (users.get(tongue)?.size ?? 0) >= MIN_SURE_AUTHORS)
  let [told, foreign] = [0, 0]
  for (const index of own) {
    const tongues = tonguesOf(index)
    if (tongues.length > 0) told += 1
    if (!areCommon(tongues)) foreign += 1
  }
  const isUntoldComparable = 2 * foreign < told || foreign < FOREIGN_TONGUE_SHARE * own.length
  return (index) => {
    const tongues = tonguesOf(index)
    return tongues.length === 0 ? isUntoldComparable : areCommon(tongues)
  }
}

/** Counts who speaks in some of the posts: authors, but copies of one text are one voice. */
function voicesOf(vocabulary: Vocabulary, places: readonly number[]): (of: readonly number[]) => number {
  const copies = copyGroups(vocabulary, places)
  return (of) => Math.min(vocabulary.countAuthors(of), new Set(of.map((index) => copies.get(index))).size)
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
 * The share of off-topic posts among the judged ones, 0 to 1. Null where fewer than 10 authors wrote these,
 * or none of them is on topic: then nothing shows what on-topic posts look like.
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
  return authors.size < MIN_AUTHORS || on === 0 ? null : off / (on + off)
}
