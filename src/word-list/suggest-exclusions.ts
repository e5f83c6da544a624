import { readWordEntry } from './entry.ts'
import { matchWords } from './matching.ts'
import type { OffTopicWord } from './off-topic-words.ts'
import type { Relevance } from './relevance.ts'

const MAX_SUGGESTIONS = 5
/** Share of the on-topic posts, and of their authors, that an exclusion may lose at most, 0 to 1. */
const MAX_LOST = 0.02
/** On-topic authors needed to estimate what an exclusion would lose. */
const MIN_ON_TOPIC_AUTHORS = 10
/** Off-topic authors whose posts an exclusion has to drop. */
const MIN_DROPPED_AUTHORS = 3

/** An exclusion that would reject off-topic posts, with its effect on the posts of the window. */
export interface Suggestion {
  /** The entry with the exclusion, as the word list would have it. */
  readonly entry: string
  readonly dropsOffTopic: number
  readonly dropsUndecided: number
  readonly losesOnTopic: number
}

export interface SuggestPost {
  readonly author: string
  readonly text: string
}

/**
 * Exclusions for a word's entry that drop off-topic posts of three or more authors and lose at most 2 % of
 * the on-topic posts and of their authors; those that drop most come first. Counted by the matching that
 * collectors use. None where fewer than ten authors wrote on topic.
 */
export function suggestExclusions(
  entry: string,
  offTopicWords: readonly OffTopicWord[],
  posts: readonly SuggestPost[],
  relevances: readonly Relevance[],
): Suggestion[] {
  const onTopic = posts.filter((_, index) => relevances[index] === 'on_topic')
  const onTopicAuthors = new Set(onTopic.map(({ author }) => author)).size
  if (onTopicAuthors < MIN_ON_TOPIC_AUTHORS) return []
  const folded = posts.map(({ text }) => text.normalize('NFKC').toLowerCase())
  const suggestions = offTopicWords.flatMap(({ word }): Suggestion[] => {
    const excluding = withExclusion(entry, word)
    if (excluding === undefined) return []
    const matcher = [word]
    const dropped = { on_topic: 0, off_topic: 0, undecided: 0 }
    const authors = {
      on_topic: new Set<string>(),
      off_topic: new Set<string>(),
      undecided: new Set<string>(),
    }
    for (const [index, { author, text }] of posts.entries()) {
      const relevance = relevances[index] ?? 'undecided'
      // Cheaper than the matching, which then checks the word boundaries.
      if (folded[index]?.includes(word) !== true || matchWords(text, matcher).found.length === 0) continue
      dropped[relevance] += 1
      authors[relevance].add(author)
    }
    const losesTooMuch =
      dropped.on_topic > MAX_LOST * onTopic.length || authors.on_topic.size > MAX_LOST * onTopicAuthors
    if (losesTooMuch || authors.off_topic.size < MIN_DROPPED_AUTHORS) return []
    return [
      {
        entry: excluding,
        dropsOffTopic: dropped.off_topic,
        dropsUndecided: dropped.undecided,
        losesOnTopic: dropped.on_topic,
      },
    ]
  })
  return suggestions
    .sort((first, second) => second.dropsOffTopic - first.dropsOffTopic)
    .slice(0, MAX_SUGGESTIONS)
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
