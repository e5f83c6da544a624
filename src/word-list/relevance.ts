import { Z95 } from '../lib/normal.ts'

/** The properties of a collected post that its relevance depends on. */
export interface JudgedPost {
  /** Each unknown author is another one. */
  readonly author: string
  /** The topic whose core it belongs to; undefined: none. */
  readonly topic: number | undefined
  /** It contains another sign of the company than the word itself. */
  readonly hasOtherSign: boolean
  /** An exclusion of the entry matches it, which was added after the post was collected. */
  readonly isRuledOut: boolean
}

export type Relevance = 'on_topic' | 'off_topic' | 'undecided'

/** A topic shares the company's signs when at least this many of its authors use them. */
const MIN_SHARING_AUTHORS = 2
/** A topic is apart when its share of such authors is significantly below this part of the usual share. */
const MAX_PART_OF_USUAL = 0.5

/**
 * Judges whether each post of a word is about the company, without a language model: the signs are the other
 * words of the list, the product's name and the competitors' names.
 *
 * - Ruled out by the entry's exclusions as they are today: off topic. Holding another sign itself: on topic.
 * - Else its topic T decides. With A the authors of the word's posts in T and S those of them who write
 *   another sign there, T shares when S >= 2. The usual share p is the sum of S over the sum of A of all
 *   topics that share. T is apart, and its posts off topic, when the upper end of the one-sided 95 % Wilson
 *   interval of S/A is below p/2: it is improbable that so many authors never mention the company (with p =
 *   0.3 and S = 0 that takes 16 of them). A topic that shares and is not apart is on topic.
 * - Everything else is undecided: posts in no topic, small topics, and all of them where no topic shares.
 *
 * Authors are counted, not posts, so that one prolific author decides nothing.
 */
export function judgeRelevance(posts: readonly JudgedPost[]): Relevance[] {
  const authors = new Map<number, { all: Set<string>; sharing: Set<string> }>()
  for (const { topic, author, hasOtherSign } of posts) {
    if (topic === undefined) continue
    const known = authors.get(topic) ?? { all: new Set(), sharing: new Set() }
    known.all.add(author)
    if (hasOtherSign) known.sharing.add(author)
    authors.set(topic, known)
  }
  let usualSharing = 0
  let usualAll = 0
  for (const { all, sharing } of authors.values()) {
    if (sharing.size < MIN_SHARING_AUTHORS) continue
    usualSharing += sharing.size
    usualAll += all.size
  }
  const usual = usualAll === 0 ? 0 : usualSharing / usualAll
  const relevances = new Map<number, Relevance>()
  for (const [topic, { all, sharing }] of authors) {
    if (wilsonUpperBound(sharing.size, all.size) < MAX_PART_OF_USUAL * usual)
      relevances.set(topic, 'off_topic')
    else relevances.set(topic, sharing.size >= MIN_SHARING_AUTHORS ? 'on_topic' : 'undecided')
  }
  return posts.map(({ topic, hasOtherSign, isRuledOut }) => {
    if (isRuledOut) return 'off_topic'
    if (hasOtherSign) return 'on_topic'
    return topic === undefined ? 'undecided' : (relevances.get(topic) ?? 'undecided')
  })
}

/** The upper end of Wilson's (1927) one-sided 95 % interval of a share, 0 to 1; 1 without observations. */
export function wilsonUpperBound(count: number, total: number): number {
  if (total === 0) return 1
  const share = count / total
  const square = Z95 * Z95
  const half = Z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total))
  return (share + square / (2 * total) + half) / (1 + square / total)
}

/** Authors of judged posts that a share needs. */
const MIN_AUTHORS = 10

/**
 * The share of off-topic posts among the judged ones, 0 to 1. Null where fewer than 10 authors wrote these,
 * or none of them is on topic: then nothing shows what on-topic posts look like.
 */
export function offTopicShare(
  posts: readonly Pick<JudgedPost, 'author'>[],
  relevances: readonly Relevance[],
): number | null {
  const authors = new Set<string>()
  let on = 0
  let off = 0
  for (const [index, { author }] of posts.entries()) {
    if (relevances[index] === 'undecided') continue
    authors.add(author)
    if (relevances[index] === 'on_topic') on += 1
    else off += 1
  }
  return authors.size < MIN_AUTHORS || on === 0 ? null : off / (on + off)
}
