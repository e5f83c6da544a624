import { otherMeaning } from './other-meaning.ts'
import { productWorld } from './product-world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the relevance of the list's posts to one entry depends on, by their places. */
export interface EntryTraits {
  /** The entry collected it. */
  readonly isOwn: (index: number) => boolean
  /** It contains another sign of the company than the entry's word. */
  readonly hasOtherSign: (index: number) => boolean
  /** An exclusion of the entry matches it, which was added after the post was collected. */
  readonly isRuledOut: (index: number) => boolean
  /** It mentions an account of the company, or links to the product's site. */
  readonly isTied: (index: number) => boolean
  /** It mentions an account that is named as the word is. */
  readonly isAddressed: (index: number) => boolean
  /** What it may be written in, empty where nothing tells; see tongues.ts. */
  readonly tonguesOf: (index: number) => readonly string[]
  /** Where it stands and the sites that it links to; see surroundings.ts. */
  readonly surroundingsOf: (index: number) => readonly string[]
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

/**
 * Judges whether the posts of an entry are about the company, without a language model. Surely on topic are posts, of any
 * entry, that hold another sign of it: another word of the list, the product's name, a competitor's. Both verdicts on other
 * posts take evidence, and what has none is undecided; all is where fewer than ten authors are surely on topic.
 *
 * - On topic is what is tied to the company (it mentions one of its accounts or links to its site), and what says what those surely on topic say themselves; see product-world.ts.
 * - Off topic is what an exclusion of the entry rules out, and what shows another meaning of the word; see other-meaning.ts.
 */
export function judgeRelevance(vocabulary: Vocabulary, traits: EntryTraits): Judgement {
  const { isOwn, hasOtherSign, isRuledOut, isTied } = traits
  const own: number[] = []
  const sure: number[] = []
  for (let index = 0; index < vocabulary.words.length; index += 1) {
    if (isOwn(index)) own.push(index)
    if (hasOtherSign(index)) sure.push(index)
  }
  const isJudged = vocabulary.countAuthors(sure) >= MIN_SURE_AUTHORS
  const world = isJudged ? productWorld(vocabulary, hasOtherSign) : undefined
  const off = world === undefined ? new Set<number>() : otherMeaning(vocabulary, traits, world, { own, sure })
  const relevanceOf = (index: number): Relevance => {
    if (isRuledOut(index)) return 'off_topic'
    if (hasOtherSign(index)) return 'on_topic'
    if (off.has(index)) return 'off_topic'
    return world !== undefined && (isTied(index) || world.isAlike(index)) ? 'on_topic' : 'undecided'
  }
  return { relevances: new Map(own.map((index) => [index, relevanceOf(index)])), isJudged }
}
