import { Z95 } from '../lib/normal.ts'

/** A post that a word brought, as far as judging it needs to know it. */
export interface JudgedPost {
  /** Unknown authors are each their own. */
  readonly author: string
  /** The topic that it is at the core of; undefined where it is in none. */
  readonly topic: number | undefined
  /** It holds another sign of the company than the word itself. */
  readonly hasOtherSign: boolean
  /** What the entry rules out today it did not rule out when the post was collected. */
  readonly isRuledOut: boolean
}

export type Verdict = 'on_topic' | 'off_topic' | 'undecided'

/** A topic shares the company's signs when at least so many of its authors write them. */
const MIN_SHARING = 2
/** A topic is apart when its share of such authors surely lies below this part of what is usual. */
const APART = 0.5

/**
 * Whether each post of a word is about the company. No model reads it; the signs are the word list's own: the other
 * words, the product's name, the competitors' names.
 *
 * - Ruled out by the entry's exclusions as they are today: off topic. Holding another sign itself: on topic.
 * - Else its topic T decides. With A the authors of the word's posts in T and S those of them who write another sign
 *   there, T shares when S >= 2. The usual share p is the sum of S over the sum of A of all topics that share. T is
 *   apart, and its posts off topic, when the upper end of the one-sided 95 % Wilson interval of S/A is below p/2: so
 *   many authors would hardly all have kept silent of the company (with p = 0.3 and S = 0 that takes 16 of them). A
 *   topic that shares and is not apart is on topic.
 * - Everything else is undecided: posts in no topic, small topics, and all of them where no topic shares.
 *
 * Authors are counted, not posts, so that one who writes all day decides nothing.
 */
export function judge(posts: readonly JudgedPost[]): Verdict[] {
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
    if (sharing.size < MIN_SHARING) continue
    usualSharing += sharing.size
    usualAll += all.size
  }
  const usual = usualAll === 0 ? 0 : usualSharing / usualAll
  const verdicts = new Map<number, Verdict>()
  for (const [topic, { all, sharing }] of authors) {
    if (upperShare(sharing.size, all.size) < APART * usual) verdicts.set(topic, 'off_topic')
    else verdicts.set(topic, sharing.size >= MIN_SHARING ? 'on_topic' : 'undecided')
  }
  return posts.map(({ topic, hasOtherSign, isRuledOut }) => {
    if (isRuledOut) return 'off_topic'
    if (hasOtherSign) return 'on_topic'
    return topic === undefined ? 'undecided' : (verdicts.get(topic) ?? 'undecided')
  })
}

/** The upper end of Wilson's (1927) one-sided 95 % interval of a share. */
export function upperShare(count: number, total: number): number {
  if (total === 0) return 1
  const share = count / total
  const square = Z95 * Z95
  const half = Z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total))
  return (share + square / (2 * total) + half) / (1 + square / total)
}

/** Fewer authors of judged posts tell no share. */
const MIN_AUTHORS = 10

/**
 * Off-topic posts among the judged ones, 0 to 1. Null where fewer than 10 authors wrote those, or where none of
 * them is on topic: then nothing shows what on topic looks like.
 */
export function offTopicShare(
  posts: readonly Pick<JudgedPost, 'author'>[],
  verdicts: readonly Verdict[],
): number | null {
  const authors = new Set<string>()
  let on = 0
  let off = 0
  for (const [index, { author }] of posts.entries()) {
    if (verdicts[index] === 'undecided') continue
    authors.add(author)
    if (verdicts[index] === 'on_topic') on += 1
    else off += 1
  }
  return authors.size < MIN_AUTHORS || on === 0 ? null : off / (on + off)
}
