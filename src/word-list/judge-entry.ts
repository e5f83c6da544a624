import { squeezedName } from '../lib/squeezed-name.ts'
import { fold, type ReadPost, readPosts, type TextListener, type WordPost } from './collected-posts.ts'
import { readWordEntry, type WordEntry } from './entry.ts'
import { matchWords } from './matching.ts'
import { candidateWords } from './off-topic-words.ts'
import { judgeRelevance, type Relevance } from './relevance.ts'
import { siteOf } from './surroundings.ts'
import { readVocabulary, type Vocabulary } from './vocabulary.ts'

/** What judging the entries of a list takes. */
export interface ListInput {
  /** All stored posts, newest first, whether or not the list collected them. */
  readonly posts: readonly WordPost[]
  readonly now: Date
  /** The word list, as it stands today. */
  readonly words: readonly string[]
  /** Names that show that a post is about the company: the product's and the competitors'. */
  readonly names: readonly string[]
  /** Of the names, those of other companies. */
  readonly competitors: readonly string[]
  /** The company's accounts: what mentions one is about the company. */
  readonly accounts: readonly string[]
  /** The product's site: what links to it is about the company. */
  readonly productUrl?: string | undefined
}

/** What the judgements of all entries share. */
export interface CollectedPosts {
  readonly posts: readonly ReadPost[]
  /** The places of the posts that were collected for a term. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>
  /** The places of the posts that hold a sign of the company, folded. */
  readonly bySign: ReadonlyMap<string, readonly number[]>
  readonly vocabulary: Vocabulary
  /** Folded: the list's words and the company's names. */
  readonly signs: readonly string[]
  /** By place: 1 where a post is by an account of the company, mentions one, or links to the product's site. */
  readonly isTied: Uint8Array
  /** By place. */
  readonly isCustomer: (index: number) => boolean
  readonly tonguesOf: (index: number) => readonly string[]
}

/** Reads the posts of a list once for all its entries, and lets another listen to their texts. */
export function collectPosts(
  { posts: given, now, words, names, accounts, productUrl }: ListInput,
  listen: TextListener = () => undefined,
): CollectedPosts {
  const listed = words.map((entry) => readWordEntry(entry).word)
  const companyNames = [...names, ...nameRemainders(names, listed)]
  const posts = readPosts(given, now, companyNames, accounts, listen)
  // Asked of every post for every entry: in one array, because a hundred thousand posts lie far apart.
  const tongues = posts.map((post) => post.tongues)
  return {
    posts,
    byTerm: placesBy(posts, ({ matchedTerms }) => matchedTerms),
    bySign: placesBy(posts, ({ signs }) => signs),
    vocabulary: readVocabulary(posts),
    signs: [...new Set([...listed, ...companyNames].map(fold))],
    isTied: Uint8Array.from(posts, tieTeller(accounts, productUrl)),
    isCustomer: (index) => posts[index]?.isCustomer() === true,
    tonguesOf: (index) => tongues[index] ?? [],
  }
}

/** Tells by 1 that a post is by an account of the company, mentions one, or links to its site. */
function tieTeller(accounts: readonly string[], productUrl: string | undefined): (post: ReadPost) => 0 | 1 {
  const known = new Set(accounts.map(squeezedName))
  const site = productUrl === undefined ? undefined : siteOf(productUrl)
  return ({ isOwn, mentions, surroundings }) =>
    isOwn ||
    mentions.some((mention) => known.has(mention)) ||
    (site !== undefined &&
      surroundings.some(
        (key) => key === `site ${site}` || (key.startsWith('site ') && key.endsWith(`.${site}`)),
      ))
      ? 1
      : 0
}

/** An entry's posts, newest first, each with its relevance. */
export interface JudgedEntry {
  /** Where they stand among all posts. */
  readonly places: readonly number[]
  readonly own: readonly ReadPost[]
  /** Who wrote them; each unknown author counts as one. */
  readonly authors: number
  /** By post: its words, but the entry's own, as numbers. */
  readonly words: readonly Int32Array[]
  readonly relevances: readonly Relevance[]
  readonly isJudged: boolean
  /** Signs of the company beside the entry's word. */
  readonly otherSigns: number
}

/** Judges those of the first `shown` posts that an entry collected, as relevance.ts defines it, by what all of them say. */
export function judgeEntry(
  { word, exactCase, excluded }: WordEntry,
  { posts, byTerm, bySign, vocabulary, signs, isTied, isCustomer, tonguesOf }: CollectedPosts,
  shown = posts.length,
): JudgedEntry {
  const isOwnTerm = ownTermOf({ word, exactCase })
  const others = otherSigns(word, signs)
  const account = squeezedName(word.replace(/^[@#]/, ''))
  const isOwn = placesOfAny(byTerm, isOwnTerm, posts.length)
  const hasOtherSign = placesOfAny(bySign, (sign) => others.has(sign), posts.length)
  const left = vocabulary.without(candidateWords(word))
  const { relevances, isJudged } = judgeRelevance(left, {
    isOwn: (index) => isOwn[index] === 1,
    hasOtherSign: (index) => hasOtherSign[index] === 1,
    isRuledOut: (index) =>
      excluded.length > 0 && matchWords(posts[index]?.text ?? '', excluded).found.length > 0,
    isTied: (index) => isTied[index] === 1,
    isAddressed: (index) => posts[index]?.mentions.includes(account) === true,
    surroundingsOf: (index) => posts[index]?.surroundings ?? [],
    isCustomer,
    tonguesOf,
  })
  const places = [...relevances.keys()].filter((place) => place < shown)
  return {
    places,
    own: places.flatMap((index) => posts[index] ?? []),
    authors: left.countAuthors(places),
    words: places.flatMap((index) => left.words.slice(index, index + 1)),
    relevances: places.flatMap((place) => relevances.get(place) ?? []),
    isJudged,
    otherSigns: others.size,
  }
}

/** Tells the entry's word among the terms of posts; the list may have had it in another case. */
export function ownTermOf({
  word,
  exactCase,
}: Pick<WordEntry, 'word' | 'exactCase'>): (term: string) => boolean {
  const folded = fold(word)
  return (term) => term === word || (!exactCase && fold(term) === folded)
}

/** Where posts have each of some properties: entries then look at these posts only. */
function placesBy(
  posts: readonly ReadPost[],
  keysOf: (post: ReadPost) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, post] of posts.entries()) {
    for (const key of keysOf(post)) {
      const known = places.get(key)
      if (known === undefined) places.set(key, [index])
      else known.push(index)
    }
  }
  return places
}

/** By place, of so many posts: 1 where a post has any of the wanted properties. */
export function placesOfAny(
  places: ReadonlyMap<string, readonly number[]>,
  isWanted: (key: string) => boolean,
  posts: number,
): Uint8Array {
  const found = new Uint8Array(posts)
  for (const [key, own] of places) if (isWanted(key)) for (const index of own) found[index] = 1
  return found
}

/**
 * What remains of each name without a word of the list: people who write "Fernlight" call a Fernlight Pro 2
 * "Pro 2" and seldom use its whole name. Remainders without two letters in a row are dropped: too many names
 * have the same number.
 */
function nameRemainders(names: readonly string[], listed: readonly string[]): string[] {
  const remainders = names.flatMap((name) =>
    listed.flatMap((word) => {
      const [before = '', ...behind] = ` ${fold(name)} `.split(` ${fold(word)} `)
      return behind.length === 1 ? [before.trim(), (behind[0] ?? '').trim()] : []
    }),
  )
  return [...new Set(remainders)].filter((remainder) => /\p{L}{2}/u.test(remainder))
}

/**
 * The signs of the company other than the word itself, folded: none that contains the word or is part of it.
 */
function otherSigns(word: string, signs: readonly string[]): ReadonlySet<string> {
  const own = fold(word)
  return new Set(signs.filter((sign) => !own.includes(sign) && !sign.includes(own)))
}
