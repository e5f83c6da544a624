import type { TellingWord } from './discriminative-words.ts'
import { readWordEntry } from './entry.ts'
import type { Verdict } from './judge.ts'
import { matchWords } from './matching.ts'

const MAX_SUGGESTIONS = 5
/** The share of the on-topic posts, and of their authors, that an exclusion may lose. */
const MAX_LOST = 0.02
/** Fewer authors on topic do not show what an exclusion would lose. */
const MIN_ON_TOPIC_AUTHORS = 10
/** Fewer authors off topic are not worth an exclusion. */
const MIN_DROPPED_AUTHORS = 3

/** An exclusion that would keep off-topic posts out, and what it would have done to the posts of the window. */
export interface Suggestion {
  /** The entry as it would stand in the word list. */
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
 * Exclusions for a word's entry that drop off-topic posts of three or more authors and lose at most 2 % of the
 * on-topic posts and of their authors; those that drop most come first. Counted by the matching that collectors use.
 * None where fewer than ten authors wrote on topic.
 */
export function suggestExclusions(
  entry: string,
  telling: readonly TellingWord[],
  posts: readonly SuggestPost[],
  verdicts: readonly Verdict[],
): Suggestion[] {
  const onTopic = posts.filter((_, index) => verdicts[index] === 'on_topic')
  const onTopicAuthors = new Set(onTopic.map(({ author }) => author)).size
  if (onTopicAuthors < MIN_ON_TOPIC_AUTHORS) return []
  const folded = posts.map(({ text }) => text.normalize('NFKC').toLowerCase())
  const suggestions = telling.flatMap(({ word }): Suggestion[] => {
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
      const verdict = verdicts[index] ?? 'undecided'
      // Cheaper than the matching, which finds it only where it stands alone.
      if (folded[index]?.includes(word) !== true || matchWords(text, matcher).found.length === 0) continue
      dropped[verdict] += 1
      authors[verdict].add(author)
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

/** The entry with one exclusion more; undefined where it has that already or would be read in another way. */
export function withExclusion(entry: string, word: string): string | undefined {
  const known = readWordEntry(entry)
  const quoted = /^[\p{L}\p{M}\p{N}]+$/u.test(word) ? word : `"${word}"`
  const excluding = `${entry.trim()} -${quoted}`
  const read = readWordEntry(excluding)
  const isOneMore = read.word === known.word && read.excluded.length === known.excluded.length + 1
  return isOneMore && read.excluded.at(-1) === word && !known.excluded.includes(word) ? excluding : undefined
}
