import type { ReadPost } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { type ExamplePost, exampleOf, type FlagsOf } from './example-posts.ts'
import { matchWords } from './matching.ts'
import type { OffTopicWord } from './off-topic-words.ts'
import type { Relevance } from './relevance.ts'

const MAX_SUGGESTIONS = 5
const MAX_EXAMPLES = 5
/** Share of the on-topic posts, and of their authors, that an exclusion may lose at most, 0 to 1. */
const MAX_LOST = 0.02
/** On-topic authors needed to estimate what an exclusion would lose. */
const MIN_ON_TOPIC_AUTHORS = 10
/** Off-topic authors whose posts an exclusion has to drop. */
const MIN_DROPPED_AUTHORS = 3
/** Share of the dropped posts, and of their authors, below which those that are not off topic, or look like customers', must lie. */
const HARM_SHARE = 0.05

/** An exclusion that would reject off-topic posts, with its effect on the posts of the window. */
export interface Suggestion {
  /** The entry with the exclusion, as the word list would have it. */
  readonly entry: string
  readonly dropsOffTopic: number
  readonly dropsUndecided: number
  readonly losesOnTopic: number
  /** Of the posts that it would drop, those that look like customers'. */
  readonly customers: number
  /** The newest that it would drop. */
  readonly posts: readonly ExamplePost[]
}

interface DroppedPost {
  readonly post: ReadPost
  readonly relevance: Relevance
}

/**
 * Exclusions for a word's entry that drop off-topic posts of three or more authors; those that drop most come first.
 * Counted by the matching that collectors use. None is suggested that loses over 2 % of the on-topic posts or of their
 * authors, or where of the dropped posts, or of their authors, one in twenty looks like a customer's or one in twenty is not
 * off topic; none at all where fewer than ten authors wrote on topic.
 */
export function suggestExclusions(
  entry: string,
  offTopicWords: readonly OffTopicWord[],
  posts: readonly ReadPost[],
  relevances: readonly Relevance[],
  flagsOf: FlagsOf,
): Suggestion[] {
  if (offTopicWords.length === 0) return []
  const onTopic = posts.filter((_, index) => relevances[index] === 'on_topic')
  const onTopicAuthors = authorsOf(onTopic)
  if (onTopicAuthors < MIN_ON_TOPIC_AUTHORS) return []
  const folded = posts.map(({ text }) => text.normalize('NFKC').toLowerCase())
  const suggestions = offTopicWords.flatMap(({ word }): Suggestion[] => {
    const excluding = withExclusion(entry, word)
    if (excluding === undefined) return []
    const matcher = [word]
    const dropped = posts.flatMap((post, index): DroppedPost[] =>
      // Cheaper than the matching, which then checks the word boundaries.
      folded[index]?.includes(word) === true && matchWords(post.text, matcher).found.length > 0
        ? [{ post, relevance: relevances[index] ?? 'undecided' }]
        : [],
    )
    const of = (wanted: Relevance): ReadPost[] =>
      dropped.flatMap(({ post, relevance }) => (relevance === wanted ? [post] : []))
    const [on, off, undecided] = [of('on_topic'), of('off_topic'), of('undecided')]
    const all = dropped.map(({ post }) => post)
    const customers = all.filter((post) => post.isCustomer())
    const isTooMuch = (harmed: readonly ReadPost[]): boolean =>
      harmed.length >= HARM_SHARE * all.length || authorsOf(harmed) >= HARM_SHARE * authorsOf(all)
    const doesHarm =
      on.length > MAX_LOST * onTopic.length ||
      authorsOf(on) > MAX_LOST * onTopicAuthors ||
      isTooMuch([...on, ...undecided]) ||
      isTooMuch(customers)
    if (authorsOf(off) < MIN_DROPPED_AUTHORS || doesHarm) return []
    return [
      {
        entry: excluding,
        dropsOffTopic: off.length,
        dropsUndecided: undecided.length,
        losesOnTopic: on.length,
        customers: customers.length,
        posts: all.slice(0, MAX_EXAMPLES).map((post) => exampleOf(post, flagsOf)),
      },
    ]
  })
  return suggestions
    .sort((first, second) => second.dropsOffTopic - first.dropsOffTopic)
    .slice(0, MAX_SUGGESTIONS)
}

function authorsOf(posts: readonly ReadPost[]): number {
  return new Set(posts.map(({ author }) => author)).size
}

/** The entry with one more exclusion; undefined where it has that already or would be parsed differently. */
export function withExclusion(entry: string, word: string): string | undefined {
  const known = readWordEntry(entry)
  const quoted = /^[\p{L}\p{M}\p{N}]+$/u.test(word) ? word : `"${word}"`
  const excluding = `${entry.trim()} -${quoted}`
  const read = readWordEntry(excluding)
  const isOneMore = read.word === known.word && read.excluded.length === known.excluded.length + 1
  return isOneMore && read.excluded.at(-1) === word && !known.excluded.includes(word) ? excluding : undefined
}
