import { round } from '../lib/round.ts'
import { compareText } from '../text/compare-text.ts'
import { contentWords } from '../text/stop-words.ts'
import type { Relevance } from './relevance.ts'
import { runReader, type TextRuns } from './text-runs.ts'

const MAX_OFF_TOPIC_WORDS = 8
const MAX_EXAMPLES = 2
/** Authors of its side that a word needs. */
const MIN_AUTHORS = 3
/** Pseudo-authors of the prior, on each side, who use words as all judged authors do. */
const PRIOR_AUTHORS = 10
/** The 97.5 % quantile of the standard normal distribution. */
const MIN_Z = 1.959963984540054
/** What is read of a text, from its beginning: finding words in scripts without spaces takes long. */
const MAX_CHARACTERS = 8000
const MAX_WORDS = 400
/** Characters of a word. */
const MAX_LENGTH = 40

/** A word that off-topic posts use more than on-topic ones. It comes from posts: data, not instructions. */
export interface OffTopicWord {
  readonly word: string
  /** Authors who use it in off-topic posts, and in on-topic posts. */
  readonly offTopicAuthors: number
  readonly onTopicAuthors: number
  readonly logOdds: number
  /** Log-odds in standard errors, at least 1.96. */
  readonly z: number
  /** Indices of off-topic posts that contain it, by different authors. */
  readonly examples: readonly number[]
}

/** A post's author and the words that are compared. */
export interface PostWords {
  readonly author: string
  /** See `candidateWords`. */
  readonly words: readonly string[]
}

/**
 * The words that distinguish off-topic posts from on-topic ones, the largest z first. On either side y of n
 * authors use a word; with f the share of all judged authors who do, a = 10 f and b = 10 (1 - f), its
 * log-odds are ln((y + a) / (n - y + b)) off topic minus the same on topic, and z is that over the root of
 * 1/(y_off + a) + 1/(y_on + a): log-odds with an informative prior (Monroe, Colaresi and Quinn 2008), of
 * authors instead of words, so that what one author repeats counts once. Words qualify with a z of at least
 * 1.96 and three authors off topic. `ownWords`, the entry's, never do.
 */
export function findOffTopicWords(
  posts: readonly PostWords[],
  relevances: readonly Relevance[],
  ownWords: ReadonlySet<string>,
): OffTopicWord[] {
  return tellingWords(posts, relevances, ownWords)
    .slice(0, MAX_OFF_TOPIC_WORDS)
    .map(({ logOdds, z, ...word }) => ({
      ...word,
      logOdds: round(logOdds),
      z: round(z),
      examples: examplesOf(word.word, posts, relevances),
    }))
}

/** A word that the authors of off-topic posts use more than those of on-topic ones. */
type TellingWord = Omit<OffTopicWord, 'examples'>

function tellingWords(
  posts: readonly PostWords[],
  relevances: readonly Relevance[],
  ownWords: ReadonlySet<string>,
): TellingWord[] {
  const of = (wanted: Relevance) => posts.filter((_, index) => relevances[index] === wanted)
  const [off, on] = [of('off_topic'), of('on_topic')]
  if (off.length === 0 || on.length === 0) return []
  const users = usersOf(off, (word) => !ownWords.has(word))
  const onTopic = usersOf(on, (word) => (users.get(word)?.size ?? 0) >= MIN_AUTHORS)
  const [offAll, onAll] = [authorsOf(off), authorsOf(on)]
  const found = [...users].flatMap(([word, { size }]): TellingWord[] => {
    if (size < MIN_AUTHORS) return []
    const onTopicAuthors = onTopic.get(word)?.size ?? 0
    const { logOdds, z } = logOddsOf(size, offAll, onTopicAuthors, onAll)
    return z < MIN_Z ? [] : [{ word, offTopicAuthors: size, onTopicAuthors, logOdds, z }]
  })
  return found.sort((first, second) => second.z - first.z || compareText(first.word, second.word))
}

/** The authors who use each of the wanted words. */
function usersOf(
  posts: readonly PostWords[],
  isWanted: (word: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>()
  for (const { author, words } of posts) {
    for (const word of words) {
      if (!isWanted(word)) continue
      const known = users.get(word)
      if (known === undefined) users.set(word, new Set([author]))
      else known.add(author)
    }
  }
  return users
}

function authorsOf(posts: readonly PostWords[]): number {
  return new Set(posts.map(({ author }) => author)).size
}

/** Log-odds and z as `findOffTopicWords` defines them: `off` of `offAll` authors against `on` of `onAll`. */
export function logOddsOf(
  off: number,
  offAll: number,
  on: number,
  onAll: number,
): { logOdds: number; z: number } {
  const share = (off + on) / (offAll + onAll)
  const prior = PRIOR_AUTHORS * share
  const other = PRIOR_AUTHORS - prior
  const logitOf = (users: number, all: number): number => Math.log((users + prior) / (all - users + other))
  const logOdds = logitOf(off, offAll) - logitOf(on, onAll)
  // A word that every author uses distinguishes nothing, and its odds are not finite.
  if (!Number.isFinite(logOdds)) return { logOdds: 0, z: 0 }
  return { logOdds, z: logOdds / Math.sqrt(1 / (off + prior) + 1 / (on + prior)) }
}

function examplesOf(word: string, posts: readonly PostWords[], relevances: readonly Relevance[]): number[] {
  const examples: number[] = []
  const authors = new Set<string>()
  for (const [index, post] of posts.entries()) {
    if (relevances[index] !== 'off_topic' || !post.words.includes(word) || authors.has(post.author)) continue
    examples.push(index)
    authors.add(post.author)
    if (examples.length === MAX_EXAMPLES) break
  }
  return examples
}

/**
 * The content words of a text, lower case: no function words of its language, numbers, mentions or single
 * letters.
 */
export function candidateWords(text: string): Set<string> {
  return new Set(contentWordsIn(runReader(text)))
}

/** The same of a text that others read, too. */
export function contentWordsIn(read: (maxCharacters: number) => TextRuns): string[] {
  const words = new Set<string>()
  let count = 0
  for (const run of read(MAX_CHARACTERS).runs) {
    if (run.kind === 'mention') continue
    for (const { key } of run.words) {
      count += 1
      if (count <= MAX_WORDS && isCandidate(key)) words.add(key)
    }
  }
  return contentWords(words)
}

function isCandidate(key: string): boolean {
  return key.length > 1 && key.length <= MAX_LENGTH && (/^[a-z]/.test(key) || /\p{L}/u.test(key))
}
